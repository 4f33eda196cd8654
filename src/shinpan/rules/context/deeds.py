"""Verbs of keyword actions and of what players pay while something resolves (118.12, 701)."""

from collections.abc import Sequence

from shinpan.game.characteristics import Definition
from shinpan.game.deed_events import Manned, TookAction
from shinpan.game.designations import Designation
from shinpan.game.effects import PendingTrigger
from shinpan.game.entry import Entry
from shinpan.game.enums import FaceDown, LossReason, Zone
from shinpan.game.events import AbilityTriggered, ActionTaken, Event, Exploited
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import FREE, ManaCost
from shinpan.phrases.abilities import Cost, TriggeredAbility
from shinpan.phrases.base import Effect, Steps
from shinpan.phrases.searching import CantSearch, SearchesTop
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.removing import remove_from_combat
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.happening.attaching import unattach
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.designating import designate, undesignate
from shinpan.rules.happening.emblems import create_emblem
from shinpan.rules.happening.living import life_may_become
from shinpan.rules.happening.regenerating import heal
from shinpan.rules.happening.rolling import roll_die
from shinpan.rules.restricting import forbidden, in_force
from shinpan.rules.triggering.once import has_acted

PAYS = cite("118.12", en="{player} pays what the effect asks for.", ja="{player}は効果が求めるコストを支払います。")
ACTED = cite("701.1", en="{player}: {action}.", ja="{player}：{action}。")
carries("118.12a")
carries("603.12")
carries("702.122b")
carries("702.171c")


