"""How one creature's combat damage may be assigned (510.1): to whom, in which order of need, divided how."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from shinpan.game.decisions import Decision, Pick
from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.turn import Attack
from shinpan.phrases.attacking import AssignsByToughness
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.lethal import (
    Assigned,
    Helper,
    Shares,
    cover,
    missing_for_lethal,
    missing_for_loyalty,
)
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

NOT_ALL = cite(
    "510.1a",
    en="{object} assigns exactly {total} damage, but {found} was assigned.",
    ja="{object}はちょうど{total}点のダメージを割り振ります（割り振られたのは{found}点）。",
)
NOT_THERE = cite(
    "510.1c",
    en="{object} can't assign damage to {recipient}.",
    ja="{object}は{recipient}にダメージを割り振れません。",
)
NOT_LETHAL = cite(
    "702.19b",
    en="{object} may assign damage past {recipient} only once lethal damage is assigned there; {missing} is missing.",
    ja="{object}が{recipient}を越えて割り振れるのは、{recipient}に致死ダメージを割り振ったあとだけです（あと{missing}点）。",
)
carries("510.1b")
carries("510.1c")
carries("510.1d")
carries("510.1e")
carries("702.2c")
carries("702.19a")
carries("702.19c")
carries("702.19d")
carries("702.19e")
carries("702.19f")

_TRAMPLING = frozenset({KeywordAbility.TRAMPLE, KeywordAbility.TRAMPLE_OVER_PLANESWALKERS})


class Assignment(NamedTuple):
    """A creature with damage to assign. tiers: recipients; only what is left after one tier's need goes to the next."""

    creature: ObjectId
    power: int
    tiers: tuple[tuple[Entity, ...], ...]

    @property
    def recipients(self) -> tuple[Entity, ...]:
        """Everything that it may assign damage to."""
        return tuple(each for tier in self.tiers for each in tier)


def assignments(table: Table, creatures: Iterable[ObjectId]) -> dict[ObjectId, Assignment]:
    """Return what each of some fighting creatures has to assign; no tiers if it assigns none (510.1a-d)."""
    combat = table.state.combat
    assert combat is not None
    attacks = {attack.attacker: attack for attack in combat.attacks}
    blocking: dict[ObjectId, list[Entity]] = {}
    for attack in combat.attacks:
        for blocker in attack.blockers:
            blocking.setdefault(blocker, []).append(attack.attacker)
    found: dict[ObjectId, Assignment] = {}
    for each in creatures:
        power = max(0, _assigned(table, each))
        tiers = _tiers(table, attacks[each]) if each in attacks else (tuple(blocking.get(each, ())),)
        found[each] = Assignment(each, power, tuple(tier for tier in tiers if tier) if power else ())
    return found


def _assigned(table: Table, creature: ObjectId) -> int:
    """Return how much combat damage a creature assigns: its power, or what an effect says instead (510.1a)."""
    characteristics = table.characteristics(creature)
    if forbidden(table, AssignsByToughness, creature):
        return characteristics.toughness or 0
    return characteristics.power or 0


def assignment(table: Table, creature: ObjectId) -> Assignment:
    """Return what one fighting creature has to assign."""
    return assignments(table, (creature,))[creature]


def _tiers(table: Table, attack: Attack) -> tuple[tuple[Entity, ...], ...]:
    keywords = index_of(table.characteristics(attack.attacker)).keywords
    beyond = _beyond(table, attack, KeywordAbility.TRAMPLE_OVER_PLANESWALKERS in keywords)
    if not attack.blocked:
        return beyond
    return (attack.blockers, *beyond) if keywords & _TRAMPLING else (attack.blockers,)


def _beyond(table: Table, attack: Attack, over: bool) -> tuple[tuple[Entity, ...], ...]:
    """Return what a creature attacks, and with trample over planeswalkers also who defends it (702.19c, 702.19e)."""
    target, player = attack.target, attack.defender
    alive = table.player(player).lost is None
    if target is None:
        return ((player,),) if over and alive else ()
    if isinstance(target, PlayerId):
        return ((target,),) if alive else ()
    if over and alive and CardType.PLANESWALKER in table.characteristics(target).types:
        return ((target,), (player,))
    return ((target,),)


def needs(table: Table, own: Assignment, assigned: tuple[Assigned, ...], passed: int) -> dict[Entity, int]:
    """Return what the first tiers, as many as `passed`, still lack before damage may go past them."""
    attack = _attack_of(table, own.creature)
    blockers = attack.blockers if attack is not None else own.recipients
    missing: dict[Entity, int] = {}
    for each in (entity for tier in own.tiers[:passed] for entity in tier):
        assert not isinstance(each, PlayerId)
        short = missing_for_lethal if each in blockers else missing_for_loyalty
        number = short(table, each, assigned)
        if number:
            missing[each] = number
    return missing


def _attack_of(table: Table, creature: ObjectId) -> Attack | None:
    combat = table.state.combat
    return None if combat is None else combat.attack_of(creature)


