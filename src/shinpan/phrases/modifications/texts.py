"""Changes of text (612, 613.1c)."""

from typing import ClassVar

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Modification, Reference, phrase
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.rewording import ChangeableWord, reworded


@phrase(
    en="ha[s|ve] the full text of {of} and ha[s|ve] the text {abilities}",
    ja="{of:'s}すべての文章を持ち、{abilities}という文章を持つ",
)
class HaveFullText(Modification):
    """Have the text of a card, with all that its text says, and some abilities besides (612.6).

    It changes text, not copiable values: a copy of what has it copies what is printed there.
    """

    of: Reference
    abilities: tuple[Ability, ...] = ()
    layer: ClassVar[Layer] = Layer.TEXT

    def settled(self, context: Queries, entity: ObjectId) -> "Modification":
        """Return the change with the text as it is now."""
        found = next((each for each in self.of.find(context) if not isinstance(each, PlayerId)), None)
        if found is None:
            return self
        text = context.characteristics(found)
        return HaveText(text.revised(abilities=text.abilities + self.abilities))

    def apply(self, draft: Draft) -> None:
        """Change nothing: there is no such card."""


@phrase(en="ha[s|ve] a text", ja="文章を持つ")
class HaveText(Modification):
    """Have the full text of something, as it was worked out (612.6)."""

    values: Characteristics
    layer: ClassVar[Layer] = Layer.TEXT

    def apply(self, draft: Draft) -> None:
        """Take it over."""
        draft.load_values(self.values)


@phrase(en="ha[s|ve] {new} in place of {old}", ja="{old}を{new}に置き換えられている")
class ChangeWord(Modification):
    """Say one word where another is printed, in the rules text and the type line (612.1, 612.2).

    What other effects give is of later layers and isn't changed (612.3).
    """

    old: ChangeableWord
    new: ChangeableWord
    layer: ClassVar[Layer] = Layer.TEXT

    def apply(self, draft: Draft) -> None:
        """Change the word in every ability, and among the subtypes."""
        draft.replace_abilities(tuple(reworded(each, self.old, self.new) for each in draft.abilities))
        draft.subtypes = reworded(draft.subtypes, self.old, self.new)
