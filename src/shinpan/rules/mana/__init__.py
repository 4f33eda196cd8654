"""Mana (CR 106) and how mana costs are paid (CR 118, 601.2f-h).

`source` and `supply` say what mana a player could have, `payment` finds how a cost is paid. `demand`, `matching`,
`problem` and `search` do the work below them. All of it is about values: nothing here changes a game.
"""
