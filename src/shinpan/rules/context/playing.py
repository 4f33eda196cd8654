"""Verbs about spells, abilities and mana: casting while something resolves, copies, countering, reflexive triggers."""

from collections.abc import Sequence

from shinpan.game.characteristics import Ability
from shinpan.game.effects import PendingTrigger
from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.mana import ManaKind
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.base import Effect, Phrase, Steps
from shinpan.phrases.costs import TapSelf
from shinpan.phrases.manause import Restricted, SpendOnly
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.rulebook.citations import carries
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.happening import countering, mana_adding
from shinpan.rules.mana.adding import could_add

carries("603.12")


class Playing(Choosing):
    """The verbs of `phrases.context.Context` that play cards and make abilities trigger."""

    __slots__ = ()

    def trigger(self, effect: Effect, bound: Sequence[Entity] = ()) -> None:
        """Have a reflexive triggered ability trigger at once."""
        state = self.table.state
        state.pending += (
            PendingTrigger(
                source=self.source,
                controller=self.you,
                ability=TriggeredAbility(WhenYouDo(), effect),
                number=-1,
                event=self.event,
                bound=tuple(bound),
                order=len(state.pending),
                x=self.choices.x,
            ),
        )

    def add_mana(
        self,
        player: PlayerId,
        kinds: Sequence[ManaKind],
        only: Phrase | None = None,
        riders: Sequence[Phrase] = (),
        until: Duration | None = None,
    ) -> Steps[None]:
        """Add mana to a player's pool."""
        restriction = Restricted(only, self.source) if isinstance(only, SpendOnly) else None
        yield from mana_adding.add_mana(
            self.table, player, kinds, self.source, restriction, tuple(riders), until, tapped=_taps(self.ability)
        )

    def counter(self, object_id: ObjectId, to: Zone = Zone.GRAVEYARD) -> Steps[bool]:
        """Counter a spell or ability."""
        return (yield from countering.counter(self.table, object_id, self.source, to))


def _taps(ability: Ability | None) -> bool:
    """Return whether an ability is a mana ability for which its source is tapped (106.12)."""
    return (
        isinstance(ability, ActivatedAbility)
        and any(isinstance(part, TapSelf) for part in ability.cost.parts)
        and ability.cost.loyalty is None
        and could_add(ability.effect)
    )
