"""The languages of the project."""

from enum import Enum, unique

from shinpan.game.term import Term


@unique
class Lang(Enum):
    """A language that texts are written in."""

    EN = "en"
    JA = "ja"

    def term(self, term: Term) -> str:
        """Return the words of a term in this language."""
        return term.en if self is Lang.EN else term.ja
