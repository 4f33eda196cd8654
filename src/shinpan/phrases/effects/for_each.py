"""What is done for each of some objects, one after another (608.2f)."""

from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en=("#'s its", "it"), ja="それ")
class EachOfThese(Reference):
    """The one of several objects that an effect is at: "for each creature destroyed this way, its controller ..."."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return that object."""
        return context.singled


@phrase(en="for each {group}, {effect}", ja="{group:each}につき、{effect}")
class ForEach(Effect):
    """Something that is done for each of some objects: "it" in it is each of them in turn (608.2f)."""

    group: Collection
    effect: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do it for each of those that there are as it begins."""
        for each in self.group.members(context):
            if not isinstance(each, PlayerId):
                yield from self.effect.perform(context.with_each(each))
