"""Effects on spells and abilities on the stack (701.6)."""

from shinpan.game.enums import Zone
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among

_INSTEAD = "counter {objects}. if [that spell is|those spells are] countered this way, "


@phrase(
    en=(
        f"{_INSTEAD}exile it instead of putting it into its owner's graveyard @ to=EXILE",
        f"{_INSTEAD}put it on top of its owner's library instead of into that player's graveyard @ to=LIBRARY",
        f"{_INSTEAD}put it into its owner's hand instead of into that player's graveyard @ to=HAND",
        "counter {objects:every} @ to=GRAVEYARD",
    ),
    ja=(
        "{objects:every}を打ち消す。それがこれにより打ち消されたなら、墓地に置く代わりに追放する @ to=EXILE",
        "{objects:every}を打ち消す。それがこれにより打ち消されたなら、代わりにライブラリーの一番上に置く @ to=LIBRARY",
        "{objects:every}を打ち消す。それがこれにより打ち消されたなら、代わりにオーナーの手札に加える @ to=HAND",
        "{objects:every}を打ち消す @ to=GRAVEYARD",
    ),
)
class CounterObjects(Effect):
    """Counter spells or abilities (701.6). to: where countered cards go."""

    objects: Reference
    to: Zone = Zone.GRAVEYARD

    def perform(self, context: Context) -> Steps[None]:
        """Counter them."""
        for each in objects_among(context, self.objects):
            yield from context.counter(each, self.to)


@phrase(en="change the target of {objects}", ja="{objects}の対象を変更する")
class ChangeTarget(Effect):
    """Change the target of spells or abilities that have one to another legal target (115.7a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have the controller of the effect choose."""
        for each in objects_among(context, self.objects):
            yield from context.change_target(each, context.you)