def _passed(own: Assignment, assigned: tuple[Assigned, ...]) -> int:
    """Return how many tiers a creature has assigned damage past."""
    given = {recipient for source, recipient, amount in assigned if source == own.creature and amount}
    return max((place for place, tier in enumerate(own.tiers) if given.intersection(tier)), default=0)


def owed(table: Table, assigned: tuple[Assigned, ...], creature: ObjectId | None = None) -> dict[Entity, int]:
    """Return what is still missing because creatures assigned damage past others, counting on damage to come.

    creature: whose damage is being assigned. The others owe nothing but where several deal damage to the same thing.
    """
    everybody = _anything_shared(table)
    sources = dict.fromkeys(source for source, _, _ in assigned if everybody or source == creature)
    missing: dict[Entity, int] = {}
    for own in assignments(table, sources).values():
        missing.update(needs(table, own, assigned, _passed(own, assigned)))
    return missing


def _anything_shared(table: Table) -> bool:
    """Return whether something blocks, or is attacked by, more than one creature."""
    combat = table.state.combat
    assert combat is not None
    number: Counter[ObjectId] = Counter()
    for attack in combat.attacks:
        number.update(attack.blockers)
        if attack.target is not None and not isinstance(attack.target, PlayerId):
            number[attack.target] += 1
    return any(count > 1 for count in number.values())


def helpers(table: Table, but: ObjectId | None = None) -> tuple[Helper, ...]:
    """Return the attackers that have yet to assign their damage."""
    combat = table.state.combat
    assert combat is not None
    attackers = {attack.attacker for attack in combat.attacks}
    waiting = [each for each in combat.assigning if each != but and each in attackers]
    return tuple(helper(table, own) for own in assignments(table, waiting).values())


def helper(table: Table, own: Assignment) -> Helper:
    """Return a creature as one that can make up for what is missing."""
    touch = table.has(own.creature, KeywordAbility.DEATHTOUCH)
    return Helper(own.creature, own.recipients, own.power, touch)


def shares_refusal(table: Table, own: Assignment, shares: Mapping[Entity, int]) -> Refusal | None:
    """Return why a creature's damage can't be assigned like that, or None if it can.

    What other creatures have assigned counts, and what those to come could (510.1e: the whole is what must be legal).
    """
    found = sum(shares.values())
    if found != own.power or any(amount < 0 for amount in shares.values()):
        return Refusal(NOT_ALL).with_(object=own.creature, total=own.power, found=found)
    for recipient, amount in shares.items():
        if amount and recipient not in own.recipients:
            return Refusal(NOT_THERE).with_(object=own.creature, recipient=recipient)
    combat = table.state.combat
    assert combat is not None
    assigned = (*combat.assigned, *((own.creature, to, amount) for to, amount in shares.items()))
    missing = owed(table, assigned, own.creature)
    if not missing or cover(missing, helpers(table, own.creature)) is not None:
        return None
    recipient = next(iter(missing))
    return Refusal(NOT_LETHAL).with_(object=own.creature, recipient=recipient, missing=missing[recipient])


def division_refusal(table: Table, decision: Decision, division: Mapping[Any, int]) -> Refusal | None:
    """Return why the answer to a decision on combat damage is illegal, or None. division: option -> amount."""
    assert decision.source is not None
    shares: Shares = {}
    for option, amount in division.items():
        entity = option.entity if isinstance(option, Pick) else option
        shares[entity] = shares.get(entity, 0) + amount
    return shares_refusal(table, assignment(table, decision.source), shares)


def usual_shares(table: Table, own: Assignment) -> Shares:
    """Return a legal assignment: lethal damage to one after the other, the rest as far past them as it may go."""
    combat = table.state.combat
    assert combat is not None
    shares: Shares = {}
    left = own.power
    debts = owed(table, combat.assigned, own.creature)
    if debts:
        covered = cover(debts, (helper(table, own), *helpers(table, own.creature)))
        shares = dict(covered[0]) if covered else {}
        left -= sum(shares.values())
    last = len(own.tiers) - 1
    touch = table.has(own.creature, KeywordAbility.DEATHTOUCH)
    for place, tier in enumerate(own.tiers):
        so_far = (*combat.assigned, *((own.creature, to, amount) for to, amount in shares.items()))
        if place == last and len(tier) == 1:
            shares[tier[0]] = shares.get(tier[0], 0) + left
            return shares
        for each, number in _wanted(table, own, place, so_far).items():
            given = min(left, 1 if touch and place == 0 else number)
            shares[each] = shares.get(each, 0) + given
            left -= given
        if not left:
            return shares
    shares[own.tiers[last][-1]] = shares.get(own.tiers[last][-1], 0) + left
    return shares


def _wanted(table: Table, own: Assignment, place: int, assigned: tuple[Assigned, ...]) -> dict[Entity, int]:
    tier = own.tiers[place]
    return needs(table, own._replace(tiers=(tier,)), assigned, 1)
