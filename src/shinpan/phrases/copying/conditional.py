"""Exceptions to copying that are made only under a condition (707.9f)."""

from typing import ClassVar

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Quality, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.copying.exceptions import CopyException


@phrase(
    en=("{exceptions} if it's {types:types,a}", "if it's {types:types,a}, {exceptions}"),
    ja="それが{types:or}であるなら{exceptions}",
)
class ExceptIf(CopyException):
    """Exceptions made only if the copy would have certain characteristics without them (707.9f)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9f",)
    types: tuple[CardType, ...]
    exceptions: tuple[CopyException, ...]

    def applies(self, would_be: Characteristics) -> bool:
        """Return whether what the copy would be without them is of the types."""
        return not would_be.types.isdisjoint(self.types)


@phrase(
    en="if {.this} was embalmed, {exceptions} @ mark=EMBALM",
    ja="{.this}が不朽されたものなら{exceptions} @ mark=EMBALM",
)
class ExceptIfMarked(CopyException):
    """Exceptions made only if the object was created by a keyword ability: "if it was embalmed" (702.128b)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9f",)

    mark: KeywordAbility
    exceptions: tuple[CopyException, ...]


@phrase(
    en="{exception} if it's {types:types,a}",
    ja="それが{types:or}であるなら{exception}",
)
class ExceptWhen(CopyException):
    """One exception with its condition after it: what is read so is an `ExceptIf` (707.9f)."""

    exception: CopyException
    types: tuple[CardType, ...]


@phrase(
    en=(
        "{exception} if that creature doesn't have {quality.keyword} @ quality=WithoutKeyword",
        "{exception} if you control that creature @ quality=ControlledBy, quality.who=You",
    ),
    ja=(
        "そのクリーチャーが{quality.keyword}を持たないなら{exception} @ quality=WithoutKeyword",
        "あなたがそのクリーチャーをコントロールしているなら{exception} @ quality=ControlledBy, quality.who=You",
    ),
)
class ExceptIfOriginal(CopyException):
    """An exception made only if what is copied has a quality as the values are read (707.9f)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9f",)
    exception: CopyException
    quality: Quality

    def applies(self, context: Queries, original: ObjectId) -> bool:
        """Return whether what is copied has the quality."""
        return self.quality.holds(context, original)
