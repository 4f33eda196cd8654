"""Choosing, as a spell is proposed, the objects on which its total cost depends (702.48b, 702.119c, 702.180b)."""

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.proposal import Proposal
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.costs.paying import Paying
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.refusing import CantComplete
from shinpan.rules.table import Table

carries("601.2b")
carries("702.48b")
carries("702.119c")
carries("702.180b")


def announce_objects(table: Table, proposal: Proposal) -> Steps[tuple[ObjectId, ...] | None]:
    """Have the player choose; None if no part of the cost asks for it. Only what can be paid is offered."""
    part = proposal.announced_part()
    if part is None:
        return None
    context = proposal.queries()
    least, most = part.bounds(context)
    options = [Pick(each) for each in part.candidates(context) if proposal.choosing(announced=(each,)).affordable()]
    if not options and (least or not proposal.choosing(announced=()).affordable()):
        raise CantComplete(UNPAYABLE)
    if not least and not proposal.choosing(announced=()).affordable():
        least = 1
    decision = Decision(
        player=proposal.player,
        kind=DecisionKind.OBJECTS,
        options=tuple(options),
        minimum=least,
        maximum=min(most, len(options)),
        rule="601.2b",
        topic=Topic.COST,
        source=proposal.spell,
        default=tuple(options[:least]),
    )
    if least == len(options):
        if table.recorder is not None:
            table.recorder.forced(table, decision)
        return tuple(ObjectId(each.entity) for each in options)
    answer = yield decision
    return tuple(option.entity for option in answer)


def with_announced(paying: Paying, total: TotalCost, announced: tuple[ObjectId, ...] | None) -> None:
    """Have the part of a total cost that is paid with objects chosen before be paid with them."""
    for place, part in enumerate(total.parts):
        if getattr(part, "announced", False):
            paying.chosen[place] = announced or ()
