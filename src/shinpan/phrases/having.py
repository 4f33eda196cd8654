"""Conditions on the source itself: who controls it, what was spent on it."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import Condition, phrase
from shinpan.phrases.context import Queries


@phrase(en="you control {.this}", ja="あなたが{.this}をコントロールしている")
class ControlThis(Condition):
    """The controller of the ability controls its source, which is on the battlefield (611.2b)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether that is so."""
        found = context.look(context.source)
        if found is None or found.zone is not Zone.BATTLEFIELD or not context.exists(context.source):
            return False
        return context.controller(context.source) == context.you


@phrase(en="{kinds:symbols} was spent to cast {.spell}", ja="{.spell}を唱えるために{kinds:symbols}が支払われていた")
class WasSpent(Condition):
    """Mana of some kinds was among that spent to cast the spell; on a copy, which isn't cast, none was (707.10)."""

    volatile: ClassVar[bool] = False
    kinds: tuple[ManaKind, ...]

    def holds(self, context: Queries) -> bool:
        """Return whether all of it was."""
        found = context.look(context.source)
        choices = context.choices if found is None or found.choices is None else found.choices
        spent = [mana.kind for mana in choices.mana_spent]
        return all(spent.count(kind) >= self.kinds.count(kind) for kind in self.kinds)


@phrase(en="{.this} is on the battlefield", ja="{.this}が戦場にある")
class IsThere(Condition):
    """The source is on the battlefield."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        found = context.look(context.source)
        return found is not None and found.zone is Zone.BATTLEFIELD and context.exists(context.source)
