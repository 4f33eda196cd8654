"""What texts ask about choices made as a spell was cast: how often a cost was paid, what it targets (601.2b-c)."""

from typing import ClassVar

from shinpan.game.ids import Entity, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.base import Condition, Quality, Quantity, Reference, phrase
from shinpan.phrases.conditions import KICKERS, AnnouncedCondition
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import This


def choices_of(context: Queries) -> Choices | None:
    """Return the choices made for the source as it was cast."""
    source = context.look(context.source)
    return None if source is None else source.choices


@phrase(en=("that convoked it", "that convoked {.spell}"), ja="これを召集した")
class ConvokedIt(Quality):
    """A creature that was tapped for the convoke of the source, or of the spell that it was (702.51c)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it was."""
        choices = choices_of(context)
        return choices is not None and entity in choices.convoked


@phrase(
    en=(
        "#each time it was kicked",
        "#each time {.spell} was kicked",
        "the number of times it was kicked",
        "the number of times {.spell} was kicked",
    ),
    ja=("#each これがキッカーされた回数1回", "これがキッカーされた回数"),
)
class TimesKicked(Quantity):
    """How often the spell, or the spell that became the permanent, was kicked (702.33d)."""

    def value(self, context: Queries) -> int:
        """Return the number."""
        choices = choices_of(context)
        return 0 if choices is None else choices.times_paid(*KICKERS)


@phrase(
    en=("#each time its {keyword} cost was paid", "the number of times its {keyword} cost was paid"),
    ja=("#each その{keyword}コストが支払われた回数1回", "その{keyword}コストが支払われた回数"),
)
class TimesPaid(Quantity):
    """How often the optional additional cost of a keyword ability was paid for the spell (702.56a, 702.157a)."""

    keyword: KeywordAbility

    def value(self, context: Queries) -> int:
        """Return the number."""
        choices = choices_of(context)
        return 0 if choices is None else choices.times_paid(self.keyword)


@phrase(
    en=("{which:subject} target[s] {what:a}", "{which:subject} target[s] one or more {what:plural}"),
    ja="{which}が{what:a}を対象としている",
)
class Targets(Condition):
    """The spell, or the one that is spoken of, targets something of a description (601.2c, 601.2f)."""

    what: Collection
    which: Reference = This()
    reads_targets: ClassVar[bool] = True

    def holds(self, context: Queries) -> bool:
        """Return whether one of its targets is such a thing."""
        return bool(targeted(context, self.which, self.what))


def targeted(context: Queries, which: Reference, what: Collection) -> tuple[Entity, ...]:
    """Return those targets of a spell that are of a description; while it is being cast, as far as they are chosen."""
    if which == This():
        choices: tuple[Choices | None, ...] = (choices_of(context) or context.choices,)
    else:
        found = (context.look(each) for each in which.find(context) if not isinstance(each, PlayerId))
        choices = tuple(each.choices for each in found if each is not None)
    targets = (each for chosen in choices if chosen is not None for slot in chosen.targets for each in slot)
    return tuple(dict.fromkeys(each for each in targets if what.holds(context, each)))


@phrase(en="those permanents @ of=*, what=*", ja="それらのパーマネント @ of=*, what=*")
class ThoseTargeted(Reference):
    """The targets of a description that a condition has asked for before: "if it targets ..."."""

    of: Reference
    what: Collection

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return them."""
        return targeted(context, self.of, self.what)


@phrase(
    en=("that target[s|] you @ what=OneOf, what.which=You", "that target[s|] {what:a}"),
    ja=("あなたを対象とする @ what=OneOf, what.which=You", "{what}を対象とする"),
)
class Targeting(Quality):
    """A spell or ability that targets something of a description: "spells that target this creature"."""

    what: Collection
    reads_targets: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of its targets is such a thing."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or found.choices is None:
            return False
        return any(self.what.holds(context, target) for slot in found.choices.targets for target in slot)


@phrase(en="{which} wasn't cast", ja="{which}が唱えられていない")
class WasntCast(Condition):
    """A permanent was no spell that was cast (601.2i): it was put onto the battlefield, or created."""

    volatile: ClassVar[bool] = False
    which: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether none of the objects was."""
        found = [context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId)]
        return not any(each is not None and each.choices is not None and each.choices.cast_from for each in found)


@phrase(
    en=("you cast this spell during your main phase", "you cast it during your main phase"),
    ja="あなたがこれを自分のメイン・フェイズの間に唱えていた",
)
class CastInMain(AnnouncedCondition):
    """The spell was cast by its controller during a main phase of theirs: "addendum" stands before it (207.2c)."""

    def was(self, choices: Choices) -> bool:
        """Return whether it was."""
        return choices.in_main
