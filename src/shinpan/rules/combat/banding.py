"""Banding: attackers that are blocked together, and who divides the combat damage (702.22)."""

from collections.abc import Iterable, Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.turn import Attack, Combat
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Quality, Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.problem import Pair, Pairs
from shinpan.rules.context.queries import Queries
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

BANDED = cite("508.1e", en="{object} is in a band with {other}.", ja="{object}は{other}とバンドを組みます。")
BLOCKED_TOO = cite(
    "702.22h",
    en="{object} is in a band with {other}, so {blocker} blocks it too.",
    ja="{object}は{other}とバンドを組んでいるため、{blocker}によってブロックされます。",
)
CHOOSES = cite(
    "702.22j",
    en="Banding has {player} choose how {object} assigns its combat damage.",
    ja="バンドにより、{object}の戦闘ダメージの割り振りは{player}が選びます。",
)
NO_BAND = Refusal(
    cite(
        "702.22c",
        en="A band has creatures with banding and at most one without, or only such as one of them bands with.",
        ja="バンドを組めるのは、バンドを持つクリーチャーと、持たないクリーチャー1体まで（または特定の性質のもの同士）です。",
    )
)
ELSEWHERE = Refusal(
    cite("702.22d", en="All in a band attack the same.", ja="1つのバンドに属するものは、すべて同じものを攻撃します。")
)
carries("702.22a")
carries("702.22b")
carries("702.22e")
carries("702.22f")
carries("702.22g")
carries("702.22i")
carries("702.22k")
carries("702.22m")

Bands = dict[ObjectId, int]
"""Attacker -> the number of its band."""
_BOTH = frozenset({KeywordAbility.BANDING, KeywordAbility.BANDS_WITH_OTHER})


def declare_bands(table: Table, player: PlayerId, pairs: Pairs) -> Steps[Bands]:
    """508.1e: have the active player announce which of the attackers are banded with which, one band after the other.

    Not asked unless some band is possible.
    """
    bands: Bands = {}
    free = dict(pairs)
    while len(free) > 1 and any(_has_any(table, each) for each in free):
        able = [each for each in free if any(_pair(table, each, other, free) for other in free if other != each)]
        if not able:
            break
        members = yield from _choose_band(table, player, able, free)
        if not members:
            break
        for each in members:
            table.note(BANDED, object=each, other=next(other for other in members if other != each))
            bands[each] = max(bands.values(), default=0) + (each is members[0])
            del free[each]
    return bands


def _choose_band(
    table: Table, player: PlayerId, able: Sequence[ObjectId], targets: dict[ObjectId, Entity]
) -> Steps[tuple[ObjectId, ...]]:
    def refusal(options: Sequence[Pick]) -> Refusal | None:
        members = [ObjectId(option.entity) for option in options]
        if not members:
            return None
        if len({targets[each] for each in members}) > 1:
            return ELSEWHERE
        return None if len(members) > 1 and _may_band(table, members) else NO_BAND

    answer = yield Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in able),
        minimum=0,
        maximum=len(able),
        rule="508.1e",
        topic=Topic.BAND,
        default=(),
        check=refusal,
    )
    return tuple(ObjectId(option.entity) for option in answer)


def _has_any(table: Table, creature: ObjectId) -> bool:
    return not index_of(table.characteristics(creature)).keywords.isdisjoint(_BOTH)


def _pair(table: Table, one: ObjectId, other: ObjectId, targets: dict[ObjectId, Entity]) -> bool:
    return targets[one] == targets[other] and _may_band(table, (one, other))


def _may_band(table: Table, members: Sequence[ObjectId]) -> bool:
    """702.22c: return whether some attackers may be in one band, as far as their abilities go."""
    without = [each for each in members if not table.has(each, KeywordAbility.BANDING)]
    if len(without) < 2 and len(without) < len(members):
        return True
    return any(
        all(_is(table, quality, each) for each in members) for member in members for quality in _others(table, member)
    )


def _others(table: Table, creature: ObjectId) -> list[Quality]:
    """Return the qualities of the creatures with which a creature bands "with other"."""
    return [
        ability.quality
        for ability in index_of(table.characteristics(creature)).all
        if isinstance(ability, Keyword)
        and ability.keyword is KeywordAbility.BANDS_WITH_OTHER
        and ability.quality is not None
    ]


def _is(table: Table, quality: Quality, creature: ObjectId) -> bool:
    return quality.holds(Queries(table, creature, table.controller(creature)), creature)


def band_of(combat: Combat, attack: Attack) -> tuple[Attack, ...]:
    """Return the other attacks in the band of one."""
    if not attack.band:
        return ()
    return tuple(each for each in combat.attacks if each.band == attack.band and each is not attack)


def block_bands(table: Table, blocks: Sequence[Pair]) -> list[Pair]:
    """702.22h: have each blocker block the rest of the band as well; return what it blocks besides."""
    combat = table.state.combat
    assert combat is not None
    more: list[Pair] = []
    if not any(attack.band for attack in combat.attacks):
        return more
    for blocker, attacker in blocks:
        attack = combat.attack_of(ObjectId(attacker))
        for other in () if attack is None else band_of(combat, attack):
            pair = (blocker, other.attacker)
            if pair not in more and pair not in blocks:
                table.note(BLOCKED_TOO, object=other.attacker, other=attacker, blocker=blocker)
                more.append(pair)
    attacks = tuple(
        each.with_(blockers=(*each.blockers, *(blocker for blocker, attacker in more if attacker == each.attacker)))
        for each in combat.attacks
    )
    table.state.combat = combat.with_(attacks=attacks)
    return more


def assigner(table: Table, creature: ObjectId) -> PlayerId:
    """Return who chooses how a creature's combat damage is assigned: its controller, banding apart (702.22j-k)."""
    combat = table.state.combat
    assert combat is not None
    own = table.controller(creature)
    attack = combat.attack_of(creature)
    if attack is not None:
        return attack.defender if _band_helps(table, attack.blockers) else own
    return table.state.turn.active if _band_helps(table, combat.blocked_by(creature)) else own


def _band_helps(table: Table, opposed: Iterable[ObjectId]) -> bool:
    """Return whether one of the creatures fought against has banding, or two band with each other."""
    there = [each for each in opposed if table.on_battlefield(each)]
    if any(table.has(each, KeywordAbility.BANDING) for each in there):
        return True
    return any(
        _is(table, quality, each) and any(other != each and _is(table, quality, other) for other in there)
        for each in there
        for quality in _others(table, each)
    )
