"""The dungeons that players may bring into the game (309), each room with its effect and where it leads."""

from collections.abc import Sequence
from typing import NamedTuple

from shinpan.cards.build import token
from shinpan.cards.type_line import parse_type_line
from shinpan.cards.words import (
    BASIC_LAND_CARD,
    CREATURE,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THREE,
    TWO,
    YOU,
    keyword,
    pay,
    permanent,
    plus,
    together,
)
from shinpan.game.characteristics import Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.dungeons import DungeonName
from shinpan.game.enums import CardType, Color, Duration, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.costs import DiscardSome, SacrificeSome
from shinpan.phrases.dungeons.endings import DrawAndMayCastOne, PutOneFromTop
from shinpan.phrases.dungeons.rooms import DungeonCard, MovesIntoRoom, Room
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.each_player import EachDoes
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.exiling import ExileFromTop
from shinpan.phrases.effects.goading import GoadCreatures
from shinpan.phrases.effects.impulse import LetPlay
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.effects.scrying import Scry
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.named_tokens import TREASURE
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Result
from shinpan.phrases.references.players import EachOpponent, EachPlayer, ThatOneOfThem
from shinpan.phrases.restrictions import CantAttack


class _Place(NamedTuple):
    """A room as it is written down here: its name, what it does, and the names of the rooms that follow."""

    name: str
    effect: Effect
    onward: tuple[str, ...] = ()


def _room(name: str, *effects: Effect, to: Sequence[str] = ()) -> _Place:
    return _Place(name, together(effects), tuple(to))


def _dungeon(name: DungeonName, *places: _Place, type_line: str = "Dungeon") -> DungeonCard:
    line = parse_type_line(type_line)
    order = {place.name: number for number, place in enumerate(places)}
    abilities = tuple(
        TriggeredAbility(MovesIntoRoom(number), place.effect, zones=frozenset({Zone.COMMAND}))
        for number, place in enumerate(places)
    )
    face = Characteristics(
        names=(name.en,),
        types=frozenset(line.types),
        subtypes=frozenset(line.subtypes),
        abilities=abilities,
    )
    rooms = tuple(Room(place.name, tuple(order[each] for each in place.onward)) for place in places)
    return DungeonCard(name.en, (face,), rooms)


_GOBLIN = token("Creature — Goblin", colors=(Color.RED,), pt=(1, 1))
_SKELETON = token("Creature — Skeleton", colors=(Color.BLACK,), pt=(1, 1))
_MENACING_SKELETON = token("Creature — Skeleton", keyword(KeywordAbility.MENACE), colors=(Color.BLACK,), pt=(4, 1))
_ATROPAL = token(
    "Legendary Creature — God Horror",
    keyword(KeywordAbility.DEATHTOUCH),
    colors=(Color.BLACK,),
    pt=(4, 4),
    name="The Atropal",
)
_ONE_OF_THEM = ThatOneOfThem()
_ARTIFACT, _LAND = permanent(CardType.ARTIFACT), permanent(CardType.LAND)
_ANY_OF_THREE = permanent(CardType.CREATURE, CardType.ARTIFACT, CardType.LAND)


def _each_loses_unless(*parts: DiscardSome | SacrificeSome) -> Effect:
    return EachDoes(EachPlayer(), UnlessPaid(LoseLife(TWO, _ONE_OF_THEM), pay(None, *parts), _ONE_OF_THEM))


