"""Effects that begin continuous effects (611.2)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.effects.lasting import fixed
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        "<{changes.who} >gain[s] control of {affected} @ changes=(ChangeControl), duration=FOREVER",
        "<{changes.who} >gain[s] control of {affected} {duration} @ changes=(ChangeControl)",
        (
            "{affected:subject} can't be blocked this turn except by {changes.by.quality:plural} @ "
            "changes=(CantBeBlocked), changes.by=NoneOf, duration=END_OF_TURN"
        ),
        (
            "{affected} get[s] -1/-1 {duration} for each {changes.power.quantity:each} @ "
            "changes=(ChangePowerToughness), changes.power=Negative, changes.power.quantity=Count, "
            "changes.toughness=changes.power"
        ),
        (
            "{affected} get[s] +1/+1 {duration} for each {changes.power:each} @ changes=(ChangePowerToughness), "
            "changes.power=Count, changes.toughness=changes.power"
        ),
        (
            "{affected} get[s] +X/+0 {duration}, where X is {changes.power} @ changes=(ChangePowerToughness), "
            "changes.power=PowerOf, changes.toughness=0"
        ),
        "switch {affected:'s} power and toughness {duration} @ changes=(SwitchPowerToughness)",
        "{duration}, {affected:subject} {changes:lasting} @ changes=SetSubtypes",
        (
            "{affected:subject} {changes:lasting} this turn @ duration=END_OF_TURN, "
            "changes=CantBeRegenerated|CantBlock|CantAttack|CantAttackOrBlock|CantBeBlocked|CantBlockThese|BlockedByAtLeast|"
            "BlockedByAt"
            "Most"
        ),
        (
            "{affected:subject} {changes:lasting} @ duration=END_OF_TURN, "
            "changes=MustAttack|MustAttackPlayer|MustBlock|MustBeBlocked|AttacksDespiteDefender"
        ),
        "{duration}, {affected:subject} {changes:lasting} @ changes.abilities=TriggeredAbility",
        "{affected:subject} {changes} @ duration=FOREVER, changes=AddColors|AddSubtypes|AddTypes",
        (
            "{affected:subject} become[s] {changes.0.subtypes:a} with {changes.1.abilities} @ changes.0=AddSubtypes, "
            "changes.0.subtypes=Subtypes, changes.0.subtypes.subtypes=AURA, changes.1=GainAbilities, changes.2=None, "
            "duration=FOREVER"
        ),
        "{affected:subject} {changes:lasting} @ duration=FOREVER",
        "{affected:subject} {changes:lasting} {duration}",
        (
            "{affected} get[s] {changes.power.first:+}/{changes.toughness.first:+} {duration} for each "
            "{changes.power.second:each} @ changes=(ChangePowerToughness), changes.power=Product, "
            "changes.toughness=Product, changes.toughness.second=changes.power.second"
        ),
        "{affected:subject} each {changes:lasting} {duration}",
        "{duration}, {affected:subject} each {changes:lasting}",
        "{duration}, {affected:subject} {changes:lasting}",
    ),
    ja=(
        "<{changes.who}は>{affected:'s}コントロールを得る @ changes=(ChangeControl), duration=FOREVER",
        "{duration}、<{changes.who}は>{affected:'s}コントロールを得る @ changes=(ChangeControl)",
        (
            "{duration}、{affected}は{changes.power.quantity:each}につき-1/-1の修整を受ける @ "
            "changes=(ChangePowerToughness), changes.power=Negative, changes.power.quantity=Count, "
            "changes.toughness=changes.power"
        ),
        (
            "{duration}、{affected}は+X/+0の修整を受ける。Xは{changes.power}に等しい @ changes.power=PowerOf, "
            "changes.toughness=0"
        ),
        "{duration}、{affected:'s}パワーとタフネスを入れ替える @ changes=(SwitchPowerToughness)",
        (
            "このターン、{affected}は{changes:lasting} @ duration=END_OF_TURN, "
            "changes=CantBeRegenerated|CantBlock|CantAttack|CantAttackOrBlock|CantBeBlocked|CantBlockThese|BlockedByAtLeast|"
            "BlockedByAt"
            "Most|MustAttack|MustAttackPlayer|MustBlock|MustBeBlocked|AttacksDespiteDefender"
        ),
        "{affected}は{changes} @ duration=FOREVER, changes=AddColors|AddSubtypes|AddTypes",
        "{affected}は{changes:lasting} @ duration=FOREVER",
        "{duration}、{affected}は{changes:lasting}",
    ),
)
class Apply(Effect):
    """Objects are changed for a while: "target creature gets +3/+3 until end of turn" (611.2c)."""

    affected: Reference
    changes: tuple[StaticPart, ...]
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect on what the words stand for now; what comes later isn't affected."""
        affected = objects_among(context, self.affected)
        if affected:
            yield from context.begin_effect(self.changes, self.duration, affected)


@phrase(
    en=("{parts:turn} @ duration=END_OF_TURN", "{duration}, {parts}", "{parts} {duration}"),
    ja=("このターン、{parts:turn} @ duration=END_OF_TURN", "{duration}、{parts}"),
)
class ApplyToGame(Effect):
    """Something is true of the game for a while: prevention, replacement and what players can or can't do."""

    parts: tuple[StaticPart, ...]
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect; what the words stand for now, targets say, is what they stand for later."""
        yield from context.begin_effect(fixed(self.parts, context), self.duration)
