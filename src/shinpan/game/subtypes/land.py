"""Land types."""

from shinpan.game.term import Term, unique


@unique
class LandType(Term):
    """A land type (CR 205.3i)."""

    CAVE = ("Cave", "洞窟")
    DESERT = ("Desert", "砂漠")
    FOREST = ("Forest", "森")
    GATE = ("Gate", "門")
    ISLAND = ("Island", "島")
    LAIR = ("Lair", "棲み家")
    LOCUS = ("Locus", "神座")
    MINE = ("Mine", "鉱山")
    MOUNTAIN = ("Mountain", "山")
    PLAINS = ("Plains", "平地")
    PLANET = ("Planet", "惑星")
    POWER_PLANT = ("Power-Plant", "魔力炉")
    SPHERE = ("Sphere", "球層")
    SWAMP = ("Swamp", "沼")
    TOWER = ("Tower", "塔")
    TOWN = ("Town", "街")
    URZAS = ("Urza's", "ウルザの")
