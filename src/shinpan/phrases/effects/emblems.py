"""Emblems that effects give to players (114)."""

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You
from shinpan.phrases.tokens import TokenCard


@phrase(
    en="{who} get[s] an emblem with {abilities}",
    ja="{who}は{abilities}を持つ紋章を得る",
)
class GetEmblem(Effect):
    """Players get an emblem with some abilities (114.1)."""

    abilities: tuple[Ability, ...]
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Give each of them one; it has no characteristics but its abilities (114.3)."""
        definition = TokenCard("Emblem", (Characteristics(names=(), abilities=self.abilities),))
        for player in players_among(self.who.find(context)):
            context.create_emblem(player, definition)
        yield from ()
