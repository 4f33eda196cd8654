"""The verbs of copying: what resolving spells and abilities do with copies."""

from collections.abc import Sequence

from shinpan.game.characteristics import Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.decisions import Word
from shinpan.game.enums import Duration, ObjectKind
from shinpan.game.events import Entry, Event, TokenMade
from shinpan.game.ids import CardId, Entity, ObjectId, PlayerId, Timestamp
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Condition, Steps
from shinpan.rules.combat.entering import put_onto_attack
from shinpan.rules.context.faces import FaceVerbs
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.stack import copy_on_stack
from shinpan.rules.copying.targets import could_target
from shinpan.rules.copying.tokens import create_copies, made_as_copy
from shinpan.rules.copying.values import copiable_values, copied_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table


class CopyVerbs(FaceVerbs):
    """The verbs of `phrases.copying.context.CopyVerbs`.

    seen: for an effect on how its source enters, the table on which that is already there (614.12).
    """

    __slots__ = ("seen",)
    seen: Table | None

    def copiable_values(self, object_id: ObjectId) -> Characteristics:
        """Return an object's copiable values; of a source that is entering, those it would have (614.12)."""
        table = self.seen if self.seen is not None and object_id == self.source else self.table
        return copiable_values(table, object_id)

    def copied_values(self, object_id: ObjectId) -> CopiedValues:
        """Return what a copy of an object gets; of a source that is entering, as it would be (614.12)."""
        table = self.seen if self.seen is not None and object_id == self.source else self.table
        return copied_values(table, object_id)

    def as_entering(self, event: Event) -> Characteristics:
        """Return the characteristics that something would have if it entered in this way."""
        from shinpan.rules.replacing.entering import characteristics_of_entering

        return characteristics_of_entering(self.table, event)

    def new_timestamp(self) -> Timestamp:
        """Take the timestamp of a copy effect that is about to apply to something entering."""
        return self.table.state.new_timestamp()

    def could_target(self, stacked: ObjectId, player: PlayerId, entity: Entity) -> bool:
        """Return whether a copy under a player's control could have one thing as all of its targets."""
        return could_target(self.table, stacked, player, entity)

    def change_target(self, stacked: ObjectId, player: PlayerId) -> Steps[None]:
        """Have a player change the one target of a spell or ability."""
        from shinpan.rules.happening.retargeting import change_target

        yield from change_target(self.table, stacked, player)

    def choose_new_targets(self, stacked: ObjectId, player: PlayerId) -> Steps[None]:
        """Have a player choose new targets for a spell or ability."""
        from shinpan.rules.happening.retargeting import new_targets

        yield from new_targets(self.table, stacked, player)

    def create_copies(
        self,
        player: PlayerId,
        copied: CopiedValues,
        number: int = 1,
        *,
        tapped: bool = False,
        attacking: bool = False,
        defending: PlayerId | None = None,
        mark: KeywordAbility | None = None,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Create tokens that are copies."""
        batch = self.open or Batch(self.table)
        entry = Entry(tapped=tapped, chosen=() if mark is None else ((mark.en, True),))
        done = yield from create_copies(self.table, batch, player, copied, number, entry=entry, source=self.source)
        if attacking:
            yield from put_onto_attack(self.table, player, done, defending=defending)
        self._close(batch)
        return done

    def become_copy(
        self,
        objects: Sequence[ObjectId],
        copied: CopiedValues,
        duration: Duration,
        *,
        condition: Condition | None = None,
    ) -> Steps[None]:
        """Have permanents become copies with the same values."""
        become(self.table, objects, copied, duration, source=self.source, controller=self.you, condition=condition)
        return
        yield  # becoming a copy asks nobody anything, but is a step like all other verbs

    def as_copies(self, event: TokenMade, copied: CopiedValues) -> TokenMade:
        """Return the creation of as many tokens that are copies, in the same way."""
        return event.with_(component=made_as_copy(copied, CardId(0), event.player, ObjectKind.TOKEN))

    def copy_on_stack(
        self, copied: CopiedValues, player: PlayerId, *, new_targets: bool = False, target: Entity | None = None
    ) -> Steps[ObjectId | None]:
        """Put a copy of a spell or ability onto the stack."""
        return (yield from copy_on_stack(self.table, copied, player, new_targets=new_targets, target=target))

    def castable_now(
        self,
        player: PlayerId,
        card: ObjectId,
        *,
        free: bool = True,
        cost: Cost | None = None,
        keyword: KeywordAbility | None = None,
        most: int | None = None,
        transformed: bool = False,
    ) -> bool:
        """Return whether a player could cast a card in the middle of a resolution."""
        from shinpan.rules.casting.during import Offer, castable

        return bool(castable(self.table, player, card, Offer(free, cost, keyword, most, transformed)))

    def cast_now(
        self,
        player: PlayerId,
        card: ObjectId,
        *,
        free: bool = True,
        cost: Cost | None = None,
        keyword: KeywordAbility | None = None,
        most: int | None = None,
        transformed: bool = False,
    ) -> Steps[ObjectId | None]:
        """Have a player cast a card as part of a resolution."""
        from shinpan.rules.casting.during import Offer, cast_during

        return (
            yield from cast_during(
                self.table, player, card, Offer(free, cost, keyword, most, transformed), source=self.source
            )
        )

    def copy_of_named(self, name: str, player: PlayerId) -> ObjectId | None:
        """Make a copy of the card of a name outside the game, for a player to cast."""
        from shinpan.rules.casting.during import copy_of_named

        return copy_of_named(self.table, player, name)

    def copy_of_noted(self, copied: CopiedValues, player: PlayerId) -> ObjectId:
        """Make a copy of a card noted in a graveyard, as it last was there, for a player to cast."""
        from shinpan.rules.casting.during import copy_of_noted

        return copy_of_noted(self.table, player, copied)

    def words_of_names(self, names: Sequence[str]) -> tuple[Word, ...]:
        """Return the words for some card names, in both languages."""
        from shinpan.rules.naming import words_of_names

        return words_of_names(names)

    def copy_to_cast(self, card: ObjectId, player: PlayerId) -> ObjectId | None:
        """Make a copy of a card where it is, for a player to cast."""
        from shinpan.rules.casting.during import copy_to_cast

        if card not in self.table.state.objects:
            return None
        return copy_to_cast(self.table, player, copied_values(self.table, card))
