"""The predefined tokens (111.10), each with the ability that the rules give it."""

from shinpan.game.enums import CardType, Color, Supertype, Zone
from shinpan.game.mana import ManaCost, ManaKind
from shinpan.game.subtypes import ArtifactType, CreatureType, EnchantmentType
from shinpan.phrases.abilities import ActivatedAbility, Cost
from shinpan.phrases.base import CostPart, Timing
from shinpan.phrases.costs import DiscardSome, SacrificeSelf, TapSelf
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.exiling import ExileFromTop
from shinpan.phrases.effects.exploring import Explore
from shinpan.phrases.effects.impulse import LetPlay
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.mana import AddMana, AddManaOfOneColor
from shinpan.phrases.effects.scrying import Scry
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.faces.transforming import Transform
from shinpan.phrases.manause import SpendOnly
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards, Permanents, Spells
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Result, This
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.tokens import TokenCard, artifact_token, creature_token, double_faced_token, enchantment_token

_TAP, _SACRIFICE = TapSelf(), SacrificeSelf()
_CREATURE_YOU_CONTROL = Group(Permanents((CardType.CREATURE,)), modifiers=(ControlledBy(You()),))
_BASIC = Group(Cards((CardType.LAND,)), adjectives=(OfKind(Supertype.BASIC),))
_NONARTIFACT_SPELL = Group(Spells(), adjectives=(Not(OfKind(CardType.ARTIFACT)),))


def _cost(mana: str | None, *parts: CostPart) -> Cost:
    return Cost(None if mana is None else ManaCost.parse(mana), parts)


TREASURE = artifact_token(ArtifactType.TREASURE, ActivatedAbility(_cost(None, _TAP, _SACRIFICE), AddManaOfOneColor()))
"""111.10a."""
FOOD = artifact_token(ArtifactType.FOOD, ActivatedAbility(_cost("{2}", _TAP, _SACRIFICE), GainLife(Fixed(3))))
"""111.10b."""
GOLD = artifact_token(ArtifactType.GOLD, ActivatedAbility(_cost(None, _SACRIFICE), AddManaOfOneColor()))
"""111.10c."""
CLUE = artifact_token(ArtifactType.CLUE, ActivatedAbility(_cost("{2}", _SACRIFICE), DrawCards()))
"""111.10f."""
BLOOD = artifact_token(
    ArtifactType.BLOOD,
    ActivatedAbility(_cost("{1}", _TAP, DiscardSome(Group(Cards())), _SACRIFICE), DrawCards()),
)
"""111.10g."""
WALKER = TokenCard(
    "Walker",
    tuple(each.with_(names=("Walker",)) for each in creature_token((2, 2), (Color.BLACK,), CreatureType.ZOMBIE).faces),
)
"""111.10d."""
INCUBATOR = double_faced_token(
    artifact_token(ArtifactType.INCUBATOR, ActivatedAbility(_cost("{2}"), Transform(This()))),
    creature_token((0, 0), (), CreatureType.PHYREXIAN, artifact=True),
)
"""111.10i."""
JUNK = artifact_token(
    ArtifactType.JUNK,
    ActivatedAbility(
        _cost(None, _TAP, _SACRIFICE), Sequence((ExileFromTop(register=0), LetPlay(Result(0)))), Timing.SORCERY
    ),
)
"""111.10t."""
MAP = artifact_token(
    ArtifactType.MAP,
    ActivatedAbility(_cost("{1}", _TAP, _SACRIFICE), Explore(Target(_CREATURE_YOU_CONTROL)), Timing.SORCERY),
)
"""111.10s."""
LANDER = artifact_token(
    ArtifactType.LANDER,
    ActivatedAbility(_cost("{2}", _TAP, _SACRIFICE), SearchLibrary(_BASIC, Zone.BATTLEFIELD, tapped=True)),
)
"""111.10u."""
POWERSTONE = artifact_token(
    ArtifactType.POWERSTONE,
    ActivatedAbility(_cost(None, _TAP), AddMana((ManaKind.COLORLESS,), only=SpendOnly(never=_NONARTIFACT_SPELL))),
)
"""111.10h."""
SHARD = enchantment_token(
    EnchantmentType.SHARD,
    ActivatedAbility(_cost("{2}", _SACRIFICE), Sequence((Scry(Fixed(1)), DrawCards()))),
)
"""111.10e."""
