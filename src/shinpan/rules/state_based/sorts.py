"""Sorts of permanents that state-based actions look after, so that a game without them isn't searched for them."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes.artifact import ArtifactType
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.index import index_of
from shinpan.rules.table import Table

LEGEND, DURABLE, ATTACHMENT, SAGA, BOUND, ASCENDING, RACING = 1, 2, 4, 8, 16, 32, 64
"""Bits: legendary or world permanents; planeswalkers and battles; Auras, Equipment and Fortifications; Sagas; what is
bound to day and night (702.145); what has ascend (702.131); what starts engines (702.179)."""

_BY_ABILITIES = BOUND | ASCENDING | RACING
_BOUND = frozenset({KeywordAbility.DAYBOUND, KeywordAbility.NIGHTBOUND})
_ATTACHMENTS = frozenset({EnchantmentType.AURA, ArtifactType.EQUIPMENT, ArtifactType.FORTIFICATION})
_DURABLES = frozenset({CardType.PLANESWALKER, CardType.BATTLE})
_LEGENDS = frozenset({Supertype.LEGENDARY, Supertype.WORLD})


def sorts_of(characteristics: Characteristics) -> int:
    """Return the bits of the sorts that characteristics belong to."""
    bits = 0
    if characteristics.supertypes and characteristics.supertypes & _LEGENDS:
        bits |= LEGEND
    if characteristics.types & _DURABLES:
        bits |= DURABLE
    if characteristics.subtypes and characteristics.subtypes & _ATTACHMENTS:
        bits |= ATTACHMENT
    if EnchantmentType.SAGA in characteristics.subtypes:
        bits |= SAGA
    if characteristics.abilities:
        keywords = index_of(characteristics).keywords
        if keywords and not keywords.isdisjoint(_BOUND):
            bits |= BOUND
        if KeywordAbility.ASCEND in keywords:
            bits |= ASCENDING
        if KeywordAbility.START_YOUR_ENGINES in keywords:
            bits |= RACING
    return bits


def may_have(table: Table, sort: int) -> bool:
    """Return whether some permanent may be of a sort: one was seen, or effects change what permanents are."""
    if table.state.sorts_seen & sort:
        return True
    view = table.view()
    return view.retyped or (view.lent and bool(sort & _BY_ABILITIES))
