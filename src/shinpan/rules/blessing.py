"""The city's blessing (702.131): a player with ascend and ten permanents gets it for the rest of the game."""

from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.state_based.sorts import ASCENDING, may_have
from shinpan.rules.table import Table

BLESSED = cite(
    "702.131b",
    en="{player} controls ten or more permanents and gets the city's blessing.",
    ja="{player}は10個以上のパーマネントをコントロールしているため、都市の承認を得ます。",
)
carries("702.131d")
NEEDED = 10


def bless(table: Table) -> None:
    """Give the city's blessing to those who have come to ten permanents with ascend; no state-based action."""
    if len(table.state.battlefield) < NEEDED or not may_have(table, ASCENDING):
        return
    for player in table.state.players:
        if player.lost is not None or player.blessed:
            continue
        own = table.controlled(player.id)
        if len(own) >= NEEDED and any(_ascends(table, each) for each in own):
            table.set_player(player.with_(blessed=True))
            table.note(BLESSED, player=player.id)
            table.touch()


def _ascends(table: Table, object_id: ObjectId) -> bool:
    characteristics = table.characteristics(object_id)
    return bool(characteristics.abilities) and KeywordAbility.ASCEND in index_of(characteristics).keywords
