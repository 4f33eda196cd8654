"""Permissions to play cards that the rules alone don't let players play (601.3, 305.1, 118.9)."""

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Reference, StaticPart, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.references.players import You


class PlayPermission(StaticPart):
    """Family of those that let players play cards that the rules alone don't let them play (601.3, 305.1).

    lands, spells: whether lands may be played, spells cast. free: without paying their mana costs (118.9). cost: what
    is paid rather than the mana cost. any_type: mana of any type can be spent to cast them (118.14). once: only one
    spell or land each turn.
    """

    __slots__ = ()
    lands: bool
    spells: bool
    free: bool
    cost: Cost | None
    any_type: bool
    once: bool

    def cards(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards that it is about, as they are now."""
        raise NotImplementedError

    def permits(self, context: Queries, player: PlayerId, card: ObjectId) -> bool:
        """Return whether it lets a player play one of them."""
        raise NotImplementedError


@phrase(
    en=(
        (
            "{who} may play lands and cast spells from the top of [who:their|their|your] library @ what=None, "
            "lands=True, zone=LIBRARY"
        ),
        "{who} may play lands from [who:their|their|your] {zone} @ what=None, lands=True, spells=False",
        (
            "#turn {who} may play lands and cast spells from [who:their|their|your] {zone} this turn @ what=None, "
            "lands=True"
        ),
        (
            "{who} may play lands from the top of [who:their|their|your] library @ what=None, lands=True, "
            "spells=False, zone=LIBRARY"
        ),
        (
            "{who} may play the top card of [who:their|their|your] library if it's a land card @ what=None, "
            "lands=True, spells=False, zone=LIBRARY"
        ),
        "{who} may cast {what:plural} from the top of [who:their|their|your] library @ zone=LIBRARY",
        "{who} may play lands and cast spells from [who:their|their|your] {zone} @ what=None, lands=True",
        "{who} may play lands and cast {what:plural} from [who:their|their|your] {zone} @ lands=True",
        "once during each of your turns, {who} may cast {what:a} from your {zone} @ once=True, own_turn=True",
        "during each of your turns, {who} may cast {what:a} from your {zone} @ once=True, own_turn=True",
        "during each of your turns, {who} may cast one {what} from your {zone} @ once=True, own_turn=True",
        "{who} may cast the top card of [who:their|their|your] library if it's {what:a} @ zone=LIBRARY",
        "{who} may cast {what:plural} from [who:their|their|your] {zone} without paying their mana costs @ free=True",
        "{who} may cast {what:plural} from [who:their|their|your] {zone}",
    ),
    ja=(
        "{who}は自分のライブラリーの一番上から土地をプレイしたり呪文を唱えたりしてもよい @ what=None, lands=True",
        (
            "{who}は自分のライブラリーの一番上から土地をプレイしてもよい @ what=None, lands=True, "
            "spells=False, zone=LIBRARY"
        ),
        "{who}は自分の{zone}から土地をプレイしてもよい @ what=None, lands=True, spells=False",
        "あなたの各ターンに1回、{who}は自分の{zone}から{what:a}を唱えてもよい @ once=True, own_turn=True",
        "{who}は自分の{zone}から土地をプレイしたり呪文を唱えたりしてもよい @ what=None, lands=True",
        "{who}は自分の{zone}から土地をプレイしたり{what}を唱えたりしてもよい @ lands=True",
        "{who}は自分のライブラリーの一番上から{what}を唱えてもよい @ zone=LIBRARY",
        "{who}は自分の{zone}から{what}を、そのマナ・コストを支払うことなく唱えてもよい @ free=True",
        "{who}は自分の{zone}から{what}を唱えてもよい",
    ),
)
class MayPlayFrom(PlayPermission):
    """Players may play cards from a zone of their own: from the graveyard, from the top of the library.

    what: the spells that may be cast so; None for all. own_turn: only in their own turns.
    """

    zone: Zone
    what: Collection | None = None
    who: Reference = You()
    lands: bool = False
    spells: bool = True
    free: bool = False
    cost: Cost | None = None
    any_type: bool = False
    once: bool = False
    own_turn: bool = False

    def cards(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards in the zone, the top card alone of a library."""
        found: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            there = context.in_zone(self.zone, player)
            found.extend(there[:1] if self.zone is Zone.LIBRARY else there)
        return tuple(found)

    def permits(self, context: Queries, player: PlayerId, card: ObjectId) -> bool:
        """Return whether the player may play that card from there."""
        found = context.look(card)
        if found is None or found.owner != player or not self.who.includes(context, player):
            return False
        if self.own_turn and context.state.turn.active != player:
            return False
        if self.what is None or (self.lands and CardType.LAND in context.characteristics(card).types):
            return True
        return self.what.fits(context, card)


@phrase()
class MayPlayThose(PlayPermission):
    """A player may play certain cards: those that a lasting effect was begun on. No text says it, such effects do.

    any_color: mana may be spent as though it were of any color (609.4b). later: only after the turn in which the effect
    began. slowly: only when they could cast a sorcery (702.170d).
    keyword: the ability that made the effect. never_as, only_as: the frame that can't be cast so (715.3d),
    or the only one.
    """

    who: Reference = You()
    lands: bool = False
    spells: bool = True
    free: bool = False
    cost: Cost | None = None
    any_type: bool = False
    any_color: bool = False
    once: bool = False
    later: bool = False
    slowly: bool = False
    keyword: KeywordAbility | None = None
    never_as: int | None = None
    only_as: int | None = None

    def cards(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards, as long as they stay where they are."""
        return tuple(each for each in context.bound if not isinstance(each, PlayerId) and context.exists(each))

    def permits(self, context: Queries, player: PlayerId, card: ObjectId) -> bool:
        """Return whether the player is the one."""
        return self.who.includes(context, player)


@phrase(
    en="you may {cost:bare} rather than pay the mana cost for {spells:plural}",
    ja="あなたは{spells}のマナ・コストを支払うのではなく{cost:て}もよい",
)
class SpellsAlternativeCost(StaticPart):
    """A cost that may be paid rather than the mana costs of spells of a description (118.9)."""

    cost: Cost
    spells: Collection
