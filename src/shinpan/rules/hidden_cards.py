"""Cards face down in exile: whoever was once allowed to look at one may go on looking at it (406.3)."""

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.permissions import Looking, MayLookAt
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.references.objects import Specific
from shinpan.rulebook.citations import carries
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.table import Table

carries("406.3")


def keep_sights(table: Table) -> None:
    """Have players whom static abilities let look at face-down cards in exile be let so for as long as those lie there.

    An effect that has begun on such a card lasts as long by itself.
    """
    parts = table.view().in_force(Looking)
    statics = [each for each in parts if each.effect is None]
    if not statics:
        return
    hidden = [each for each in table.state.exile if table.state.objects[each].face_down is not None]
    known = {pair for each in parts if each.effect is not None for pair in _known(each)}
    for active in statics:
        part, context = active.part, context_of_part(table, active)
        assert isinstance(part, Looking)
        for card in hidden:
            for player in table.state.players_in_game():
                if (card, player) not in known and part.allows(context, card, player):
                    known.add((card, player))
                    looks = MayLookAt(OneOf(Specific((card,))), Specific((player,)))
                    begin_effect(table, Queries(table, active.source, player), (looks,), Duration.FOREVER, (card,))


def _known(active: ActivePart) -> list[tuple[ObjectId, PlayerId]]:
    """Return who may look at what by an effect that has begun on single cards."""
    match active.part:
        case MayLookAt(what=OneOf(which=Specific(entities=cards)), who=Specific(entities=players)):
            return [
                (card, player)
                for card in cards
                for player in players
                if not isinstance(card, PlayerId) and isinstance(player, PlayerId)
            ]
    return []
