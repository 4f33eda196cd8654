"""Hypothesis strategies for scenarios as the reader makes them: whatever it can return, it has to read again."""

from typing import Any

from hypothesis import strategies as st

from shinpan.game.counters import CounterKind
from shinpan.game.enums import PRIVATE_ZONES, CardType, Color, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import subtypes_of
from shinpan.lab.notation.expectations import (
    Check,
    Comparison,
    Contains,
    Exactly,
    GameExpectation,
    HasNone,
    InOrder,
    Is,
    ObjectExpectation,
    PlayerCheck,
    PlayerExpectation,
    StackExpectation,
    TriggeredExpectation,
    ZoneExpectation,
)
from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey
from shinpan.lab.notation.reading.doing import SHAPES, Need
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import CardEntry, Component, PlayerSetup, TokenSpec
from shinpan.lab.notation.steps import (
    ActivateStep,
    AnswerStep,
    Attacker,
    AttackStep,
    Blocker,
    BlockStep,
    CastStep,
    DoStep,
    ExpectStep,
    LegalityStep,
    PlayStep,
    ResolveStep,
    SpecialStep,
    UntilStep,
)
from shinpan.lab.notation.values import CounterCount, Division, ListAnswer, Number, Payment, Reference, Word
from shinpan.lab.notation.vocabulary import (
    Daytime,
    Door,
    FaceDownAs,
    FaceUp,
    GameResult,
    ManaSupply,
    Special,
    StepName,
    Variant,
    Verb,
    Verdict,
)

PLAYERS = ("alice", "bob", "太郎")
NAMES = st.sampled_from(
    ["Clone", "Fire // Ice", "Isamaru, Hound of Konda", '"Ach! Hans, Run!"', "+2 Mace", "稲妻", "A: B"]
)
# Any text that a line can hold, but for what the notation reads otherwise; blanks around a text don't count.
FREE = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"], exclude_characters="@"), min_size=1, max_size=12)
TEXTS = NAMES | FREE.map(str.strip).filter(lambda text: text and text.casefold() not in ("none", *PLAYERS))
PLAYER = st.sampled_from(PLAYERS)
MAYBE_PLAYER = st.none() | PLAYER
REFERENCES = st.builds(Reference, text=TEXTS, player=MAYBE_PLAYER)
AMOUNTS = st.integers(0, 1_000_000)
COUNTERS = st.lists(
    st.builds(CounterCount, kind=st.sampled_from(list(CounterKind)), count=st.integers(1, 9)),
    unique_by=lambda c: c.kind,
    max_size=3,
).map(tuple)
MANA = st.lists(st.sampled_from(list(ManaKind)), max_size=5).map(tuple)


def tuples(values: st.SearchStrategy[Any], **sizes: int) -> st.SearchStrategy[Any]:
    return st.lists(values, **({"max_size": 3} | sizes)).map(tuple)


