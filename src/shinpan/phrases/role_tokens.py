"""The Role tokens (111.10j-r): Auras that creatures play a part by, each with what the rules have it say."""

from typing import Any

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.game.subtypes import EnchantmentType
from shinpan.phrases.abilities import Cost, Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.base import StaticPart
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Compare
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.scrying import Scry
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.powers import ChangePowerToughness, SetPowerToughness
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.quantities import Count, Fixed, ToughnessOf
from shinpan.phrases.references.objects import Host, This
from shinpan.phrases.references.players import EachOpponent, You
from shinpan.phrases.tokens import TokenCard
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.zones import GoesToGraveyard

_CREATURE = Group(Permanents((CardType.CREATURE,)))
_HOST = Host(_CREATURE)
_ONE = Fixed(1)
_BIGGER = ChangePowerToughness(_ONE, _ONE)
_ENCHANTMENTS = Count(Group(Permanents((CardType.ENCHANTMENT,)), modifiers=(ControlledBy(You()),)))
_ATTACKS = Attacks(OneOf(This()))

JAPANESE = {
    "Cursed": "呪われし者",
    "Monster": "怪物",
    "Royal": "王族",
    "Sorcerer": "魔術師",
    "Virtuous": "高潔な者",
    "Wicked": "邪悪な者",
    "Young Hero": "若き英雄",
}
"""What each of them is called in Japanese."""


def _role(name: str, *changes: Any, more: tuple[Ability, ...] = ()) -> TokenCard:
    """Return a Role of a name whose creature is changed in some ways. more: abilities of the Role itself."""
    parts: tuple[StaticPart, ...] = (Modify(_HOST, changes),)
    face = Characteristics(
        names=(name,),
        types=frozenset({CardType.ENCHANTMENT}),
        subtypes=frozenset({EnchantmentType.AURA, EnchantmentType.ROLE}),
        abilities=(Keyword(KeywordAbility.ENCHANT, quality=_CREATURE), StaticAbility(parts), *more),
    )
    return TokenCard(name, (face,))


CURSED = _role("Cursed", SetPowerToughness(_ONE, _ONE))
"""111.10j."""
MONSTER = _role("Monster", _BIGGER, GainAbilities((Keyword(KeywordAbility.TRAMPLE),)))
"""111.10k."""
ROYAL = _role("Royal", _BIGGER, GainAbilities((Keyword(KeywordAbility.WARD, Cost(ManaCost.parse("{1}"))),)))
"""111.10m."""
SORCERER = _role("Sorcerer", _BIGGER, GainAbilities((TriggeredAbility(_ATTACKS, Scry(_ONE)),)))
"""111.10n."""
VIRTUOUS = _role("Virtuous", ChangePowerToughness(_ENCHANTMENTS, _ENCHANTMENTS))
"""111.10p."""
WICKED = _role(
    "Wicked",
    _BIGGER,
    more=(TriggeredAbility(GoesToGraveyard(OneOf(This())), LoseLife(_ONE, EachOpponent())),),
)
"""111.10q."""
YOUNG_HERO = _role(
    "Young Hero",
    GainAbilities(
        (
            TriggeredAbility(
                _ATTACKS,
                PutCounters(This(), CounterKind.PLUS_ONE_PLUS_ONE),
                Compare(ToughnessOf(This()), Fixed(3), Comparison.OR_LESS),
            ),
        )
    ),
)
"""111.10r."""

ROLES = {each.name: each for each in (CURSED, MONSTER, ROYAL, SORCERER, VIRTUOUS, WICKED, YOUNG_HERO)}
"""The Roles by their names."""
