"""Effects on the next spell that a player casts this turn (611.2)."""

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Duration
from shinpan.phrases.abilities import Modify
from shinpan.phrases.base import Effect, Quantity, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.costchanges import Direction, SpellsCost
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.permissions import CastAsThoughFlash
from shinpan.phrases.qualities.cast_order import NextCast
from shinpan.phrases.qualities.groups import Collection, Group
from shinpan.phrases.qualities.nouns import Spells
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import You
from shinpan.phrases.restrictions import CantBeCountered


class _ForNext(Effect):
    """Base of those that say something of the next spell of a description."""

    __slots__ = ()
    spells: Collection
    who: Reference

    def part(self, context: Context, group: Collection) -> StaticPart:
        """Return what is said of it."""
        raise NotImplementedError

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect, for whichever spell that turns out to be."""
        after = context.state.next_object - 1
        group = Group(Spells(), modifiers=(NextCast(self.spells, self.who, after),))
        yield from context.begin_effect((self.part(context, group),), Duration.END_OF_TURN)


@phrase(
    en="the next {spells} {who} cast[s] this turn has {abilities}",
    ja="{who}がこのターンに次に唱える{spells}は{abilities}を持つ",
)
class NextSpellHas(_ForNext):
    """The next spell of a description has abilities while it is cast and on the stack (613.1f)."""

    spells: Collection
    abilities: tuple[Ability, ...]
    who: Reference = You()

    def part(self, context: Context, group: Collection) -> StaticPart:
        """Return the change."""
        return Modify(All(group), (GainAbilities(self.abilities),))


@phrase(
    en=(
        "the next {spells} {who} cast[s] this turn costs {amount:symbol} {direction} to cast",
        "the next {spells} {who} cast[s] this turn costs {X} {direction} to cast, where X is {amount} as this ability "
        "resolves",
        "the next {spells} {who} cast[s] this turn costs {1} {direction} to cast for each {amount:each}",
    ),
    ja="{who}がこのターンに次に唱える{spells}を唱えるためのコストは{amount:symbol}{direction}",
)
class NextSpellCosts(_ForNext):
    """The next spell of a description costs more or less; the number is settled as the effect begins (608.2h)."""

    spells: Collection
    amount: Quantity = Fixed(1)
    direction: Direction = Direction.LESS
    who: Reference = You()

    def part(self, context: Context, group: Collection) -> StaticPart:
        """Return the change of the cost."""
        return SpellsCost(group, Fixed(self.amount.value(context)), self.direction)


@phrase(
    en=(
        "the next {spells} {who} cast[s] this turn can't be countered",
        "the next {spells} {who} cast[s] this turn can't be countered by spells or abilities",
    ),
    ja="{who}がこのターンに次に唱える{spells}は打ち消されない",
)
class NextSpellSafe(_ForNext):
    """The next spell of a description can't be countered (701.6)."""

    spells: Collection
    who: Reference = You()

    def part(self, context: Context, group: Collection) -> StaticPart:
        """Return the restriction."""
        return CantBeCountered(All(group))


@phrase(
    en=(
        "the next {spells} {who} cast[s] this turn can be cast as though it had flash",
        "{who} may cast the next {spells} {who} cast[s] this turn as though it had flash",
    ),
    ja="{who}はこのターンに次に唱える{spells}を、それが瞬速を持っているかのように唱えてもよい",
)
class NextSpellFlash(_ForNext):
    """The next spell of a description may be cast whenever an instant could be (601.3b)."""

    spells: Collection
    who: Reference = You()

    def part(self, context: Context, group: Collection) -> StaticPart:
        """Return the permission."""
        return CastAsThoughFlash(group, self.who)
