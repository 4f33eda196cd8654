"""Readers of steps in which a player acts: casting, playing, activating, special actions, combat."""

from typing import TypedDict

from shinpan.lab.notation.keys import StepKey as Key
from shinpan.lab.notation.mistakes import KeyMistake, Place, SituationMistake
from shinpan.lab.notation.reading.core import Fields, each_pair, one_or_more
from shinpan.lab.notation.reading.mana import payment
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import is_number, number, text, word
from shinpan.lab.notation.steps import (
    ActivateStep,
    Attacker,
    AttackStep,
    Blocker,
    BlockStep,
    CastStep,
    PlayStep,
    SpecialStep,
)
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.values import Answer, Payment, Reference
from shinpan.lab.notation.vocabulary import Door, Special

NOTHING = Reference(text="")
"""Stands for a reference that is missing until the error is raised."""

_ANSWERED = ("x", "mode", "modes", "kicked", "kicker", "fused", "alternative", "splice", "division", "divide")
"""Keys that people write although the notation has answers for them."""

_MOST_ABILITIES = 1_000


class Common(TypedDict):
    """The keys that every step may have, as arguments of its class."""

    line: int
    player: str | None
    targets: tuple[Answer, ...]
    choose: tuple[Answer, ...]
    pay: Payment | None
    order: tuple[Reference, ...]
    names: tuple[str, ...]


def common(fields: Fields, players: Players) -> Common:
    """Read the keys that every step may have."""
    for key in _ANSWERED:
        if key in fields:
            fields.refuse(key, KeyMistake.ANSWER_INSTEAD)
    return Common(
        line=fields.line,
        player=fields.take(Key.PLAYER, players.player, None),
        targets=fields.take(Key.TARGETS, players.answers, ()),
        choose=fields.take(Key.CHOOSE, players.answers, ()),
        pay=fields.take(Key.PAY, payment, None),
        order=fields.take(Key.ORDER, players.references, ()),
        names=fields.take(Key.AS, one_or_more(text), ()),
    )


def common_of_player(fields: Fields, players: Players) -> Common:
    """The same for a step that is somebody's."""
    keys = common(fields, players)
    if Key.PLAYER not in fields:
        fields.object_to(KeyMistake.MISSING, fields.line, place=fields.place, key=Key.PLAYER.value)
    return keys


def common_of_nobody(fields: Fields, players: Players) -> Common:
    """The same for a step that is nobody's: answers need a player, and only they do."""
    keys = common(fields, players)
    answers = Key.TARGETS in fields or Key.CHOOSE in fields
    if answers and Key.PLAYER not in fields:
        fields.object_to(SituationMistake.WHOSE_ANSWERS, fields.line)
    return keys


def cast(fields: Fields, players: Players) -> CastStep:
    """`cast`: a spell."""
    spell = fields.need(Key.CAST, players.reference, NOTHING)
    return CastStep(spell=spell, **common_of_player(fields, players))


def play(fields: Fields, players: Players) -> PlayStep:
    """`play`: a land."""
    card = fields.need(Key.PLAY, players.reference, NOTHING)
    return PlayStep(card=card, **common_of_player(fields, players))


def _ability(node: Node) -> int | str:
    return number(1, _MOST_ABILITIES)(node) if is_number(node) else text(node)


def activate(fields: Fields, players: Players) -> ActivateStep:
    """`activate`: an object, with `ability` where it has several."""
    return ActivateStep(
        source=fields.need(Key.ACTIVATE, players.reference, NOTHING),
        ability=fields.take(Key.ABILITY, _ability, None),
        **common_of_player(fields, players),
    )


def special(fields: Fields, players: Players) -> SpecialStep:
    """`special`: a special action."""
    action = fields.need(Key.SPECIAL, word(Special), Special.COMPANION)
    if action is not Special.COMPANION and Key.OBJECT not in fields:
        fields.object_to(KeyMistake.MISSING, fields.line, place=Place.SPECIAL, key=Key.OBJECT.value)
    step = SpecialStep(
        action=action,
        object=fields.take(Key.OBJECT, players.reference, None),
        door=fields.take(Key.DOOR, word(Door), None),
        **common_of_player(fields, players),
    )
    if step.door is not None and action is not Special.UNLOCK:
        fields.object_to(KeyMistake.NOT_WITH, fields.line_of(Key.DOOR), key=Key.DOOR.value, other=action.value)
    return step


def attack(fields: Fields, players: Players) -> AttackStep:
    """`attack`: creatures with what they attack."""

    def attacker(key: Scalar, value: Node) -> Attacker:
        return Attacker(line=key.line, creature=players.reference(key), target=players.reference(value))

    declared = fields.need(Key.ATTACK, lambda node: each_pair(attacker, node), ())
    return AttackStep(attackers=declared, **common_of_player(fields, players))


def block(fields: Fields, players: Players) -> BlockStep:
    """`block`: creatures with the attacker or attackers that they block."""

    def blocker(key: Scalar, value: Node) -> Blocker:
        return Blocker(line=key.line, creature=players.reference(key), attackers=players.references(value))

    declared = fields.need(Key.BLOCK, lambda node: each_pair(blocker, node), ())
    return BlockStep(blockers=declared, **common_of_player(fields, players))
