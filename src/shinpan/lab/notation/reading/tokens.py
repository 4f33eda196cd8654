"""Readers of tokens and of the components of merged permanents."""

from shinpan.lab.notation.keys import EntryKey as Key
from shinpan.lab.notation.mistakes import KeyMistake, Place, Wanted
from shinpan.lab.notation.reading.core import Fields, Read, one_or_more, unfit
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import boolean, is_boolean, number, text
from shinpan.lab.notation.reading.terms import card_type, color, keyword, subtype, supertype
from shinpan.lab.notation.situation import Component, TokenSpec
from shinpan.lab.notation.tree import Mapping, Node, Scalar


def token_spec(node: Node) -> TokenSpec:
    """A token's description."""
    fields = Fields(node, Place.TOKEN)
    spec = TokenSpec(
        line=fields.line,
        name=fields.take(Key.NAME, text, None),
        supertypes=fields.take(Key.SUPERTYPES, one_or_more(supertype), ()),
        types=fields.need(Key.TYPES, one_or_more(card_type), ()),
        subtypes=fields.take(Key.SUBTYPES, one_or_more(subtype), ()),
        colors=fields.take(Key.COLORS, one_or_more(color), ()),
        power=fields.take(Key.POWER, number(), None),
        toughness=fields.take(Key.TOUGHNESS, number(), None),
        keywords=fields.take(Key.KEYWORDS, one_or_more(keyword), ()),
    )
    fields.finish()
    return spec


def token(node: Node) -> TokenSpec | bool:
    """`true` for a token copy of the card, or the description of a token."""
    if isinstance(node, Mapping):
        return token_spec(node)
    if not is_boolean(node):
        raise unfit(node, Wanted.TOKEN)
    return boolean(node)


def token_of(fields: Fields) -> tuple[TokenSpec | None, bool]:
    """The token of an entry: its description, and whether it is one at all. A token copies a card or is described."""
    given = fields.take(Key.TOKEN, token, False)
    if isinstance(given, bool):
        return None, given
    if Key.CARD in fields:
        line = fields.line_of(Key.TOKEN)
        fields.object_to(KeyMistake.NOT_WITH, line, key="a token's description", other=Key.CARD.value)
    return given, True


def component(players: Players) -> Read[Component]:
    """A reader of a component: a card's name or a mapping."""

    def read(node: Node) -> Component:
        if isinstance(node, Scalar) and not node.is_null:
            return Component(line=node.line, card=text(node))
        fields = Fields(node, Place.COMPONENT, wanted=Wanted.CARD)
        card = fields.take(Key.CARD, text, None)
        spec, is_token = token_of(fields)
        if Key.CARD not in fields and spec is None:
            fields.object_to(KeyMistake.NO_CARD, fields.line)
        read_component = Component(
            line=fields.line,
            card=card,
            owner=fields.take(Key.OWNER, players.player, None),
            token=spec,
            is_token=is_token,
            commander=fields.take(Key.COMMANDER, boolean, False),
        )
        fields.finish()
        return read_component

    return read