ANSWERS: st.SearchStrategy[Any] = st.recursive(
    st.builds(Word, text=TEXTS)
    | st.builds(Number, number=st.integers(-9, 99))
    | st.builds(
        Division,
        parts=st.lists(st.tuples(REFERENCES, AMOUNTS), min_size=1, max_size=3, unique_by=lambda part: str(part[0])).map(
            tuple
        ),
    ),
    lambda inner: st.builds(ListAnswer, items=tuples(inner)),
    max_leaves=4,
)
TOKENS = st.builds(
    TokenSpec,
    name=st.none() | TEXTS,
    supertypes=tuples(st.sampled_from(list(Supertype))),
    types=tuples(st.sampled_from(list(CardType))),
    subtypes=tuples(st.sampled_from(subtypes_of(CardType.CREATURE))),
    colors=tuples(st.sampled_from(list(Color))),
    power=st.none() | st.integers(-9, 99),
    toughness=st.none() | st.integers(-9, 99),
    keywords=tuples(st.sampled_from(list(KeywordAbility))),
)
COMPONENTS = st.builds(
    Component, card=TEXTS, owner=MAYBE_PLAYER, is_token=st.booleans(), commander=st.booleans()
) | st.builds(Component, owner=MAYBE_PLAYER, token=TOKENS, is_token=st.just(True))
CARDS: dict[str, st.SearchStrategy[Any]] = {
    "card": TEXTS,
    "owner": MAYBE_PLAYER,
    "count": st.integers(1, 9),
    "face_down": st.none() | st.sampled_from(FaceDownAs),
    "counters": st.none() | COUNTERS,
    "commander": st.booleans(),
    "companion": st.booleans(),
}
PERMANENT: dict[str, st.SearchStrategy[Any]] = {
    "tapped": st.booleans(),
    "sick": st.booleans(),
    "face": st.none() | st.sampled_from(FaceUp),
    "flipped": st.booleans(),
    "phased_out": st.booleans(),
    "damage": AMOUNTS,
    "level": st.none() | st.integers(1, 9),
    "unlocked": st.none() | tuples(st.sampled_from(Door)),
    "merged": tuples(COMPONENTS),
    "copy_of": st.none() | REFERENCES,
    "chosen": tuples(ANSWERS),
    "mutations": st.none() | AMOUNTS,
    "ring_bearer": st.booleans(),
    "attached_to": st.none() | st.builds(Reference, text=PLAYER),
    "attacking": st.none() | st.builds(Reference, text=PLAYER),
}
ENTRIES = tuples(st.builds(CardEntry, **CARDS) | st.builds(CardEntry, card=NAMES))
PERMANENTS = tuples(
    st.builds(CardEntry, **CARDS, **PERMANENT, is_token=st.booleans())
    | st.builds(CardEntry, **(CARDS | {"card": st.none(), "token": TOKENS, "is_token": st.just(True)}), **PERMANENT)
)


def setups(name: str) -> st.SearchStrategy[PlayerSetup]:
    return st.builds(
        PlayerSetup,
        name=st.just(name),
        life=st.none() | st.integers(-9, 99),
        mana=st.just(ManaSupply.UNLIMITED) | MANA,
        hand=ENTRIES,
        battlefield=PERMANENTS,
        graveyard=ENTRIES,
        library=st.none() | ENTRIES,
        exile=ENTRIES,
        command=ENTRIES,
        outside=ENTRIES,
        counters=COUNTERS,
        commanders=tuples(TEXTS),
        cards_drawn=AMOUNTS,
        spells_cast=AMOUNTS,
        spells_cast_last_turn=AMOUNTS,
        monarch=st.booleans() if name == PLAYERS[0] else st.just(False),
        initiative=st.booleans() if name == PLAYERS[1] else st.just(False),
        dungeon=st.none() | TEXTS,
        room=st.none() | TEXTS,
        completed=tuples(TEXTS),
        tempted=AMOUNTS,
        emblems=tuples(TEXTS),
    )


FLAG = st.builds(Is, st.booleans())
FIGURE = st.builds(Is, AMOUNTS)
REFERENCE = st.builds(Is, REFERENCES)
NONE = st.just(HasNone())


