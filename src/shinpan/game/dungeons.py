"""The dungeons that there are, each with its name in English and Japanese."""

from shinpan.game.term import Term, unique


@unique
class DungeonName(Term):
    """A dungeon card by its name (CR 309)."""

    LOST_MINE_OF_PHANDELVER = ("Lost Mine of Phandelver", "ファンデルヴァーの失われた鉱山")
    DUNGEON_OF_THE_MAD_MAGE = ("Dungeon of the Mad Mage", "狂える魔道士の迷宮")
    TOMB_OF_ANNIHILATION = ("Tomb of Annihilation", "魂を喰らう墓")
    UNDERCITY = ("Undercity", "地下街")
