"""Spell types."""

from shinpan.game.term import Term, unique


@unique
class SpellType(Term):
    """A spell type, shared by instants and sorceries (CR 205.3k)."""

    ADVENTURE = ("Adventure", "出来事")
    ARCANE = ("Arcane", "秘儀")
    LESSON = ("Lesson", "講義")
    OMEN = ("Omen", "前兆")
    TRAP = ("Trap", "罠")
