"""Reading steps and answers."""

import pytest

from shinpan.game.counters import CounterKind
from shinpan.game.mana import ManaKind
from shinpan.lab.notation import parse
from shinpan.lab.notation.expectations import GameExpectation, ObjectExpectation
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
    Step,
    UntilStep,
)
from shinpan.lab.notation.values import Answer, CounterCount, Division, ListAnswer, Number, Payment, Reference, Word
from shinpan.lab.notation.vocabulary import Door, GameResult, Special, StepName, Verb, Verdict

BEAR = Reference(text="bear")
CLONE = Reference(text="Clone")


def step(text: str) -> Step:
    (read,) = parse(f"players: {{alice: {{}}, bob: {{}}}}\nsteps:\n  - {text}\n").steps
    return read


def answers(text: str) -> tuple[Answer, ...]:
    read = step(f"{{player: alice, choose: {text}}}")
    assert isinstance(read, AnswerStep)
    return read.choose


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{player: alice, cast: Clone}", CastStep(player="alice", spell=CLONE)),
        ("{player: alice, cast: Clone, targets: [], choose: []}", CastStep(player="alice", spell=CLONE)),
        (
            '{player: alice, cast: Clone, targets: [bear], choose: [yes, 2], pay: "{G}{W}{1}", order: [bear], as: tok}',
            CastStep(
                player="alice",
                spell=CLONE,
                targets=(Word(text="bear"),),
                choose=(Word(text="yes"), Number(number=2)),
                pay=Payment(kinds=(ManaKind.GREEN, ManaKind.WHITE), generic=1),
                order=(BEAR,),
                names=("tok",),
            ),
        ),
        ("{player: alice, cast: Clone, as: [a, b]}", CastStep(player="alice", spell=CLONE, names=("a", "b"))),
        (
            "{player: alice, cast: Clone@bob}",
            CastStep(player="alice", spell=Reference(text="Clone", player="bob")),
        ),
        ("{player: bob, play: Forest}", PlayStep(player="bob", card=Reference(text="Forest"))),
        ("{player: bob, activate: bear}", ActivateStep(player="bob", source=BEAR)),
        ("{player: bob, activate: bear, ability: 2}", ActivateStep(player="bob", source=BEAR, ability=2)),
        ("{player: bob, activate: bear, ability: add}", ActivateStep(player="bob", source=BEAR, ability="add")),
        (
            "{player: bob, special: turn face up, object: bear}",
            SpecialStep(player="bob", action=Special.TURN_FACE_UP, object=BEAR),
        ),
        (
            "{player: bob, special: unlock, object: bear, door: left}",
            SpecialStep(player="bob", action=Special.UNLOCK, object=BEAR, door=Door.LEFT),
        ),
        ("{player: bob, special: companion}", SpecialStep(player="bob", action=Special.COMPANION)),
        (
            "{player: alice, attack: {bear: bob, Clone: bear}}",
            AttackStep(
                player="alice",
                attackers=(
                    Attacker(creature=BEAR, target=Reference(text="bob")),
                    Attacker(creature=CLONE, target=BEAR),
                ),
            ),
        ),
        ("{player: alice, attack: {}}", AttackStep(player="alice", attackers=())),
        (
            "{player: bob, block: {Clone: bear, wall: [bear, Clone]}}",
            BlockStep(
                player="bob",
                blockers=(
                    Blocker(creature=CLONE, attackers=(BEAR,)),
                    Blocker(creature=Reference(text="wall"), attackers=(BEAR, CLONE)),
                ),
            ),
        ),
        ("{player: bob, choose: [yes]}", AnswerStep(player="bob", choose=(Word(text="yes"),))),
        ("{player: bob, targets: bear}", AnswerStep(player="bob", targets=(Word(text="bear"),))),
        ("resolve", ResolveStep()),
        ("{resolve}", ResolveStep()),
        ("resolve all", ResolveStep(count=None)),
        ("{resolve: 2, as: tok}", ResolveStep(count=2, names=("tok",))),
        ("{resolve: all, order: [a, b]}", ResolveStep(count=None, order=(Reference(text="a"), Reference(text="b")))),
        (
            "{resolve: 1, player: bob, choose: [no]}",
            ResolveStep(player="bob", choose=(Word(text="no"),)),
        ),
        ("{until: end step}", UntilStep(step=StepName.END)),
        ("{until: main, as: tok}", UntilStep(step=StepName.MAIN, names=("tok",))),
        ("{until: bob's upkeep}", UntilStep(step=StepName.UPKEEP, whose="bob")),
        ("{until: bob’s end step}", UntilStep(step=StepName.END, whose="bob")),
        ('{until: "turn 3 end step"}', UntilStep(step=StepName.END, turn=3)),
        (
            "{illegal: {player: alice, cast: Clone}}",
            LegalityStep(verdict=Verdict.ILLEGAL, action=CastStep(player="alice", spell=CLONE)),
        ),
        (
            "{legal: {player: bob, play: Clone}}",
            LegalityStep(verdict=Verdict.LEGAL, action=PlayStep(player="bob", card=CLONE)),
        ),
        ("{expect: {object: bear}}", ExpectStep(expectations=(ObjectExpectation(object=BEAR),))),
        (
            "{expect: [{object: bear}, {game: draw}]}",
            ExpectStep(expectations=(ObjectExpectation(object=BEAR), GameExpectation(result=GameResult.DRAW))),
        ),
    ],
)
def test_steps(text: str, expected: Step) -> None:
    assert step(text) == expected


