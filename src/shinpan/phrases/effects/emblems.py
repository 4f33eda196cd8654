"""Emblems that effects give to players (114), and what one of them lets its owner do."""

from typing import ClassVar

from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.enums import Zone
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.playing import PlayPermission
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You
from shinpan.phrases.replacements.entering import OwnEntry, entrant
from shinpan.phrases.tokens import TokenCard


def emblem_with(abilities: tuple[Ability, ...]) -> Definition:
    """Return an emblem with abilities; it has no other characteristics (114.3)."""
    return TokenCard("Emblem", (Characteristics(names=(), abilities=abilities),))


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
        definition = emblem_with(self.abilities)
        for player in players_among(self.who.find(context)):
            context.create_emblem(player, definition)
        yield from ()


@phrase(
    en="as {.this} enters, you get an emblem with {abilities}",
    ja="{.this}が戦場に出るに際し、あなたは{abilities}を持つ紋章を得る",
)
class EmblemAsEnters(OwnEntry):
    """The controller gets an emblem while the source enters (614.1c, 114.1)."""

    abilities: tuple[Ability, ...]
    commutes: ClassVar[bool] = True

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it put into the command zone; the source enters as it would."""
        source = entrant(context, event)
        context.create_emblem(context.you, emblem_with(self.abilities), context.source if source is None else source)
        return (event,)
        yield


@phrase(
    en=(
        "you may play cards exiled with {name}, and you may spend mana as though it were mana of any color to cast "
        "those spells"
    ),
    ja=(
        "あなたは{name}によって追放されたカードをプレイしてもよく、それらの呪文を唱えるために、望む色のマナであるかのように"
        "マナを支払ってもよい"
    ),
)
class MayPlayExiledWith(PlayPermission):
    """The owner of an emblem may play what was exiled with the permanent that it came from, whoever owns the cards.

    name: of that permanent. It is found by the emblem's link to it, so that another of that name isn't meant (607.1).
    """

    name: str
    lands: bool = True
    spells: bool = True
    free: bool = False
    cost: Cost | None = None
    any_type: bool = True
    once: bool = False

    def cards(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards, as long as they are exiled."""
        found: list[ObjectId] = []
        for origin in context.linked(0):
            if isinstance(origin, PlayerId):
                continue
            for each in (origin, *context.state.successors.get(origin, ())):
                obj = context.look(each)
                for _, held in () if obj is None else obj.links:
                    found.extend(card for card in held if not isinstance(card, PlayerId))
        exiled = context.in_zone(Zone.EXILE)
        return tuple(each for each in dict.fromkeys(found) if each in exiled)

    def permits(self, context: Queries, player: PlayerId, card: ObjectId) -> bool:
        """Return whether the player has the emblem."""
        return player == context.you
