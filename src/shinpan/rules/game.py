"""The game as users play it: decisions, answers, forks, undo, saving, views (DESIGN, "Decisions").

Rules are generators; a game is a fork of the state at the last priority and the answers since, so that it can be
forked, saved and undone at any decision.
"""

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from shinpan.game.characteristics import Definition
from shinpan.game.decisions import Concede, Decision
from shinpan.game.enums import LossReason
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.state import GameState, Settings
from shinpan.rulebook.citations import cite
from shinpan.rules.answers import IllegalAnswer, checked
from shinpan.rules.beginning import begin_game, new_state
from shinpan.rules.commander.deck import IllegalDeck, checked_game
from shinpan.rules.conceding import acts_by_themselves, in_their_absence, is_gone
from shinpan.rules.ending import end_if_decided, lose
from shinpan.rules.happening.moving import with_printed
from shinpan.rules.player_control import by_controller
from shinpan.rules.priority import priority_decision, take_action
from shinpan.rules.refusing import CantComplete, Refusal
from shinpan.rules.table import Recorder, Table

if TYPE_CHECKING:
    from shinpan.rules.layers.explain import Explanation

UNDONE = cite(
    "732.1",
    en="The action can't be completed legally, so it is undone.",
    ja="その行動は適正に完了できないため、取り消されます。",
)

_Running = Generator[Decision, Any, None]


class Checkpoint:
    """A moment at rest, and the answers given since: enough to come back to any decision."""

    __slots__ = ("answers", "state")

    def __init__(self, state: GameState, answers: tuple[Any, ...] = ()) -> None:
        self.state = state
        self.answers = answers


