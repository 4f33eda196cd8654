"""Tries: the ways of all wordings that begin alike, walked together."""

from shinpan.oracle.reading.readers import Reader
from shinpan.oracle.reading.variants import Variant

Step = str | Reader
"""A token, or the reader of a slot."""


_NO_WORDS: "dict[str, State]" = {}
"""What no word follows; never written to."""


class State:
    """A point on the way through wordings: the tokens and readers that may follow, and the wordings that end here.

    There are tens of thousands of them, most with a single token that follows: what is empty is the same for all.
    """

    __slots__ = ("_by_kind", "accepts", "slots", "words")

    def __init__(self) -> None:
        self._by_kind: dict[str, tuple[tuple[Reader, State], ...]] | None = None
        self.words: dict[str, State] = _NO_WORDS
        self.slots: tuple[tuple[Reader, State], ...] = ()
        self.accepts: tuple[Variant, ...] = ()

    def put(self, steps: tuple[Step, ...], variant: Variant) -> None:
        """Put in a wording."""
        state = self
        for step in steps:
            state = state._after(step)
        said = variant.shape[:-1]
        alike = [each for each in state.accepts if each.shape[:-1] == said]
        if any(not each.conditions or each.conditions == variant.conditions for each in alike):
            return  # what says the same under less conditions reads all that this one does
        if not variant.conditions:
            state.accepts = tuple(each for each in state.accepts if each not in alike)
        state.accepts = (*state.accepts, variant)

    def _after(self, step: Step) -> "State":
        if isinstance(step, str):
            found = self.words.get(step)
            if found is None:
                found = State()
                if self.words is _NO_WORDS:
                    self.words = {}
                self.words[step] = found
            return found
        for known, state in self.slots:
            if known is step:
                return state
        made = State()
        self.slots = (*self.slots, (step, made))
        return made

    def fitting(self, kind: str) -> "tuple[tuple[Reader, State], ...]":
        """Return the readers that may begin with a kind of word (see `kind_of`), with what follows.

        To be asked once everything has been put in.
        """
        if self._by_kind is None:
            self._by_kind = {}
        found = self._by_kind.get(kind)
        if found is None:
            found = tuple(each for each in self.slots if each[0].first is None or kind in each[0].first)
            self._by_kind[kind] = found
        return found

    @property
    def empty(self) -> bool:
        """Whether nothing has been put in."""
        return not (self.words or self.slots or self.accepts)
