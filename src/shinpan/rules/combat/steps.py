"""The combat phase begins and ends (506.1, 507, 511)."""

from shinpan.game.turn import Combat
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

OVER = cite(
    "511.3",
    en="The combat phase ends, and everything is removed from combat.",
    ja="戦闘フェイズが終わり、すべてが戦闘から取り除かれます。",
)
carries("506.1")
carries("507.1")
carries("508.8")


def begin_combat(table: Table) -> None:
    """Begin a combat phase in which nothing attacks yet. All opponents are defending players (802.2)."""
    table.state.combat = Combat()


def end_combat(table: Table) -> None:
    """Remove everything from combat (511.3)."""
    combat = table.state.combat
    if combat is None:
        return
    table.state.combat = None
    if combat.attacks:
        table.note(OVER)
        table.touch()


def anything_attacks(table: Table) -> bool:
    """Return whether a creature was declared as an attacker or put onto the battlefield attacking (508.8).

    It says nothing about whether one still attacks: blockers are declared even if all attackers have left.
    """
    combat = table.state.combat
    return combat is not None and combat.attacked
