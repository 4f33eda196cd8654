"""The steps of a scenario."""

from dataclasses import dataclass

from shinpan.lab.notation.expectations import Expectation
from shinpan.lab.notation.values import Answer, CounterCount, Located, Payment, Reference
from shinpan.lab.notation.vocabulary import Door, Special, StepName, Verb, Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Acting(Located):
    """What any step may say besides what is done.

    player: who acts; in steps that are nobody's, whose the answers are. targets, choose: what the step adds to that
    player's two waiting lines. pay: the mana that is spent; None leaves it to the engine. order: the sources of
    triggers that wait together, first on the stack first. names: handles for what is made, in the order of making.
    """

    player: str | None = None
    targets: tuple[Answer, ...] = ()
    choose: tuple[Answer, ...] = ()
    pay: Payment | None = None
    order: tuple[Reference, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CastStep(Acting):
    """A spell is cast (CR 601)."""

    spell: Reference


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayStep(Acting):
    """A land is played (CR 305)."""

    card: Reference


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivateStep(Acting):
    """An ability is activated (CR 602): its place from 1, a word of its text, or None for the only one."""

    source: Reference
    ability: int | str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialStep(Acting):
    """A special action is taken (CR 116)."""

    action: Special
    object: Reference | None = None
    door: Door | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacker(Located):
    """A creature and the player, planeswalker or battle that it attacks."""

    creature: Reference
    target: Reference


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackStep(Acting):
    """Attackers are declared (CR 508)."""

    attackers: tuple[Attacker, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocker(Located):
    """A creature and the attackers that it blocks."""

    creature: Reference
    attackers: tuple[Reference, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockStep(Acting):
    """Blockers are declared (CR 509)."""

    blockers: tuple[Blocker, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerStep(Acting):
    """Answers for decisions to come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolveStep(Acting):
    """Everyone passes until so many objects have resolved; None: until the stack is empty."""

    count: int | None = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class UntilStep(Acting):
    """The game moves on to the next such step: any, one of the turn of the player `whose`, or of turn `turn`."""

    step: StepName
    whose: str | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DoStep(Acting):
    """An effect without a source. `player` is the affected one; to gain control, the one who gains it."""

    verb: Verb
    objects: tuple[Reference, ...] = ()
    count: int | None = None
    counters: tuple[CounterCount, ...] = ()


Action = CastStep | PlayStep | ActivateStep | SpecialStep | AttackStep | BlockStep
"""A step that a player takes by a choice of their own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalityStep(Located):
    """Whether an action would be legal now. Nothing changes."""

    verdict: Verdict
    action: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectStep(Located):
    """Checks on the way."""

    expectations: tuple[Expectation, ...]


Step = Action | AnswerStep | ResolveStep | UntilStep | DoStep | LegalityStep | ExpectStep
