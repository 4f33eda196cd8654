"""Designations of permanents (CR 701, 702): markers that rules and effects know, and that aren't copied."""

from shinpan.game.term import Term, unique


@unique
class Designation(Term):
    """What a permanent has become, for the rest of its time on the battlefield or until something ends it."""

    RENOWNED = ("renowned", "高名")
    MONSTROUS = ("monstrous", "怪物的")
    SUSPECTED = ("suspected", "容疑者")
    SADDLED = ("saddled", "騎乗された状態")
    HARNESSED = ("harnessed", "装着された状態")
    EXERTED = ("exerted", "督励された状態")
    RING_BEARER = ("Ring-bearer", "指輪所持者")
    COMPANION = ("companion", "相棒")
    ECHOED = ("settled since an upkeep", "アップキープを経た状態")


@unique
class PlayerDesignation(Term):
    """What at most one player of a game is, or has."""

    MONARCH = ("the monarch", "統治者")
    INITIATIVE = ("the initiative", "イニシアチブ")
