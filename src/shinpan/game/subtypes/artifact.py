"""Artifact types."""

from shinpan.game.term import Term, unique


@unique
class ArtifactType(Term):
    """An artifact type (CR 205.3g); Book is newer than the edition of 2026-01-16."""

    ATTRACTION = ("Attraction", "アトラクション")
    BLOOD = ("Blood", "血")
    BOBBLEHEAD = ("Bobblehead", "ボブルヘッド")
    BOOK = ("Book", "本")
    CLUE = ("Clue", "手掛かり")
    CONTRAPTION = ("Contraption", "からくり")
    EQUIPMENT = ("Equipment", "装備品")
    FOOD = ("Food", "食物")
    FORTIFICATION = ("Fortification", "城砦")
    GOLD = ("Gold", "金")
    INCUBATOR = ("Incubator", "培養器")
    INFINITY = ("Infinity", "インフィニティ")
    JUNK = ("Junk", "ジャンク")
    LANDER = ("Lander", "着陸船")
    MAP = ("Map", "地図")
    POWERSTONE = ("Powerstone", "パワーストーン")
    SPACECRAFT = ("Spacecraft", "宇宙船")
    STONE = ("Stone", "ストーン")
    TREASURE = ("Treasure", "宝物")
    VEHICLE = ("Vehicle", "機体")
