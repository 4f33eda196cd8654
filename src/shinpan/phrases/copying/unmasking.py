"""Being a copy of something while face up: chosen as the permanent enters or is turned face up (614.1e, 707.5)."""

from typing import ClassVar

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Duration
from shinpan.game.events import Event
from shinpan.phrases.base import Effect, Precedence, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.effects import BecomeCopy
from shinpan.phrases.copying.entering import EntersAsCopy
from shinpan.phrases.copying.exceptions import ExceptAbilities
from shinpan.phrases.copying.originals import ChosenOf
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import This
from shinpan.phrases.replacements.entering import OwnEntry


@phrase(
    en=(
        "as {.this} enters or is turned face up, you may choose {group:a}. if you do, until {.this} is turned face "
        "down, it becomes a copy of that creature and gains {abilities}"
    ),
    ja=(
        "{.this}が戦場に出るか表向きになるに際し、あなたは{group:a}を選んでもよい。そうしたなら、{.this}が裏向きになるまで、"
        "これはそのクリーチャーのコピーになり、{abilities}を得る"
    ),
)
class CopyWhileFaceUp(OwnEntry):
    """The source is a copy of something from entering, or being turned up, until it is turned down (708.11).

    abilities: what it has besides, copiable like the rest (707.9a).
    """

    precedence: ClassVar[Precedence] = Precedence.COPY
    group: Collection
    abilities: tuple[Ability, ...]

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose as it enters."""
        exceptions = (ExceptAbilities(self.abilities),)
        copying = EntersAsCopy(self.group, exceptions, duration=Duration.UNTIL_TURNED_DOWN)
        return (yield from copying.replace(context, event))

    @property
    def as_turned_up(self) -> Effect:
        """What is done while it is turned face up."""
        exceptions = (ExceptAbilities(self.abilities),)
        return May(BecomeCopy(This(), ChosenOf(self.group), exceptions, Duration.UNTIL_TURNED_DOWN))
