"""Effects on spells and abilities on the stack (701.6)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among

_INSTEAD = "counter {objects}. if [that spell is|those spells are] countered this way, "


@phrase(
    en=(
        f"{_INSTEAD}exile it instead of putting it into its owner's graveyard @ to=EXILE, register=*",
        (
            f"{_INSTEAD}put it on top of its owner's library instead of into that player's graveyard @ to=LIBRARY, "
            "register=*"
        ),
        f"{_INSTEAD}put it into its owner's hand instead of into that player's graveyard @ to=HAND, register=*",
        "counter {objects:every} @ to=GRAVEYARD, register=*",
    ),
    ja=(
        "{objects:every}を打ち消す。それがこれにより打ち消されたなら、墓地に置く代わりに追放する "
        "@ to=EXILE, register=*",
        "{objects:every}を打ち消す。それがこれにより打ち消されたなら、代わりにライブラリーの一番上に置く "
        "@ to=LIBRARY, register=*",
        "{objects:every}を打ち消す。それがこれにより打ち消されたなら、代わりにオーナーの手札に加える "
        "@ to=HAND, register=*",
        "{objects:every}を打ち消す @ to=GRAVEYARD, register=*",
    ),
)
class CounterObjects(Effect):
    """Counter spells or abilities (701.6). to: where countered cards go. register: what became of those countered."""

    objects: Reference
    to: Zone = Zone.GRAVEYARD
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Counter them."""
        countered: list[ObjectId] = []
        for each in objects_among(context, self.objects):
            if (yield from context.counter(each, self.to)):
                countered += (now for now in context.followed(each) if self._went(context, now))
        if self.register is not None:
            context.keep(self.register, countered)

    def _went(self, context: Context, now: ObjectId) -> bool:
        found = context.look(now)
        return found is not None and found.zone is self.to


@phrase(en="change the target of {objects}", ja="{objects}の対象を変更する")
class ChangeTarget(Effect):
    """Change the target of spells or abilities that have one to another legal target (115.7a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have the controller of the effect choose."""
        for each in objects_among(context, self.objects):
            yield from context.change_target(each, context.you)


@phrase(
    en="you may choose new targets for {objects} @ objects=Target",
    ja="{objects:'s}新しい対象を選んでもよい @ objects=Target",
)
class ChooseNewTargets(Effect):
    """New targets may be chosen for spells or abilities; any of the targets may stay as it is (115.7d)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have the controller of the effect choose."""
        for each in objects_among(context, self.objects):
            yield from context.choose_new_targets(each, context.you)
