"""What keeps creatures from blocking a certain attacker (509.1b): evasion, protection, "can't be blocked"."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, Color
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Quality
from shinpan.phrases.blocking import CantBlockThese
from shinpan.phrases.index import index_of
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.rulebook.citations import Citation, carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import in_force
from shinpan.rules.table import Table

FLYING = cite(
    "702.9b",
    en="{attacker} has flying; {blocker} has neither flying nor reach.",
    ja="{attacker}は飛行を持ち、{blocker}は飛行も到達も持っていません。",
)
SHADOW = cite(
    "702.28b",
    en="One of {attacker} and {blocker} has shadow and the other hasn't.",
    ja="{attacker}と{blocker}の一方だけがシャドーを持っています。",
)
HORSEMANSHIP = cite(
    "702.31b",
    en="{attacker} has horsemanship and {blocker} hasn't.",
    ja="{attacker}は馬術を持ち、{blocker}は馬術を持っていません。",
)
FEAR = cite(
    "702.36b",
    en="{attacker} has fear; {blocker} is neither black nor an artifact.",
    ja="{attacker}は畏怖を持ち、{blocker}は黒でもアーティファクトでもありません。",
)
INTIMIDATE = cite(
    "702.13b",
    en="{attacker} has intimidate; {blocker} is no artifact and shares no color with it.",
    ja="{attacker}は威嚇を持ち、{blocker}はアーティファクトでも、共通の色を持つクリーチャーでもありません。",
)
SKULK = cite(
    "702.118b",
    en="{attacker} has skulk, and {blocker} has greater power.",
    ja="{attacker}は潜伏を持ち、{blocker}のほうがパワーが大きいです。",
)
LANDWALK = cite(
    "702.14c",
    en="{attacker} has landwalk, and {player} controls such a land.",
    ja="{attacker}は土地渡りを持ち、{player}がその土地をコントロールしています。",
)
PROTECTION = cite(
    "702.16f",
    en="{attacker} has protection from a quality of {blocker}.",
    ja="{attacker}は{blocker}の持つ性質に対するプロテクションを持っています。",
)
carries("702.17b")
CANT_BE_BLOCKED = cite(
    "509.1b",
    en="{attacker} can't be blocked by {blocker} because of {source}.",
    ja="{source}により、{blocker}では{attacker}をブロックできません。",
)
CANT_BLOCK = cite(
    "509.1b",
    en="{blocker} can't block {attacker} because of {source}.",
    ja="{source}により、{blocker}は{attacker}をブロックできません。",
)


Stops = Callable[[ObjectId, Characteristics], bool]
"""Whether a creature with such characteristics can't block."""


class Evasion(NamedTuple):
    """One thing about an attacker that keeps some creatures from blocking it, and whose effect it is.

    plain: it asks for nothing but the other creature's keywords, types, colors and power.
    """

    citation: Citation
    stops: Stops
    source: ObjectId
    plain: bool = False


def evasions(table: Table, attacker: ObjectId, defending: PlayerId) -> tuple[Evasion, ...]:
    """Return what keeps creatures of a defending player from blocking an attacker; they are cumulative (509.1b)."""
    found = [Evasion(SHADOW, _without_shadow_too(table, attacker), attacker, plain=True)]
    characteristics = table.characteristics(attacker)
    if characteristics.abilities:
        keywords = index_of(characteristics).keywords
        found.extend(_by_keyword(table, attacker, characteristics, defending, keywords))
    for part, context, active in in_force(table, CantBeBlocked):
        if part.covers(context, attacker):
            found.append(Evasion(CANT_BE_BLOCKED, _unblockable_by(part, context), active.source))
    for narrow, context, active in in_force(table, CantBlockThese):
        if narrow.forbids(context, attacker):
            found.append(Evasion(CANT_BLOCK, _covering(narrow, context), active.source))
    return tuple(found)


def _unblockable_by(part: CantBeBlocked, context: Queries) -> Stops:
    return lambda blocker, _: part.by is None or part.by.holds(context, blocker)


