"""The outline of an edition as alignment needs it: what stands in what, and what beside what."""

from dataclasses import dataclass

from shinpan.rulebook.document import Edition, Rule
from shinpan.rulebook.numbers import rule_of, section_of


@dataclass(frozen=True, slots=True)
class Outline:
    """For every rule and subrule: what it says; what it stands in; its neighbours there; its subrules."""

    texts: dict[str, str]
    examples: dict[str, str]
    above: dict[str, str]
    before: dict[str, str | None]
    after: dict[str, str | None]
    below: dict[str, tuple[str, ...]]
    sections: dict[str, tuple[str, tuple[str, ...]]]
    """Title and rule numbers of each section."""


def outline(edition: Edition) -> Outline:
    """The outline of an edition."""
    result = Outline({}, {}, {}, {}, {}, {}, {})
    for section in edition.sections():
        rules = tuple(rule.number for rule in section.rules)
        result.sections[section.number] = (section.title, rules)
        _side_by_side(result, rules)
        for rule in section.rules:
            subrules = tuple(subrule.number for subrule in rule.subrules)
            result.below[rule.number] = subrules
            _side_by_side(result, subrules)
    for entry in edition.rules():
        title = entry.title if isinstance(entry, Rule) else ""
        result.texts[entry.number] = f"{title} {entry.text}".strip()
        result.examples[entry.number] = " ".join(example.text for example in entry.examples)
        whole = rule_of(entry.number)
        result.above[entry.number] = whole if whole != entry.number else section_of(entry.number)
    return result


def _side_by_side(result: Outline, numbers: tuple[str, ...]) -> None:
    for index, number in enumerate(numbers):
        result.before[number] = numbers[index - 1] if index else None
        result.after[number] = numbers[index + 1] if index + 1 < len(numbers) else None