@pytest.mark.parametrize("name", StepName)
def test_until_any_step(name: StepName) -> None:
    assert step(f"{{until: {name.value}}}") == UntilStep(step=name)


@pytest.mark.parametrize("action", Special)
def test_special_actions(action: Special) -> None:
    assert step(f"{{player: alice, special: {action.value}, object: bear}}") == SpecialStep(
        player="alice", action=action, object=BEAR
    )


PLUS = (CounterCount(kind=CounterKind.PLUS_ONE_PLUS_ONE, count=2),)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *[
            (f"{{do: {verb}, object: bear}}", DoStep(verb=Verb(verb), objects=(BEAR,)))
            for verb in (
                *("destroy", "exile", "bounce", "sacrifice", "discard", "tap", "untap", "transform", "flip", "flicker"),
                *("tuck", "put on top", "shuffle in", "counter", "phase out"),
            )
        ],
        ("{do: destroy, object: [bear, Clone]}", DoStep(verb=Verb.DESTROY, objects=(BEAR, CLONE))),
        ("{do: mill, player: bob, count: 3}", DoStep(verb=Verb.MILL, player="bob", count=3)),
        ("{do: draw, player: bob}", DoStep(verb=Verb.DRAW, player="bob")),
        (
            "{do: discard, player: bob, count: 1, choose: [Clone]}",
            DoStep(verb=Verb.DISCARD, player="bob", count=1, choose=(Word(text="Clone"),)),
        ),
        ("{do: discard, player: bob, object: Clone}", DoStep(verb=Verb.DISCARD, player="bob", objects=(CLONE,))),
        ("{do: sacrifice, player: bob}", DoStep(verb=Verb.SACRIFICE, player="bob")),
        ("{do: damage, object: bear, count: 2}", DoStep(verb=Verb.DAMAGE, objects=(BEAR,), count=2)),
        ("{do: damage, player: bob, count: 2}", DoStep(verb=Verb.DAMAGE, player="bob", count=2)),
        ("{do: damage, to: bob, count: 2}", DoStep(verb=Verb.DAMAGE, player="bob", count=2)),
        ("{do: damage, to: bear, count: 2}", DoStep(verb=Verb.DAMAGE, objects=(BEAR,), count=2)),
        ("{do: gain life, player: bob, count: 2}", DoStep(verb=Verb.GAIN_LIFE, player="bob", count=2)),
        ("{do: lose life, player: bob, count: 2}", DoStep(verb=Verb.LOSE_LIFE, player="bob", count=2)),
        (
            "{do: add counters, object: bear, counters: {+1/+1: 2}}",
            DoStep(verb=Verb.ADD_COUNTERS, objects=(BEAR,), counters=PLUS),
        ),
        (
            "{do: add counters, object: bear, counters: +1/+1, count: 2}",
            DoStep(verb=Verb.ADD_COUNTERS, objects=(BEAR,), counters=PLUS),
        ),
        (
            "{do: add counters, player: bob, counters: poison}",
            DoStep(verb=Verb.ADD_COUNTERS, player="bob", counters=(CounterCount(kind=CounterKind.POISON, count=1),)),
        ),
        (
            "{do: gain control, object: bear, player: bob}",
            DoStep(verb=Verb.GAIN_CONTROL, objects=(BEAR,), player="bob"),
        ),
        ("{do: gain control, object: bear, to: bob}", DoStep(verb=Verb.GAIN_CONTROL, objects=(BEAR,), player="bob")),
        (
            "{do: flicker, object: bear, choose: [yes], as: tok}",
            DoStep(verb=Verb.FLICKER, objects=(BEAR,), choose=(Word(text="yes"),), names=("tok",)),
        ),
    ],
)
def test_effects_without_a_source(text: str, expected: DoStep) -> None:
    assert step(text) == expected


