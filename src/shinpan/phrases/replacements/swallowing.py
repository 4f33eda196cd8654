"""Sutured Ghoul's kind: exiling cards as it enters, and being as big as they were (614.13a, 607.2)."""

from typing import ClassVar

from shinpan.game.enums import Layer, Zone
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Modification, Steps, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context, Draft, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.replacements.entering import Entering, OwnEntry, with_entry

_KEY = "swallowed"


@phrase(
    en="as {.this} enters, exile any number of {group:plural} from your graveyard",
    ja="{.this}が戦場に出るに際し、あなたの墓地から{group}を望む数追放する",
)
class ExilesAsEnters(OwnEntry):
    """Cards are exiled from the graveyard as the source enters; nothing that enters together can be (614.13a)."""

    group: Collection

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose, exile them, and remember how big they were."""
        assert isinstance(event, Entering)
        there = context.in_zone(Zone.GRAVEYARD, context.you)
        entering = context.entering()
        cards = [each for each in there if each not in entering and self.group.holds(context, each)]
        chosen = yield from context.choose(context.you, cards, 0, len(cards))
        objects = [each for each in chosen if not isinstance(each, PlayerId)]
        sizes = [
            (context.characteristics(each).power or 0, context.characteristics(each).toughness or 0) for each in objects
        ]
        yield from context.move(objects, Zone.EXILE)
        total = (sum(power for power, _ in sizes), sum(toughness for _, toughness in sizes))
        return (with_entry(event, event.entry.with_(chosen=(*event.entry.chosen, (_KEY, total)))),)


@phrase(
    en="power is equal to the total power of the exiled cards and its toughness is equal to their total toughness",
    ja="パワーは追放されたカードのパワーの合計に等しく、タフネスはそれらのタフネスの合計に等しい",
)
class AsBigAsExiled(Modification):
    """Power and toughness as those of the exiled cards together; 0 without any (613.4a)."""

    size: tuple[int, int] | None = None
    layer: ClassVar[Layer] = Layer.PT_DEFINE

    def settled(self, context: Queries, entity: ObjectId) -> "AsBigAsExiled":
        """Return the change with its numbers fixed."""
        return AsBigAsExiled(noted(context, _KEY) or (0, 0))

    def apply(self, draft: Draft) -> None:
        """Set them."""
        assert self.size is not None
        draft.power, draft.toughness = self.size
