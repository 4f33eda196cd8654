"""Splicing cards from the hand onto a spell as it is cast (702.47)."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.phrases.modifications.texts import GainText
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.proposal import Proposal
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.casting.splicing import is_spliced_onto, splice_ability, spliced_text
from shinpan.rules.context.resolution import Acting
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

SPLICES = cite(
    "702.47a",
    en="{player} reveals {object} and splices it onto the spell.",
    ja="{player}は{object}を公開し、この呪文に連繋します。",
)
carries("702.47b")
carries("702.47d")
carries("702.47e")


def announce_splices(table: Table, proposal: Proposal) -> Steps[tuple[ObjectId, ...]]:
    """Have the player choose which cards to splice, and in which order their effects happen; mostly none can be."""
    candidates = [each for each in table.state.hands[proposal.player] if _fits(table, each, proposal)]
    candidates = [each for each in candidates if _refusal(proposal, (each,)) is None]
    if not candidates:
        return ()
    answer = yield Decision(
        player=proposal.player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in candidates),
        minimum=0,
        maximum=len(candidates),
        rule="702.47a",
        topic=Topic.SPLICE,
        source=proposal.spell,
        default=(),
        check=lambda options: _refusal(proposal, tuple(option.entity for option in options)),
    )
    return tuple(option.entity for option in answer)


def _fits(table: Table, card: ObjectId, proposal: Proposal) -> bool:
    ability = splice_ability(table.characteristics(card))
    return ability is not None and is_spliced_onto(ability, proposal.characteristics)


def _refusal(proposal: Proposal, cards: tuple[ObjectId, ...]) -> Refusal | None:
    """Return why cards can't be spliced: their targets or their costs."""
    return None if proposal.choosing(spliced=cards).refusal() is None else UNPAYABLE


def splice(table: Table, context: Acting, cards: Sequence[ObjectId]) -> Steps[None]:
    """Reveal the cards, and have the spell gain their text as long as it is on the stack."""
    yield from context.reveal(context.you, cards)
    for card in cards:
        table.note(SPLICES, player=context.you, object=card)
    text = GainText(spliced_text(table, cards))
    yield from context.begin_effect((text,), Duration.FOREVER, (context.source,))
