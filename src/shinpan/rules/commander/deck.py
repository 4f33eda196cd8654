"""Whether a deck may be played in a Commander game (903.3, 903.5, 702.124): all that is wrong with it at once."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from shinpan.game.characteristics import Characteristics, Definition
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.state import Settings
from shinpan.game.subtypes import BASIC_LAND_TYPES
from shinpan.game.subtypes.artifact import ArtifactType
from shinpan.game.subtypes.creature import CreatureType
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import walk
from shinpan.phrases.index import index_of
from shinpan.phrases.permissions import CanBeCommander
from shinpan.phrases.qualities.traits import Named
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.beginning import for_commander
from shinpan.rules.commander.identity import color_identity
from shinpan.rules.refusing import Refusal

SIZE = cite(
    "903.5a",
    en="The deck has {found} cards; with its commander it must have exactly {wanted}.",
    ja="デッキが{found}枚です。統率者を含めてちょうど{wanted}枚でなければなりません。",
)
TWICE = cite(
    "903.5b",
    en="{card} is in the deck {count} times; only basic lands may be there more than once.",
    ja="《{card}》が{count}枚入っています。基本土地以外のカードは1枚しか入れられません。",
)
OFF_COLOR = cite(
    "903.5c",
    en="{card} has {colors} in its color identity, which the commander has not.",
    ja="《{card}》の固有色には、統率者の固有色にない{colors}が含まれています。",
)
OFF_LAND = cite(
    "903.5d",
    en="{card} could produce {colors} mana by its basic land types, which isn't in the commander's color identity.",
    ja="《{card}》は基本土地タイプにより、統率者の固有色にない{colors}マナを生み出せます。",
)
NOT_IN_DECK = cite(
    "903.3",
    en="{card} is named as the commander but isn't in the deck.",
    ja="統率者とされた《{card}》がデッキに入っていません。",
)
NO_COMMANDER = cite("903.3", en="The deck has no commander.", ja="デッキに統率者がいません。")
NOT_FIT = cite(
    "903.3",
    en="{card} can't be a commander: it is no legendary creature, Vehicle, or Spacecraft with power and toughness.",
    ja="《{card}》は伝説のクリーチャー、機体、パワーとタフネスを持つ宇宙船のいずれでもないため、統率者になれません。",
)
NOT_FIT_BRAWL = cite(
    "903.12c",
    en="{card} can't be a commander: it is no legendary creature, planeswalker, Vehicle or such a Spacecraft.",
    ja="《{card}》は伝説のクリーチャー、プレインズウォーカー、機体などではないため、統率者になれません。",
)
NOT_PARTNERS = cite(
    "702.124a",
    en="{card} and {other} can't both be the commander: no partner ability joins them.",
    ja="《{card}》と《{other}》を組み合わせる共闘系の能力がないため、2枚とも統率者にすることはできません。",
)
TOO_MANY = cite(
    "702.124g",
    en="The deck has {count} commanders; there can't be more than two.",
    ja="統率者が{count}枚指定されています。2枚を超えることはできません。",
)
carries("903.3a")
carries("903.5")
carries("903.12c")
carries("903.12d")
carries("903.12e")
carries("702.124b")
carries("702.124f")
carries("702.124h")
carries("702.124i")
carries("702.124j")
carries("702.124k")
carries("702.124m")

SIZE_OF_DECK, SIZE_IN_BRAWL = 100, 60


class IllegalDeck(ValueError):  # noqa: N818  (a deck that may not be played)
    """A deck that may not be played. faults: all that is wrong with it. player: whose it is, by place."""

    def __init__(self, faults: Sequence[Refusal], player: int = 0) -> None:
        self.faults = tuple(faults)
        self.player = player
        words = (fault.citation.text("en", **dict(fault.parameters)) for fault in self.faults)
        super().__init__(f"the deck of player {player + 1} is illegal: {' '.join(words)}")


def deck_faults(
    deck: Sequence[Definition], commanders: Sequence[Definition], *, brawl: bool = False
) -> tuple[Refusal, ...]:
    """Return everything that is wrong with a deck; nothing if it may be played. deck: the commanders are among it."""
    return (*_commander_faults(deck, commanders, brawl), *_card_faults(deck, commanders, brawl))


def checked_game(
    settings: Settings,
    decks: Sequence[Sequence[Definition]],
    commanders: Sequence[Sequence[Definition]],
    *,
    any_deck: bool = False,
) -> Settings:
    """Return the settings of a Commander game with these decks. Raises IllegalDeck, and ValueError for a mismatch.

    any_deck: decks aren't checked, but each commander has to be in its deck.
    """
    if len(commanders) != len(decks):
        raise ValueError(f"{len(decks)} decks need {len(decks)} lists of commanders, not {len(commanders)}")
    for place, (deck, chosen) in enumerate(zip(decks, commanders, strict=True)):
        faults = deck_faults(deck, chosen, brawl=settings.brawl)
        if any_deck:
            faults = tuple(fault for fault in faults if fault.citation is NOT_IN_DECK)
        if faults:
            raise IllegalDeck(faults, place)
    return for_commander(settings, len(decks))


# -- the commander -----------------------------------------------------------------------------------------------------


def _commander_faults(deck: Sequence[Definition], commanders: Sequence[Definition], brawl: bool) -> Iterator[Refusal]:
    if not commanders:
        yield Refusal(NO_COMMANDER)
        return
    if len(commanders) > 2:
        yield Refusal(TOO_MANY).with_(count=len(commanders))
        return
    for each in commanders:
        if each not in deck:
            yield Refusal(NOT_IN_DECK).with_(card=each.name)
    unfit = [each for each in commanders if not can_be_commander(each, brawl=brawl)]
    if len(commanders) == 2 and are_partners(*commanders):
        return
    for each in unfit:
        yield Refusal(NOT_FIT_BRAWL if brawl else NOT_FIT).with_(card=each.name)
    if len(commanders) == 2:
        first, second = commanders
        yield Refusal(NOT_PARTNERS).with_(card=first.name, other=second.name)


def can_be_commander(card: Definition, *, brawl: bool = False) -> bool:
    """Return whether a card can be a commander by itself: outside of the game its front face counts alone (712.8a)."""
    face = card.faces[0]
    if any(isinstance(part, CanBeCommander) for part in walk(face.abilities)):
        return True
    if Supertype.LEGENDARY not in face.supertypes:
        return False
    if CardType.CREATURE in face.types or ArtifactType.VEHICLE in face.subtypes:
        return True
    if brawl and CardType.PLANESWALKER in face.types:
        return True
    return ArtifactType.SPACECRAFT in face.subtypes and face.power is not None


def are_partners(first: Definition, second: Definition) -> bool:
    """Return whether one kind of partner ability lets two cards be the commander together (702.124f)."""
    one, other = first.faces[0], second.faces[0]
    if first.name == second.name or not all(Supertype.LEGENDARY in each.supertypes for each in (one, other)):
        return False
    pairs: tuple[Callable[[Characteristics, Characteristics], bool], ...] = (
        _both_partner,
        _partner_with_each_other,
        _with_background,
        lambda this, that: _with_background(that, this),
        _with_companion,
        lambda this, that: _with_companion(that, this),
    )
    return any(joined(one, other) for joined in pairs)


def _has(face: Characteristics, keyword: KeywordAbility) -> bool:
    return keyword in index_of(face).keywords


def _both_partner(one: Characteristics, other: Characteristics) -> bool:
    """Both have partner, or the same "partner—[text]" (702.124h-i)."""
    return bool(_partnerships(one) & _partnerships(other))


def _partnerships(face: Characteristics) -> frozenset[str | None]:
    """Return the texts of the partner abilities of a card; None for partner without one."""
    return frozenset(
        ability.quality.name if isinstance(ability.quality, Named) else None
        for ability in face.abilities
        if isinstance(ability, Keyword) and ability.keyword is KeywordAbility.PARTNER
    )


def _partner_with_each_other(one: Characteristics, other: Characteristics) -> bool:
    return other.name in _named_partners(one) and one.name in _named_partners(other)


def _named_partners(face: Characteristics) -> tuple[str, ...]:
    return tuple(
        ability.quality.name
        for ability in face.abilities
        if isinstance(ability, Keyword)
        and ability.keyword is KeywordAbility.PARTNER_WITH
        and isinstance(ability.quality, Named)
    )


def _with_background(one: Characteristics, other: Characteristics) -> bool:
    return _has(one, KeywordAbility.CHOOSE_A_BACKGROUND) and (
        EnchantmentType.BACKGROUND in other.subtypes and CardType.ENCHANTMENT in other.types
    )


def _with_companion(one: Characteristics, other: Characteristics) -> bool:
    kinds = {CreatureType.TIME_LORD, CreatureType.DOCTOR}
    creatures = {each for each in other.subtypes if isinstance(each, CreatureType)}
    return _has(one, KeywordAbility.DOCTORS_COMPANION) and CardType.CREATURE in other.types and creatures == kinds


# -- the other cards ---------------------------------------------------------------------------------------------------


def _card_faults(deck: Sequence[Definition], commanders: Sequence[Definition], brawl: bool) -> Iterator[Refusal]:
    wanted = SIZE_IN_BRAWL if brawl else SIZE_OF_DECK
    if len(deck) != wanted:
        yield Refusal(SIZE).with_(found=len(deck), wanted=wanted)
    cards = {each.name: each for each in deck}
    for name, count in Counter(each.name for each in deck).items():
        if count > 1 and not _is_basic(cards[name]):
            yield Refusal(TWICE).with_(card=name, count=count)
    if commanders:
        yield from _color_faults(list(cards.values()), commanders, brawl)


def _color_faults(cards: Iterable[Definition], commanders: Sequence[Definition], brawl: bool) -> Iterator[Refusal]:
    identity = frozenset(color for each in commanders for color in color_identity(each))
    free = _free_basic(cards) if brawl and not identity else None
    for card in cards:
        beyond = color_identity(card) - identity
        if beyond:
            yield Refusal(OFF_COLOR).with_(card=card.name, colors=_words(beyond))
            continue
        made = land_colors(card) - identity
        if made and card.name != free:
            yield Refusal(OFF_LAND).with_(card=card.name, colors=_words(made))


def _free_basic(cards: Iterable[Definition]) -> str | None:
    """Return the basic land of which a colorless Brawl deck may have any number: of one basic land type (903.12e)."""
    return next((each.name for each in cards if _is_basic(each) and len(land_colors(each)) == 1), None)


def _is_basic(card: Definition) -> bool:
    return Supertype.BASIC in card.faces[0].supertypes and CardType.LAND in card.faces[0].types


def land_colors(card: Definition) -> frozenset[Color]:
    """Return the colors of the mana that the basic land types of a card make (305.6)."""
    subtypes = {each for face in card.faces for each in face.subtypes}
    return frozenset(color for color, each in zip(Color, BASIC_LAND_TYPES, strict=True) if each in subtypes)


def _words(colors: Iterable[Color]) -> str:
    return "".join(f"{{{color.letter}}}" for color in Color if color in colors)