def test_every_effect_is_tried_above() -> None:
    mark = next(m for m in test_effects_without_a_source.pytestmark if m.name == "parametrize")  # type: ignore[attr-defined]
    assert {expected.verb for _, expected in mark.args[1]} == set(Verb)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "[yes, bear, Fire // Ice, W]",
            (Word(text="yes"), Word(text="bear"), Word(text="Fire // Ice"), Word(text="W")),
        ),
        ("yes", (Word(text="yes"),)),
        ("3", (Number(number=3),)),
        ("[-1, 007]", (Number(number=-1), Number(number=7))),
        ('["2"]', (Word(text="2"),)),
        ("[mutate over, face down]", (Word(text="mutate over"), Word(text="face down"))),
        ("[[a, b], []]", (ListAnswer(items=(Word(text="a"), Word(text="b"))), ListAnswer(items=()))),
        ("{a: 1, bob: 2}", (Division(parts=((Reference(text="a"), 1), (Reference(text="bob"), 2))),)),
        ("[{a: 1}]", (Division(parts=((Reference(text="a"), 1),)),)),
    ],
)
def test_answers(text: str, expected: tuple[Answer, ...]) -> None:
    assert answers(text) == expected


@pytest.mark.parametrize(
    ("word", "truth"),
    [("yes", True), ("On", True), ("true", True), ("no", False), ("OFF", False), ("false", False), ("left", None)],
)
def test_a_word_may_be_a_truth_value_as_well(word: str, truth: bool | None) -> None:
    (answer,) = answers(f"[{word}]")
    assert isinstance(answer, Word)
    assert (answer.text, answer.boolean) == (word, truth)


def test_block_style_and_flow_style_say_the_same() -> None:
    block = """\
players:
  alice:
  bob:
steps:
- player: alice
  cast: Clone
  choose:
  - yes
  - - a
    - b
- resolve:
    2
"""
    flow = "{player: alice, cast: Clone, choose: [yes, [a, b]]}, {resolve: 2}"
    assert parse(block) == parse(f"{{players: {{alice: {{}}, bob: {{}}}}, steps: [{flow}]}}")


def test_a_player_with_an_apostrophe() -> None:
    (read,) = parse("players: {it's me: {}, bob: {}}\nsteps: [{until: it's me's upkeep}]").steps
    assert read == UntilStep(step=StepName.UPKEEP, whose="it's me")
