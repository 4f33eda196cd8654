"""What a creature attacks is reselected (508.7)."""

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.defending import attackable, defender
from shinpan.rules.table import Table

RESELECTED = cite(
    "508.7a",
    en="{object} attacks {target} now; it isn't removed from combat, and it hasn't attacked a second time.",
    ja="以後、{object}は{target}を攻撃しています。戦闘から取り除かれてはおらず、もう一度攻撃したことにもなりません。",
)
carries("508.7b")
carries("508.7c")


def reselectable(table: Table, attacker: ObjectId, *, battles: bool) -> tuple[Entity, ...]:
    """Return what an attacking creature might attack instead, or go on attacking; nothing if it doesn't attack."""
    combat = table.state.combat
    if combat is None or all(attack.attacker != attacker for attack in combat.attacks):
        return ()
    possible = attackable(table, table.controller(attacker))
    return possible if battles else tuple(each for each in possible if not _is_battle(table, each))


def _is_battle(table: Table, target: Entity) -> bool:
    return not isinstance(target, PlayerId) and CardType.BATTLE in table.characteristics(target).types


def reselect(table: Table, attacker: ObjectId, target: Entity) -> None:
    """Have an attacking creature attack something else; no requirement or restriction is asked (508.7b)."""
    combat = table.state.combat
    defending = defender(table, target)
    if combat is None or defending is None:
        return
    table.note(RESELECTED, object=attacker, target=target)
    table.state.combat = combat.with_(
        attacks=tuple(
            attack.with_(target=target, defender=defending) if attack.attacker == attacker else attack
            for attack in combat.attacks
        )
    )
    table.touch()
