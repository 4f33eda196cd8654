"""Permissions to play the cards that a permanent has exiled (406.3, 601.3, 607.2a)."""

from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.lately import Remains
from shinpan.phrases.permissions import Looking
from shinpan.phrases.playing import MayPlayThose, PlayPermission
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You


def _there(context: Queries, number: int, own: bool) -> tuple[ObjectId, ...]:
    """Return the cards that the source has exiled and that still are. own: only those of the ability's controller."""
    found: list[ObjectId] = []
    for each in context.linked(number):
        obj = None if isinstance(each, PlayerId) or not context.exists(each) else context.look(each)
        if obj is not None and obj.zone is Zone.EXILE and (not own or obj.owner == context.you):
            found.append(obj.id)
    return tuple(found)


@phrase(
    en=(
        "{who} may play cards you own exiled with {.this} @ own=True, number=*",
        "{who} may play cards exiled with {.this} @ number=*",
        ("{who} may play a card exiled with {.this} without paying its mana cost @ number=*, free=True, once=True"),
    ),
    ja=(
        "{who}は{.this}によって追放されたカード1枚を、そのマナ・コストを支払うことなくプレイしてもよい "
        "@ number=*, free=True, once=True",
        "{who}は{.this}によって追放された、あなたがオーナーであるカードをプレイしてもよい @ own=True, number=*",
        "{who}は{.this}によって追放されたカードをプレイしてもよい @ number=*",
    ),
)
class PlayExiledWith(PlayPermission):
    """A player may play the cards that the source has exiled, those exiled later, too (611.2c).

    own: only the cards that the controller owns.
    """

    who: Reference = You()
    own: bool = False
    number: int = 0
    lands: bool = True
    spells: bool = True
    free: bool = False
    cost: Cost | None = None
    any_type: bool = False
    once: bool = False

    def cards(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards, as long as they are exiled."""
        return _there(context, self.number, self.own)

    def permits(self, context: Queries, player: PlayerId, card: ObjectId) -> bool:
        """Return whether the player is the one."""
        return self.who.includes(context, player)


@phrase(
    en="{who} may look at and play cards exiled with {.this} @ number=*",
    ja="{who}は{.this}によって追放されたカードを見てもよく、プレイしてもよい @ number=*",
)
class LookAtAndPlayExiledWith(PlayPermission, Looking):
    """A player may look at and play the cards that the source has exiled, face down or not (406.3)."""

    who: Reference = You()
    number: int = 0
    lands: bool = True
    spells: bool = True
    free: bool = False
    cost: Cost | None = None
    any_type: bool = False
    once: bool = False

    def cards(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards, as long as they are exiled."""
        return _there(context, self.number, own=False)

    def permits(self, context: Queries, player: PlayerId, card: ObjectId) -> bool:
        """Return whether the player is the one."""
        return self.who.includes(context, player)

    def allows(self, context: Queries, object_id: ObjectId, player: PlayerId) -> bool:
        """Return whether the player may look at the card."""
        return self.who.includes(context, player) and object_id in context.linked(self.number)


@phrase(
    en=(
        "{who} may play {objects:every} without paying [its mana cost|their mana costs] for as long as {.this} remains "
        "on the battlefield"
    ),
    ja="{.this}が戦場に残り続けているかぎり、{who}は{objects:every}を、そのマナ・コストを支払うことなくプレイしてもよい",
)
class LetPlayWhileHere(Effect):
    """A player may play cards without paying for them until the source leaves the battlefield (118.9, 611.2b)."""

    objects: Reference
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission, unless the source has left already."""
        objects = objects_among(context, self.objects)
        if objects and context.source in context.permanents():
            part = MayPlayThose(who=self.who, lands=True, free=True)
            yield from context.begin_effect((part,), Duration.WHILE, objects, condition=Remains())


@phrase(en="{duration}, {part}", ja="{duration}、{part}")
class LetPlayExiledWith(Effect):
    """For a while, a player may play the cards that the source has exiled (611.2c)."""

    part: PlayExiledWith
    duration: Duration

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission."""
        yield from context.begin_effect((self.part,), self.duration)
