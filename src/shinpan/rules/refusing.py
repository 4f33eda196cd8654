"""Why something can't be done: the first requirement that fails, with its rule."""

from typing import Any, NamedTuple

from shinpan.rulebook.citations import Citation


class Refusal(NamedTuple):
    """The requirement that isn't met. Most are constants, so that listing what is legal makes no garbage."""

    citation: Citation
    parameters: tuple[tuple[str, Any], ...] = ()

    def with_(self, **parameters: Any) -> "Refusal":
        """Return the refusal with parameters for its words."""
        return Refusal(self.citation, tuple(parameters.items()))


class CantComplete(Exception):  # noqa: N818  (it isn't an error: the rules undo the action, 732.1)
    """An action that was begun can't be completed legally; it is undone (732.1)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.citation.en)
        self.refusal = refusal
