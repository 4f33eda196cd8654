"""The context of something that acts: a resolving spell or ability, a cost being paid, a replacement effect."""

from collections.abc import Mapping, Sequence
from typing import Any

from shinpan.game.characteristics import Ability, Definition
from shinpan.game.counters import CounterKind
from shinpan.game.effects import EffectPart
from shinpan.game.enums import Duration, FaceDown, ObjectKind, Zone
from shinpan.game.events import Damage, Destroy, Entry, Event
from shinpan.game.ids import CardId, EffectId, Entity, ObjectId, PlayerId
from shinpan.game.layout import BACK
from shinpan.game.mana import Mana
from shinpan.game.objects import Choices, Chosen, Component, Counters
from shinpan.phrases.base import Phrase, StaticPart, Steps
from shinpan.rulebook.citations import carries
from shinpan.rules.combat.entering import put_onto_attack
from shinpan.rules.context.copying import CopyVerbs
from shinpan.rules.context.deeds import Deeds
from shinpan.rules.context.playing import Playing
from shinpan.rules.context.turn_verbs import TurnVerbs
from shinpan.rules.happening import (
    attaching,
    counting,
    damaging,
    destroying,
    drawing,
    lasting,
    living,
    revealing,
    tapping,
    tokens,
)
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

_NO_CHOICES = Choices()
carries("615.7")


