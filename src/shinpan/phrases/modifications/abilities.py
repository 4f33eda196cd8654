"""Gaining and losing abilities (613.1f)."""

from typing import ClassVar

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.choices import Choosable, chosen
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.qualities.traits import OfChosenColor, OfColor


@phrase(
    en=("#having with {abilities}", "#lasting gain[s] {abilities}", "ha[s|ve] {abilities}"),
    ja=("#having {abilities}を持つ", "#lasting {abilities}を得る", "{abilities}を持つ"),
)
class GainAbilities(Modification):
    """Have abilities (113.10, 613.1f)."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[Layer] = Layer.ABILITY

    def settled(self, context: Queries, entity: ObjectId) -> "GainAbilities":
        """Return the change with the color chosen for the effect's source in place of "the chosen color"."""
        if not any(_of_chosen_color(each) for each in self.abilities):
            return self
        color = chosen(context, Choosable.COLOR)
        kept = (each for each in self.abilities if color is not None or not _of_chosen_color(each))
        return GainAbilities(
            tuple(each.with_(quality=OfColor(color)) if _of_chosen_color(each) else each for each in kept)
        )

    def apply(self, draft: Draft) -> None:
        """Give them."""
        draft.add_abilities(self.abilities)


def _of_chosen_color(ability: Ability) -> bool:
    """Return whether an ability speaks of a color that was chosen: "protection from the chosen color"."""
    return isinstance(ability, Keyword) and ability.quality == OfChosenColor()


@phrase(en="lose[s] all abilities", ja="すべての能力を失う")
class LoseAllAbilities(Modification):
    """Lose all abilities, then have those that the same effect leaves (613.1f): "all other abilities"."""

    keep: tuple[Ability, ...] = ()
    layer: ClassVar[Layer] = Layer.ABILITY

    def apply(self, draft: Draft) -> None:
        """Take them away."""
        draft.remove_abilities(self.keep)


@phrase(
    en=(
        "lose[s] {keywords} and can't have or gain {keywords}",
        "lose[s] {keywords} and can't have {keywords:or}",
        "can't have {keywords:or}",
    ),
    ja="{keywords}を失い、{keywords}を持つことも得ることもできない",
)
class CantHave(Modification):
    """Lose some keyword abilities, and can't have them whatever else would give them (113.11, 613.1f)."""

    keywords: tuple[KeywordAbility, ...]
    layer: ClassVar[Layer] = Layer.ABILITY

    def apply(self, draft: Draft) -> None:
        """Take them away, and keep later effects from giving them."""
        draft.ban(frozenset(self.keywords))


@phrase(
    en=(
        'lose[s] banding and all "bands with other" abilities @ keywords=(BANDING)',
        'lose[s] all "bands with other" abilities @ keywords=(BANDS_WITH_OTHER)',
        "lose[s] {keywords}",
    ),
    ja="{keywords}を失う",
)
class LoseKeywords(Modification):
    """Lose every instance of some keyword abilities (613.1f)."""

    keywords: tuple[KeywordAbility, ...]
    layer: ClassVar[Layer] = Layer.ABILITY

    def apply(self, draft: Draft) -> None:
        """Take them away; with banding goes "bands with other" (702.22b)."""
        gone = set(self.keywords)
        if KeywordAbility.BANDING in gone:
            gone.add(KeywordAbility.BANDS_WITH_OTHER)
        draft.replace_abilities(
            tuple(each for each in draft.abilities if not (isinstance(each, Keyword) and each.keyword in gone))
        )
