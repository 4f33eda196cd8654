"""How an answer of the file fits a decision: what the game is told."""

from collections.abc import Iterable, Sequence
from typing import Any

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.decisions import Word as WordOption
from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.lab.answering.words import fits_word
from shinpan.lab.explain.decisions import decision_term
from shinpan.lab.faults import Fault, Illegal, Mistake, illegal, mistake
from shinpan.lab.naming import Registry
from shinpan.lab.notation.values import Answer, Division, ListAnswer, Number, Reference, Word
from shinpan.lab.notation.writing.values import answer_data
from shinpan.rules.table import Table


class Fitter:
    """Turns answers of the file into answers of the game, for one table."""

    def __init__(self, table: Table, names: Registry) -> None:
        self.table = table
        self.names = names

    def fit(self, decision: Decision, answer: Answer) -> Any:
        """Return the answer for the game. Raises Mistake if it makes no sense here, Illegal if it isn't allowed."""
        if decision.topic is Topic.KICKER and isinstance(answer, Word):
            return self._payment(decision, answer)
        match decision.kind:
            case DecisionKind.YES_NO:
                return self._yes_no(decision, answer)
            case DecisionKind.NUMBER:
                return self._number(decision, answer)
            case DecisionKind.DIVIDE:
                return self._division(decision, answer)
            case DecisionKind.ORDER:
                return self._order(decision, answer)
            case _:
                return self._picks(decision, answer)

    def _yes_no(self, decision: Decision, answer: Answer) -> Any:
        if isinstance(answer, Word) and answer.boolean is not None:
            return next(option for option in decision.options if option.value is answer.boolean)
        raise self.unfit(decision, answer)

    def _payment(self, decision: Decision, answer: Word) -> Any:
        """Return whether, or how often, an additional cost is paid: `kicked` is once."""
        paid = answer.boolean is not False
        if decision.kind is DecisionKind.NUMBER:
            return int(paid)
        if decision.kind is DecisionKind.YES_NO:
            return next(option for option in decision.options if option.value is paid)
        return [next((option for option in decision.options if bool(option.value) is paid), decision.options[0])]

    def _number(self, decision: Decision, answer: Answer) -> int:
        if not isinstance(answer, Number):
            raise self.unfit(decision, answer)
        if not decision.minimum <= answer.number <= decision.maximum:
            raise _out_of_range(decision, answer)
        return answer.number

    def _division(self, decision: Decision, answer: Answer) -> dict[Any, int]:
        if not isinstance(answer, Division):
            raise self.unfit(decision, answer)
        shares: dict[Any, int] = {}
        for reference, number in answer.parts:
            option = self._pick(decision, reference, answer)
            shares[option] = shares.get(option, 0) + number
        if sum(shares.values()) != decision.total:
            raise illegal(
                answer.line,
                f"the parts add up to {sum(shares.values())}, not to {decision.total}",
                f"割り振りの合計は{sum(shares.values())}ですが、{decision.total}でなければなりません",
                decision.rule,
            )
        return shares

    def _order(self, decision: Decision, answer: Answer) -> list[Any]:
        items = answer.items if isinstance(answer, ListAnswer) else (answer,)
        return self._options(decision, items)

    def _options(self, decision: Decision, items: Sequence[Answer]) -> list[Any]:
        """Return the options that several answers mean; alike ones are taken one after the other."""
        chosen: list[Any] = []
        for item in items:
            chosen.extend(self._meant(decision, item, chosen))
        return chosen

    def _meant(self, decision: Decision, answer: Answer, taken: Sequence[Any]) -> list[Any]:
        """Return the option that an answer means; several for a handle of several, where that many may be picked."""
        found = [option for option in decision.options if self._means(option, answer, decision.topic)]
        if not found:
            raise self.unfit(decision, answer)
        if len(found) == 1:
            return found
        if isinstance(answer, Word) and answer.text in self.names.handles and len(found) <= decision.maximum:
            return found
        if not self._alike(found):
            raise self._ambiguous(answer, found)
        return [next((option for option in found if option not in taken), found[0])]

    def _ambiguous(self, answer: Answer, found: Sequence[Any]) -> Mistake:
        picks = [option.entity for option in found if isinstance(option, Pick)]
        possible = self.names.ways_to_say(self.table, picks)
        return mistake(answer.line, Fault.AMBIGUOUS, name=_text(answer), count=len(found), possible=possible)

    def _picks(self, decision: Decision, answer: Answer) -> list[Any]:
        items = answer.items if isinstance(answer, ListAnswer) else (answer,)
        if self._declines(decision, items):
            return []
        chosen = self._options(decision, items)
        if len(set(map(repr, chosen))) != len(chosen):
            raise illegal(
                answer.line,
                "the same thing is chosen twice",
                "同じものが2回選ばれています",
                decision.rule,
            )
        if not decision.minimum <= len(chosen) <= decision.maximum:
            raise _wrong_number(decision, answer, len(chosen))
        return chosen

    def _declines(self, decision: Decision, items: Sequence[Answer]) -> bool:
        """Return whether `no` or `none` says that nothing is picked, where that is possible."""
        if decision.minimum > 0 or len(items) != 1 or not isinstance(items[0], Word):
            return False
        means = (self._means(option, items[0], decision.topic) for option in decision.options)
        return items[0].boolean is False and not any(means)

    def _means(self, option: Any, answer: Answer, topic: Topic) -> bool:
        if isinstance(option, WordOption):
            if option.object is not None and isinstance(answer, Word):
                return self.names.fits(self.table, as_reference(answer), option.object)
            return fits_word(option, answer, topic)
        if isinstance(option, Pick) and isinstance(answer, Word):
            return self.names.fits(self.table, as_reference(answer), option.entity)
        return isinstance(option, int) and isinstance(answer, Number) and option == answer.number

    def _alike(self, options: Sequence[Any]) -> bool:
        """Return whether it makes no difference which is meant: cards alike in a zone other than the battlefield, or
        effects of one source."""
        if all(isinstance(option, WordOption) and option.object is not None for option in options):
            return len({option.object for option in options}) == 1
        picks = [option.entity for option in options if isinstance(option, Pick)]
        return len(picks) == len(options) and interchangeable(self.table, self.names, picks)

    def _pick(self, decision: Decision, reference: Reference, answer: Answer) -> Any:
        found = [
            option
            for option in decision.options
            if isinstance(option, Pick) and self.names.fits(self.table, reference, option.entity)
        ]
        if not found:
            raise self.unfit(decision, answer, reference)
        if len(found) > 1:
            raise mistake(reference.line, Fault.AMBIGUOUS, name=str(reference), count=len(found))
        return found[0]

    def unfit(self, decision: Decision, answer: Answer, part: Reference | None = None) -> Mistake | Illegal:
        """Return the error for an answer that no option fits: it names nothing, or something that can't be chosen."""
        text = _text(answer) if part is None else str(part)
        possible = tuple(self.option_text(option) for option in decision.options)[:20]
        known = (isinstance(answer, Word) or part is not None) and self.names.is_known(
            self.table, text.rpartition("@")[0] or text
        )
        nameable = any(isinstance(option, Pick) for option in decision.options) or decision.topic is Topic.TARGETS
        if (known and (nameable or not decision.options)) or _is_mode(decision, answer):
            term = decision_term(decision)
            return illegal(
                answer.line,
                f'"{text}" can\'t be chosen ({term.en}); possible: {", ".join(possible) or "nothing"}',
                f"「{text}」は選べません（{term.ja}）。選べるもの：{'、'.join(possible) or 'なし'}",
                decision.rule,
            )
        return mistake(
            answer.line, Fault.NOT_AN_ANSWER, possible=possible, found=text, decision=decision_term(decision)
        )

    def option_text(self, option: Any) -> str:
        """Return how an option would be written in a file."""
        if isinstance(option, WordOption):
            return str(option.number) if option.number and option.en.startswith("mode") else option.en
        if isinstance(option, Pick):
            return self.entity_text(option.entity)
        return str(option)

    def entity_text(self, entity: Entity) -> str:
        """Return how an object or player would be written in a file."""
        if isinstance(entity, PlayerId):
            return self.table.player(entity).name
        obj = self.table.object(ObjectId(entity))
        if obj is None:
            return "?"
        return self.names.handle_of(obj) or self.names.name_of(self.table, obj)


