"""Terms of the game: enumerations whose members have a name in English and in Japanese."""

from enum import Enum, unique


class Term(Enum):
    """A fixed word of the game. The value of a member is the pair (English, Japanese).

    Members hash by identity: they are single objects, and the sets of terms that characteristics are made of are
    asked at every step of a game.
    """

    __hash__ = object.__hash__

    @property
    def en(self) -> str:
        """The term in English, as the rules write it."""
        return str(self.value[0])

    @property
    def ja(self) -> str:
        """The term in Japanese, as the Japanese rules write it."""
        return str(self.value[1])

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __lt__(self, other: "Term") -> bool:
        """Order of definition, so that sets of terms can be listed in a fixed order."""
        if type(self) is not type(other):
            return type(self).__name__ < type(other).__name__
        members = type(self)._member_names_
        return members.index(self.name) < members.index(other.name)


__all__ = ["Term", "unique"]