class Deeds(Choosing):
    """The verbs of `phrases.context.Context` that keyword actions need besides the ordinary ones."""

    __slots__ = ()

    def trigger(self, effect: Effect, bound: Sequence[Entity] = ()) -> None:
        """Have a reflexive triggered ability trigger at once."""
        state = self.table.state
        happened = AbilityTriggered(self.source, -1, self.you, self.table.characteristics(self.source).name)
        state.history.append(happened)
        if self.table.recorder is not None:
            self.table.recorder.happened(self.table, happened)
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

    def exile_face_down(self, objects: Sequence[ObjectId], how: FaceDown) -> Steps[tuple[ObjectId, ...]]:
        """Exile cards face down."""
        from shinpan.rules.entering import enter_or_move

        entry = Entry(face_down=how)
        return (yield from enter_or_move(self.table, objects, Zone.EXILE, entry=entry, cause=self.source))

    def could_enchant(self, aura: ObjectId, host: Entity) -> bool:
        """Return whether an Aura, wherever it is, could be attached to something."""
        from shinpan.rules.attaching import possible_hosts

        return host in possible_hosts(self.table, aura, self.you)

    def entering(self) -> tuple[ObjectId, ...]:
        """Return the objects whose entering the battlefield is being worked out (614.13)."""
        return self.table.entering

    def may_play_land(self, player: PlayerId) -> bool:
        """Return whether a player may still play a land in this turn of theirs."""
        from shinpan.rules.lands import has_land_play

        return has_land_play(self.table, player)

    def play_land(self, player: PlayerId, card: ObjectId) -> Steps[None]:
        """Have a player play a land in the middle of a resolution."""
        from shinpan.rules.lands import play_land

        yield from play_land(self.table, player, card)

    def speed_up(self, player: PlayerId) -> None:
        """Have a player's speed increase by one."""
        from shinpan.rules.speed import speed_up

        speed_up(self.table, player)

    def promise(self, player: PlayerId) -> None:
        """Have the spell that is being cast remember the opponent who was promised a gift."""
        self.choices = self.choices.with_(promised=player)

    def put_attacking(self, objects: Sequence[ObjectId], target: Entity | None = None) -> Steps[None]:
        """Have permanents that have just entered be attacking."""
        from shinpan.rules.combat.entering import put_onto_attack

        yield from put_onto_attack(self.table, self.you, objects, target)

    def reselectable(self, attacker: ObjectId, *, battles: bool) -> tuple[Entity, ...]:
        """Return what an attacking creature might attack instead."""
        from shinpan.rules.combat.reselecting import reselectable

        return reselectable(self.table, attacker, battles=battles)

    def reselect(self, attacker: ObjectId, target: Entity) -> None:
        """Have an attacking creature attack something else."""
        from shinpan.rules.combat.reselecting import reselect

        reselect(self.table, attacker, target)

    def set_event(self, event: Event) -> None:
        """Have the words that speak of an event mean this one."""
        self.event = event

    def win(self, player: PlayerId) -> None:
        """Have a player win the game."""
        from shinpan.rules.ending import win

        win(self.table, player)

    def lose(self, player: PlayerId) -> None:
        """Have a player lose the game."""
        from shinpan.rules.ending import end_if_decided, lose

        lose(self.table, player, LossReason.EFFECT)
        end_if_decided(self.table)

    def may_pay(self, player: PlayerId, cost: Cost, times: int = 1, *, must: bool = False) -> Steps[bool]:
        """Let a player pay a cost, so many times over, if they can; return whether they did.

        must: it has to be paid if the mana for it is in the pool (118.3c).
        """
        from shinpan.rules.context.resolution import Acting
        from shinpan.rules.costs.payable import Means, parts_payable, taps_itself
        from shinpan.rules.costs.paying import pay
        from shinpan.rules.costs.total import TotalCost

        mana = cost.mana if cost.mana is not None else FREE
        total = TotalCost(_times(mana.with_x(self.x) if mana.has_x else mana, times), cost.parts * times)
        context = Acting(self.table, self.source, player, choices=self.choices, event=self.event, bound=self.bound)
        means = Means(self.table, player)
        if taps_itself(total.parts):
            means = means.without(self.source)
        if not parts_payable(context, total.parts) or not means.can_pay(total.mana):
            return False
        forced = must and not total.parts and means.of_sources([]).can_pay(total.mana)
        if not forced and not (yield from self.may(player)):
            return False
        paid = yield from pay(self.table, context, total)
        if any(paid.parts):  # "the sacrificed creature" is spoken of by what follows (608.2h)
            self.choices = self.choices.with_(paid=paid.parts)
        self.table.note(PAYS, player=player)
        return True

    def designate(self, object_id: ObjectId, designation: Designation) -> bool:
        """Give a permanent a designation; return whether it didn't have it before."""
        return designate(self.table, object_id, designation)

    def undesignate(self, object_id: ObjectId, designation: Designation) -> None:
        """Take a designation away."""
        undesignate(self.table, object_id, designation)

    def create_emblem(self, player: PlayerId, definition: Definition, source: ObjectId | None = None) -> None:
        """Have a player get an emblem."""
        create_emblem(self.table, player, definition, source)

    def unattach(self, object_id: ObjectId) -> None:
        """Have a permanent become unattached."""
        batch = Batch(self.table)
        unattach(self.table, batch, object_id)
        batch.close()

    def phase_out(self, objects: Sequence[ObjectId]) -> None:
        """Have permanents phase out."""
        from shinpan.rules.happening.phasing import phase_out

        batch = Batch(self.table)
        phase_out(self.table, batch, objects)
        batch.close()

    def exploited(self, object_id: ObjectId, sacrificed: ObjectId) -> None:
        """Record that a creature exploited another."""
        batch = Batch(self.table)
        batch.add(Exploited(object_id, self.you, sacrificed))
        batch.close()

    def manned(self, creatures: Sequence[ObjectId], what: ObjectId, keyword: KeywordAbility) -> None:
        """Record that creatures were tapped to crew or saddle a permanent."""
        batch = Batch(self.table)
        for each in creatures:
            batch.add(Manned(each, what, self.you, keyword))
        batch.close()

    def life_may_become(self, player: PlayerId, total: int) -> bool:
        """Return whether a player's life total could become a number."""
        return life_may_become(self.table, player, total)

    def searchable(self, whose: PlayerId, by: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Return the cards of a library among which a player may search."""
        player = whose if by is None else by
        if forbidden(self.table, CantSearch, player):
            return ()
        library = self.in_zone(Zone.LIBRARY, whose)
        for part, context, _ in in_force(self.table, SearchesTop):
            if part.covers(context, player):
                library = library[: part.number]
        return library

    def took_action(self) -> None:
        """Record that what the ability lets a player do has been done, if that can be only once each turn."""
        ability = self.this_ability()
        if isinstance(ability, TriggeredAbility) and ability.done_once:
            batch = Batch(self.table)
            batch.add(TookAction(self.source, ability, self.you))
            batch.close()

    def action_left(self) -> bool:
        """Return whether what the ability lets a player do may still be done this turn."""
        ability = self.this_ability()
        if not isinstance(ability, TriggeredAbility) or not ability.done_once:
            return True
        return not has_acted(self.table, self.source, ability)

    def heal(self, object_id: ObjectId) -> None:
        """Remove all damage marked on a permanent."""
        heal(self.table, object_id)

    def acted(
        self, action: KeywordAction, player: PlayerId, object_id: ObjectId | None = None, amount: int = 1
    ) -> None:
        """Record that a player carried out a keyword action, for what triggers on it."""
        self.table.note(ACTED, player=player, action=action)
        batch = Batch(self.table)
        batch.add(ActionTaken(action, player, object_id, amount))
        batch.close()

    def roll_die(self, player: PlayerId, sides: int, more: int = 0) -> int:
        """Have a player roll a die; return the result."""
        return roll_die(self.table, player, sides, more)

    def remove_from_combat(self, object_id: ObjectId) -> None:
        """Remove a creature from combat, if it is in combat."""
        remove_from_combat(self.table.state, object_id)

    def rearrange(self, player: PlayerId, top: Sequence[ObjectId], bottom: Sequence[ObjectId] = ()) -> None:
        """Put cards of a player's library on its top and its bottom, first = uppermost; the others stay between."""
        moved = {*top, *bottom}
        state = self.table.state
        rest = tuple(each for each in state.libraries[player] if each not in moved)
        state.set_zone(Zone.LIBRARY, player, (*top, *rest, *bottom))
        self.table.stir()


def _times(mana: ManaCost, times: int) -> ManaCost:
    total = FREE
    for _ in range(times):
        total = total + mana
    return total
