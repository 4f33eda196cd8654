"""What is wrong with a scenario file, said so that a judge at a table understands it, in English or Japanese."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from shinpan.cards.names import nearest
from shinpan.game.term import Term
from shinpan.rulebook.language import Language


class Plain(str):
    """A detail that stands in the message as it is, whole and without quotation marks."""

    __slots__ = ()


Detail = str | int | Term | tuple[str, ...]
"""What fills a gap of a message. A text is quoted as it was found; a term stands in the reader's language."""

_LONGEST_QUOTE = 60
_MOST_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake.

    line: counted from 1; None if the mistake has no place. mistake: its name is the message in both languages, with
    gaps that `details` fill. subject: the key whose value is wrong; "" where the message names it itself, None
    where it isn't known yet. possible: what could have stood there; if one of them is near to the detail "found" it
    is suggested.
    """

    line: int | None
    mistake: Term
    details: tuple[tuple[str, Detail], ...] = ()
    possible: tuple[str, ...] = ()
    subject: str | None = None

    def about(self, key: str) -> "Problem":
        """The same problem as one of the value of `key`, unless it is known already what it is about."""
        return self if self.subject is not None else replace(self, subject=key)

    @property
    def suggestion(self) -> str | None:
        """The possible word that was probably meant."""
        found = dict(self.details).get("found")
        near = nearest(found, self.possible) if isinstance(found, str) else ()
        return near[0] if near else None

    def message(self, language: Language = Language.EN) -> str:
        """The message, without file and line: one line, and a second one with what was possible."""
        japanese = language is Language.JA
        gaps = {name: _shown(detail, japanese) for name, detail in self.details}
        text = (self.mistake.ja if japanese else self.mistake.en).format(**gaps)
        if self.subject:
            text = f"{self.subject}：{text}" if japanese else f"{self.subject}: {text}"
        if (near := self.suggestion) is not None:
            text += f"。「{near}」ではありませんか" if japanese else f'; did you mean "{near}"?'
        if japanese:
            text += "。"
        if self.possible and self.possible != (near,):
            text += f"\n  {'書けるもの：' if japanese else 'possible: '}{_listed(self.possible, japanese)}"
        return text


def problem(line: int | None, mistake: Term, *, possible: Iterable[str] = (), **details: Detail) -> Problem:
    """Make a problem; the keyword arguments are the details."""
    return Problem(line, mistake, tuple(details.items()), tuple(possible))


class ScenarioError(ValueError):
    """A scenario file is wrong. `problems` holds every mistake found, by line; `path` names the file.

    `str(error)` is `render()`.
    """

    def __init__(self, path: str, problems: Iterable[Problem]) -> None:
        self.path = path
        self.problems = tuple(sorted(dict.fromkeys(problems), key=lambda found: found.line or 0))
        super().__init__(path, self.problems)

    @property
    def headline(self) -> str:
        """The first problem in one line."""
        return self._rendered(self.problems[0], Language.EN).split("\n")[0]

    def render(self, language: Language = Language.EN) -> str:
        """All problems, each with file and line, as far as a person would want to read them."""
        shown = [self._rendered(found, language) for found in self.problems[:_MOST_SHOWN]]
        if rest := len(self.problems) - len(shown):
            shown.append(f"ほかに{rest}件あります。" if language is Language.JA else f"... and {rest} more")
        return "\n".join(shown)

    def _rendered(self, found: Problem, language: Language) -> str:
        place = self.path if found.line is None else f"{self.path}:{found.line}"
        return f"{place}: {found.message(language)}"

    def __str__(self) -> str:
        return self.render()


def _shown(detail: Detail, japanese: bool) -> str:
    if isinstance(detail, Plain):
        return str(detail)
    if isinstance(detail, Term):
        return detail.ja if japanese else detail.en
    if isinstance(detail, tuple):
        return ("、" if japanese else ", ").join(_quoted(text, japanese) for text in detail)
    return _quoted(detail, japanese) if isinstance(detail, str) else str(detail)


def _quoted(text: str, japanese: bool) -> str:
    text = " ".join(text.split())
    if len(text) > _LONGEST_QUOTE:
        text = text[:_LONGEST_QUOTE] + "…"
    return f"「{text}」" if japanese else f'"{text}"'


def _listed(words: tuple[str, ...], japanese: bool) -> str:
    return ("、" if japanese else ", ").join(words)
