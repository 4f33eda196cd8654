"""Mana that isn't good for everything, and what happens when it is spent (106.6)."""

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId
from shinpan.game.leaf import Leaf, leaf
from shinpan.phrases.base import Effect, Phrase, Quality, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import Affected
from shinpan.phrases.restrictions import CantBeCountered


@phrase(
    en=(
        "this mana can't be spent to cast {never:plural}",
        "spend this mana only to cast {spells:a} or activate abilities of {sources:plural}",
        "spend this mana only to cast {spells:plural} @ spells.noun.kinds=ARTIFACT",
        "spend this mana only to cast {spells:a}",
        "spend this mana only to activate abilities @ abilities=True",
        "spend this mana only to activate abilities of {sources:plural}",
        "spend this mana only to cast {spells:plural}",
        "spend this mana only to cast {spells:a} or to activate abilities of {sources:plural}",
        "spend this mana only to cast {spells:plural} or activate abilities of {sources:plural}",
        "spend this mana only to turn {turning:plural} face up",
        "spend this mana only to cast {spells:plural} or to turn {turning:plural} face up",
        "spend this mana only to cast {spells:a}, unlock a door, or turn {turning:a} face up @ unlocking=True",
    ),
    ja=(
        "このマナを{never}を唱えるために支払うことはできない",
        "このマナは、{spells}を唱えるか{sources}の能力を起動するためにのみ支払える",
        (
            "このマナは、{spells}を唱えるか、ドア1つを開放するか、{turning}を表向きにするためにのみ支払える "
            "@ unlocking=True"
        ),
        "このマナは、{spells}を唱えるか{turning}を表向きにするためにのみ支払える",
        "このマナは、{turning}を表向きにするためにのみ支払える",
        "このマナは、{spells}を唱えるためにのみ支払える",
        "このマナは、能力を起動するためにのみ支払える @ abilities=True",
        "このマナは、{sources}の能力を起動するためにのみ支払える",
    ),
)
class SpendOnly(Phrase):
    """What mana may be spent on: spells of a description, activated abilities of some objects (106.6).

    never: spells of that description are all that it can't be spent on. abilities: it may be spent on all of them.
    turning: permanents that may be turned face up with it (116.2b); unlocking: halves of permanents may be unlocked
    with it (116.2m).
    """

    spells: Collection | None = None
    sources: Quality | None = None
    never: Collection | None = None
    turning: Collection | None = None
    unlocking: bool = False
    abilities: bool = False

    def allows_spell(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether it may be spent to cast a spell; context: of what produced the mana."""
        if self.never is not None:
            return not self.never.fits(context, spell)
        return self.spells is not None and self.spells.fits(context, spell)

    def allows_ability(self, context: Queries, source: ObjectId) -> bool:
        """Return whether it may be spent to activate an ability of an object."""
        return (
            self.never is not None
            or self.abilities
            or (self.sources is not None and self.sources.holds(context, source))
        )

    def allows_turning(self, context: Queries, permanent: ObjectId) -> bool:
        """Return whether it may be spent to turn a permanent face up."""
        return self.never is not None or (self.turning is not None and self.turning.holds(context, permanent))

    def allows_unlocking(self) -> bool:
        """Return whether it may be spent to unlock a half of a permanent."""
        return self.never is not None or self.unlocking


@leaf
class Restricted(Leaf):
    """The restriction that a mana carries: the words, and the object that produced it, which they may speak of."""

    only: SpendOnly
    source: ObjectId


class ManaRider(Phrase):
    """Base of what else happens when mana is spent on a spell."""

    __slots__ = ()

    def spent(self, context: Context, spell: ObjectId) -> Steps[None]:
        """Let it happen as the spell is being cast; context: of what produced the mana."""
        raise NotImplementedError


@phrase(en="that spell can't be countered", ja="その呪文は打ち消されない")
class ThatCantBeCountered(ManaRider):
    """The spell that the mana is spent on can't be countered: a continuous effect (106.6a)."""

    def spent(self, context: Context, spell: ObjectId) -> Steps[None]:
        """Begin the effect."""
        yield from context.begin_effect((CantBeCountered(Affected()),), Duration.FOREVER, (spell,))


@phrase(
    en="when that mana is spent to cast {spells:a}, {effect}",
    ja="そのマナが{spells:a}を唱えるために支払われたとき、{effect}",
)
class WhenSpent(ManaRider):
    """A delayed triggered ability that triggers when the mana is spent on a spell of a description (106.6, 603.7a).

    `Bound` in the effect is the spell.
    """

    spells: Collection
    effect: Effect

    def spent(self, context: Context, spell: ObjectId) -> Steps[None]:
        """Have the ability trigger."""
        if self.spells.fits(context, spell):
            context.trigger(self.effect, (spell,))
        yield from ()
