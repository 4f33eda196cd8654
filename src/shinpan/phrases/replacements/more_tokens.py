"""Tokens besides those that would be created, and others in their place (614.1a, 111.1)."""

from typing import ClassVar

from shinpan.game.characteristics import Definition
from shinpan.game.enums import CardType, ObjectKind
from shinpan.game.events import Entry, Event, TokenMade
from shinpan.game.ids import CardId
from shinpan.game.objects import Component
from shinpan.game.subtypes import Subtype
from shinpan.phrases.base import Quantity, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.quantities import Fixed

_WOULD = "if one or more< {types:types}> tokens would be created under your control"
_YOU_WOULD = "if you would create one or more< {types:types}> tokens, instead create"
_WORDINGS = (
    f"{_WOULD}, those tokens plus {{number:token}} are created instead",
    f"{_WOULD}, those tokens plus an additional {{token:singular}} are created instead",
    f"{_WOULD}, those tokens plus that many {{token:plural}} are created instead @ as_many=True",
    f"{_YOU_WOULD} those tokens plus an additional {{token:singular}}",
    (
        "if you would create one or more {subtypes:types} tokens, instead create those tokens plus an additional "
        "{token:singular}"
    ),
    f"{_YOU_WOULD} those tokens plus that many {{token:plural}} @ as_many=True",
    f"{_WOULD}, that many {{token:plural}} are created instead @ as_many=True, besides=False",
    f"{_YOU_WOULD} that many {{token:plural}} @ as_many=True, besides=False",
)
_JA = "1つ以上の<{types:types}・>トークンがあなたのコントロール下で生成されるなら、代わりに"


def of_types(event: TokenMade, types: tuple[CardType, ...], subtypes: tuple[Subtype, ...] = ()) -> bool:
    """Return whether tokens that would be created are of all of some card types and subtypes."""
    shown = event.component.definition.shown(event.component.face)
    return set(types) <= shown.types and set(subtypes) <= shown.subtypes


@phrase(
    en=_WORDINGS,
    ja=(
        f"{_JA}その数の{{token}}が生成される @ as_many=True, besides=False",
        f"{_JA}それらとその数の{{token}}が生成される @ as_many=True",
        f"{_JA}それらと{{number:token}}が生成される",
        ("あなたが1つ以上の{subtypes:types}・トークンを生成するなら、代わりにそれらと{token}1つを生成する"),
    ),
)
class MoreTokens(ReplacementPart):
    """Other tokens are created with those that its controller would create, tapped if those are; or instead of them.

    types, subtypes: what those have to be. as_many: there are as many of the others. besides: those are created, too.
    """

    token: Definition
    number: Quantity = Fixed(1)
    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    as_many: bool = False
    besides: bool = True
    events: ClassVar[tuple[type[Event], ...]] = (TokenMade,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such tokens would be created under its controller's control."""
        if not isinstance(event, TokenMade) or event.count <= 0 or event.player != context.you:
            return False
        return of_types(event, self.types, self.subtypes)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add the others, or put them in place of those."""
        assert isinstance(event, TokenMade)
        yield from ()
        count = event.count if self.as_many else self.number.value(context)
        component = Component(CardId(0), self.token, event.player, ObjectKind.TOKEN)
        if not self.besides:
            return (event.with_(component=component, count=count, entry=event.entry.with_(copy=None)),)
        return (event, TokenMade(event.player, component, count, Entry(tapped=event.entry.tapped), event.source))
