"""Conditions on what something has done or suffered in combat, or as damage, this turn."""

from shinpan.game.events import Attacked, Damage
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import This


@phrase(en="{which} [is|are] attacking alone", ja="{which}が単独で攻撃している")
class AttacksAlone(Condition):
    """A creature is attacking, and no other is (506.5)."""

    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether one of the creatures is the only one that attacks."""
        combat = context.state.combat
        attackers = () if combat is None else tuple(attack.attacker for attack in combat.attacks)
        return len(attackers) == 1 and attackers[0] in self.which.find(context)


@phrase(en="{which} didn't attack this turn", ja="このターンに{which}が攻撃していなかった")
class DidntAttack(Condition):
    """A creature wasn't declared as an attacker this turn (508.1)."""

    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether none of the creatures was."""
        found = self.which.find(context)
        return not any(isinstance(event, Attacked) and event.attacker in found for event in context.state.history)


@phrase(
    en=(
        "{source} ha[s|ve] dealt {number} or more damage this turn @ recipient=None",
        "{source} ha[s|ve] dealt {number} or more damage to {recipient} this turn",
    ),
    ja=(
        "このターンに{source}が{number}点以上のダメージを与えていた @ recipient=None",
        "このターンに{source}が{recipient}に{number}点以上のダメージを与えていた",
    ),
)
class HasDealt(Condition):
    """A source has dealt so much damage this turn, to anything or to somebody (120)."""

    number: int
    source: Reference = This()
    recipient: Reference | None = None

    def holds(self, context: Queries) -> bool:
        """Return whether it adds up to as much."""
        sources = self.source.find(context)
        recipients = None if self.recipient is None else self.recipient.find(context)
        dealt = sum(
            event.amount
            for event in context.state.history
            if isinstance(event, Damage)
            and event.source in sources
            and (recipients is None or event.recipient in recipients)
        )
        return dealt >= self.number


@phrase(
    en="{who} was dealt {number} or more combat damage this turn",
    ja="このターンに{who}が{number}点以上の戦闘ダメージを与えられていた",
)
class WasDealtInCombat(Condition):
    """A player was dealt so much combat damage this turn (510.2)."""

    who: Reference
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players was."""
        hits = [event for event in context.state.history if isinstance(event, Damage) and event.combat]
        return any(
            sum(event.amount for event in hits if event.recipient == player) >= self.number
            for player in players_among(self.who.find(context))
        )


@phrase(
    en=(
        "{who} [has|have] {number} or less life @ fewer=True",
        "{who} [has|have] {number} or more life @ fewer=False",
    ),
    ja=(
        "{who}のライフの総量が{number}点以下である @ fewer=True",
        "{who}のライフの総量が{number}点以上である @ fewer=False",
    ),
)
class EachHasLife(Condition):
    """Every one of several players has so little or so much life (119)."""

    who: Reference
    number: int
    fewer: bool = True

    def holds(self, context: Queries) -> bool:
        """Return whether all of them have."""
        lives = [context.player(each).life for each in players_among(self.who.find(context))]
        return all(life <= self.number if self.fewer else life >= self.number for life in lives)
