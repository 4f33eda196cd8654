"""Players (CR 102) as values."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import LossReason
from shinpan.game.ids import CardId, PlayerId
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.mana import ManaPool
from shinpan.game.objects import Counters


@leaf
class Parting(Leaf):
    """How many cards a player had as they left the game (800.4i)."""

    hand: int
    library: int


@leaf
class Player(Leaf):
    """What is true of a player beside the cards in their zones.

    unlimited: pays any mana cost without a source, for set-up situations (`mana: unlimited`). lost is None while the
    player is in the game. drawn_from_empty: tried to draw from an empty library since the last check (704.5b).
    hand_size: the maximum hand size before effects. blessed: has the city's blessing (702.131d). commander_casts: how
    often the player has cast each commander from the command zone (903.8); commander_damage: how much combat damage
    each commander has dealt to the player (903.10a); both by the card, whatever object it is. speed:
    0 for none (702.179b). completed: the names of the dungeons completed, in order (309.7). tempted: how often the Ring
    has tempted the player (701.54). parting: what they had as they left the game, None while they are in it.
    """

    id: PlayerId
    name: str
    life: int = 20
    counters: Counters = ()
    pool: ManaPool = ManaPool(())
    unlimited: bool = False
    lands_played: int = 0
    cards_drawn: int = 0
    spells_cast: int = 0
    spells_cast_last_turn: int = 0
    drawn_from_empty: bool = False
    lost: LossReason | None = None
    mulligans: int = 0
    hand_size: int = 7
    turns_begun: int = 0
    blessed: bool = False
    commander_casts: tuple[tuple[CardId, int], ...] = ()
    commander_damage: tuple[tuple[CardId, int], ...] = ()
    speed: int = 0
    completed: tuple[str, ...] = ()
    tempted: int = 0
    parting: Parting | None = None

    def count(self, kind: CounterKind) -> int:
        """Return how many counters of a kind the player has."""
        for found, number in self.counters:
            if found is kind:
                return number
        return 0
