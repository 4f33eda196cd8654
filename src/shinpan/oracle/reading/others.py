"""What "other" and "another" are other than, where that isn't the card itself: a target, what deals the damage."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from shinpan.game.characteristics import Ability
from shinpan.game.enums import CardType
from shinpan.game.subtypes import CreatureType
from shinpan.oracle.reading.mentions import Unclear, noun_of
from shinpan.phrases.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from shinpan.phrases.base import Phrase, Reference, field_names, walk
from shinpan.phrases.copying.stack import CopyForEach
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf
from shinpan.phrases.qualities.nouns import AnyTarget, Cards, OpponentPlayers, Permanents, Players, Things
from shinpan.phrases.qualities.places import Other, OtherThan
from shinpan.phrases.qualities.stacked import TargetsOnly
from shinpan.phrases.references.objects import Each, EventObject, Host, Result, TargetsOf, ThatOne, This
from shinpan.phrases.references.players import AnOpponent, AnyPlayer, EventPlayer, You
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.acts import Casts

_OTHER = Other()


class _Around(NamedTuple):
    """What a group stands in.

    targets: those of the same effect; player: whom "other players" are other than, if none of those is a player;
    source: what deals the damage that is spoken of.
    """

    targets: tuple[Target, ...]
    spell: bool
    player: Reference
    source: Reference | None = None
    inside: Target | None = None


def others_settled(ability: Ability, spell: bool) -> Ability:
    """Return an ability in which "other" says what something is other than, unless that is the card itself.

    spell: it is on an instant or sorcery, of which "other" is hardly ever said. Raises Unclear where that isn't known.
    """
    if not isinstance(ability, SpellAbility | ActivatedAbility | TriggeredAbility):
        return ability
    if isinstance(ability, TriggeredAbility):
        ability = _besides_event(ability)
    if not any(isinstance(each, Other) for each in walk(ability.effect)):
        return ability
    if isinstance(ability, TriggeredAbility) and isinstance(ability.trigger, Casts) and ability.trigger.who != You():
        ability = ability.with_(effect=_besides_caster(ability.effect))
    if any(isinstance(each, CopyForEach) for each in walk(ability.effect)) and not _about_this(ability):
        ability = ability.with_(effect=_besides_targets(ability.effect))
    if isinstance(ability, TriggeredAbility) and any(isinstance(each, EventPlayer) for each in walk(ability.effect)):
        return ability
    anyone = isinstance(ability, TriggeredAbility) and getattr(ability.trigger, "who", None) in _ANYONE
    return ability.with_(effect=_scope(ability.effect, spell, EventPlayer() if anyone else You()))


def _besides_event(ability: TriggeredAbility) -> TriggeredAbility:
    """Return an ability in whose condition others are other than the one of their kind that triggers it (603.4)."""
    what = getattr(ability.trigger, "what", None)
    if ability.condition is None or not isinstance(what, Group) or _OTHER in what.adjectives:
        return ability
    return ability.with_(condition=_besides_alike(ability.condition, what.noun))


def _besides_alike(value: Any, noun: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_besides_alike(each, noun) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, Other) for each in walk(value)):
        return value
    changes = {name: _besides_alike(getattr(value, name), noun) for name in field_names(type(value))}
    if isinstance(value, Group) and isinstance(value.noun, Permanents) and value.noun == noun:
        return _besides(value.with_(**changes), EventObject())
    return value.with_(**changes)


_ANYONE = (AnyPlayer(), AnOpponent())
"""Players of whom a trigger says "a player": what others do then is done by others than that player."""


def besides_host(value: Any) -> Any:
    """Return an ability of an Aura or Equipment in which "other creatures" are other than the one that it is on."""
    if isinstance(value, tuple):
        return tuple(besides_host(each) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, Other) for each in walk(value)):
        return value
    changes = {name: besides_host(getattr(value, name)) for name in field_names(type(value))}
    if isinstance(value, Group) and _OTHER in value.adjectives and _of_creatures(value.noun):
        changes["adjectives"] = tuple(OtherThan(_HOST) if each == _OTHER else each for each in value.adjectives)
    return value.with_(**changes)


_HOST = Host(Group(Permanents((CardType.CREATURE,))))


def _of_creatures(noun: Any) -> bool:
    return (
        isinstance(noun, Permanents)
        and bool(noun.kinds)
        and all(each is CardType.CREATURE or isinstance(each, CreatureType) for each in noun.kinds)
    )


_EACH_OTHER = Each(Group(Players(), (_OTHER,)))
_EACH_BUT_CASTER = Each(Group(Players(), (OtherThan(EventPlayer()),)))


def _besides_caster(value: Any) -> Any:
    """Return an effect in which each other player is other than who has cast the spell."""
    if value == _EACH_OTHER:
        return _EACH_BUT_CASTER
    if isinstance(value, tuple):
        return tuple(_besides_caster(each) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, Each) for each in walk(value)):
        return value
    return value.with_(**{name: _besides_caster(getattr(value, name)) for name in field_names(type(value))})


def _about_this(ability: Any) -> bool:
    """Return whether an ability triggers on what targets only the card itself: others are other than that."""
    found = walk((getattr(ability, "trigger", ()), getattr(ability, "condition", ())))
    return any(isinstance(each, TargetsOnly) and each.what == OneOf(This()) for each in found)


def _besides_targets(value: Any) -> Any:
    """Return an effect in which copies are made for what the original doesn't target."""
    if isinstance(value, CopyForEach):
        return value.with_(group=_besides(value.group, TargetsOf(_again(value.what))))
    if isinstance(value, tuple):
        return tuple(_besides_targets(each) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, CopyForEach) for each in walk(value)):
        return value
    return value.with_(**{name: _besides_targets(getattr(value, name)) for name in field_names(type(value))})


