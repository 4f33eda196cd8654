"""More of what words can't mean: groups and references that would be strange, or that another phrase says."""

from collections.abc import Callable
from typing import Any

from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.base import Phrase, walk
from shinpan.phrases.effects.among import PutFromAmong
from shinpan.phrases.effects.for_each import ForEach
from shinpan.phrases.mechanics.attacks import AttacksPlayer
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.stacked import Abilities, SpellsOrAbilities
from shinpan.phrases.qualities.traits import SharesName, WithPower, WithToughness
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.reach.limits import OnlyOnce, XNotZero
from shinpan.phrases.reach.searching import FindInLibrary
from shinpan.phrases.references.objects import All, This
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.this_way import DoneThisWay, WasDone, WasntDone
from shinpan.phrases.triggers.states import WhenTrue

Fields = dict[str, Any]


def sized_on_the_stack(fields: Fields) -> bool:
    """Return whether power or toughness would be asked of abilities, which have none."""
    return isinstance(fields["noun"], SpellsOrAbilities | Abilities) and any(
        isinstance(each, WithPower | WithToughness) for each in fields.get("modifiers", ())
    )


def host_noun_strange(noun: Any) -> bool:
    """Return whether what something is attached to would be several things, or all that have an Aura."""
    return not isinstance(noun, Group) or bool(noun.modifiers)


def _among_no_several(among: Any) -> bool:
    """Return whether something would be put from among one target, or from among what the words describe whole."""
    if isinstance(among, Target):
        return bool(among.maximum == Fixed(1))
    return isinstance(among, All) and any(isinstance(each, DoneThisWay) for each in walk(among))


def _cards_anywhere(group: Group) -> bool:
    """Return whether a description is of any cards: some that were spoken of are meant, and nothing says which."""
    return isinstance(group.noun, Cards) and not group.modifiers


def _looked_for_strangely(fields: Fields) -> bool:
    """Return whether a library would be said to be another's that isn't, or a card be named like this one unsaid."""
    whose = fields.get("whose")
    if whose is not None and whose in (You(), fields.get("who")):
        return True
    return any(each == SharesName(This()) for each in walk(fields["what"])) if fields.get("what") else False


def limited(effect: Any) -> bool:
    """Return whether a limit on activating stands among what something does that isn't activated."""
    return any(isinstance(each, XNotZero | OnlyOnce) for each in walk(effect))


STRANGE: dict[type[Phrase], Callable[[Fields], bool]] = {
    PutFromAmong: lambda fields: _among_no_several(fields.get("among")),
    ForEach: lambda fields: isinstance(fields["group"], Group) and _cards_anywhere(fields["group"]),
    WhenTrue: lambda fields: isinstance(fields["condition"], WasDone | WasntDone),  # only an effect asks that
    FindInLibrary: lambda fields: _looked_for_strangely(fields),
    SpellAbility: lambda fields: limited(fields["effect"]),
    AttacksPlayer: lambda fields: isinstance(fields["target"], OneOf),  # a player who is known: Attacks
}
"""For some classes, what speaks against a phrase of theirs."""
