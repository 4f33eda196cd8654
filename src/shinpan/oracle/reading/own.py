"""What "you" do with cards of your own, in the phrases that say it where no player is named."""

from collections.abc import Callable
from typing import Any

from shinpan.game.enums import Zone
from shinpan.oracle.reading.groups import Unfit
from shinpan.phrases.base import Phrase
from shinpan.phrases.effects.handier import ReturnFromGraveyard
from shinpan.phrases.effects.hands import ShuffleInto
from shinpan.phrases.effects.handy import PutBackFromHand, PutFromHand
from shinpan.phrases.more.choosing import ExileOwnCards
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.reach.own_zones import (
    PlayersExile,
    PlayersPutBack,
    PlayersPutOntoBattlefield,
    PlayersReturn,
    PlayersShuffleIn,
)
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target

Fields = dict[str, Any]
_ONE = Fixed(1)


def _returned(fields: Fields) -> Phrase:
    zone = Zone.BATTLEFIELD if fields.get("onto_battlefield") else Zone.HAND
    return ReturnFromGraveyard(
        fields["group"], zone=zone, number=fields.get("number", _ONE), tapped=fields.get("tapped", False)
    )


def _by_you(other: Callable[[Fields], Phrase]) -> Callable[[Fields], Any]:
    """Return the shape of a phrase about players: another phrase if they are "you"."""
    return lambda fields: other(fields) if fields["who"] == You() else fields


def _shuffled(fields: Fields) -> Any:
    """Return what shuffles targets, or what they are all, into libraries; their owners are those of the cards."""
    if fields["who"] == You():
        return ShuffleInto(fields["objects"])
    if not isinstance(fields["objects"], Target):
        raise Unfit
    return fields


BY_YOU: dict[type[Phrase], Callable[[Fields], Any]] = {
    PlayersReturn: _by_you(_returned),
    PlayersExile: _by_you(lambda fields: ExileOwnCards(fields["group"], number=fields.get("number", _ONE))),
    PlayersPutBack: _by_you(
        lambda fields: PutBackFromHand(fields["group"], fields.get("number", _ONE), fields.get("bottom", False))
    ),
    PlayersPutOntoBattlefield: _by_you(lambda fields: PutFromHand(fields["group"], fields.get("number", _ONE))),
    PlayersShuffleIn: _shuffled,
}
"""For phrases about players, the shape in which they always are."""