class Acting(TurnVerbs, CopyVerbs, Deeds, Playing):
    """The verbs of `phrases.context.Context`, for one source and its controller.

    legal: for each target slot, the targets still legal (608.2b), None before resolution. offset: the first slot of
    the mode being carried out (700.2), mode_offsets that of each mode chosen. registers: what earlier
    effects of the same resolution left for later ones. begun: how much had happened in the turn before.
    """

    __slots__ = ("begun", "effect", "legal", "mode_offsets", "offset", "one", "registers")

    def __init__(
        self,
        table: Table,
        source: ObjectId,
        you: PlayerId,
        *,
        choices: Choices = _NO_CHOICES,
        event: Event | None = None,
        bound: tuple[Entity, ...] = (),
        legal: tuple[tuple[Entity, ...], ...] | None = None,
    ) -> None:
        super().__init__(table, source, you, choices=choices, event=event, bound=bound)
        self.legal = legal
        self.one: tuple[Entity, ...] = ()
        self.offset = 0
        self.effect: EffectId | None = None
        self.mode_offsets: tuple[int, ...] = ()
        self.registers: dict[int, tuple[tuple[Entity, ...], int]] = {}
        self.begun = len(table.state.history)
        self.open = self.since = self.seen = None

    def from_slot(self, slot: int) -> "Acting":
        """Return this context for a spell ability or mode whose targets begin with a slot; registers are its own."""
        new = Acting(
            self.table,
            self.source,
            self.you,
            choices=self.choices,
            event=self.event,
            bound=self.bound,
            legal=self.legal,
        )
        new.ability, new.batch, new.mode_offsets, new.offset = self.ability, self.batch, self.mode_offsets, slot
        new.had_by, new.itself = self.had_by, self.itself
        new.since = self.since
        new.one, new.begun = self.one, self.begun
        return new

    def of_mode(self, place: int) -> "Acting":
        """Return this context with the target slots of the mode chosen in that place; registers are shared."""
        new = self.from_slot(self.mode_offsets[place] if place < len(self.mode_offsets) else 0)
        new.registers = self.registers
        return new

    @property
    def singled(self) -> tuple[Entity, ...]:
        """The one of several players that an effect is at."""
        return self.one

    @property
    def so_far(self) -> tuple[Event, ...]:
        """What has happened in this resolution."""
        return tuple(self.table.state.history[self.begun :])

    def with_each(self, player: Entity) -> "Acting":
        """Return this context for one of several players or objects at which the same is done (101.4, 608.2f)."""
        new = self._alike()
        new.one = (player,)
        return new

    def _alike(self) -> "Acting":
        new = self.from_slot(self.offset)
        new.registers, new.mode_offsets = self.registers, self.mode_offsets
        new.effect, new.left = self.effect, self.left
        return new

    def with_x(self, x: int) -> "Acting":
        """Return this context with a value of X that the text defines (107.3c); registers are shared."""
        new = self._alike()
        new.choices = self.choices.with_(x=x)
        return new

    def targets(self, slot: int) -> tuple[Entity, ...]:
        """Return the targets of a slot that are still legal."""
        chosen = self.legal if self.legal is not None else self.choices.targets
        place = slot + self.offset
        return chosen[place] if place < len(chosen) else ()

    def shares(self, slot: int) -> tuple[tuple[Entity, int], ...]:
        """Return the still legal targets of a slot with what was divided among them."""
        place = slot + self.offset
        if place >= len(self.choices.divided):
            return ()
        legal = self.targets(slot)
        pairs = zip(self.choices.targets[place], self.choices.divided[place], strict=True)
        return tuple((target, share) for target, share in pairs if target in legal)

    def divide(self, slot: int) -> Mapping[Entity, int]:
        """Return the shares of a slot as a mapping."""
        return dict(self.shares(slot))

    # -- registers and links ---------------------------------------------------------------------------------------

    def keep(self, register: int, entities: Sequence[Entity] = (), amount: int = 0) -> None:
        """Put objects and a number into a register; the number is how many objects there are if it isn't said."""
        self.registers[register] = (tuple(entities), amount or len(entities))

    def result(self, register: int) -> tuple[Entity, ...]:
        """Return the objects in a register."""
        return self.registers.get(register, ((), 0))[0]

    def amount(self, register: int) -> int:
        """Return the number in a register."""
        return self.registers.get(register, ((), 0))[1]

    def link(self, number: int, entities: Sequence[Entity], *, of: ObjectId | None = None) -> None:
        """Have an object remember others for the abilities linked to this one (607), even if it has left."""
        state = self.table.state
        holder = self.source if of is None else of
        obj = self.table.object(holder)
        if obj is None:
            return
        key = (self.origin if of is None else 0, number)
        links = tuple(pair for pair in obj.links if pair[0] != key)
        held = next((pair[1] for pair in obj.links if pair[0] == key), ())
        obj = obj.with_(links=(*links, (key, (*held, *entities))))
        if holder in state.objects:
            state.objects[holder] = obj
        else:
            state.pasts[holder] = state.pasts[holder].with_(object=obj)
        self.table.touch()

    def note_choice(self, object_id: ObjectId, key: str, value: Any, *, anew: bool = False) -> None:
        """Record a choice made for an object, even if it has left."""
        state = self.table.state
        obj = self.table.object(object_id)
        if obj is None:
            return
        kept = tuple(each for each in obj.chosen if not (anew and each.key == key and each.origin == self.origin))
        obj = obj.with_(chosen=(*kept, Chosen(key, value, self.origin)))
        if object_id in state.objects:
            state.objects[object_id] = obj
        else:
            state.pasts[object_id] = state.pasts[object_id].with_(object=obj)
        self.table.touch()

    def use_up(self, amount: int) -> None:
        """Take from what is left of the shield whose replacement is being carried out; at 0 it ends (615.7)."""
        state = self.table.state
        self.left -= amount
        state.effects = tuple(
            each if each.id != self.effect else each.with_(amount=self.left)
            for each in state.effects
            if each.id != self.effect or self.left > 0
        )
        state.version += 1

    def reveal(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have a player show cards to all players."""
        batch = self.open or Batch(self.table)
        revealing.reveal(self.table, batch, player, objects)
        self._close(batch)
        return
        yield  # revealing asks nobody anything, but is a step like all other verbs

    # -- verbs -----------------------------------------------------------------------------------------------------

    def deal_damage(
        self, source: ObjectId, shares: Sequence[tuple[Entity, int]], preventable: bool = True
    ) -> Steps[int]:
        """Deal damage to each recipient at the same time."""
        batch = self.open or Batch(self.table)
        dealt = yield from damaging.deal_damage(
            self.table, batch, [Damage(source, to, amount, preventable=preventable) for to, amount in shares]
        )
        self._close(batch)
        return dealt

    def destroy(self, objects: Sequence[ObjectId], can_regenerate: bool = True) -> Steps[tuple[ObjectId, ...]]:
        """Destroy permanents together."""
        batch = self.open or Batch(self.table)
        done = yield from destroying.destroy(
            self.table, batch, [Destroy(each, self.source, can_regenerate=can_regenerate) for each in objects]
        )
        self._close(batch)
        return done

    def regenerate(self, object_id: ObjectId) -> Steps[None]:
        """Save a permanent from destruction."""
        from shinpan.rules.happening.regenerating import regenerate

        batch = self.open or Batch(self.table)
        yield from regenerate(self.table, batch, object_id)
        self._close(batch)

    def move(
        self,
        objects: Sequence[ObjectId],
        zone: Zone,
        *,
        position: int = 0,
        controller: PlayerId | None = None,
        tapped: bool = False,
        counters: Counters = (),
        attached_to: Entity | None = None,
        transformed: bool = False,
        face_down: bool = False,
        flipped: bool = False,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Move objects together to a zone; return what they became."""
        from shinpan.rules.entering import enter_or_move

        lying = FaceDown.PLAIN if face_down else None
        entry = Entry(tapped=tapped, counters=counters, attached_to=attached_to, face_down=lying, flipped=flipped)
        return (
            yield from enter_or_move(
                self.table,
                objects,
                zone,
                position=position,
                controller=controller,
                entry=entry,
                face=BACK if transformed else None,
                cause=self.source,
            )
        )

    def sacrifice(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[tuple[ObjectId, ...]]:
        """Have a player sacrifice permanents."""
        batch = self.open or Batch(self.table)
        done = yield from destroying.sacrifice(self.table, batch, player, objects, self.source)
        self._close(batch)
        return done

    def draw(self, player: PlayerId, number: int = 1) -> Steps[None]:
        """Have a player draw cards."""
        yield from drawing.draw(self.table, player, number, self.source)

    def discard(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[tuple[ObjectId, ...]]:
        """Have a player discard cards."""
        batch = self.open or Batch(self.table)
        done = yield from drawing.discard(self.table, batch, player, objects, self.source)
        self._close(batch)
        return done

    def mill(self, player: PlayerId, number: int) -> Steps[tuple[ObjectId, ...]]:
        """Have a player mill cards."""
        batch = self.open or Batch(self.table)
        done = yield from drawing.mill(self.table, batch, player, number, self.source)
        self._close(batch)
        return done

    def gain_life(self, player: PlayerId, amount: int) -> Steps[int]:
        """Have a player gain life."""
        batch = self.open or Batch(self.table)
        done = yield from living.gain_life(self.table, batch, player, amount, self.source)
        self._close(batch)
        return done

    def lose_life(self, player: PlayerId, amount: int, *, paid: bool = False) -> Steps[int]:
        """Have a player lose life."""
        batch = self.open or Batch(self.table)
        done = yield from living.lose_life(self.table, batch, player, amount, self.source, paid=paid)
        self._close(batch)
        return done

    def put_counters(self, recipient: Entity, kind: CounterKind, amount: int) -> Steps[int]:
        """Put counters on a permanent or player."""
        batch = self.open or Batch(self.table)
        done = yield from counting.put_counters(
            self.table, batch, recipient, kind, amount, player=self.you, source=self.source
        )
        self._close(batch)
        return done

    def remove_counters(self, recipient: Entity, kind: CounterKind, amount: int) -> Steps[int]:
        """Remove counters."""
        batch = self.open or Batch(self.table)
        done = yield from counting.remove_counters(self.table, batch, recipient, kind, amount)
        self._close(batch)
        return done

    def tap(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Tap permanents."""
        batch = self.open or Batch(self.table)
        tapping.tap(self.table, batch, objects)
        self._close(batch)
        return
        yield  # tapping asks nobody anything, but is a step like all other verbs

    def untap(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Untap permanents."""
        batch = self.open or Batch(self.table)
        yield from tapping.untap(self.table, batch, objects)
        self._close(batch)

    def create_tokens(
        self,
        player: PlayerId,
        definition: Definition,
        number: int = 1,
        *,
        tapped: bool = False,
        attacking: bool = False,
        counters: Counters = (),
        attached_to: Entity | None = None,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Create tokens."""
        batch = self.open or Batch(self.table)
        component = Component(CardId(0), definition, player, ObjectKind.TOKEN)
        entry = Entry(tapped=tapped, counters=counters, attached_to=attached_to)
        done = yield from tokens.create_tokens(self.table, batch, component, number, entry=entry, source=self.source)
        if attacking:
            yield from put_onto_attack(self.table, player, done)
        self._close(batch)
        return done

    def spend(self, player: PlayerId, mana: Sequence[Mana]) -> None:
        """Take mana out of a pool."""
        held = self.table.player(player)
        self.table.set_player(held.with_(pool=held.pool.spend(mana)))

    def attach(self, object_id: ObjectId, host: Entity) -> Steps[bool]:
        """Attach an Aura, Equipment or Fortification."""
        batch = self.open or Batch(self.table)
        done = yield from attaching.attach(self.table, batch, object_id, host)
        self._close(batch)
        return done

    def shuffle(self, player: PlayerId) -> Steps[None]:
        """Shuffle a library."""
        drawing.shuffle(self.table, player)
        return
        yield  # shuffling asks nobody anything, but is a step like all other verbs

    def begin_effect(
        self,
        parts: Sequence[EffectPart],
        duration: Duration,
        affected: Sequence[Entity] | None = None,
        *,
        amount: int | None = None,
        condition: Phrase | None = None,
    ) -> Steps[None]:
        """Begin a continuous effect from the source of this context."""
        static = [part for part in parts if isinstance(part, StaticPart)]
        lasting.begin_effect(self.table, self, static, duration, affected, amount=amount, condition=condition)
        return
        yield  # beginning an effect asks nobody anything, but is a step like all other verbs

    def delay(
        self,
        ability: Ability,
        bound: Sequence[Entity] = (),
        *,
        duration: Duration = Duration.FOREVER,
        once: bool = True,
    ) -> None:
        """Create a delayed triggered ability."""
        lasting.delay(self.table, self, ability, bound, duration=duration, once=once)
