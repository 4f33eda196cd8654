"""Effects that make permanents creatures of a given size for a while (205.1b, 613.4b)."""

from shinpan.game.characteristics import Ability
from shinpan.game.enums import CardType, Color, Duration
from shinpan.game.subtypes import Subtype
from shinpan.phrases.base import Effect, Modification, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.modifications.types import AddTypes, SetSubtypes, SetTypes
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.subtype_words import AllCreatureTypes, Subtypes

_CHANGELING = (
    f"{{what:subject}} become[s] {{power:a}}/{{toughness}}< {{colors}}> {{types:types}} with {other}all creature types"
    f"{until}<. [it's|they're] still {{still:types,a}}> @ {settings}"
    for other in ("", "{abilities} and ")
    for until, settings in ((" {duration}", "changeling=True"), ("", "changeling=True, duration=FOREVER"))
)


@phrase(
    en=(
        *_CHANGELING,
        (
            "{what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}><. [it's|they're] still {still:types,a}> @ duration=FOREVER"
        ),
        (
            "{what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}> {duration}<. [it's|they're] still {still:types,a}>"
        ),
        (
            "{what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}>< that's still {still:types,a}> @ duration=FOREVER"
        ),
        (
            "{what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}>< that's still {still:types,a}> {duration}"
        ),
        (
            "{duration}, {what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}>< that's still {still:types,a}>"
        ),
        (
            "{what:every} become {power}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}> {duration}<. they're still {still:types}> @ what=All"
        ),
        (
            "{duration}, {what:subject} become[s] a< {colors}>< {subtypes:types}> {types:types} with {abilities}"
            "<. [it's|they're] still {still:types,a}> @ power=None, toughness=None"
        ),
        (
            "{what:subject} become[s] a< {colors}>< {subtypes:types}> {types:types} with {abilities}"
            "<. [it's|they're] still {still:types,a}> @ power=None, toughness=None, duration=FOREVER"
        ),
        (
            "{duration}, {what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}><. [it's|they're] still {still:types,a}>"
        ),
        (
            "{what:subject} become[s] {power:a}/{toughness}< {colors}>< {subtypes:types}> {types:types}"
            "< with {abilities}><. [it's|they're] still {still:types,a}> @ duration=FOREVER"
        ),
    ),
    ja=(
        (
            "{duration}、{what}はすべてのクリーチャー・タイプと<{abilities}>を持つ{power}/{toughness}の<{colors}の>"
            "{types:types}になる<。それは{still:types}でもある> @ changeling=True"
        ),
        (
            "{what}は{abilities}を持つ<{colors}の><{subtypes:types}・>{types:types}になる"
            "<。それは{still:types}でもある> @ power=None, toughness=None, duration=FOREVER"
        ),
        (
            "{duration}、{what}は{abilities}を持つ<{colors}の><{subtypes:types}・>{types:types}になる"
            "<。それは{still:types}でもある> @ power=None, toughness=None"
        ),
        (
            "{what}は<{abilities}を持つ>{power}/{toughness}の<{colors}の><{subtypes:types}・>{types:types}になる"
            "<。それは{still:types}でもある> @ duration=FOREVER"
        ),
        (
            "{duration}、{what}は<{abilities}を持つ>{power}/{toughness}の<{colors}の><{subtypes:types}・>{types:types}"
            "になる<。それは{still:types}でもある>"
        ),
    ),
)
class BecomeCreatures(Effect):
    """Permanents become creatures of a power and toughness: "becomes a 3/3 creature".

    They keep the card types they have if they become artifact creatures, or the text says that they are still something
    (205.1b); else they are nothing but what they become (205.1a). still: the type that the text says they still have.
    changeling: they have all creature types. power, toughness: None if one of the abilities sets them.
    """

    what: Reference
    power: Quantity | None
    toughness: Quantity | None
    types: tuple[CardType, ...] = (CardType.CREATURE,)
    subtypes: tuple[Subtype, ...] = ()
    colors: tuple[Color, ...] = ()
    abilities: tuple[Ability, ...] = ()
    still: tuple[CardType, ...] = ()
    duration: Duration = Duration.END_OF_TURN
    changeling: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect."""
        objects = objects_among(context, self.what)
        if not objects:
            return
        keeps = self.still or CardType.ARTIFACT in self.types
        changes: list[Modification] = [AddTypes(self.types) if keeps else SetTypes(self.types)]
        if self.changeling:
            changes.append(SetSubtypes(AllCreatureTypes()))
        elif self.subtypes:
            changes.append(SetSubtypes(Subtypes(self.subtypes)))
        if self.colors:
            changes.append(SetColors(self.colors))
        if self.abilities:
            changes.append(GainAbilities(self.abilities))
        if self.power is not None or self.toughness is not None:
            changes.append(SetPowerToughness(self.power, self.toughness))
        yield from context.begin_effect(tuple(changes), self.duration, objects)
