"""Enchantment types."""

from shinpan.game.term import Term, unique


@unique
class EnchantmentType(Term):
    """An enchantment type (CR 205.3h); Plan is newer than the edition of 2026-01-16."""

    AURA = ("Aura", "オーラ")
    BACKGROUND = ("Background", "背景")
    CARTOUCHE = ("Cartouche", "カルトーシュ")
    CASE = ("Case", "事件")
    CLASS = ("Class", "クラス")
    CURSE = ("Curse", "呪い")
    PLAN = ("Plan", "計画")
    ROLE = ("Role", "役割")
    ROOM = ("Room", "部屋")
    RUNE = ("Rune", "ルーン")
    SAGA = ("Saga", "英雄譚")
    SHARD = ("Shard", "破片")
    SHRINE = ("Shrine", "祭殿")