def as_reference(word: Word) -> Reference:
    """Return an answer as a reference to an object or player."""
    name, at, player = word.text.rpartition("@")
    return (
        Reference(line=word.line, text=name.strip(), player=player.strip())
        if at and name
        else Reference(line=word.line, text=word.text)
    )


def interchangeable(table: Table, names: Registry, objects: Iterable[Entity]) -> bool:
    """Return whether objects are cards that nothing tells apart: same card, zone and owner, and no handle."""
    kinds = set()
    for each in objects:
        obj = None if isinstance(each, PlayerId) else table.state.objects.get(each)
        if obj is None or obj.zone in {Zone.BATTLEFIELD, Zone.STACK} or names.handle_of(obj) is not None:
            return False
        kinds.add((obj.zone, obj.owner, tuple(component.definition.name for component in obj.components), obj.counters))
    return len(kinds) == 1


def _is_mode(decision: Decision, answer: Answer) -> bool:
    """Return whether the answer is a mode's place: the mode can't be chosen now (700.2a)."""
    return decision.topic is Topic.MODES and isinstance(answer, Number)


def _text(answer: Answer) -> str:
    data = answer_data(answer)
    return data if isinstance(data, str) else str(data)


def _out_of_range(decision: Decision, answer: Number) -> Illegal:
    low, high = decision.minimum, decision.maximum
    return illegal(
        answer.line,
        f"{answer.number} isn't possible here; it has to be from {low} to {high}",
        f"{answer.number}は選べません。{low}から{high}までです",
        decision.rule,
    )


def _wrong_number(decision: Decision, answer: Answer, found: int) -> Illegal:
    low, high = decision.minimum, decision.maximum
    wanted_en = str(low) if low == high else f"{low} to {high}"
    wanted_ja = str(low) if low == high else f"{low}～{high}"
    return illegal(
        answer.line,
        f"{wanted_en} have to be chosen, not {found}",
        f"選ぶ数は{wanted_ja}です（{found}ではありません）",
        decision.rule,
    )
