"""What a card spliced onto a spell adds to it: the text of its rules text, and a cost (702.47a, 702.47c)."""

from collections.abc import Sequence

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import Subtype
from shinpan.phrases.abilities import Cost, Keyword, SpellAbility
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("702.47a")
carries("702.47c")


def splice_ability(characteristics: Characteristics) -> Keyword | None:
    """Return the splice ability of a card, if it has one."""
    if KeywordAbility.SPLICE not in index_of(characteristics).keywords:
        return None
    found = (each for each in characteristics.abilities if isinstance(each, Keyword))
    return next(each for each in found if each.keyword is KeywordAbility.SPLICE)


def splice_cost(table: Table, card: ObjectId, spell: Characteristics) -> Cost:
    """Return what splicing a card costs."""
    ability = splice_ability(table.characteristics(card))
    assert ability is not None
    assert ability.cost is not None
    return ability.cost


def spliced_text(table: Table, cards: Sequence[ObjectId]) -> tuple[Ability, ...]:
    """Return the abilities that cards add, in their order."""
    return tuple(
        ability
        for card in cards
        for ability in table.characteristics(card).abilities
        if isinstance(ability, SpellAbility)
    )


def with_spliced_text(table: Table, values: Characteristics, cards: Sequence[ObjectId]) -> Characteristics:
    """Return the characteristics of a spell with the text of cards besides."""
    return values.revised(abilities=values.abilities + spliced_text(table, cards))


def is_spliced_onto(ability: Keyword, spell: Characteristics) -> bool:
    """Return whether a splice ability is about spells of this kind: it names a subtype, or card types."""
    kinds = getattr(ability.quality, "kinds", ()) or (getattr(ability.quality, "kind", None),)
    return any(each in spell.subtypes if isinstance(each, Subtype) else each in spell.types for each in kinds)
