"""The fixed words of the rules, each with its names in English and Japanese."""

from shinpan.game.term import Term, unique


@unique
class Color(Term):
    """The five colors (CR 105.1), in the order W U B R G."""

    WHITE = ("white", "白")
    BLUE = ("blue", "青")
    BLACK = ("black", "黒")
    RED = ("red", "赤")
    GREEN = ("green", "緑")

    letter: str
    """The letter of its mana symbol."""

    def __init__(self, en: str, ja: str) -> None:
        self.letter = "WUBRG"[len(type(self).__members__)]
