"""Any number of things, or up to so many, that the controller chooses as an effect is carried out (608.2d)."""

from dataclasses import field

from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import AnyNumber


@phrase(
    en=(
        "any number of {group:plural} @ most=AnyNumber, register=*",
        "up to one {group} @ most=1, register=*",
        "up to {most:word} {group:plural} @ register=*",
    ),
    ja=("望む数の{group} @ most=AnyNumber, register=*", "最大{most}つの{group} @ register=*"),
)
class SomeOf(Reference):
    """Some of a group, which are chosen before anything is done to them: reading puts the choice first."""

    group: Collection
    most: Quantity
    register: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what was chosen."""
        return context.result(self.register)


@phrase(
    en=(
        "choose any number of {group:plural} @ most=AnyNumber, register=*, own=*",
        "choose up to one {group} @ most=1, register=*, own=*",
        "choose up to {most:word} {group:plural} @ register=*, own=*",
    ),
    ja=("望む数の{group}を選ぶ @ most=AnyNumber, register=*, own=*", "最大{most}つの{group}を選ぶ @ register=*, own=*"),
)
class ChooseSome(Effect):
    """The controller chooses any number of a group, or up to so many; nothing is targeted (107.1c, 608.2d).

    own: among what they control only, since it is to be sacrificed (701.21a). register: where what was chosen is kept,
    with its number.
    """

    group: Collection
    most: Quantity = AnyNumber()
    register: int = 0
    own: bool = field(default=False)

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose, and keep what was chosen."""
        members = self.group.members(context)
        if self.own:
            members = tuple(
                each for each in members if not isinstance(each, PlayerId) and context.controller(each) == context.you
            )
        most = min(self.most.value(context), len(members))
        chosen = (yield from context.choose(context.you, members, 0, most)) if most else ()
        context.keep(self.register, chosen, amount=len(chosen))
