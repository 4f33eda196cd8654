"""Abilities that effects grant to cards, and by which these are cast, go on for the spells (400.7g)."""

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.table import Table

carries("400.7g")


def granted(table: Table, card: ObjectId, keywords: tuple[KeywordAbility, ...]) -> tuple[Keyword, ...]:
    """Return the keyword abilities, of those by which a card is cast, that it has by effects alone."""
    found = [
        each for each in table.characteristics(card).abilities if isinstance(each, Keyword) and each.keyword in keywords
    ]
    if not found:
        return ()
    own = copiable_values(table, card).abilities
    return tuple(each for each in found if each not in own)


def go_on(table: Table, player: PlayerId, spell: ObjectId, abilities: tuple[Keyword, ...]) -> None:
    """Have the spell that a card has become keep them."""
    if abilities:
        context = Queries(table, spell, player)
        begin_effect(table, context, (GainAbilities(abilities),), Duration.FOREVER, (spell,))
