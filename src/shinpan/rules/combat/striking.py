"""Who assigns combat damage in which step: first strike and double strike (510.4, 702.4, 702.7)."""

from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

FIRST = cite(
    "510.4",
    en="Only creatures with first strike or double strike deal damage in this step; the others follow in a second one.",
    ja="このステップでダメージを与えるのは先制攻撃か二段攻撃を持つクリーチャーだけです。ほかは次の戦闘ダメージ・ステップです。",
)
SECOND = cite(
    "510.4",
    en="Now the creatures without first strike deal damage, and those with double strike again.",
    ja="次は、先制攻撃を持たなかったクリーチャーと、二段攻撃を持つクリーチャーがダメージを与えます。",
)
ALREADY = cite(
    "702.7b",
    en="{object} had its turn in the first combat damage step and has no double strike, so it deals no damage now.",
    ja="{object}は第1戦闘ダメージ・ステップの側だったうえ、二段攻撃を持たないため、ここではダメージを与えません。",
)
carries("702.4b")
carries("702.4c")
carries("702.4d")
carries("702.7c")

_EARLY = frozenset({KeywordAbility.FIRST_STRIKE, KeywordAbility.DOUBLE_STRIKE})


def fighters(table: Table) -> tuple[ObjectId, ...]:
    """Return the attacking, then the blocking creatures, each once."""
    combat = table.state.combat
    if combat is None:
        return ()
    attackers = [attack.attacker for attack in combat.attacks]
    return tuple(dict.fromkeys([*attackers, *(each for attack in combat.attacks for each in attack.blockers)]))


def strikes_early(table: Table, object_id: ObjectId) -> bool:
    """Return whether a creature has first strike or double strike."""
    return not _EARLY.isdisjoint(index_of(table.characteristics(object_id)).keywords)


def needs_first_step(table: Table) -> bool:
    """Return whether some attacking or blocking creature has first strike or double strike (510.4)."""
    return any(strikes_early(table, each) for each in fighters(table))


def begin_strikes(table: Table, first: bool) -> tuple[ObjectId, ...]:
    """Return who assigns damage in the combat damage step that begins, and remember who had first strike."""
    combat = table.state.combat
    assert combat is not None
    everybody = fighters(table)
    if first:
        early = tuple(each for each in everybody if strikes_early(table, each))
        table.state.combat = combat.with_(first_strikers=early, first_strike_done=True)
        table.note(FIRST)
        return early
    if not combat.first_strike_done:
        return everybody
    table.note(SECOND)
    had = frozenset(combat.first_strikers)
    late: list[ObjectId] = []
    for each in everybody:
        if each not in had or table.has(each, KeywordAbility.DOUBLE_STRIKE):
            late.append(each)
        else:
            table.note(ALREADY, object=each)
    return tuple(late)