def sets(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.builds(Exactly, tuples(values)) | st.builds(Contains, tuples(values), tuples(values))


EXACT_COUNTERS = st.builds(Exactly, COUNTERS)
OBJECT_COMPARISONS: dict[ObjectKey, st.SearchStrategy[Comparison]] = {
    **dict.fromkeys(ObjectKey, FLAG),
    ObjectKey.NAME: st.builds(Is, TEXTS) | NONE,
    ObjectKey.NAMES: sets(TEXTS) | NONE,
    ObjectKey.MANA_COST: st.builds(Is, st.sampled_from(["{0}", "{X}{2}{U/R}", "{1}{R} // {1}{U}"])) | NONE,
    ObjectKey.MANA_VALUE: FIGURE | st.builds(Exactly, tuples(AMOUNTS)),
    ObjectKey.COLORS: sets(st.sampled_from(list(Color))),
    ObjectKey.COLOR_INDICATOR: sets(st.sampled_from(list(Color))) | NONE,
    ObjectKey.SUPERTYPES: sets(st.sampled_from(list(Supertype))),
    ObjectKey.TYPES: sets(st.sampled_from(list(CardType))),
    ObjectKey.SUBTYPES: sets(st.sampled_from(subtypes_of(CardType.LAND))),
    ObjectKey.KEYWORDS: sets(st.sampled_from(list(KeywordAbility))),
    ObjectKey.ABILITIES: FIGURE,
    ObjectKey.TEXT_INCLUDES: st.builds(Contains, tuples(TEXTS)),
    ObjectKey.POWER: st.builds(Is, st.integers(-9, 99)) | NONE,
    ObjectKey.TOUGHNESS: st.builds(Is, st.integers(-9, 99)) | NONE,
    ObjectKey.LOYALTY: FIGURE | NONE,
    ObjectKey.DEFENSE: FIGURE | NONE,
    ObjectKey.COUNTERS: EXACT_COUNTERS,
    ObjectKey.DAMAGE: FIGURE,
    ObjectKey.CONTROLLER: st.builds(Is, PLAYER),
    ObjectKey.OWNER: st.builds(Is, PLAYER),
    ObjectKey.COPY_OF: REFERENCE | NONE,
    ObjectKey.COMPONENTS: FIGURE | st.builds(InOrder, tuples(TEXTS)),
    ObjectKey.ATTACHED_TO: REFERENCE | NONE,
    ObjectKey.ATTACKING: FLAG | NONE | st.builds(Is, st.builds(Reference, text=PLAYER)),
    ObjectKey.LEVEL: FIGURE | NONE,
    ObjectKey.UNLOCKED: sets(st.sampled_from(Door)) | NONE,
}
PLAYER_COMPARISONS: dict[PlayerCheckKey, st.SearchStrategy[Comparison]] = {
    **dict.fromkeys(PlayerCheckKey, FIGURE),
    PlayerCheckKey.COUNTERS: EXACT_COUNTERS,
    PlayerCheckKey.MANA: st.builds(Exactly, MANA),
    PlayerCheckKey.LOST: FLAG,
    PlayerCheckKey.WON: FLAG,
    PlayerCheckKey.MONARCH: FLAG,
    PlayerCheckKey.INITIATIVE: FLAG,
    PlayerCheckKey.DUNGEON: st.builds(Is, TEXTS) | NONE,
    PlayerCheckKey.ROOM: st.builds(Is, TEXTS) | NONE,
    PlayerCheckKey.COMPLETED: sets(TEXTS) | NONE,
}


def checks(kind: Any, comparisons: dict[Any, st.SearchStrategy[Comparison]], **sizes: int) -> st.SearchStrategy[Any]:
    """Some checks, in the order of their keys, as the reader puts them."""
    order = list(comparisons)
    one = st.sampled_from(order).flatmap(lambda key: st.builds(kind, key=st.just(key), expected=comparisons[key]))
    some = st.lists(one, max_size=4, unique_by=lambda check: check.key, **sizes)
    return some.map(lambda found: tuple(sorted(found, key=lambda check: order.index(check.key))))


ZONES = st.tuples(PLAYER, st.sampled_from(list(Zone))) | st.tuples(
    st.none(), st.sampled_from([zone for zone in Zone if zone not in PRIVATE_ZONES])
)
ZONE_EXPECTATIONS = st.builds(
    lambda where, **keys: ZoneExpectation(player=where[0], zone=where[1], **keys),
    ZONES,
    cards=tuples(TEXTS),
    ordered=st.booleans(),
    includes=tuples(TEXTS),
    excludes=tuples(TEXTS),
    count=st.none() | AMOUNTS,
) | st.builds(lambda where, count: ZoneExpectation(player=where[0], zone=where[1], count=count), ZONES, AMOUNTS)
EXPECTATIONS = (
    st.builds(
        ObjectExpectation,
        object=REFERENCES,
        zone=st.none() | st.sampled_from(list(Zone)),
        count=st.none() | AMOUNTS,
        checks=checks(Check, OBJECT_COMPARISONS),
    )
    | ZONE_EXPECTATIONS
    | st.builds(PlayerExpectation, player=PLAYER, checks=checks(PlayerCheck, PLAYER_COMPARISONS, min_size=1))
    | st.builds(GameExpectation, result=st.sampled_from(GameResult))
    | st.builds(StackExpectation, objects=tuples(TEXTS))
    | st.builds(TriggeredExpectation, count=AMOUNTS, source=REFERENCES)
)
ANSWERED = {"player": PLAYER, "targets": tuples(ANSWERS), "choose": tuples(ANSWERS)}
CONSIDERED = ANSWERED | {
    "pay": st.none() | st.builds(Payment, kinds=MANA, generic=st.integers(0, 9)),
}
COMMON = CONSIDERED | {"order": tuples(REFERENCES)}


def actions(keys: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
    attackers = st.lists(st.builds(Attacker, creature=REFERENCES, target=REFERENCES), max_size=3, unique_by=creature)
    blockers = st.lists(
        st.builds(Blocker, creature=REFERENCES, attackers=tuples(REFERENCES, min_size=1)),
        max_size=3,
        unique_by=creature,
    )
    special = {"object": REFERENCES, **keys}
    return (
        st.builds(CastStep, spell=REFERENCES, **keys)
        | st.builds(PlayStep, card=REFERENCES, **keys)
        | st.builds(ActivateStep, source=REFERENCES, ability=st.none() | st.integers(1, 9) | TEXTS, **keys)
        | st.builds(SpecialStep, action=st.sampled_from(Special), **special)
        | st.builds(SpecialStep, action=st.just(Special.UNLOCK), door=st.sampled_from(Door), **special)
        | st.builds(AttackStep, attackers=attackers.map(tuple), **keys)
        | st.builds(BlockStep, blockers=blockers.map(tuple), **keys)
    )


def creature(declared: Attacker | Blocker) -> str:
    return str(declared.creature)


@st.composite
def effects(draw: st.DrawFn) -> DoStep:
    verb = draw(st.sampled_from(Verb))
    shape = SHAPES[verb]
    both = shape.object is not Need.ONE
    to_object = shape.object is not Need.NO and (both or draw(st.booleans()))
    to_player = shape.player is not Need.NO and (both or not to_object)
    return DoStep(
        verb=verb,
        objects=draw(tuples(REFERENCES, min_size=1)) if to_object else (),
        player=draw(PLAYER) if to_player else None,
        count=draw(AMOUNTS) if shape.count is not Need.NO and shape.counters is Need.NO else None,
        counters=draw(COUNTERS.filter(bool)) if shape.counters is not Need.NO else (),
        choose=draw(tuples(ANSWERS)),
    )


STEPS = (
    actions(COMMON)
    | st.builds(AnswerStep, **ANSWERED)
    | st.builds(ResolveStep, count=st.none() | st.integers(1, 9), **COMMON)
    | st.just(ResolveStep())
    | st.builds(UntilStep, step=st.sampled_from(StepName), whose=MAYBE_PLAYER, **COMMON)
    | st.builds(UntilStep, step=st.sampled_from(StepName), turn=st.none() | st.integers(1, 99))
    | effects()
    | st.builds(LegalityStep, verdict=st.sampled_from(Verdict), action=actions(CONSIDERED))
    | st.builds(ExpectStep, expectations=tuples(EXPECTATIONS))
)
SCENARIOS = st.builds(
    Scenario,
    title=TEXTS,
    title_ja=st.just("") | TEXTS,
    players=st.tuples(*(setups(name) for name in PLAYERS)),
    turn=PLAYER,
    edition=st.none() | st.dates(),
    variant=st.none() | st.sampled_from(Variant),
    seed=st.none() | AMOUNTS,
    strict=st.booleans(),
    step=st.sampled_from([step for step in StepName if step is not StepName.MAIN]),
    daytime=st.none() | st.sampled_from(Daytime),
    turn_number=st.integers(1, 99),
    rules=tuples(st.sampled_from(["707.2", "707.10", "613.8a", "729"])),
    steps=tuples(STEPS),
    expect=tuples(EXPECTATIONS),
)
