"""A small game set up by hand, for tests of rules that want a few cards and a few actions."""

from collections.abc import Callable
from datetime import date
from typing import Any

from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.game.characteristics import Characteristics
from shinpan.game.decisions import Activate, Cast, Decision, Option, PlayLand, Special
from shinpan.game.enums import Step, Zone
from shinpan.game.events import Event
from shinpan.game.ids import CardId, ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.state import Settings
from shinpan.game.turn import Turn
from shinpan.rulebook.citations import Citation
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.casting.ways import ways_of
from shinpan.rules.game import Game
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.listing import PASS
from shinpan.rules.table import Table

ALICE, BOB = PlayerId(0), PlayerId(1)


class Record:
    """Writes down the rules noted and the events; every note is read in both languages."""

    def __init__(self) -> None:
        self.rules: list[str] = []
        self.events: list[Event] = []

    def note(self, table: Table, citation: Citation, parameters: dict[str, Any]) -> None:
        for language in ("en", "ja"):
            assert citation.text(language, **parameters)
        self.rules.append(citation.number)

    def happened(self, table: Table, event: Event) -> None:
        self.events.append(event)

    def forced(self, table: Table, decision: Decision) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **kwargs: None


class Play:
    """Two players with unlimited mana, in Alice's first main phase; libraries of twenty Plains."""

    def __init__(self, *, edition: date | None = None, mana: bool = True, check: bool = True) -> None:
        settings = Settings() if edition is None else Settings(edition=edition)
        state = new_state([(), ()], ("Alice", "Bob"), settings)
        for player in (ALICE, BOB):
            state.players[player] = state.players[player].with_(unlimited=mana, turns_begun=1)
            for _ in range(20):
                add_card(state, built_in()["Plains"], player, Zone.LIBRARY)
        state.turn = Turn(number=1, active=ALICE, step=Step.PRECOMBAT_MAIN, priority=ALICE)
        self.state = state
        self.record = Record()
        self._game: Game | None = None
        self.check = check
        self._cards: dict[ObjectId, CardId] = {}

    @property
    def game(self) -> Game:
        """The game; it begins at the first question, once everything has been put in its place."""
        if self._game is None:
            self._game = Game.of_state(self.state, check=self.check, recorder=self.record)
        return self._game

    @property
    def table(self) -> Table:
        return self.game.table

    def add(self, player: PlayerId, what: Card | str, zone: Zone = Zone.BATTLEFIELD, **status: Any) -> ObjectId:
        """Put a card somewhere, before the game begins."""
        definition = built_in()[what] if isinstance(what, str) else what
        state = self.state if self._game is None else self.table.state
        object_id = add_card(state, definition, player, zone)
        if self._game is not None:
            self._game._decision = None  # listed anew
        self._cards[object_id] = state.objects[object_id].components[0].card
        if status:
            put(state, with_printed(state.objects[object_id].with_(**status)))
        return object_id

    # -- playing ---------------------------------------------------------------------------------------------------

    def pass_to(self, player: PlayerId) -> None:
        """Pass until a player has priority."""
        for _ in range(3):
            decision = self.game.decision
            assert decision is not None
            if decision.player == player:
                return
            self.game.answer(PASS)
        raise AssertionError("the player doesn't get priority")

    def options(self, player: PlayerId, kind: type[Option] = Option) -> list[Any]:
        """Return what a player may do now."""
        self.pass_to(player)
        decision = self.game.decision
        assert decision is not None
        return [option for option in decision.options if isinstance(option, kind)]

    def faces(self, player: PlayerId, card: ObjectId) -> list[int]:
        """Return the faces that a player may cast a card as now, with how it is cast otherwise left open."""
        return [option.face for option in self.options(player, Cast) if option.object == card]

    def ways(self, player: PlayerId, card: ObjectId) -> list[Any]:
        """Return the ways in which a player may cast a card now."""
        ways = ways_of(self.table, player, card)
        return [ways[option.way] for option in self.options(player, Cast) if option.object == card]

    def cast(self, player: PlayerId, card: ObjectId, *answers: Any, face: int = 0, **wanted: Any) -> ObjectId:
        """Cast a card as one of its faces; return the spell. wanted: what else the way is to be."""
        card = self.now(card)
        held = self.obj(card).components[0].card
        ways = ways_of(self.table, player, card)
        for option in self.options(player, Cast):
            if option.object == card and option.face == face:
                way = ways[option.way]
                if all(getattr(way, name) == value for name, value in wanted.items()):
                    self.do(option, *answers)
                    self._cards[card] = held
                    spell = self.now(card)
                    self._cards[spell] = held
                    return spell
        raise AssertionError(f"it can't be cast so; possible: {self.ways(player, card)}")

    def play_land(self, player: PlayerId, card: ObjectId, face: int = 0) -> None:
        self.do(PlayLand(card, face))

    def activate(self, player: PlayerId, source: ObjectId, *answers: Any, number: int | None = None) -> None:
        """Activate an ability of an object, the first that can be unless said."""
        for option in self.options(player, Activate):
            if option.object == source and number in {None, option.number}:
                self.do(option, *answers)
                return
        raise AssertionError("it has no ability that can be activated now")

    def special(self, player: PlayerId, source: ObjectId, *answers: Any, **wanted: Any) -> None:
        """Take a special action with an object."""
        for option in self.options(player, Special):
            if option.object == source and all(getattr(option, name) == value for name, value in wanted.items()):
                self.do(option, *answers)
                return
        raise AssertionError("there is no such special action now")

    def do(self, option: Option, *answers: Any) -> None:
        """Take an action, and answer what is asked on the way."""
        self.game.answer(option)
        self.answer(*answers)

    def answer(self, *answers: Any) -> None:
        """Answer decisions until a player has priority; what isn't said goes by the default or first option."""
        waiting = list(answers)
        while not self.game.over and not self.game.at_rest:
            decision = self.game.decision
            assert decision is not None
            self.game.answer(self._fitting(decision, waiting))
        assert not waiting, f"left over: {waiting}"

    def _fitting(self, decision: Decision, waiting: list[Any]) -> Any:
        if not waiting:
            if decision.default is not None:
                return decision.default
            return list(decision.options[: decision.minimum])
        wanted = waiting.pop(0)
        if callable(wanted):
            return wanted(decision)
        many = wanted if isinstance(wanted, (list, tuple)) else [wanted]
        return [self._option(decision, each) for each in many]

    def _option(self, decision: Decision, wanted: Any) -> Any:
        for option in decision.options:
            if option == wanted or (getattr(option, "entity", None) == wanted and not isinstance(wanted, str)):
                return option
            if isinstance(wanted, str) and getattr(option, "en", None) == wanted:
                return option
            if getattr(option, "value", None) == wanted and type(wanted) in {bool, int}:
                return option
            if getattr(option, "object", None) == wanted and wanted is not None:
                return option
        raise AssertionError(f"{wanted} is not among {decision.options}")

    def resolve(self, *answers: Any, count: int = 1) -> None:
        """Let the top of the stack resolve."""
        for _ in range(count):
            size = len(self.table.state.stack)
            assert size, "the stack is empty"
            top = self.table.state.stack[0]
            while top in self.table.state.stack and not self.game.over and self.game.at_rest:
                self.game.answer(PASS)
            self.answer(*answers)

    def resolve_all(self) -> None:
        while self.table.state.stack and not self.game.over:
            self.resolve()

    def until(self, step: Step, active: PlayerId | None = None) -> None:
        """Pass until a player has priority in the next such step."""
        begun = False
        while True:
            turn = self.table.state.turn
            here = turn.step is step and (active is None or turn.active == active)
            if here and begun:
                return
            begun = begun or not here
            self.game.answer(PASS)
            self.answer()
            if not here and not begun:
                begun = True

    # -- looking ---------------------------------------------------------------------------------------------------

    def now(self, object_id: ObjectId) -> ObjectId:
        """Return what an object is now: where its card is."""
        objects, successors = self.table.state.objects, self.table.state.successors
        while object_id not in objects and object_id not in self._cards and object_id in successors:
            (object_id,) = successors[object_id]
        if object_id in objects:
            return object_id
        card = self._cards[object_id]
        return next(each for each, obj in objects.items() if any(part.card == card for part in obj.components))

    def obj(self, object_id: ObjectId) -> GameObject:
        return self.table.state.objects[self.now(object_id)]

    def looks(self, object_id: ObjectId) -> Characteristics:
        return self.table.characteristics(self.now(object_id))

    def zone(self, object_id: ObjectId) -> Zone:
        return self.obj(object_id).zone

    def life(self, player: PlayerId) -> int:
        return self.table.player(player).life

    def tokens(self, name: str) -> list[ObjectId]:
        """Return the permanents of a name."""
        return [each for each in self.table.state.battlefield if name in self.table.characteristics(each).names]


def as_answer(function: Callable[[Decision], Any]) -> Callable[[Decision], Any]:
    """Mark a function that works an answer out of the decision."""
    return function
