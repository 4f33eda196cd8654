"""Effects that grow and recolor at once, or lend the activated abilities of another object (613.6, 607.5)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Color, Duration
from shinpan.game.ids import PlayerId
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import Effect, Modification, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.references.objects import objects_among

_COLORS = tuple(Word(color, color.en, color.ja, place) for place, color in enumerate(Color, 1))


@phrase(
    en="{affected:subject} {change} and become[s] the color of your choice until end of turn",
    ja="ターン終了時まで、{affected}は{change}とともに、あなたが選んだ色1色になる",
)
class ChangeAndRecolor(Effect):
    """Objects are changed and become a color of the controller's choice by one effect (613.6, 105.3)."""

    affected: Reference
    change: Modification

    def perform(self, context: Context) -> Steps[None]:
        """Choose the color, and begin the effect."""
        objects = objects_among(context, self.affected)
        word = yield from context.choose_word(context.you, _COLORS, Topic.COLOR)
        if objects:
            parts = (self.change, SetColors((word.value,)))
            yield from context.begin_effect(parts, Duration.END_OF_TURN, objects)


@phrase(
    en="{affected:subject} gain[s] all activated abilities of {of} until end of turn",
    ja="ターン終了時まで、{affected}は{of:'s}すべての起動型能力を得る",
)
class GainActivatedAbilities(Effect):
    """Objects gain the activated abilities that another has now, by one effect, so that they stay linked (607.5)."""

    affected: Reference
    of: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Read them, and begin the effect."""
        for each in self.of.find(context):
            if isinstance(each, PlayerId):
                continue
            abilities = context.characteristics(each).abilities
            activated = tuple(ability for ability in abilities if isinstance(ability, ActivatedAbility))
            objects = objects_among(context, self.affected)
            if activated and objects:
                yield from context.begin_effect((GainAbilities(activated),), Duration.END_OF_TURN, objects)
