"""Effects whose controller chooses which change it is: one size or another, a creature type (608.2d)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import CardType, Duration
from shinpan.game.ids import ObjectId
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.base import Effect, Modification, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.modifications.types import SetSubtypes
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.subtype_words import Subtypes

_TYPES = tuple(Word(each, each.en, each.ja) for each in CreatureType)


@phrase(
    en=(
        "{affected:subject} get[s] {first.power:+}/{first.toughness:+} or {second.power:+}/{second.toughness:+} "
        "{duration} @ first=ChangePowerToughness, second=ChangePowerToughness"
    ),
    ja=(
        "{duration}、{affected:subject}は{first.power:+}/{first.toughness:+}か{second.power:+}/{second.toughness:+}の"
        "修整を受ける @ first=ChangePowerToughness, second=ChangePowerToughness"
    ),
)
class ApplyEither(Effect):
    """Objects get one change of size or another, as the controller chooses (613.4c)."""

    affected: Reference
    first: ChangePowerToughness
    second: ChangePowerToughness
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and begin the effect."""
        objects = objects_among(context, self.affected)
        if objects:
            words = tuple(_sized(context, each, objects[0]) for each in (self.first, self.second))
            word = yield from context.choose_word(context.you, words)
            yield from context.begin_effect((word.value,), self.duration, objects)


def _sized(context: Context, change: ChangePowerToughness, entity: ObjectId) -> Word:
    """Return a change of size as something to choose, with its numbers worked out."""
    settled = change.settled(context, entity)
    assert isinstance(settled, ChangePowerToughness)
    power, toughness = settled.power.value(context), settled.toughness.value(context)
    text = f"{power:+}/{toughness:+}"
    return Word(settled, text, text)


def _choose_type(context: Context) -> Steps[CreatureType]:
    word = yield from context.choose_word(context.you, _TYPES, Topic.SUBTYPE)
    found: CreatureType = word.value
    return found


@phrase(
    en=(
        "{affected:subject} become[s] the creature type of your choice {duration}",
        "{affected:subject} become[s] the creature type of your choice @ duration=FOREVER",
    ),
    ja=(
        "{duration}、{affected:subject}はあなたが選んだクリーチャー・タイプ1つになる",
        "{affected:subject}はあなたが選んだクリーチャー・タイプ1つになる @ duration=FOREVER",
    ),
)
class BecomeChosenType(Effect):
    """Objects become a creature type that the controller chooses, instead of those that they have (205.1a)."""

    affected: Reference
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and begin the effect."""
        objects = objects_among(context, self.affected)
        if objects:
            kind = yield from _choose_type(context)
            yield from context.begin_effect((SetSubtypes(Subtypes((kind,))),), self.duration, objects)


@phrase(
    en="creatures of the creature type of your choice[+] {changes:lasting} {duration}",
    ja="{duration}、あなたが選んだクリーチャー・タイプ1つのクリーチャー[+]は{changes:lasting}",
)
class ChangeChosenType(Effect):
    """All creatures of a creature type that the controller chooses are changed (611.2c)."""

    changes: tuple[Modification, ...]
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and begin the effect on the creatures that have the type now."""
        kind = yield from _choose_type(context)
        affected = []
        for each in context.permanents():
            found = context.characteristics(each)
            if CardType.CREATURE in found.types and kind in found.subtypes:
                affected.append(each)
        if affected:
            yield from context.begin_effect(self.changes, self.duration, affected)
