"""What words ask of the words beside them: number, case, form."""

from dataclasses import dataclass
from enum import Enum, unique


@unique
class Number(Enum):
    """What a verb or noun agrees with."""

    ONE = "one"
    MORE = "more"
    YOU = "you"


@dataclass(frozen=True, slots=True)
class Frame:
    """What is asked of the words of a slot.

    number: that of the phrase around. forms: those written in the slot. subject: whether a verb follows.
    actor: whom a clause without a subject is said of ("may", "unless"), a reference.
    """

    number: Number = Number.ONE
    forms: tuple[str, ...] = ()
    subject: bool = False
    actor: object = None

    def with_number(self, number: Number) -> "Frame":
        """Return the same for another number."""
        return Frame(number, self.forms, self.subject, self.actor)


PLAIN = Frame()


@dataclass(frozen=True, slots=True)
class Said:
    """Words, with the number that a verb or pronoun after them agrees with."""

    text: str
    number: Number = Number.ONE


NOTHING = Said("")
