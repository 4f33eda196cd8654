"""Choices that effects ask players to make while they resolve (608.2d) or while costs are paid."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic, Word
from shinpan.game.events import Event
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Choices
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.looping import interrupted
from shinpan.rules.table import Table

carries("608.2d")

YES = Word(True, "yes", "はい")
NO = Word(False, "no", "いいえ")
_NO_CHOICES = Choices()


class Choosing(Queries):
    """Questions about the game, and questions to its players."""

    __slots__ = ("table",)

    def __init__(
        self,
        table: Table,
        source: ObjectId,
        you: PlayerId,
        *,
        choices: Choices = _NO_CHOICES,
        event: Event | None = None,
        bound: tuple[Entity, ...] = (),
    ) -> None:
        super().__init__(table, source, you, choices=choices, event=event, bound=bound)
        self.table = table

    def may(self, player: PlayerId, looks: Sequence[ObjectId] = ()) -> Steps[bool]:
        """Ask a player whether they do what they may do. looks: the cards that they look at meanwhile."""
        interrupted(self.table.state)
        answer = yield Decision(
            player=player,
            kind=DecisionKind.YES_NO,
            options=(YES, NO),
            rule="608.2d",
            topic=Topic.MAY,
            source=self.source,
            default=NO,
            looks=tuple(looks),
        )
        return bool(answer[0].value)

    def choose(
        self,
        player: PlayerId,
        candidates: Sequence[Entity],
        minimum: int = 1,
        maximum: int = 1,
        topic: Topic = Topic.CHOICE,
    ) -> Steps[tuple[Entity, ...]]:
        """Let a player choose among objects or players; fewer than asked for where there aren't enough."""
        available = tuple(candidates)
        most = min(maximum, len(available))
        least = min(minimum, most)
        forced = least == len(available) or most == 0
        recorder = self.table.recorder
        if forced and recorder is None:
            return available if most else ()
        decision = Decision(
            player=player,
            kind=DecisionKind.OBJECTS,
            options=tuple(Pick(each) for each in available),
            minimum=least,
            maximum=most,
            rule="608.2d",
            topic=topic,
            source=self.source,
        )
        if forced and recorder is not None:
            recorder.forced(self.table, decision)
            return available if most else ()
        answer = yield decision
        return tuple(option.entity for option in answer)

    def choose_word(self, player: PlayerId, words: Sequence[Word], topic: Topic = Topic.CHOICE) -> Steps[Word]:
        """Let a player choose one of several words."""
        decision = Decision(
            player=player,
            kind=DecisionKind.OPTIONS,
            options=tuple(words),
            rule="608.2d",
            topic=topic,
            source=self.source,
        )
        if len(words) == 1:
            if self.table.recorder is not None:
                self.table.recorder.forced(self.table, decision)
            return words[0]
        answer = yield decision
        word: Word = answer[0]
        return word

    def choose_number(self, player: PlayerId, minimum: int, maximum: int) -> Steps[int]:
        """Let a player choose a number."""
        decision = Decision(
            player=player,
            kind=DecisionKind.NUMBER,
            options=tuple(range(minimum, min(max(minimum, maximum), minimum + 1000) + 1)),
            minimum=minimum,
            maximum=max(minimum, maximum),
            rule="608.2d",
            topic=Topic.NUMBER,
            source=self.source,
        )
        if minimum >= maximum:
            if self.table.recorder is not None:
                self.table.recorder.forced(self.table, decision)
            return minimum
        answer = yield decision
        number: int = answer[0]
        return number

    def arrange(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[tuple[ObjectId, ...]]:
        """Let a player put objects in an order, first to last."""
        if len(objects) < 2:
            return tuple(objects)
        answer = yield Decision(
            player=player,
            kind=DecisionKind.ORDER,
            options=tuple(Pick(each) for each in objects),
            minimum=len(objects),
            maximum=len(objects),
            rule="608.2d",
            topic=Topic.ARRANGE,
            source=self.source,
        )
        return tuple(option.entity for option in answer)
