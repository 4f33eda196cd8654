"""Random answers to any decision, all of them legal; and how likely which are."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shinpan.game.decisions import Activate, Answer, Cast, Decision, DecisionKind, Option, Pass, PlayLand, Topic
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.index import index_of
from shinpan.rules.answers import IllegalAnswer, checked
from shinpan.rules.mana.abilities import is_mana_ability
from shinpan.rules.table import Table
from shinpan.testing.broken import Broken


@dataclass(frozen=True)
class Policy:
    """How likely a random player does what: weights against one another for actions, probabilities for the rest.

    ability: one that isn't a mana ability; it is divided by what waits on the stack, so that what costs nothing isn't
    activated for ever. mana: a mana ability activated outside of paying, which mostly wastes the mana. again: taking a
    mulligan. accept: saying yes. join: that a creature that can attack or block does.
    """

    passing: float = 1.0
    land: float = 8.0
    cast: float = 4.0
    ability: float = 1.0
    mana: float = 0.01
    again: float = 0.08
    accept: float = 0.6
    join: float = 0.6

    def weight(self, option: Option, table: Table) -> float:
        """Return the weight of an action."""
        if isinstance(option, Pass):
            return self.passing
        if isinstance(option, PlayLand):
            return self.land
        if isinstance(option, Cast):
            return self.cast
        if isinstance(option, Activate):
            ability = index_of(table.characteristics(option.object)).all[option.number]
            assert isinstance(ability, ActivatedAbility)
            return self.mana if is_mana_ability(ability) else self.ability / (1 + len(table.state.stack))
        return self.ability


EVEN = Policy()


def random_answer(decision: Decision, rng: random.Random, table: Table, policy: Policy = EVEN) -> Answer:
    """Return a legal answer to a decision. Raises Broken if the decision seems to have none."""
    match decision.kind:
        case DecisionKind.PRIORITY:
            weights = [policy.weight(option, table) for option in decision.options]
            return rng.choices(decision.options, weights)
        case DecisionKind.YES_NO:
            yes, no = decision.options
            return [yes if rng.random() < policy.accept else no]
        case DecisionKind.NUMBER:
            return [max(rng.choice(decision.options), rng.choice(decision.options))]
        case DecisionKind.ORDER:
            return rng.sample(decision.options, len(decision.options))
        case DecisionKind.DIVIDE:
            return _division(decision, rng, table)
        case DecisionKind.ATTACKERS | DecisionKind.BLOCKERS:
            return _declaration(decision, rng, table, policy)
        case DecisionKind.PAY:
            return [decision.options[0] if rng.random() < 0.5 else rng.choice(decision.options)]
        case DecisionKind.OBJECTS | DecisionKind.OPTIONS:
            return _picked(decision, rng, table, policy)


def _picked(decision: Decision, rng: random.Random, table: Table, policy: Policy) -> list[Any]:
    """Choose at random; where the options have to fit together and don't, as the decision itself proposes."""
    if decision.topic is Topic.MULLIGAN:
        keep, again = decision.options
        return [again if rng.random() < policy.again else keep]
    most = min(decision.maximum, len(decision.options))
    if most < decision.minimum:
        raise Broken(f"{decision.minimum} options must be chosen of only {most}: {decision}")
    for _ in range(8):
        chosen = rng.sample(decision.options, rng.randint(decision.minimum, most))
        if decision.check is None or accepted(table, decision, chosen):
            return chosen
    proposals = [[], [decision.default], *([option] for option in decision.options)]
    if isinstance(decision.default, tuple):
        proposals.insert(0, list(decision.default))
    for proposal in proposals:
        if accepted(table, decision, proposal):
            return proposal
    raise Broken(f"there seems to be no legal choice: {decision}")


def _declaration(decision: Decision, rng: random.Random, table: Table, policy: Policy) -> list[Any]:
    """Let each creature join or not; where that isn't legal, fewer and fewer, at last the first option alone."""
    chosen = [option for option in decision.options if rng.random() < policy.join]
    rng.shuffle(chosen)
    for _ in range(6):
        if accepted(table, decision, chosen):
            return chosen
        chosen = chosen[: len(chosen) // 2]
    for last in ([decision.options[0]], []):
        if accepted(table, decision, last):
            return last
    raise Broken(f"not even the first option is a legal declaration: {decision}")


def _division(decision: Decision, rng: random.Random, table: Table) -> Answer:
    """Divide at random, one by one; where that isn't legal (510.1c), as the decision itself proposes."""
    for _ in range(8):
        shares = dict.fromkeys(decision.options, decision.minimum)
        for _ in range(decision.total - sum(shares.values())):
            open_ = [option for option in decision.options if shares[option] < decision.maximum]
            if open_:
                shares[rng.choice(open_)] += 1
        if accepted(table, decision, shares):
            return shares
    proposals: Sequence[Any] = (decision.default, *decision.options)
    for proposal in proposals:
        if proposal is not None and accepted(table, decision, proposal):
            return proposal
    raise Broken(f"there seems to be no legal division: {decision}")


def accepted(table: Table, decision: Decision, answer: Answer) -> bool:
    """Return whether an answer fits a decision."""
    try:
        checked(table, decision, answer)
    except IllegalAnswer:
        return False
    return True
