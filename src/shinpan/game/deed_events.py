"""Events of what creatures are used for, crewing and saddling, and of what players may do only once."""

from shinpan.game.characteristics import Ability
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.leaf import leaf


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