def _covering(part: CantBlockThese, context: Queries) -> Stops:
    return lambda blocker, _: part.covers(context, blocker)


def _comparing(own: Characteristics, stops: Callable[[Characteristics, Characteristics], bool]) -> Stops:
    return lambda _, other: stops(own, other)


def _protected(context: Queries, qualities: tuple[Quality, ...]) -> Stops:
    return lambda blocker, _: any(quality.holds(context, blocker) for quality in qualities)


def _without_shadow_too(table: Table, attacker: ObjectId) -> Stops:
    shadow = table.has(attacker, KeywordAbility.SHADOW)
    return lambda _, other: (KeywordAbility.SHADOW in index_of(other).keywords) is not shadow


def _by_keyword(
    table: Table,
    attacker: ObjectId,
    own: Characteristics,
    defending: PlayerId,
    keywords: frozenset[KeywordAbility],
) -> Iterator[Evasion]:
    for keyword, citation, stops in _SIMPLE:
        if keyword in keywords:
            yield Evasion(citation, _comparing(own, stops), attacker, plain=True)
    if KeywordAbility.LANDWALK in keywords and _walks(table, attacker, own, defending):
        yield Evasion(LANDWALK, lambda _, __: True, attacker, plain=True)
    if KeywordAbility.PROTECTION in keywords:
        context = Queries(table, attacker, table.controller(attacker))
        qualities = tuple(
            each.quality for each in _keywords(own, KeywordAbility.PROTECTION) if each.quality is not None
        )
        yield Evasion(PROTECTION, _protected(context, qualities), attacker)


def _keywords(own: Characteristics, keyword: KeywordAbility) -> Iterator[Keyword]:
    return (each for each in index_of(own).all if isinstance(each, Keyword) and each.keyword is keyword)


def _walks(table: Table, attacker: ObjectId, own: Characteristics, defending: PlayerId) -> bool:
    """Return whether the defending player controls a land that a landwalk ability names (702.14c)."""
    context = Queries(table, attacker, table.controller(attacker))
    lands = [each for each in table.controlled(defending) if CardType.LAND in table.characteristics(each).types]
    return any(
        ability.quality is None or ability.quality.holds(context, land)
        for ability in _keywords(own, KeywordAbility.LANDWALK)
        for land in lands
    )


def _flies(own: Characteristics, other: Characteristics) -> bool:
    return index_of(other).keywords.isdisjoint({KeywordAbility.FLYING, KeywordAbility.REACH})


def _rides(own: Characteristics, other: Characteristics) -> bool:
    return KeywordAbility.HORSEMANSHIP not in index_of(other).keywords


def _frightens(own: Characteristics, other: Characteristics) -> bool:
    return CardType.ARTIFACT not in other.types and Color.BLACK not in other.colors


def _intimidates(own: Characteristics, other: Characteristics) -> bool:
    return CardType.ARTIFACT not in other.types and own.colors.isdisjoint(other.colors)


def _skulks(own: Characteristics, other: Characteristics) -> bool:
    return (other.power or 0) > (own.power or 0)


_SIMPLE: tuple[tuple[KeywordAbility, Citation, Callable[[Characteristics, Characteristics], bool]], ...] = (
    (KeywordAbility.FLYING, FLYING, _flies),
    (KeywordAbility.HORSEMANSHIP, HORSEMANSHIP, _rides),
    (KeywordAbility.FEAR, FEAR, _frightens),
    (KeywordAbility.INTIMIDATE, INTIMIDATE, _intimidates),
    (KeywordAbility.SKULK, SKULK, _skulks),
)
"""Evasion abilities that only compare the characteristics of the two creatures."""


def evasion_refusal(table: Table, attacker: ObjectId, blocker: ObjectId, defending: PlayerId) -> Refusal | None:
    """Return what keeps a creature from blocking an attacker, or None."""
    characteristics = table.characteristics(blocker)
    for evasion in evasions(table, attacker, defending):
        if evasion.stops(blocker, characteristics):
            return Refusal(evasion.citation).with_(
                attacker=attacker, blocker=blocker, player=defending, source=evasion.source
            )
    return None
