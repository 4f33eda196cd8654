"""Whether an answer fits a decision. It is checked before anything changes."""

from collections.abc import Mapping, Sequence
from typing import Any

from shinpan.game.decisions import Activate, Attackers, Blockers, Cast, Decision, DecisionKind, Special, Topic
from shinpan.game.ids import ObjectId
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table


class IllegalAnswer(ValueError):  # noqa: N818  (the name says what it is at a table)
    """An answer that doesn't fit the decision; str() says why. refusal: the rule that it would break, if one."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


def checked(table: Table, decision: Decision, answer: Any) -> Any:
    """Return an answer in the form in which the rules take it: a list of options, or a mapping for a division.

    A single option stands for a list of one; for an order, options that are left out follow in the order offered; for
    a division, what is left out goes to the option named last. Raises IllegalAnswer.
    """
    if decision.kind is DecisionKind.PRIORITY:
        for option in decision.options:
            if option is answer:
                return [answer]
    if decision.kind is DecisionKind.DIVIDE:
        return _division(table, decision, answer)
    chosen = list(answer) if isinstance(answer, (list, tuple)) else [answer]
    if decision.kind is DecisionKind.ATTACKERS or decision.kind is DecisionKind.BLOCKERS:
        return _declaration(table, decision, chosen)
    for option in chosen:
        if isinstance(option, (Cast, Activate, Special)) and option.spend is not None:
            option = option.with_(spend=None)
        if not any(option is each for each in decision.options) and option not in decision.options:
            raise IllegalAnswer(f"{option} is not one of the options")
    if decision.kind is DecisionKind.NUMBER:
        if len(chosen) != 1:
            raise IllegalAnswer("one number is asked for")
        return chosen
    if len(chosen) > 1 and len(set(map(repr, chosen))) != len(chosen):
        raise IllegalAnswer("an option is named twice")
    if decision.kind is DecisionKind.ORDER:
        return chosen + [option for option in decision.options if option not in chosen]
    if not decision.minimum <= len(chosen) <= decision.maximum:
        raise IllegalAnswer(f"{_number(decision)} asked for, {len(chosen)} given")
    refusal = decision.check(chosen) if decision.check is not None else None
    if refusal is not None:
        raise IllegalAnswer(refusal.citation.en, refusal)
    return chosen


def _number(decision: Decision) -> str:
    if decision.minimum == decision.maximum:
        return f"exactly {decision.minimum} option(s) are"
    return f"{decision.minimum} to {decision.maximum} options are"


def _declaration(table: Table, decision: Decision, chosen: Sequence[Any]) -> list[Any]:
    """Return a declaration of attackers or blockers as one option; it needn't be one of those offered, but legal."""
    from shinpan.rules.combat.attacking import attack_refusal
    from shinpan.rules.combat.blocking import block_refusal
    from shinpan.rules.combat.declaring import declared

    attacking = decision.kind is DecisionKind.ATTACKERS
    kind = Attackers if attacking else Blockers
    for option in chosen:
        if not isinstance(option, kind):
            raise IllegalAnswer(f"{option} is not one of the options")
    if len(chosen) == 1 and any(chosen[0] is each for each in decision.options):
        return list(chosen)
    pairs = declared(chosen, decision.options[0].pairs)
    refusal = (attack_refusal if attacking else block_refusal)(table, decision.player, pairs)
    if refusal is not None:
        raise IllegalAnswer(refusal.citation.en.format_map(_Loose(refusal.parameters)), refusal)
    return [Attackers(pairs) if attacking else Blockers(tuple((each, ObjectId(other)) for each, other in pairs))]


class _Loose(dict[str, Any]):
    """Parameters for a message; those that are missing read as their name."""

    def __missing__(self, key: str) -> str:
        return key


def _division(table: Table, decision: Decision, answer: Any) -> dict[Any, int]:
    shares = dict(answer) if isinstance(answer, Mapping) else _all_to(decision, answer)
    for option, number in shares.items():
        if option not in decision.options:
            raise IllegalAnswer(f"{option} is not one of the options")
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise IllegalAnswer(f"{number!r} is not an amount")
    full = {option: shares.get(option, 0) for option in decision.options}
    if sum(full.values()) != decision.total:
        raise IllegalAnswer(f"the amounts add up to {sum(full.values())}, not {decision.total}")
    for option, number in full.items():
        if not decision.minimum <= number <= decision.maximum:
            raise IllegalAnswer(f"{option} must get from {decision.minimum} to {decision.maximum}, not {number}")
    if decision.topic is Topic.DAMAGE:
        from shinpan.rules.combat.damage import division_refusal

        refusal = division_refusal(table, decision, full)
        if refusal is not None:
            raise IllegalAnswer(refusal.citation.en.format_map(_Loose(refusal.parameters)), refusal)
    return full


def _all_to(decision: Decision, answer: Any) -> dict[Any, int]:
    """A single option gets all that it can, each other one the least; the default if that isn't legal."""
    favorite = answer[0] if isinstance(answer, (list, tuple)) and answer else answer
    if favorite not in decision.options:
        raise IllegalAnswer(f"{favorite} is not one of the options")
    if isinstance(decision.default, Mapping):
        return dict(decision.default)
    shares = dict.fromkeys(decision.options, decision.minimum)
    shares[favorite] += decision.total - sum(shares.values())
    return shares
