"""What the entries of a file are made of: cards of the library, and tokens that are described."""

from shinpan.carddata.library import NotUnderstood
from shinpan.cards.card import Card, Layout
from shinpan.cards.library import Library, UnknownCard
from shinpan.game.characteristics import Characteristics
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.notation.problems import Plain
from shinpan.lab.notation.situation import TokenSpec
from shinpan.phrases.abilities import Keyword


def card_named(library: Library, name: str, line: int) -> Card:
    """Return the card of a name. Raises Mistake with the names that were probably meant."""
    try:
        return library[name]
    except UnknownCard as error:
        raise mistake(line, Fault.UNKNOWN_CARD, found=name, possible=error.nearest) from None
    except NotUnderstood as error:
        wrong = error.misunderstandings
        english = Plain("; ".join(str(each) for each in wrong))
        japanese = Plain("、".join(f"「{each.sentence}」の「{each.word}」" for each in wrong))
        raise mistake(line, Fault.NOT_UNDERSTOOD, card=error.name, en=english, ja=japanese) from None


def token_described(spec: TokenSpec) -> Card:
    """Return a token with the characteristics that the file gives; named after its subtypes by default (111.4)."""
    name = spec.name or " ".join([*(subtype.en for subtype in spec.subtypes), "Token"])
    face = Characteristics(
        names=(name,),
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes),
        types=frozenset(spec.types),
        subtypes=frozenset(spec.subtypes),
        abilities=tuple(Keyword(keyword) for keyword in spec.keywords),
        power=spec.power,
        toughness=spec.toughness,
    )
    return Card(name, (face,), Layout.TOKEN)
