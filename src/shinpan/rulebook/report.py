"""The coverage list by rule number: every section with its rules, and what carries each of them out."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from shinpan.rulebook.coverage import Coverage, all_coverage
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import is_number, lineage, reference_numbers, rule_of, section_of, sort_key
from shinpan.rulebook.summaries import Wording, summary

_COUNT = Wording(
    "{carried} of {total} rules carried out, {tested} tested", "全{total}件中{carried}件を実装、{tested}件をテスト"
)
_PLACES = Wording("tests: {tests}, situations: {scenarios}", "テスト{tests}件、状況{scenarios}件")
_NOBODY = Wording("(tested only)", "（テストのみ）")
_NOTHING = Wording("(nothing)", "（なし）")


@dataclass(frozen=True, slots=True)
class SectionCoverage:
    """A section of the reference edition and its rules; the section itself counts as one if something names it."""

    number: str
    rules: tuple[Coverage, ...]
    """Every rule and subrule in order, those that nothing names included."""

    @property
    def named(self) -> tuple[Coverage, ...]:
        """The rules that a module, a test or a situation names."""
        return tuple(each for each in self.rules if each.citations or each.tests or each.scenarios)

    @property
    def carried(self) -> int:
        """How many rules a module carries out."""
        return sum(1 for each in self.rules if each.citations)

    @property
    def tested(self) -> int:
        """How many rules a test or situation names."""
        return sum(1 for each in self.rules if each.tests or each.scenarios)

    def title(self, language: Language) -> str:
        """What the section is about, in a word."""
        return title_of(self.number, language)


def sections(within: str = "") -> Iterator[SectionCoverage]:
    """All sections in order, or what of them stands `within` a chapter, section, rule or subrule.

    Raises NotThereError if there is no such number.
    """
    if within and not (is_number(within) and (within in reference_numbers() or len(within) == 1)):
        raise NotThereError(
            f"no rule {within[:40]!r} in the reference edition", f"基準の版に「{within[:40]}」というルールはありません"
        )
    found: dict[str, list[Coverage]] = {}
    for number in sorted(reference_numbers(), key=sort_key):
        if within and within not in lineage(number):
            continue
        rules = found.setdefault(section_of(number), [])
        here = all_coverage().get(number, Coverage(number))
        if "." in number or here.citations or here.tests or here.scenarios:
            rules.append(here)
    return (SectionCoverage(number, tuple(rules)) for number, rules in found.items())


def title_of(number: str, language: Language) -> str:
    """The title of a number in the project's words, empty if it has none."""
    own = summary(number)
    return own.title.in_language(language) if own else ""


def as_text(within: str, language: Language) -> str:
    """The list for the terminal. Of the whole rulebook it leaves out the rules that nothing names."""
    lines: list[str] = []
    carried = tested = total = 0
    for section in sections(within):
        carried, tested, total = carried + section.carried, tested + section.tested, total + len(section.rules)
        head = f"{section.number} {section.title(language)}  ".lstrip()
        lines += ["", head + _count(section.carried, section.tested, len(section.rules), language)]
        lines += [_line(each, language) for each in (section.rules if within else section.named)]
    return "\n".join([_count(carried, tested, total, language), *lines])


def as_json(within: str) -> str:
    """The list as JSON: number -> modules, tests, scenarios."""
    rules = (each for section in sections(within) for each in (section.rules if within else section.named))
    return json.dumps({each.number: as_data(each) for each in rules}, ensure_ascii=False, indent=1)


def as_data(coverage: Coverage) -> dict[str, list[str]]:
    """What carries out a rule, as plain data."""
    return {
        "modules": list(coverage.modules),
        "tests": list(coverage.tests),
        "scenarios": list(coverage.scenarios),
    }


def _line(coverage: Coverage, language: Language) -> str:
    title = title_of(coverage.number, language) if rule_of(coverage.number) == coverage.number else ""
    head = f"  {coverage.number:<9}{title}".rstrip()
    modules = ", ".join(module.removeprefix("shinpan.") for module in coverage.modules)
    if not (coverage.citations or coverage.tests or coverage.scenarios):
        return f"{head}  {_NOTHING.in_language(language)}"
    places = _PLACES.in_language(language).format(tests=len(coverage.tests), scenarios=len(coverage.scenarios))
    return f"{head}  {modules or _NOBODY.in_language(language)}  [{places}]"


def _count(carried: int, tested: int, total: int, language: Language) -> str:
    return _COUNT.in_language(language).format(carried=carried, tested=tested, total=total)
