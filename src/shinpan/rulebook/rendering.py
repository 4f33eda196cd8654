"""Plain text for the terminal, in either language."""

from shinpan.rulebook.language import Language
from shinpan.rulebook.lookup import RulePage
from shinpan.rulebook.summaries import Wording

_CHAPTER = Wording("Chapter {number}: {title}", "第{number}章〔{title}〕")
_SECTION = Wording("Section {number}: {title}", "{number}節〔{title}〕")
_RULE = Wording("Rule {number}: {title}", "{number}〔{title}〕")
_EDITION = Wording("Edition of {edition}.", "{edition}版。英語版が正文です。")
_NO_SUMMARY = Wording("(No summary of its own.)", "（個別の概要はありません。）")
_MODULES = Wording("Carried out by", "処理するモジュール")
_TESTS = Wording("Tested by", "テスト")
_SCENARIOS = Wording("Scenarios", "シナリオ")
_NOTHING = Wording("Nothing of Shinpan names this rule yet.", "このルールを名指しする処理やテストはまだありません。")


def rule_page(page: RulePage, language: Language) -> str:
    """A rule with its place, summary and coverage."""
    title = page.summary.title.in_language(language) if page.summary else ""
    lines = [f"{page.number} {title}".rstrip()]
    for outer in page.above:
        if outer.title:
            form = _CHAPTER if len(outer.number) == 1 else _RULE if "." in outer.number else _SECTION
            lines.append("  " + _say(form, language, number=outer.number, title=outer.title.in_language(language)))
    about = page.summary.about.in_language(language) if page.summary else ""
    lines += ["", about or _say(_NO_SUMMARY, language), "", *_coverage(page, language), ""]
    return "\n".join([*lines, _say(_EDITION, language, edition=page.edition.isoformat())])


def _coverage(page: RulePage, language: Language) -> list[str]:
    lines: list[str] = []
    if page.coverage.citations:
        lines.append(_say(_MODULES, language))
        for citation in page.coverage.citations:
            words = citation.ja if language is Language.JA else citation.en
            lines.append(f"  {citation.module}" + (f"  “{words}”" if words else ""))
    for heading, places in ((_TESTS, page.coverage.tests), (_SCENARIOS, page.coverage.scenarios)):
        if places:
            lines += [_say(heading, language), *(f"  {place}" for place in places)]
    return lines or [_say(_NOTHING, language)]


def _say(wording: Wording, language: Language, **parameters: str) -> str:
    return wording.in_language(language).format_map(parameters)
