"""The subtypes of battles and dungeons."""

from shinpan.game.term import Term, unique


@unique
class BattleType(Term):
    """A battle type (CR 205.3q)."""

    SIEGE = ("Siege", "包囲戦")


@unique
class DungeonType(Term):
    """A dungeon type (CR 205.3p)."""

    UNDERCITY = ("Undercity", "地下街")
