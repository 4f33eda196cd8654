"""Events of what creatures are used for: crewing and saddling."""

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
