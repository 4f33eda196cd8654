"""Triggered abilities that trigger on either of two events: "whenever this creature enters or attacks" (603.2)."""

from typing import ClassVar

from shinpan.game.events import Attacked, BecameBlocked, Blocked, Event, ZoneChange
from shinpan.phrases.base import TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "whenever {first.what:a} enter[s] or attack[s] @ first=Enters, second=Attacks, second.what=first.what",
        "when {first.what:a} enter[s] or die[s] @ first=Enters, second=Dies, second.what=first.what",
        "whenever {first.what:a} attack[s] or block[s] @ first=Attacks, second=Blocks, second.what=first.what",
        (
            "when {first.what:a} enter[s] or leave[s] the battlefield @ first=Enters, second=LeavesBattlefield, "
            "second.what=first.what"
        ),
        "whenever {first.what:a} attack[s] or die[s] @ first=Attacks, second=Dies, second.what=first.what",
        (
            "whenever {first.what:a} attack[s] or become[s] the target of a spell @ first=Attacks, "
            "second=BecomesTarget, second.what=first.what, second.by=Group, second.by.noun=Spells"
        ),
        (
            "when {first.what:a} enter[s] or [is|are] turned face up @ first=Enters, second=TurnedUp, "
            "second.what=first.what"
        ),
        (
            "when {first.what:a} enter[s] or become[s] monstrous @ first=Enters, second=BecomesMonstrous, "
            "second.what=first.what"
        ),
        (
            "whenever {first.what:a} enter[s] or deal[s] combat damage to {second.to:a} @ first=Enters, "
            "second=DealsDamage, second.what=first.what, second.combat=True"
        ),
        (
            "when {first.what:a} enter[s] or [is|are] put into a graveyard from the battlefield @ first=Enters, "
            "second=GoesToGraveyard, second.what=first.what"
        ),
        "when {first.what:a} enter[s] or the creature it haunts dies @ first=Enters, second=HauntedDies",
        (
            "whenever {first.who} cast[s] {first.what:a} or activate[first.who:s|] {second.what:a} @ first=Casts, "
            "second=ActivatesAbility, second.who=first.who, second.mana=False"
        ),
        (
            "when {.this} transforms into {.name} or dies @ first=TransformsInto, second=Dies, second.what=OneOf, "
            "second.what.which=This"
        ),
        (
            "whenever {first.what:a} enter[s] or become[s] the target of {second.by:a} @ first=Enters, "
            "second=BecomesTarget, second.what=first.what"
        ),
        (
            "whenever {first.what:a} enter[s] or {second.what:a} become[s] the target of {second.by:a} @ first=Enters, "
            "second=BecomesTarget"
        ),
        "{first} and {second:lower}",
    ),
    ja=(
        (
            "{first.what:a}が戦場に出るか{second.by:a}の対象になるたび @ first=Enters, second=BecomesTarget, "
            "second.what=first.what"
        ),
        (
            "{first.what:a}が戦場に出るか{second.what:a}が{second.by:a}の対象になるたび @ first=Enters, "
            "second=BecomesTarget"
        ),
        "{.this}が{.name}に変身するか死亡したとき @ first=TransformsInto, second=Dies",
        "{first.what:a}が戦場に出るか攻撃するたび @ first=Enters, second=Attacks",
        "{first.what:a}が戦場に出るか死亡したとき @ first=Enters, second=Dies",
        "{first.what:a}が攻撃するかブロックするたび @ first=Attacks, second=Blocks",
        "{first.what:a}が戦場に出るか戦場を離れたとき @ first=Enters, second=LeavesBattlefield",
        "{first.what:a}が攻撃するか死亡するたび @ first=Attacks, second=Dies",
        "{first.what:a}が攻撃するか呪文の対象になるたび @ first=Attacks, second=BecomesTarget",
        "{first.what:a}が戦場に出るか表向きになったとき @ first=Enters, second=TurnedUp",
        "{first.what:a}が戦場に出るか怪物化したとき @ first=Enters, second=BecomesMonstrous",
        (
            "{first.what:a}が戦場に出るか{second.to:a}に戦闘ダメージを与えるたび @ first=Enters, second=DealsDamage, "
            "second.combat=True"
        ),
        (
            "{first.what:a}が戦場に出るか戦場から墓地に置かれたとき @ first=Enters, second=GoesToGraveyard, "
            "second.what=first.what"
        ),
        "{first.what:a}が戦場に出るか、それが憑依しているクリーチャーが死亡したとき @ first=Enters, second=HauntedDies",
        "{first.who}が{first.what:a}を唱えるか{second.what:a}を起動するたび @ first=Casts, second=ActivatesAbility",
        "{first}、または{second}",
    ),
)
class EitherHappens(TriggerPhrase):
    """Either of two events (603.2): the ability triggers on each of them by itself, looking back if it does."""

    first: TriggerPhrase
    second: TriggerPhrase
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange, Attacked, Blocked, BecameBlocked)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether one of the two is the one."""
        return any(type(event) in each.events and each.matches(context, event) for each in (self.first, self.second))

    def parts(self) -> tuple[TriggerPhrase, ...]:
        """Return the triggers by themselves."""
        found: list[TriggerPhrase] = []
        for each in (self.first, self.second):
            found.extend(each.parts() if isinstance(each, EitherHappens) else (each,))
        return tuple(found)