DUNGEONS: dict[DungeonName, DungeonCard] = {
    DungeonName.LOST_MINE_OF_PHANDELVER: _dungeon(
        DungeonName.LOST_MINE_OF_PHANDELVER,
        _room("Cave Entrance", Scry(ONE), to=("Goblin Lair", "Mine Tunnels")),
        _room("Goblin Lair", CreateTokens(_GOBLIN), to=("Storeroom", "Dark Pool")),
        _room("Mine Tunnels", CreateTokens(TREASURE), to=("Dark Pool", "Fungi Cavern")),
        _room("Storeroom", PutCounters(TARGET_CREATURE, CounterKind.PLUS_ONE_PLUS_ONE), to=("Temple of Dumathoin",)),
        _room("Dark Pool", LoseLife(ONE, EachOpponent()), GainLife(ONE), to=("Temple of Dumathoin",)),
        _room(
            "Fungi Cavern",
            Apply(TARGET_CREATURE, (plus(-4, 0),), Duration.YOUR_NEXT_TURN),
            to=("Temple of Dumathoin",),
        ),
        _room("Temple of Dumathoin", DrawCards()),
    ),
    DungeonName.DUNGEON_OF_THE_MAD_MAGE: _dungeon(
        DungeonName.DUNGEON_OF_THE_MAD_MAGE,
        _room("Yawning Portal", GainLife(ONE), to=("Dungeon Level",)),
        _room("Dungeon Level", Scry(ONE), to=("Goblin Bazaar", "Twisted Caverns")),
        _room("Goblin Bazaar", CreateTokens(TREASURE), to=("Lost Level",)),
        _room(
            "Twisted Caverns",
            Apply(TARGET_CREATURE, (CantAttack(),), Duration.YOUR_NEXT_TURN),
            to=("Lost Level",),
        ),
        _room("Lost Level", Scry(TWO), to=("Runestone Caverns", "Muiral's Graveyard")),
        _room(
            "Runestone Caverns",
            ExileFromTop(TWO, register=0),
            LetPlay(Result(0), Duration.FOREVER),
            to=("Deep Mines",),
        ),
        _room("Muiral's Graveyard", CreateTokens(_SKELETON, TWO), to=("Deep Mines",)),
        _room("Deep Mines", Scry(THREE), to=("Mad Wizard's Lair",)),
        _room("Mad Wizard's Lair", DrawAndMayCastOne(THREE)),
    ),
    DungeonName.TOMB_OF_ANNIHILATION: _dungeon(
        DungeonName.TOMB_OF_ANNIHILATION,
        _room("Trapped Entry", LoseLife(ONE, EachPlayer()), to=("Veils of Fear", "Oubliette")),
        _room("Veils of Fear", _each_loses_unless(DiscardSome(Group(Cards()))), to=("Sandfall Cell",)),
        _room("Sandfall Cell", _each_loses_unless(SacrificeSome(_ANY_OF_THREE)), to=("Cradle of the Death God",)),
        _room(
            "Oubliette",
            DiscardCards(ONE),
            SacrificeChosen(YOU, CREATURE),
            SacrificeChosen(YOU, _ARTIFACT),
            SacrificeChosen(YOU, _LAND),
            to=("Cradle of the Death God",),
        ),
        _room("Cradle of the Death God", CreateTokens(_ATROPAL)),
    ),
    DungeonName.UNDERCITY: _dungeon(
        DungeonName.UNDERCITY,
        _room("Secret Entrance", SearchLibrary(BASIC_LAND_CARD, Zone.HAND), to=("Forge", "Lost Well")),
        _room("Forge", PutCounters(TARGET_CREATURE, CounterKind.PLUS_ONE_PLUS_ONE, TWO), to=("Trap!", "Arena")),
        _room("Lost Well", Scry(TWO), to=("Arena", "Stash")),
        _room("Trap!", LoseLife(Fixed(5), TARGET_PLAYER), to=("Archives",)),
        _room("Arena", GoadCreatures(TARGET_CREATURE), to=("Archives", "Catacombs")),
        _room("Stash", CreateTokens(TREASURE), to=("Catacombs",)),
        _room("Archives", DrawCards(), to=("Throne of the Dead Three",)),
        _room("Catacombs", CreateTokens(_MENACING_SKELETON), to=("Throne of the Dead Three",)),
        _room(
            "Throne of the Dead Three",
            PutOneFromTop(Fixed(10), Group(Cards((CardType.CREATURE,))), CounterKind.PLUS_ONE_PLUS_ONE, THREE),
        ),
        type_line="Dungeon — Undercity",
    ),
}
"""All dungeons by name. A player may have any of them (309.2)."""
