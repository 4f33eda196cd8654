"""Readers of what depends on the players of the file: a player, a reference to an object, answers."""

from shinpan.lab.notation.mistakes import ValueMistake, Wanted
from shinpan.lab.notation.reading.core import each_pair, list_of, one_or_more, unfit, wrong
from shinpan.lab.notation.reading.scalars import amount, is_number, number, raw_text, text
from shinpan.lab.notation.tree import Mapping, Node, Scalar, Sequence
from shinpan.lab.notation.values import Answer, Division, ListAnswer, Number, Reference, Word

_answer_number = number()


class Players:
    """The players of a file, in turn order."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Know the players of these names."""
        self.names = names

    def player(self, node: Node) -> str:
        """A reader of a player's name."""
        given = text(node)
        if given not in self.names:
            raise wrong(node.line, ValueMistake.PLAYER, possible=self.names, found=given)
        return given

    def reference(self, node: Node) -> Reference:
        """A reader of a handle, name, or name@player."""
        given = text(node)
        name, at, player = given.rpartition("@")
        if not at:
            return Reference(line=node.line, text=given)
        name, player = name.strip(), player.strip()
        if not name or not player:
            raise wrong(node.line, ValueMistake.REFERENCE, found=given)
        if player not in self.names:
            raise wrong(node.line, ValueMistake.PLAYER, possible=self.names, found=player)
        return Reference(line=node.line, text=name, player=player)

    def references(self, node: Node) -> tuple[Reference, ...]:
        """A reader of one reference or a list of them."""
        return one_or_more(self.reference)(node)

    def answer(self, node: Node) -> Answer:
        """A reader of one answer."""
        if isinstance(node, Sequence):
            return ListAnswer(line=node.line, items=list_of(self.answer)(node))
        if isinstance(node, Mapping):
            return self._division(node)
        if is_number(node):
            return Number(line=node.line, number=_answer_number(node))
        raw_text(node, Wanted.ANSWER)
        return Word(line=node.line, text=text(node))

    def answers(self, node: Node) -> tuple[Answer, ...]:
        """A reader of a line of answers; a single one stands for a list of one."""
        return one_or_more(self.answer)(node)

    def _division(self, node: Mapping) -> Division:
        if not node.pairs:
            raise unfit(node, Wanted.ANSWER)

        def part(key: Scalar, value: Node) -> tuple[Reference, int]:
            return self.reference(key), amount(value)

        return Division(
            line=node.line,
            parts=each_pair(part, node),
        )
