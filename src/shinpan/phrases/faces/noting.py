"""A card put onto the battlefield face down, of which a copy may be cast later (708.2, 707.14)."""

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import CardType, Duration, FaceDown
from shinpan.game.objects import FACE_DOWN_AS
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.copying.reading import read
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.replacements.saving import LeavesToExile

_NOTED = "noted card"
"""The key under which the permanent keeps what is noted of the card, by its name."""


@phrase(
    en=(
        "note the name of {card} and put it onto the battlefield face down. "  # 708.2
        "it's a {power}/{toughness} creature with {abilities}. "
        "if the creature would leave the battlefield, exile it instead of putting it anywhere else"
    ),
    ja=(
        "{card:'s}カード名を記録し、それを裏向きの状態で戦場に出す。"  # 708.2
        "それは{abilities}を持つ{power}/{toughness}のクリーチャーである。"
        "そのクリーチャーが戦場を離れるなら、それを他の領域に置く代わりに追放する"
    ),
)
class NoteAndPutFaceDown(Effect):
    """The controller notes the name of a card and puts it onto the battlefield as a face-down creature (708.2).

    What the card is in the graveyard is what a copy of it will be (707.14). It is exiled rather than put elsewhere.
    """

    card: Reference
    power: int
    toughness: int
    abilities: tuple[Ability, ...]

    def perform(self, context: Context) -> Steps[None]:
        """Note what it is, and put it there."""
        listed = Characteristics(
            types=frozenset({CardType.CREATURE}),
            power=self.power,
            toughness=self.toughness,
            abilities=self.abilities,
        )
        for each in objects_among(context, self.card):
            chosen = ((FACE_DOWN_AS, listed), (_NOTED, read(context, each).copied))
            arrived = yield from context.manifest(context.you, (each,), FaceDown.PLAIN, chosen)
            if arrived:
                yield from context.begin_effect((LeavesToExile(),), Duration.FOREVER, arrived)


@phrase(
    en="create a copy of the card with the noted name @ register=*",
    ja="記録された名前を持つカードのコピー1つを生成する @ register=*",
)
class CopyNoted(Effect):
    """A copy of the card that was noted, as it last was in the graveyard (707.14)."""

    register: int = 0

    def possible(self, context: Queries) -> bool:
        """Return whether a card was noted for the source."""
        return isinstance(noted(context, _NOTED), CopiedValues)

    def perform(self, context: Context) -> Steps[None]:
        """Make the copy."""
        copied = noted(context, _NOTED)
        made = (context.copy_of_noted(copied, context.you),) if isinstance(copied, CopiedValues) else ()
        context.keep(self.register, made)
        return
        yield  # copying a card asks nobody anything
