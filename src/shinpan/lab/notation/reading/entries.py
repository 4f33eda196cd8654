"""Readers of cards and permanents in the situation."""

from dataclasses import replace

from shinpan.game.enums import Zone
from shinpan.lab.notation.keys import EntryKey as Key
from shinpan.lab.notation.mistakes import KeyMistake, Place, SituationMistake, Wanted
from shinpan.lab.notation.reading.core import Fields, Read, list_of, one_or_more
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import amount, boolean, is_boolean, number, text, word
from shinpan.lab.notation.reading.terms import counters
from shinpan.lab.notation.reading.tokens import component, token_of
from shinpan.lab.notation.situation import CardEntry
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.vocabulary import Door, FaceDownAs, FaceUp

MOST_ALIKE = 2_000
"""Objects that one entry may stand for."""

_PERMANENT_ONLY = (
    Key.TAPPED,
    Key.SICK,
    Key.ATTACHED_TO,
    Key.FACE,
    Key.FLIPPED,
    Key.PHASED_OUT,
    Key.DAMAGE,
    Key.LEVEL,
    Key.UNLOCKED,
    Key.MERGED,
    Key.COPY_OF,
    Key.TOKEN,
    Key.CHOSEN,
    Key.MUTATIONS,
    Key.RING_BEARER,
    Key.ATTACKING,
    Key.BLOCKING,
)
_face_down_word = word(FaceDownAs)


def face_down(node: Node) -> FaceDownAs | None:
    """`yes`, `no`, or how the card lies face down."""
    if is_boolean(node):
        return FaceDownAs.YES if boolean(node) else None
    return _face_down_word(node)


def entries(zone: Zone, players: Players) -> Read[tuple[CardEntry, ...]]:
    """A reader of the entries of a zone."""
    return list_of(lambda node: _entry(node, zone, players))


def _entry(node: Node, zone: Zone, players: Players) -> CardEntry:
    if isinstance(node, Scalar) and not node.is_null:
        return CardEntry(line=node.line, card=text(node))
    on_battlefield = zone is Zone.BATTLEFIELD
    fields = Fields(node, Place.PERMANENT if on_battlefield else Place.CARD, wanted=Wanted.CARD)
    entry = _card(fields, players)
    if on_battlefield:
        entry = _permanent(entry, fields, players)
    else:
        for key in _PERMANENT_ONLY:
            fields.refuse(key, KeyMistake.ONLY_ON_BATTLEFIELD, zone=zone)
    if Key.CARD not in fields and not (on_battlefield and (Key.TOKEN in fields or Key.MERGED in fields)):
        fields.object_to(KeyMistake.NO_CARD, fields.line)
    if len(entry.names) > 1 and len(entry.names) != entry.count:
        line = fields.line_of(Key.AS)
        fields.object_to(SituationMistake.HANDLE_COUNT, line, names=len(entry.names), count=entry.count)
    fields.finish(hidden=frozenset() if on_battlefield else frozenset(_PERMANENT_ONLY))
    return entry


def _card(fields: Fields, players: Players) -> CardEntry:
    """The keys that may stand in every zone."""
    return CardEntry(
        line=fields.line,
        card=fields.take(Key.CARD, text, None),
        names=fields.take(Key.AS, one_or_more(text), ()),
        owner=fields.take(Key.OWNER, players.player, None),
        count=fields.take(Key.COUNT, number(1, MOST_ALIKE), 1),
        face_down=fields.take(Key.FACE_DOWN, face_down, None),
        exiled_with=fields.take(Key.EXILED_WITH, players.reference, None),
        counters=fields.take(Key.COUNTERS, counters, None),
        commander=fields.take(Key.COMMANDER, boolean, False),
        companion=fields.take(Key.COMPANION, boolean, False),
    )


def _permanent(entry: CardEntry, fields: Fields, players: Players) -> CardEntry:
    """The keys that only permanents have."""
    token, is_token = token_of(fields)
    return replace(
        entry,
        token=token,
        is_token=is_token,
        tapped=fields.take(Key.TAPPED, boolean, False),
        sick=fields.take(Key.SICK, boolean, False),
        attached_to=fields.take(Key.ATTACHED_TO, players.reference, None),
        face=fields.take(Key.FACE, word(FaceUp), None),
        flipped=fields.take(Key.FLIPPED, boolean, False),
        phased_out=fields.take(Key.PHASED_OUT, boolean, False),
        damage=fields.take(Key.DAMAGE, amount, 0),
        level=fields.take(Key.LEVEL, number(1, 100), None),
        unlocked=fields.take(Key.UNLOCKED, one_or_more(word(Door)), None),
        merged=fields.take(Key.MERGED, list_of(component(players)), ()),
        copy_of=fields.take(Key.COPY_OF, players.reference, None),
        chosen=fields.take(Key.CHOSEN, players.answers, ()),
        mutations=fields.take(Key.MUTATIONS, amount, None),
        ring_bearer=fields.take(Key.RING_BEARER, boolean, False),
        attacking=fields.take(Key.ATTACKING, players.reference, None),
        blocking=fields.take(Key.BLOCKING, players.references, ()),
    )