class Game:
    """A game in play.

    decks: for each player the cards (`shinpan.cards.Card`). names: of the players. by_hand: players activate mana
    abilities themselves while paying (601.2g). undoable: how many checkpoints are kept for `undo`. check: rebuild the
    game at every pause and compare (slow; for tests).

    commanders: for each player the commanders, cards of their deck; they make it a Commander game (903), or a Brawl
    game if the settings say so. Raises IllegalDeck for a deck that breaks the rules of the variant, unless any_deck.
    """

    def __init__(
        self,
        decks: Sequence[Sequence[Definition]] = (),
        *,
        seed: int = 0,
        names: Sequence[str] = (),
        settings: Settings | None = None,
        by_hand: bool = False,
        undoable: int = 10_000,
        check: bool = False,
        recorder: Recorder | None = None,
        commanders: Sequence[Sequence[Definition]] = (),
        any_deck: bool = False,
    ) -> None:
        settings = (settings or Settings()).with_(seed=seed)
        if commanders:
            settings = checked_game(settings, decks, commanders, any_deck=any_deck)
        called = tuple(names) or tuple(f"player {number}" for number in range(1, len(decks) + 1))
        self._prepare(new_state(decks, called, settings, commanders), by_hand, undoable, check, recorder)

    refused: Refusal | None = None
    """Why the last action was undone (732.1), if it was."""

    _conceding: tuple[PlayerId, ...] = ()

    def _prepare(self, state: GameState, by_hand: bool, undoable: int, check: bool, recorder: Recorder | None) -> None:
        self.by_hand = by_hand
        self.check = check
        self._undoable = undoable
        self._table = Table(state, recorder)
        self._history: list[Checkpoint] = []
        self._steps: _Running | None = None
        self._decision: Decision | None = None
        self._rest()

    @classmethod
    def of_state(
        cls,
        state: GameState,
        *,
        by_hand: bool = False,
        undoable: int = 10_000,
        check: bool = False,
        recorder: Recorder | None = None,
    ) -> "Game":
        """Return a game that goes on from a state at rest: before the game, or with a player having priority."""
        game = cls.__new__(cls)
        game._prepare(state, by_hand, undoable, check, recorder)
        return game

    # -- where the game stands -------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The state as it is now. Fork it before changing it."""
        return self._table.state

    @property
    def table(self) -> Table:
        """The state with the questions that the rules answer (characteristics, controllers ...)."""
        return self._table

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None once the game is over."""
        if self._decision is None and not self._table.state.over:
            self._decision = by_controller(self._table, priority_decision(self._table))
        return self._decision

    @property
    def at_rest(self) -> bool:
        """Whether a player has priority, so that nothing is under way."""
        return self._steps is None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.state.over

    @property
    def result(self) -> PlayerId | None:
        """The winner of a game that is over; None for a draw or a game that goes on."""
        return self._table.state.winner

    # -- playing ---------------------------------------------------------------------------------------------------

    def answer(self, answer: Any) -> None:
        """Answer the decision. Raises IllegalAnswer, changing nothing, if the answer doesn't fit it."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over; there is nothing to decide")
        chosen = checked(self._table, decision, answer)
        self.refused = None
        if self._steps is None:
            self._history.append(Checkpoint(self._table.state.fork(), (chosen,)))
            if len(self._history) > self._undoable:
                del self._history[0]
            self._run(take_action(self._table, chosen[0], by_hand=self.by_hand), None)
        else:
            last = self._history[-1]
            last.answers += (chosen,)
            self._run(self._steps, chosen)
        if self.check:
            self._compare()

    def _run(self, steps: _Running, answer: Any) -> None:
        """Go on until the next decision, or until the game is at rest. An illegal action is undone (732.1)."""
        try:
            while True:
                decision = by_controller(self._table, steps.send(answer))
                if is_gone(self._table, decision.decider, self._conceding):
                    decision, answer = in_their_absence(self._table, decision, self._conceding)
                    if answer is not None:
                        continue
                self._decision = decision
                self._steps = steps
                return
        except StopIteration:
            pass
        except CantComplete as reason:
            self._table.state = self._history.pop().state.fork()
            self._table.note(UNDONE)
            self._table.note(reason.refusal.citation, **dict(reason.refusal.parameters))
            self.refused = reason.refusal
        self._steps = None
        self._decision = None
        gone, self._conceding = self._conceding, ()
        for each in gone:
            self._leave(each)

    def _rest(self) -> None:
        """Begin the game if it hasn't begun."""
        state = self._table.state
        if state.turn.number == 0 and not state.started:
            self._history.append(Checkpoint(state.fork()))
            self._run(begin_game(self._table), None)

    def concede(self, player: PlayerId) -> None:
        """Have a player concede; they lose at once (104.3a).

        If something is under way in a game that goes on without them, they leave as soon as it is finished and decide
        nothing meanwhile; an action of their own, such as casting a spell, is undone.
        """
        if self.over or self._table.player(player).lost is not None or player in self._conceding:
            return
        if self._steps is None:
            self._history.append(Checkpoint(self._table.state.fork()))
            self._leave(player)
            return
        last = self._history[-1]
        if last.answers and acts_by_themselves(last.state, last.answers[0][0], player):
            self._table.state = last.state.fork()
            self._history[-1] = Checkpoint(last.state)
            self._leave(player)
            return
        last.answers += (Concede(player),)
        self._concede(player)

    def _concede(self, player: PlayerId) -> None:
        """Have a player concede in the middle of something; the game is over at once if that decides it."""
        self._conceding += (player,)
        state = self._table.state
        if len([each for each in state.players_in_game() if each not in self._conceding]) < 2:
            for each in self._conceding:
                lose(self._table, each, LossReason.CONCEDED)
            self._conceding = ()
            self._leave(player)
        elif self._decision is not None and self._steps is not None and self._decision.decider in self._conceding:
            self._decision, answer = in_their_absence(self._table, self._decision, self._conceding)
            if answer is not None:
                self._run(self._steps, answer)

    def _leave(self, player: PlayerId) -> None:
        self._steps = None
        lose(self._table, player, LossReason.CONCEDED)
        end_if_decided(self._table)
        self._decision = None

    # -- forks, undo, saving ---------------------------------------------------------------------------------------

    def fork(self) -> "Game":
        """Return an independent game at the same decision. Nothing is recorded on it."""
        game = Game.__new__(Game)
        game.by_hand = self.by_hand
        game.check = False
        game._undoable = self._undoable
        game._history = []
        game._steps = None
        game._decision = None
        if self._steps is None:
            game._table = Table(self._table.state.fork())
            game._decision = self._decision
        else:
            game._rebuild(self._history[-1])
        return game

    def undo(self) -> None:
        """Take the last answer back. Raises IllegalAnswer if there is none to take back."""
        if not self._history or (len(self._history) == 1 and not self._history[0].answers):
            raise IllegalAnswer("there is no answer to take back")
        last = self._history.pop()
        recorder = self._table.recorder
        self._rebuild(Checkpoint(last.state, last.answers[:-1]))
        self._table.recorder = recorder

    def _rebuild(self, checkpoint: Checkpoint, *, distrusted: bool = False) -> None:
        """Come to the decision after some answers given since a checkpoint, by running them again.

        distrusted: the answers come from outside; raises IllegalAnswer if one doesn't fit its decision.
        """
        state = checkpoint.state.fork()
        self._table = Table(state)
        self._steps = None
        self._decision = None
        self._conceding = ()
        begins = state.turn.number == 0 and not state.started
        if not begins and not checkpoint.answers:
            return
        self._history.append(Checkpoint(checkpoint.state, checkpoint.answers))
        answers = list(checkpoint.answers)
        if distrusted and not begins:
            checked(self._table, priority_decision(self._table), answers[0])
        if begins:
            self._run(begin_game(self._table), None)
        else:
            self._run(take_action(self._table, answers.pop(0)[0], by_hand=self.by_hand), None)
        for answer in answers:
            if isinstance(answer, Concede):
                if answer.player not in self._table.state.players_in_game() or self._steps is None:
                    raise IllegalAnswer("a player concedes who isn't in the game")
                self._concede(answer.player)
                continue
            if self._steps is None or self._decision is None:
                raise IllegalAnswer("there are more answers than decisions; was the game played by other rules?")
            self._run(self._steps, checked(self._table, self._decision, answer) if distrusted else answer)

    def _compare(self) -> None:
        """Rebuild the game from its last checkpoint and compare (check mode)."""
        other = Game.__new__(Game)
        other.by_hand, other.check, other._undoable, other._history = self.by_hand, False, 0, []
        other._rebuild(self._history[-1])
        if other.state != self.state:
            raise AssertionError("the game went another way when it was rebuilt from its last checkpoint")
        if other.decision != self.decision:
            raise AssertionError("rebuilding the game led to another decision")

    def to_json(self) -> str:
        """Return the whole game at this moment as JSON, hidden information included."""
        from shinpan.game.codec import encode

        if self._steps is None:
            return encode({"state": self._table.state, "answers": (), "by_hand": self.by_hand})
        last = self._history[-1]
        return encode({"state": last.state, "answers": last.answers, "by_hand": self.by_hand})

    @classmethod
    def from_json(cls, text: str) -> "Game":
        """Return the game that `to_json` wrote. Raises `shinpan.game.codec.BadSave` for anything else."""
        from shinpan.game.codec import BadSave, decode_game

        state, answers, by_hand = decode_game(text, with_printed)
        game = cls.__new__(cls)
        game.by_hand, game.check, game._undoable = by_hand, False, 10_000
        game._history = []
        try:
            game._rebuild(Checkpoint(state, answers), distrusted=True)
        except IllegalAnswer as error:
            raise BadSave(f"the saved answers don't fit the saved state: {error}") from None
        return game

    # -- what may be seen, and why not -----------------------------------------------------------------------------

    def view(self, player: PlayerId) -> Any:
        """Return what a player may see (`shinpan.rules.seeing.Sight`)."""
        from shinpan.rules.seeing import sight

        return sight(self._table, player, self.decision)

    def why_not(
        self, action: str, object_id: Any, player: PlayerId, number: int = 0, target: Entity | None = None
    ) -> Any:
        """Return the first requirement that keeps a player from doing something now, or None if they may.

        action: "cast", "play", "activate" (with the place of the ability among those of the object), a special action
        ("turn face up", "unlock", "suspend", "foretell", "plot"), "attack" or "block" (with the target).
        """
        from shinpan.rules.combat.declining import Asked
        from shinpan.rules.explaining import why_not

        decision = self.decision
        asked = None if decision is None else Asked(decision.kind, decision.player)
        return why_not(self._table, action, object_id, player, number, target, asked)

    def explain(self, object_id: ObjectId) -> "Explanation":
        """Return how an object's characteristics come about, layer by layer (613). Raises KeyError."""
        from shinpan.rules.layers.explain import explain

        return explain(self._table, object_id)

    def describe(self, option: Any, lang: str = "en") -> str:
        """Return what an option does, in words."""
        from shinpan.rules.explaining import describe

        return describe(self._table, option, lang)


__all__ = ["Checkpoint", "Game", "IllegalAnswer", "IllegalDeck"]