def _besides(group: Any, than: Reference) -> Any:
    """Return a group, or several, in which "other" is other than something; said of the first it goes for all."""
    if isinstance(group, AnyOf) and any(isinstance(each, Group) and _OTHER in each.adjectives for each in group.groups):
        return group.with_(groups=tuple(_besides(_as_other(each), than) for each in group.groups))
    if not isinstance(group, Group) or _OTHER not in group.adjectives:
        return group
    return group.with_(adjectives=tuple(OtherThan(than) if each == _OTHER else each for each in group.adjectives))


def _as_other(group: Any) -> Any:
    if not isinstance(group, Group) or _OTHER in group.adjectives:
        return group
    return group.with_(adjectives=(_OTHER, *group.adjectives))


def _scope(effect: Any, spell: bool, player: Reference) -> Any:
    """Return an effect whose targets are counted by themselves; each mode has its own."""
    if isinstance(effect, Modal):
        modes = tuple(_scope(each, spell, player) for each in effect.modes)
        return effect.with_(modes=modes)
    targets = tuple(each for each in walk(effect) if isinstance(each, Target))
    return _settled(effect, _Around(targets, spell, player))


def _settled(value: Any, around: _Around) -> Any:
    if isinstance(value, tuple):
        return tuple(_settled(each, around) for each in value)
    if not isinstance(value, Phrase):
        return value
    if isinstance(value, Modal):
        return _scope(value, around.spell, around.player)
    if isinstance(value, ActivatedAbility | TriggeredAbility):  # its targets are counted by themselves
        return others_settled(value, around.spell)
    if isinstance(value, Target):
        around = around._replace(inside=value)
    source = getattr(value, "source", None)
    if isinstance(source, Reference) and not isinstance(source, This):
        around = around._replace(source=_again(source))
    changes = {}
    for name in field_names(type(value)):
        before = getattr(value, name)
        after = _settled(before, around)
        if after is not before and after != before:
            changes[name] = after
    if isinstance(value, Group) and _OTHER in value.adjectives:
        than = _than(value, around)
        if than is not None:
            adjectives = tuple(OtherThan(than) if each == _OTHER else each for each in value.adjectives)
            changes["adjectives"] = adjectives
    return value.with_(**changes) if changes else value


def _than(group: Group, around: _Around) -> Reference | None:
    """Return what the members of a group are other than; None for the card itself."""
    if isinstance(group.noun, Players | OpponentPlayers):
        players = [each for each in _earlier(around) if isinstance(noun_of(each.group), Players | OpponentPlayers)]
        return TheTarget(players[-1].slot) if players else around.player
    if around.source is not None and around.inside is None:
        return around.source
    if not (around.spell or around.inside is not None):
        return None
    fitting = [each for each in _earlier(around) if _alike(each, group)]
    if fitting:
        return TheTarget(fitting[-1].slot)
    if not around.spell or not isinstance(group.noun, Permanents):
        return None
    later = [each for each in around.targets if _alike(each, group)]
    if len(later) == 1 and around.inside is None:
        return TheTarget(later[0].slot)
    raise Unclear("it isn't clear what something is other than")


def _earlier(around: _Around) -> Iterator[Target]:
    """Yield the targets before the one that a group stands in; all of them if it stands in none."""
    for each in around.targets:
        if each is around.inside:
            return
        yield each


def _alike(target: Target, group: Group) -> bool:
    """Return whether one thing could be a target and a member of a group."""
    known = noun_of(target.group)
    if isinstance(known, AnyTarget) or isinstance(group.noun, AnyTarget):
        return True
    if isinstance(known, Cards) and isinstance(group.noun, Cards):
        return True
    return isinstance(known, Permanents | Things) and isinstance(group.noun, Permanents | Things)


def _again(reference: Reference) -> Reference:
    match reference:
        case Target(slot=slot):
            return TheTarget(slot)
        case ThatOne(register=register):
            return Result(register)
    return reference
