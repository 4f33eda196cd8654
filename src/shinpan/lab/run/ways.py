"""How a card is cast: the half or face, fused, face down, an alternative cost, as the file says it."""

from collections.abc import Collection
from typing import Any

from shinpan.cards.names import fold
from shinpan.game.characteristics import Definition
from shinpan.game.decisions import Cast
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import HALVES, SIDES, WHOLE
from shinpan.lab.notation.steps import CastStep
from shinpan.lab.run.play import Play
from shinpan.lab.run.refusals import as_illegal
from shinpan.rules.casting.refusals import NOT_HERE
from shinpan.rules.casting.ways import Way, ways_of
from shinpan.rules.table import Table

ALTERNATIVE = "alternative"
"""The word for a cost paid rather than the mana cost by no keyword ability."""

_WORDS = {KeywordAbility.FUSE: "fused"}
"""Words for ways of casting that aren't the name of the keyword."""


def way_of_casting(
    play: Play, player: PlayerId, card: ObjectId, step: CastStep, options: Collection[Any] | None = None
) -> Cast:
    """Choose how a card is cast: the face named in the step, then what the next answers say, if they are words for it.

    Without such a word the first way counts, which is the ordinary one of the first face; if that can't be paid, an
    alternative that no word is needed for. options: what the player may do now. Raises Illegal if there is no way.
    """
    table = play.table
    ways = ways_of(table, player, card)
    if not ways:
        raise as_illegal(table, play.names, step.line, NOT_HERE, object=card, player=player)
    faces = _faces(play, player, card, step, ways)
    places = [place for place, way in enumerate(ways) if way.face in faces or way.face == WHOLE]
    words = {word: place for place in reversed(places) if (word := _word(ways[place])) is not None}
    said = play.answerer.way(player, tuple(words))
    ordinary = [place for place in places if ways[place].face != WHOLE] or places
    place = words[said] if said in words else ordinary[0]
    if said is None and options is not None and Cast(card, ways[place].face, place) not in options:
        others = [each for each in places if ways[each].alternative and _word(ways[each]) == ALTERNATIVE]
        place = next((each for each in others if Cast(card, ways[each].face, each) in options), place)
    return Cast(card, ways[place].face, place)


def _faces(play: Play, player: PlayerId, card: ObjectId, step: CastStep, ways: tuple[Way, ...]) -> list[int]:
    """Return the faces that are meant: the one named, the one answered, else all. Raises Illegal if that one can't be
    cast from where the card is."""
    faces = [face for face in dict.fromkeys(way.face for way in ways) if face != WHOLE]
    definition = play.table.state.objects[card].components[0].definition
    if len(definition.faces) < 2:
        return faces
    meant = _named(definition, step.spell.text)
    if meant is None or _all_alike(definition):
        words = face_words(definition)
        said = play.answerer.way(player, tuple(words), declinable=False)
        meant = None if said is None else words[said]
    if meant is None:
        return faces
    if meant not in faces:
        raise as_illegal(play.table, play.names, step.line, NOT_HERE, object=card, player=player)
    return [meant]


def can_be_cast_as(table: Table, player: PlayerId, card: ObjectId, text: str) -> bool:
    """Return whether a card can be cast as what a text calls it: if that is a face of it, as that face."""
    face = _named(table.state.objects[card].components[0].definition, text)
    return face is None or any(way.face == face for way in ways_of(table, player, card))


def _named(definition: Definition, text: str) -> int | None:
    """Return the place of the half, face or frame that a text names; None if it names none, or the card has one."""
    if len(definition.faces) < 2:
        return None
    named = {fold(name): place for place, face in enumerate(definition.faces) for name in face.names}
    return named.get(fold(text))


def face_words(definition: Definition) -> dict[str, int]:
    """Return the words for the halves, faces or frames of a card, their names among them, with their places."""
    names = {name.casefold(): place for place, face in enumerate(definition.faces) for name in face.names}
    return _sides(definition) | names


def _all_alike(definition: Definition) -> bool:
    """Return whether the frames of a card share their name, as those of a prototype card do."""
    return len({face.names for face in definition.faces}) == 1


def _sides(definition: Definition) -> dict[str, int]:
    """Return the words for the halves of a card, or for its faces, with their places."""
    if definition.layout in HALVES:
        return {"left": 0, "right": 1}
    return {"front": 0, "back": 1} if definition.layout in SIDES else {}


def _word(way: Way) -> str | None:
    """Return the word for a way of casting, None for an ordinary one."""
    if way.face_down is not None:
        return "face down"
    if way.keyword is None:
        return ALTERNATIVE if way.alternative else None
    return _WORDS.get(way.keyword, way.keyword.en)
