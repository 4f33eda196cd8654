"""Effects that have something chosen without doing anything to it yet (608.2d)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.targets import Target


@phrase(
    en=(
        "choose {group:a} on the battlefield @ group.modifiers=(), register=*",
        "choose {group:a} @ register=*",
    ),
    ja=(
        "戦場に出ている{group:a}を選ぶ @ group.modifiers=(), register=*",
        "{group:a}を選ぶ @ register=*",
    ),
)
class ChooseOne(Effect):
    """The controller chooses one of a group as the effect is carried out; nothing is targeted."""

    group: Collection
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose, and keep what was chosen."""
        chosen = yield from context.choose(context.you, self.group.members(context))
        context.keep(self.register, chosen)


@phrase(en="choose {target}", ja="{target}を選ぶ")
class ChooseTarget(Effect):
    """ "Choose target creature you control": the target is named before anything is done with it (115.1)."""

    target: Target

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing yet."""
        yield from ()
