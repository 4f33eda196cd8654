"""Changes of text (612, 613.1c)."""

from dataclasses import fields
from typing import Any, ClassVar

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.base import Modification, Phrase, Reference, phrase, walk
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.targets import Target, TheTarget
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


@phrase(en="say[s] each in place of target", ja="「対象」を「各」に置き換えられている")
class EachForTarget(Modification):
    """Speak of everything where the text speaks of a target (702.96a): nothing is targeted (702.96b)."""

    layer: ClassVar[Layer] = Layer.TEXT

    def apply(self, draft: Draft) -> None:
        """Change every spell ability."""
        changed = tuple(_untargeted(each) if isinstance(each, SpellAbility) else each for each in draft.abilities)
        draft.replace_abilities(changed)


@phrase(
    en='ha[s|ve] the text "{ability}" in place of what is printed',
    ja="印刷されている文章の代わりに「{ability}」という文章を持つ",
)
class SayInstead(Modification):
    """Have one spell ability in place of those that are printed: text in brackets is gone (702.148a)."""

    ability: Ability
    layer: ClassVar[Layer] = Layer.TEXT

    def apply(self, draft: Draft) -> None:
        """Put it in their place."""
        others = tuple(each for each in draft.abilities if not isinstance(each, SpellAbility))
        draft.replace_abilities((*others, self.ability))


_UNTARGETED: dict[int, tuple[SpellAbility, SpellAbility]] = {}


def _untargeted(ability: SpellAbility) -> SpellAbility:
    """Return a spell ability with "each" for "target"; the same one each time, so that it can be told by identity."""
    known = _UNTARGETED.get(id(ability))
    if known is None or known[0] is not ability:
        slots = {each.slot: All(each.group) for each in walk(ability.effect) if isinstance(each, Target)}
        known = _UNTARGETED[id(ability)] = (ability, SpellAbility(_replaced(ability.effect, slots)))
    return known[1]


def _replaced(value: Any, slots: dict[int, All]) -> Any:
    if isinstance(value, tuple):
        return tuple(_replaced(each, slots) for each in value)
    if isinstance(value, (Target, TheTarget)):
        return slots[value.slot]
    if not isinstance(value, Phrase):
        return value
    held = {each.name: getattr(value, each.name) for each in fields(value) if each.compare}  # type: ignore[arg-type]
    changed = {name: _replaced(each, slots) for name, each in held.items()}
    different = {name: each for name, each in changed.items() if each is not held[name] and each != held[name]}
    return value.with_(**different) if different else value


@phrase()
class GainText(Modification):
    """Have the text of other cards besides one's own (702.47c). No text says it, splicing does."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[Layer] = Layer.TEXT

    def apply(self, draft: Draft) -> None:
        """Add it after the spell's own."""
        draft.replace_abilities((*draft.abilities, *self.abilities))
