"""Effects that let players play exiled cards for a while (406.1, 601.3)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.playing import MayPlayThose
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "{who} may play {objects:every} this turn @ lands=True, duration=END_OF_TURN",
        "{who} may cast {objects:every} this turn @ lands=False, duration=END_OF_TURN",
        "{duration}, {who} may play {objects:every} @ lands=True",
        "{duration}, {who} may cast {objects:every} @ lands=False",
        "{who} may play {objects:every} {duration} @ lands=True",
        "{who} may cast {objects:every} {duration} @ lands=False",
        "{who} may cast {objects:every} for as long as [it remains|they remain] exiled @ lands=False, duration=FOREVER",
        "{who} may play {objects:every} for as long as [it remains|they remain] exiled @ lands=True, duration=FOREVER",
        (
            "{who} may cast {objects:every} for as long as [it remains|they remain] exiled, and mana of any type can "
            "be spent to cast [that spell|those spells] @ lands=False, any_type=True, duration=FOREVER"
        ),
        (
            "{who} may play {objects:every} this turn, and mana of any type can be spent to cast "
            "[that spell|those spells] @ lands=True, any_type=True, duration=END_OF_TURN"
        ),
        (
            "{who} may cast {objects:every} this turn, and mana of any type can be spent to cast "
            "[that spell|those spells] @ lands=False, any_type=True, duration=END_OF_TURN"
        ),
    ),
    ja=(
        "このターン、{who}は{objects:every}をプレイしてもよい @ lands=True, duration=END_OF_TURN",
        "このターン、{who}は{objects:every}を唱えてもよい @ lands=False, duration=END_OF_TURN",
        "{duration}、{who}は{objects:every}をプレイしてもよい @ lands=True",
        "{duration}、{who}は{objects:every}を唱えてもよい @ lands=False",
    ),
)
class LetPlay(Effect):
    """A player may play certain cards, where they are, for a while; they pay for them as always (601.3).

    lands: lands may be played too, not only spells cast. any_type: mana of any type may be spent (118.14).
    """

    objects: Reference
    duration: Duration = Duration.END_OF_TURN
    who: Reference = You()
    lands: bool = True
    any_type: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission on what the words stand for now."""
        objects = objects_among(context, self.objects)
        if objects:
            part = MayPlayThose(who=self.who, lands=self.lands, any_type=self.any_type)
            yield from context.begin_effect((part,), self.duration, objects)
