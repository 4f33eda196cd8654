"""How a number is compared with a bound."""

from shinpan.game.term import Term, unique


@unique
class Comparison(Term):
    """How a number stands to a bound, with the words that follow the bound."""

    EQUAL = ("", "")
    OR_LESS = ("or less", "以下")
    OR_GREATER = ("or greater", "以上")
    LESS = ("or any less", "未満")
    GREATER = ("or any greater", "より大きい")

    def holds(self, number: int, bound: int) -> bool:
        """Return whether the number stands so to the bound."""
        if self is Comparison.EQUAL:
            return number == bound
        if self is Comparison.LESS:
            return number < bound
        if self is Comparison.GREATER:
            return number > bound
        return number <= bound if self is Comparison.OR_LESS else number >= bound
