"""A battlefield made by hand, for tests of combat that need no game around it."""

from collections.abc import Generator, Iterator
from typing import Any, NamedTuple

from shinpan.cards.build import card
from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Attackers, Blockers, Decision
from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Duration, Step, Zone
from shinpan.game.events import Event
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.state import Settings
from shinpan.game.turn import Turn
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import StaticPart
from shinpan.rulebook.citations import Citation
from shinpan.rules.answers import checked
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.combat.attacking import attack_refusal, declare_attackers
from shinpan.rules.combat.blocking import block_refusal, declare_blockers
from shinpan.rules.combat.damage import deal_combat_damage
from shinpan.rules.combat.steps import begin_combat
from shinpan.rules.happening.moving import put
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.turn.settling import settle

ALICE, BOB, CAROL, DAVE = (PlayerId(number) for number in range(4))


def creature(power: int, toughness: int, *abilities: Ability | KeywordAbility, cost: str = "{G}") -> Card:
    """Return a creature card of our own making."""
    spelled = tuple(Keyword(each) if isinstance(each, KeywordAbility) else each for each in abilities)
    return card("Test Creature", cost, "Creature — Bear", *spelled, pt=(power, toughness))


class Noted(NamedTuple):
    """A rule that was carried out, with the values for its words."""

    rule: str
    parameters: dict[str, Any]


class Record:
    """Writes down what the rules note and what happens; reads every note in both languages."""

    def __init__(self) -> None:
        self.notes: list[Noted] = []
        self.events: list[Event] = []

    def note(self, table: Table, citation: Citation, parameters: dict[str, Any]) -> None:
        for language in ("en", "ja"):
            assert citation.text(language, **parameters)
        self.notes.append(Noted(citation.number, parameters))

    def forced(self, table: Table, decision: Decision) -> None:
        self.notes.append(Noted(decision.rule, {"forced": decision.player}))

    def happened(self, table: Table, event: Event) -> None:
        self.events.append(event)


class Board:
    """Permanents of some players; Alice attacks."""

    def __init__(self, players: int = 2) -> None:
        names = ("Alice", "Bob", "Carol", "Dave")[:players]
        self.record = Record()
        self.table = Table(new_state([()] * players, names, Settings()), self.record)
        self.table.state.turn = Turn(number=1, active=ALICE, step=Step.BEGINNING_OF_COMBAT)
        begin_combat(self.table)

    def add(self, player: PlayerId, what: Card | str, **status: Any) -> ObjectId:
        """Put a permanent onto the battlefield, not summoning sick unless said."""
        definition = built_in()[what] if isinstance(what, str) else what
        object_id = add_card(self.table.state, definition, player, Zone.BATTLEFIELD)
        if status:
            put(self.table.state, self.table.state.objects[object_id].with_(**status))
        self.table.touch()
        return object_id

    def walker(self, player: PlayerId, loyalty: int = 3) -> ObjectId:
        """Put a planeswalker onto the battlefield."""
        return self.add(player, "Jace Beleren", counters=((CounterKind.LOYALTY, loyalty),))

    def affect(self, *parts: StaticPart, on: tuple[Entity, ...], by: PlayerId = ALICE) -> None:
        """Begin an effect until end of turn on some objects or players."""
        state = self.table.state
        effect = state.new_effect_id()
        source = ObjectId(next(iter(state.battlefield)))
        state.effects += (
            ContinuousEffect(effect, source, by, state.new_timestamp(), Duration.END_OF_TURN, parts, affected=on),
        )
        state.version += 1
        self.table.touch()

    # -- playing ---------------------------------------------------------------------------------------------------

    def run(self, steps: Generator[Decision, Any, Any], *answers: Any) -> list[Decision]:
        """Carry out steps with these answers, `None` for the default; return what was asked."""
        waiting: Iterator[Any] = iter(answers)
        asked: list[Decision] = []
        answer: Any = None
        while True:
            try:
                decision = steps.send(answer)
            except StopIteration:
                assert next(waiting, "none") == "none", "an answer is left over"
                return asked
            asked.append(decision)
            given = next(waiting)
            answer = checked(self.table, decision, decision.default if given is None else given)

    def attack(self, *pairs: tuple[ObjectId, Entity]) -> list[Decision]:
        """Declare attackers."""
        return self._declare(declare_attackers(self.table), Step.DECLARE_ATTACKERS, Attackers(pairs))

    def block(self, *pairs: tuple[ObjectId, ObjectId]) -> list[Decision]:
        """Declare blockers, as Bob or whoever is asked first; the others don't block."""
        return self._declare(declare_blockers(self.table), Step.DECLARE_BLOCKERS, Blockers(pairs))

    def _declare(self, steps: Generator[Decision, Any, Any], step: Step, declaration: Any) -> list[Decision]:
        state = self.table.state
        state.turn = state.turn.with_(step=step)
        try:
            decision = steps.send(None)
        except StopIteration:
            return []
        asked = [decision]
        while True:
            try:
                decision = steps.send(checked(self.table, decision, declaration))
            except StopIteration:
                return asked
            asked.append(decision)
            declaration = decision.default

    def refused(self, *pairs: tuple[ObjectId, Entity]) -> str:
        """Return the rule that Alice would break by attacking like that, or an empty string."""
        return self._said(attack_refusal(self.table, ALICE, pairs))

    def block_refused(self, *pairs: tuple[ObjectId, ObjectId], player: PlayerId = BOB) -> str:
        """Return the rule that a player would break by blocking like that, or an empty string."""
        return self._said(block_refusal(self.table, player, pairs))

    def _said(self, refusal: Refusal | None) -> str:
        """Return the number of the rule of a refusal that can be put in words in both languages."""
        if refusal is None:
            return ""
        for language in ("en", "ja"):
            assert refusal.citation.text(language, **dict(refusal.parameters))
        return refusal.citation.number

    def damage(self, *answers: Any, first: bool = False) -> list[Decision]:
        """Deal combat damage, and then check state-based actions."""
        state = self.table.state
        state.turn = state.turn.with_(step=Step.FIRST_STRIKE_DAMAGE if first else Step.COMBAT_DAMAGE)
        asked = self.run(deal_combat_damage(self.table, first), *answers)
        self.run(settle(self.table))
        return asked

    # -- looking ---------------------------------------------------------------------------------------------------

    def there(self, object_id: ObjectId) -> bool:
        """Return whether a permanent is still on the battlefield."""
        return object_id in self.table.state.objects

    def marked(self, object_id: ObjectId) -> int:
        """Return the damage on a creature."""
        return self.table.state.objects[object_id].damage

    def life(self, player: PlayerId) -> int:
        """Return a player's life."""
        return self.table.player(player).life

    def rules(self) -> set[str]:
        """Return the rules noted so far."""
        return {each.rule for each in self.record.notes}
