"""The verbs of copying that `phrases.context.Context` has."""

from collections.abc import Sequence
from typing import Any, Protocol

from shinpan.game.characteristics import Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.decisions import Word
from shinpan.game.enums import Duration
from shinpan.game.events import Event, TokenMade
from shinpan.game.ids import Entity, ObjectId, PlayerId, Timestamp
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Condition, Steps


class CopyVerbs(Protocol):
    """What phrases may ask and do about copies."""

    def as_entering(self, event: Event) -> Characteristics:
        """Return the characteristics that something would have if it entered in this way (614.12, 707.9f)."""

    def new_timestamp(self) -> Timestamp:
        """Take the timestamp of a copy effect that is about to apply to something entering (613.7)."""

    def could_target(self, stacked: ObjectId, player: PlayerId, entity: Entity) -> bool:
        """Return whether a copy under a player's control could have one thing as all of its targets (707.10d-e)."""

    def change_target(self, stacked: ObjectId, player: PlayerId) -> Steps[None]:
        """Have a player change the one target of a spell or ability to another legal one, if there is one (115.7a)."""

    def choose_new_targets(self, stacked: ObjectId, player: PlayerId) -> Steps[None]:
        """Have a player choose new targets for a spell or ability, or leave them as they are (115.7d)."""

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
        """Create tokens that are copies (707.2).

        defending: whom, or whose permanent, they attack, if that is said. mark: the keyword ability that creates them,
        noted for what asks about it (702.128b).
        """

    def become_copy(
        self,
        objects: Sequence[ObjectId],
        copied: CopiedValues,
        duration: Duration,
        *,
        condition: Condition | None = None,
    ) -> Steps[None]:
        """Have permanents become copies with the same values (707.4). condition: for `Duration.WHILE` (611.2b)."""

    def as_copies(self, event: TokenMade, copied: CopiedValues) -> TokenMade:
        """Return the creation of as many tokens that are copies, in the same way (614.1a)."""

    def copy_on_stack(
        self, copied: CopiedValues, player: PlayerId, *, new_targets: bool = False, target: Entity | None = None
    ) -> Steps[ObjectId | None]:
        """Put a copy of a spell or ability onto the stack (707.10).

        new_targets: the player may choose new ones (707.10c). target: the one thing that is the target instead of each
        of the original's (707.10e); there is no copy if it can't be.
        """

    def castable_now(
        self,
        player: PlayerId,
        card: ObjectId,
        *,
        free: bool = True,
        cost: Any = None,
        keyword: KeywordAbility | None = None,
        most: int | None = None,
        transformed: bool = False,
    ) -> bool:
        """Return whether a player could cast a card in the middle of a resolution, whatever the timing (608.2g).

        cost: what is paid rather than the mana cost, and keyword: the ability that says so. most: the highest mana
        value that the spell may have. transformed: the back face is cast (712.8c).
        """

    def cast_now(
        self,
        player: PlayerId,
        card: ObjectId,
        *,
        free: bool = True,
        cost: Any = None,
        keyword: KeywordAbility | None = None,
        most: int | None = None,
        transformed: bool = False,
    ) -> Steps[ObjectId | None]:
        """Have a player cast a card as part of a resolution; return the spell, None if it can't be cast."""

    def copy_of_named(self, name: str, player: PlayerId) -> ObjectId | None:
        """Make a copy of the card of a name outside the game, for a player to cast (707.13)."""

    def copy_of_noted(self, copied: CopiedValues, player: PlayerId) -> ObjectId:
        """Make a copy of a card noted in a graveyard, as it last was there, for a player to cast (707.14)."""

    def words_of_names(self, names: Sequence[str]) -> tuple[Word, ...]:
        """Return the words for some card names, in both languages."""

    def copy_to_cast(self, card: ObjectId, player: PlayerId) -> ObjectId | None:
        """Make a copy of a card where it is, for a player to cast (707.12); None if the card has left."""
