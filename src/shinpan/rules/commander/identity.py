"""Color identity (903.4): the colors of a card's mana symbols, wherever they stand on it, and what defines its colors.

It is that of the card as it is printed, on all its faces, so that it is worked out once and never changes (903.4a).
"""

import re
from collections.abc import Iterable
from dataclasses import fields

from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.enums import Color
from shinpan.game.ids import PlayerId
from shinpan.game.lang import Lang
from shinpan.game.leaf import Leaf
from shinpan.game.mana import ManaCost, ManaSymbol
from shinpan.game.state import GameState
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.modifications.colors import SetColors
from shinpan.rulebook.citations import carries
from shinpan.rules.commander.designation import own_commanders

carries("903.4")
carries("903.4a")
carries("903.4c")
carries("903.4d")
carries("903.4e")
carries("702.124c")
carries("903.4f")

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN: dict[int, tuple[Definition, frozenset[Color]]] = {}


def color_identity(definition: Definition) -> frozenset[Color]:
    """Return the color identity of a card: of all its faces together."""
    known = _KNOWN.get(id(definition))
    if known is None or known[0] is not definition:
        if len(_KNOWN) > 100_000:
            _KNOWN.clear()
        found = frozenset(color for face in definition.faces for color in _of_face(face))
        known = _KNOWN[id(definition)] = (definition, found)
    return known[1]


def identity_of_commanders(state: GameState, player: PlayerId) -> frozenset[Color] | None:
    """Return the colors in the identity of a player's commanders together (702.124c); None without any (903.4f)."""
    cards = [
        component.definition
        for each in own_commanders(state, player)
        for component in state.objects[each].components
        if component.commander and component.owner == player
    ]
    return frozenset(color for card in cards for color in color_identity(card)) if cards else None


def _of_face(face: Characteristics) -> frozenset[Color]:
    found = set(face.color_indicator or ())
    if face.mana_cost is not None:
        found |= face.mana_cost.colors
    for ability in face.abilities:
        found |= _in_text(ability, face)
        if isinstance(ability, StaticAbility) and ability.defining:
            found |= _defined(ability)
    return frozenset(found)


def _defined(ability: StaticAbility) -> frozenset[Color]:
    """Return the colors that a characteristic-defining ability gives the card."""
    return frozenset(
        color
        for part in ability.parts
        if isinstance(part, Modify)
        for change in part.changes
        if isinstance(change, SetColors)
        for color in change.colors
    )


def _in_text(ability: Ability, face: Characteristics) -> frozenset[Color]:
    """Return the colors of the mana symbols in the text of an ability, which has no reminders in it (903.4c)."""
    from shinpan.phrases.wording import WordingError, text_of  # loaded only where texts are asked for

    try:
        text = text_of(ability, Lang.EN, face)
    except WordingError:
        return frozenset(_in_values(ability))
    return frozenset(color for inner in _SYMBOL.findall(text) for color in _colors_of(inner))


def _colors_of(inner: str) -> Iterable[Color]:
    letters = {color.letter: color for color in Color}
    return (letters[letter] for letter in inner.split("/") if letter in letters)


def _in_values(value: object) -> Iterable[Color]:
    """Yield the colors of the mana costs inside an ability that has no wording yet."""
    if isinstance(value, (ManaCost, ManaSymbol)):
        yield from value.colors
    elif isinstance(value, (tuple, frozenset)):
        for each in value:
            yield from _in_values(each)
    elif isinstance(value, Leaf):
        for each in fields(value):  # type: ignore[arg-type]
            if each.compare:
                yield from _in_values(getattr(value, each.name))
