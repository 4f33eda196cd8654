"""The reader of steps."""

from collections.abc import Callable

from shinpan.lab.notation.keys import StepKey as Key
from shinpan.lab.notation.mistakes import KeyMistake, Place, ValueMistake, Wanted
from shinpan.lab.notation.reading.acting import activate, attack, block, cast, common_of_player, play, special
from shinpan.lab.notation.reading.core import Fields, one_or_more, wrong
from shinpan.lab.notation.reading.doing import do
from shinpan.lab.notation.reading.expectations import ExpectationReader
from shinpan.lab.notation.reading.moving import resolve, until
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import folded, text
from shinpan.lab.notation.steps import Action, AnswerStep, ExpectStep, LegalityStep, ResolveStep, Step
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.vocabulary import Verdict

_ACTIONS: dict[Key, tuple[Place, Callable[[Fields, Players], Action]]] = {
    Key.CAST: (Place.CAST, cast),
    Key.PLAY: (Place.PLAY, play),
    Key.ACTIVATE: (Place.ACTIVATE, activate),
    Key.SPECIAL: (Place.SPECIAL, special),
    Key.ATTACK: (Place.ATTACK, attack),
    Key.BLOCK: (Place.BLOCK, block),
}
_OTHERS: dict[Key, tuple[Place, Callable[[Fields, Players], Step]]] = {
    Key.RESOLVE: (Place.RESOLVE, resolve),
    Key.UNTIL: (Place.UNTIL, until),
    Key.DO: (Place.DO, do),
}
_VERDICTS = {Key.LEGAL: Verdict.LEGAL, Key.ILLEGAL: Verdict.ILLEGAL}
_HEADS = (*_ACTIONS, *_OTHERS, *_VERDICTS, Key.EXPECT)
_WORDS = {"resolve": 1, "resolve all": None}


class StepReader:
    """Readers of steps for the players of a file."""

    def __init__(self, players: Players, expectations: ExpectationReader) -> None:
        """Remember what steps refer to."""
        self._players = players
        self._expectations = expectations

    def read(self, node: Node) -> Step:
        """A reader of one step."""
        if isinstance(node, Scalar) and not node.is_null:
            given = folded(node)
            if given not in _WORDS:
                raise wrong(node.line, ValueMistake.STEP_WORD, wanted=tuple(_WORDS), found=text(node))
            return ResolveStep(line=node.line, count=_WORDS[given])
        fields = Fields(node, Place.STEP, wanted=Wanted.STEP)
        step = self._step(fields, _head(fields, _HEADS))
        fields.finish()
        return step

    def _step(self, fields: Fields, head: Key | None) -> Step:
        if head is None:
            return self._answers(fields)
        if head in _ACTIONS:
            return _action(fields, head, self._players)
        if head in _VERDICTS:
            return self._legality(fields, head)
        if head is Key.EXPECT:
            read_all = one_or_more(self._expectations.read)
            return ExpectStep(line=fields.line, expectations=fields.get(head, read_all))
        fields.place, read = _OTHERS[head]
        return read(fields, self._players)

    def _answers(self, fields: Fields) -> AnswerStep:
        """A step that does nothing itself. What takes effect only in doing something can't stand in it."""
        if Key.TARGETS not in fields and Key.CHOOSE not in fields:
            raise fields.headless((*_HEADS, Key.TARGETS, Key.CHOOSE), Key)
        fields.place = Place.ANSWERS
        for key in (Key.PAY, Key.ORDER, Key.AS):
            fields.refuse(key, KeyMistake.NO_USE, place=Place.ANSWERS)
        return AnswerStep(**common_of_player(fields, self._players))

    def _legality(self, fields: Fields, head: Key) -> LegalityStep:
        fields.place = Place.LEGALITY
        action = fields.get(head, self._proposal)
        return LegalityStep(line=fields.line, verdict=_VERDICTS[head], action=action)

    def _proposal(self, node: Node) -> Action:
        """An action that is only considered: nothing is made by it and nothing triggers."""
        fields = Fields(node, Place.LEGALITY)
        head = _head(fields, tuple(_ACTIONS))
        if head is None:
            raise fields.headless(_ACTIONS, Key)
        for key in (Key.ORDER, Key.AS):
            fields.refuse(key, KeyMistake.NO_USE, place=Place.LEGALITY)
        action = _action(fields, head, self._players)
        fields.finish()
        return action


def _action(fields: Fields, head: Key, players: Players) -> Action:
    fields.place, read = _ACTIONS[head]
    return read(fields, players)


def _head(fields: Fields, heads: tuple[Key, ...]) -> Key | None:
    """The key that says what a step does. Raises ReadingError if there are several."""
    found = [head for head in heads if head in fields]
    if len(found) > 1:
        keys = tuple(head.value for head in found)
        raise wrong(fields.line, KeyMistake.SEVERAL_ACTIONS, keys=keys)
    return found[0] if found else None
