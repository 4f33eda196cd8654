"""Putting cards onto the battlefield that are chosen as the effect is carried out (608.2d)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.nouns import Noun


@phrase(
    en="put a {group:from} onto the battlefield under your control @ register=*",
    ja="{group:a}をあなたのコントロール下で戦場に出す @ register=*",
)
class PutChosenOntoBattlefield(Effect):
    """The controller chooses one card of a group as the effect is carried out and puts it onto the battlefield."""

    group: Collection
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and put it there."""
        cards = self.group.members(context)
        chosen = (yield from context.choose(context.you, cards)) if cards else ()
        objects = [each for each in chosen if not isinstance(each, PlayerId)]
        arrived = yield from context.move(objects, Zone.BATTLEFIELD, controller=context.you)
        if self.register is not None:
            context.keep(self.register, arrived)


@phrase(
    en="put a {noun} exiled with {.this} onto the battlefield under your control @ number=*, register=*",
    ja="{.this}によって追放された{noun}1枚をあなたのコントロール下で戦場に出す @ number=*, register=*",
)
class PutLinkedOntoBattlefield(Effect):
    """The controller chooses one of the cards that the source has exiled and puts it onto the battlefield (607.2a)."""

    noun: Noun
    number: int = 0
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose among those still there; a register keeps the permanent."""
        there = [each for each in context.linked(self.number) if not isinstance(each, PlayerId)]
        cards = [each for each in there if context.exists(each) and self.noun.holds(context, each)]
        chosen = (yield from context.choose(context.you, cards)) if cards else ()
        objects = [each for each in chosen if not isinstance(each, PlayerId)]
        arrived = yield from context.move(objects, Zone.BATTLEFIELD, controller=context.you)
        if self.register is not None:
            context.keep(self.register, arrived)
