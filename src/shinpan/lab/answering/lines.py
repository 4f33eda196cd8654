"""The two waiting lines of answers that each player has."""

from collections.abc import Iterable, Iterator, Sequence

from shinpan.lab.notation.values import Answer


class Lines:
    """The answers of one player that wait: `targets`, and `choose` for all else."""

    __slots__ = ("choose", "targets")

    def __init__(self, targets: Iterable[Answer] = (), choose: Iterable[Answer] = ()) -> None:
        self.targets: list[Answer] = list(targets)
        self.choose: list[Answer] = list(choose)

    def copy(self) -> "Lines":
        """Return an independent copy."""
        return Lines(self.targets, self.choose)

    def add(self, targets: Sequence[Answer], choose: Sequence[Answer]) -> None:
        """Let the answers of a step wait at the end of the lines."""
        self.targets.extend(targets)
        self.choose.extend(choose)

    def for_targets(self) -> list[Answer]:
        """Return the line that targets are taken from: `choose` if `targets` is empty."""
        return self.targets or self.choose

    def left(self) -> Iterator[Answer]:
        """Yield the answers that nobody has asked for."""
        yield from self.targets
        yield from self.choose
