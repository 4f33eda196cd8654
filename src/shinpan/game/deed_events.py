"""Events of what permanents are used for, crewing, saddling, mana, and of what players may do only once."""

from shinpan.game.characteristics import Ability
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.leaf import leaf
from shinpan.game.mana import ManaKind


@leaf
class Manned(Event):
    """A creature was tapped to crew a Vehicle, or to saddle a Mount (702.122b, 702.171c). keyword: which of the two."""

    creature: ObjectId
    what: ObjectId
    player: PlayerId
    keyword: KeywordAbility


@leaf
class TookAction(Event):
    """A player did what a triggered ability lets them do only once each turn (603.2h)."""

    source: ObjectId
    ability: Ability
    player: PlayerId


@leaf
class ManaProduced(Event):
    """A mana ability of an object has resolved and produced mana (106.12a). tapped: its cost included {T}."""

    object: ObjectId
    player: PlayerId
    kinds: tuple[ManaKind, ...]
    tapped: bool = True


@leaf
class DiceRolled(Event):
    """A player rolled a die (706.1). amount: the result, with what is added to it (706.2)."""

    player: PlayerId
    sides: int
    amount: int
