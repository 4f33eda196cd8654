"""Effects for a turn that do two things at once (611.2)."""

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Duration, ObjectKind, Zone
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.blocking import MustBlock
from shinpan.phrases.context import Context
from shinpan.phrases.effects.multiplying import MultiplySize
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.playing import MayPlayFrom
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Things
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You
from shinpan.phrases.replacements.zones import ExileInstead
from shinpan.phrases.restrictions import MustAttack


@phrase(
    en="until end of turn, double {objects:'s} power and [it gains|they gain] {abilities}",
    ja="ターン終了時まで、{objects:'s}パワーを2倍にし、それは{abilities}を得る",
)
class DoublePowerAndGain(Effect):
    """The power of creatures is doubled (701.10b), and they gain abilities, until end of turn."""

    objects: Reference
    abilities: tuple[Ability, ...]

    def perform(self, context: Context) -> Steps[None]:
        """Do both to what the words stand for."""
        yield from MultiplySize(self.objects).perform(context)
        objects = objects_among(context, self.objects)
        if objects:
            yield from context.begin_effect((GainAbilities(self.abilities),), Duration.END_OF_TURN, objects)


@phrase(
    en="{objects:subject} attack[s] or block[s] this turn if able",
    ja="このターン、{objects}は可能なら攻撃かブロックをする",
)
class AttackOrBlockIfAble(Effect):
    """Creatures attack this turn if they can, and block if they can (508.1d, 509.1c)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin both requirements on them."""
        objects = objects_among(context, self.objects)
        if objects:
            yield from context.begin_effect((MustAttack(), MustBlock()), Duration.END_OF_TURN, objects)


_RATHER = "if a card would be put into your graveyard from anywhere this turn, exile it instead"
_RATHER_JA = "このターン、カードがいずれかからあなたの墓地に置かれるなら、代わりにそれを追放する"


@phrase(
    en=(
        f"you may play lands and cast spells from your graveyard this turn, and {_RATHER} @ lands=True",
        f"until end of turn, you may play lands and cast spells from your graveyard. {_RATHER} @ lands=True",
        f"you may cast spells from your graveyard this turn, and {_RATHER}",
    ),
    ja=(
        f"このターン、あなたはあなたの墓地から土地をプレイしたり呪文を唱えたりしてもよい。{_RATHER_JA} @ lands=True",
        f"このターン、あなたはあなたの墓地から呪文を唱えてもよい。{_RATHER_JA}",
    ),
)
class PlayFromGraveyardThisTurn(Effect):
    """The controller may cast spells from their graveyard this turn, and nothing comes to it any more (614.1a).

    lands: lands may be played from there too.
    """

    lands: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission and the replacement effect."""
        permission = MayPlayFrom(Zone.GRAVEYARD, who=You(), lands=self.lands)
        exile = ExileInstead(Group(Things((ObjectKind.CARD,))), graveyard=You())
        yield from context.begin_effect((permission, exile), Duration.END_OF_TURN)
