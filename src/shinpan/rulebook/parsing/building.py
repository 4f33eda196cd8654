"""Putting an edition together from its lines, one after the other, and noting what is wrong with them."""

from dataclasses import dataclass, field

from shinpan.rulebook.document import Chapter, Example, Fault, FaultKind, Rule, Section, Subrule
from shinpan.rulebook.parsing.dialects import Dialect
from shinpan.rulebook.parsing.references import references_in

LONGEST_TITLE = 60
"""Characters; a longer first line of a section or rule is its text."""

SHORTEST_LINE = 2
"""Characters; a shorter line of its own is a slip of the keyboard where lines are paragraphs."""


@dataclass(slots=True)
class Part:
    """A chapter, section, rule or subrule while its lines come in."""

    number: str
    line: int
    text: str = ""
    examples: list[tuple[int, str]] = field(default_factory=list)
    parts: list["Part"] = field(default_factory=list)


@dataclass(slots=True)
class Builder:
    """Takes headings, rules, examples and further lines; `chapters()` is what they make."""

    dialect: Dialect
    faults: list[Fault] = field(default_factory=list)
    _chapters: dict[str, Part] = field(default_factory=dict)
    _sections: dict[str, Part] = field(default_factory=dict)
    _rules: dict[str, Part] = field(default_factory=dict)
    _current: Part | None = None

    @property
    def started(self) -> bool:
        """Whether any rule has come in."""
        return bool(self._rules)

    @property
    def last_number(self) -> str:
        """The number of what came in last, empty before anything did."""
        return self._current.number if self._current else ""

    def fault(self, line: int, kind: FaultKind, detail: str) -> None:
        """Note something wrong."""
        self.faults.append(Fault(line, kind, detail))

    def chapter(self, number: str, title: str, line: int) -> None:
        """A chapter begins."""
        self._current = self._chapters.setdefault(number, Part(number, line))
        self._current.text, self._current.line = title, line

    def section(self, number: str, title: str, line: int) -> None:
        """A section begins, in the chapter of its first digit."""
        chapter = self._chapters.setdefault(number[0], Part(number[0], 0))
        if number not in self._sections:
            self._sections[number] = Part(number, line)
            chapter.parts.append(self._sections[number])
        self._current = self._sections[number]
        self._current.text = title

    def rule(self, number: str, text: str, line: int) -> None:
        """A rule or subrule begins. One whose rule or section is missing gets an empty one."""
        if number in self._rules:
            self.fault(line, FaultKind.REPEATED_NUMBER, f"{number} stands at line {self._rules[number].line} already")
            self.more(text, line)
            return
        self._current = Part(number, line, text)
        self._rules[number] = self._current
        section, _, rest = number.partition(".")
        if section not in self._sections:
            self.section(section, "", line)
            self._current = self._rules[number]
        if rest.isdigit():
            self._sections[section].parts.append(self._current)
            return
        whole = number.rstrip("abcdefghijklmnopqrstuvwxyz")
        if whole not in self._rules:
            self.fault(line, FaultKind.MISSING_NUMBER, f"{whole} stands nowhere above {number}")
            self._rules[whole] = Part(whole, line)
            self._sections[section].parts.append(self._rules[whole])
        self._rules[whole].parts.append(self._current)

    def example(self, text: str, line: int) -> None:
        """An example to what stands above."""
        if self._current is None or self._current.number not in self._rules:
            self.fault(line, FaultKind.STRAY_TEXT, f"an example before any rule: {text[:40]!r}")
        else:
            self._current.examples.append((line, text))

    def more(self, text: str, line: int, after_blank: bool = False) -> None:
        """A line without a number: it goes on with what stands above, if it can."""
        part = self._current
        if part is None:
            return
        so_far = part.examples[-1][1] if part.examples and not after_blank else part.text
        slip = len(text) <= SHORTEST_LINE and self.dialect.joint != ""
        if slip or (after_blank and not self.dialect.paragraph_goes_on(so_far, text)):
            self.fault(line, FaultKind.STRAY_TEXT, repr(text[:60]))
        elif part.examples and not after_blank:
            part.examples[-1] = (part.examples[-1][0], self._joined(so_far, text))
        else:
            if after_blank and self.dialect.joint == "":
                self.fault(line, FaultKind.BROKEN_TEXT, f"{part.number} goes on after an empty line: {text[:30]!r}")
            part.text = self._joined(part.text, text)

    def chapters(self) -> tuple[Chapter, ...]:
        """What all the lines make."""
        return tuple(
            Chapter(chapter.number, chapter.text, chapter.line, tuple(_section(part) for part in chapter.parts))
            for chapter in self._chapters.values()
        )

    def _joined(self, before: str, after: str) -> str:
        return f"{before}{self.dialect.joint}{after}" if before else after


def _section(part: Part) -> Section:
    title, text = (part.text, "") if _is_title(part.text) else ("", part.text)
    return Section(part.number, title, text, part.line, tuple(_rule(rule) for rule in part.parts))


def _rule(part: Part) -> Rule:
    heading = bool(part.parts) and not part.examples and _is_title(part.text)
    title, text = (part.text, "") if heading else ("", part.text)
    subrules = tuple(
        Subrule(sub.number, sub.text, _examples(sub), references_in(sub.text), sub.line) for sub in part.parts
    )
    return Rule(part.number, title, text, _examples(part), references_in(text), part.line, subrules)


def _is_title(text: str) -> bool:
    """Whether the words below a number are a heading and no sentence."""
    sentence = "。" in text or text.endswith((".", ".)", ":", "：", "”", "]"))
    return len(text) <= LONGEST_TITLE and not sentence


def _examples(part: Part) -> tuple[Example, ...]:
    return tuple(Example(text, references_in(text), line) for line, text in part.examples)
