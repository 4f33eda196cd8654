"""Effects on the course of turns (500.7-500.11, 722, 723)."""

from shinpan.game.enums import Phase, Step
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(en="<{who} >take[s] an extra turn after this one", ja="<{who}は>このターンに続いて追加の1ターンを行う")
class ExtraTurn(Effect):
    """Players take extra turns (500.7)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Add the turns, in the order of the players."""
        for player in players_among(self.who.find(context)):
            context.add_turn(player)
        yield from ()


@phrase(
    en=(
        "after this main phase, there is an additional combat phase followed by an additional main phase "
        "@ phases.0=COMBAT, phases.1=PRECOMBAT_MAIN",
        "after this phase, there is an additional combat phase @ phases.0=COMBAT, phases.1=None",
        "there is an additional beginning phase after this phase @ phases.0=BEGINNING, phases.1=None",
        "there is an additional combat phase after this phase @ phases.0=COMBAT, phases.1=None",
        "there is an additional combat phase after this one @ phases.0=COMBAT, phases.1=None",
        (
            "after this phase, there is an additional combat phase followed by an additional main phase "
            "@ phases.0=COMBAT, phases.1=PRECOMBAT_MAIN"
        ),
    ),
    ja=(
        "このフェイズの後に、追加の戦闘フェイズと、それに続く追加のメイン・フェイズを加える "
        "@ phases.0=COMBAT, phases.1=PRECOMBAT_MAIN",
        "このフェイズの後に、追加の戦闘フェイズを加える @ phases.0=COMBAT, phases.1=None",
        "このフェイズの後に、追加の開始フェイズを加える @ phases.0=BEGINNING, phases.1=None",
    ),
)
class AdditionalPhases(Effect):
    """Phases are added directly after the current one (500.8)."""

    phases: tuple[Phase, ...]

    def perform(self, context: Context) -> Steps[None]:
        """Add them, unless it isn't the turn of the player who would get them (500.10a)."""
        if context.state.turn.active == context.you:
            context.add_phases(self.phases)
        yield from ()


@phrase(
    en=(
        "{who} skip[s] [its|their|your] next turn @ what=None",
        "{who} skip[s] [its|their|your] next {what}",
        "{who} skip[s] their next {what}",
    ),
    ja=("{who}は次の自分のターンを飛ばす @ what=None", "{who}は次の自分の{what}を飛ばす"),
)
class SkipNext(Effect):
    """Players skip their next turn, phase or step of a kind (500.11, 614.10)."""

    what: Phase | Step | None = None
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have it be skipped."""
        for player in players_among(self.who.find(context)):
            context.skip_next(player, self.what)
        yield from ()


@phrase(en="end the turn", ja="ターンを終了する")
class EndTheTurn(Effect):
    """The turn ends (723.1)."""

    def perform(self, context: Context) -> Steps[None]:
        """End it."""
        yield from context.end_turn()


@phrase(en="end the combat phase", ja="戦闘フェイズを終了する")
class EndTheCombatPhase(Effect):
    """The combat phase ends (723.2)."""

    def perform(self, context: Context) -> Steps[None]:
        """End it."""
        yield from context.end_combat_phase()


@phrase(
    en="{who} control[s] {whom} during {whom:'s} next turn",
    ja="{who}は{whom:'s}次のターンの間、{whom}をコントロールする",
)
class ControlNextTurn(Effect):
    """The controller controls players during their next turns (722.1)."""

    whom: Reference
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have it be so."""
        for player in players_among(self.whom.find(context)):
            context.control_next_turn(player)
        yield from ()
