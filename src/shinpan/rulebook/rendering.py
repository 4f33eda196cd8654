"""Plain text for the terminal, in either language."""

from collections.abc import Callable, Iterable, Iterator

from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rulebook.diff import Change, Difference, SpanKind
from shinpan.rulebook.importing import Imported
from shinpan.rulebook.language import Language
from shinpan.rulebook.lookup import RulePage, RuleText
from shinpan.rulebook.renumbering import Renumbering
from shinpan.rulebook.search.hits import Hit
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
_TEXT = Wording("Text of {edition} ({number}, {language})", "{edition}版の文章（{number}、{language}）")
_EXAMPLE = Wording("Example: ", "例：")
_NOW = Wording("Now {number} ({edition}).", "現在は{number}です（{edition}版）。")
_NOW_PART = Wording("Now part of {number} ({edition}).", "現在は{number}の一部です（{edition}版）。")
_GONE = Wording(
    "gone: since the edition of {edition} {number} is no longer a rule of its own",
    "廃止：{edition}版から、{number}は独立したルールとしてはありません",
)
_NEW = Wording("new: {number} is first in the edition of {edition}", "新規：{number}は{edition}版で加わりました")
_IS_PART = Wording(
    "(its content is only part of that rule, or that rule's of it)",
    "（内容は、そのルールの一部であるか、そのルールを含みます）",
)
_NO_CHANGE = Wording("No differences.", "違いはありません。")
_NOTHING_FOUND = Wording("Nothing found.", "見つかりませんでした。")
_REFERENCES = Wording(" (references only)", "（参照のみ）")
_CHANGES = {
    Change.UNCHANGED: Wording("unchanged", "変更なし"),
    Change.MOVED: Wording("moved", "移動"),
    Change.CHANGED: Wording("changed", "変更"),
    Change.MOVED_AND_CHANGED: Wording("moved and changed", "移動と変更"),
    Change.ADDED: Wording("new", "新規"),
    Change.REMOVED: Wording("gone", "廃止"),
}


def rule_page(page: RulePage, language: Language) -> str:
    """A rule with its place, summary, texts and coverage."""
    lines = [f"{page.number} {page.title.in_language(language)}".rstrip()]
    for outer in page.above:
        if title := outer.title.in_language(language):
            form = _CHAPTER if len(outer.number) == 1 else _RULE if "." in outer.number else _SECTION
            lines.append("  " + _say(form, language, number=outer.number, title=title))
    about = page.summary.about.in_language(language) if page.summary else ""
    lines += ["", about or _say(_NO_SUMMARY, language), ""]
    if page.edition != REFERENCE_EDITION:
        lines += [_now(page.reference, language), ""]
    for text in page.texts:
        lines += [*_text(text, language), ""]
    lines += [*_coverage(page, language), ""]
    return "\n".join([*lines, _say(_EDITION, language, edition=page.edition.isoformat())])


def renumbering(found: Renumbering, language: Language) -> str:
    """The number that a rule has in another edition, or that it is new or gone."""
    if found.result is None:
        assert found.lost is not None
        form = _GONE if found.source < found.target else _NEW
        return _say(form, language, number=found.number, edition=found.lost.isoformat())
    return f"{found.result}\n{_say(_IS_PART, language)}" if found.part else found.result


def difference_list(found: Iterable[Difference], language: Language) -> str:
    """The differences of two editions: removed words in [-...-], added ones in {+...+}."""
    parts = [_difference(entry, language) for entry in found if entry.change is not Change.UNCHANGED]
    return "\n\n".join(parts) if parts else _say(_NO_CHANGE, language)


def hit_list(hits: Iterable[Hit], language: Language, mark: Callable[[str], str]) -> str:
    """What a search found; `mark` sets off the words searched for."""
    parts = [_hit(hit, language, mark) for hit in hits]
    return "\n\n".join(parts) if parts else _say(_NOTHING_FOUND, language)


def _hit(hit: Hit, language: Language, mark: Callable[[str], str]) -> str:
    head = f"{hit.number}  {hit.title.in_language(language)}".rstrip()
    if hit.source is not None and (hit.source.number != hit.number or hit.source.language is not language):
        head += f"  ({hit.source.number}, {hit.source.edition}, {hit.source.language.value})"
    words = "".join(mark(piece.text) if piece.marked else piece.text for piece in hit.snippet)
    return f"{head}\n  {words}" if words else head


def imported(done: Imported, language: Language) -> Iterator[str]:
    """What was loaded from a file, how its edition was found out, and its faults."""
    loaded = done.loaded
    held = sum(1 for _ in done.text.rules())
    sections = [section.number for section in done.text.sections()]
    what = Wording("whole rulebook", "全文").in_language(language) if done.text.complete else ", ".join(sections)
    yield _say(
        Wording(
            "{name}: {language}, edition of {edition}, {what}: {held} rules, {faults} faults",
            "{name}：{language}、{edition}版、{what}、ルール{held}件、不備{faults}件",
        ),
        language,
        name=done.path.name,
        language=loaded.language.value,
        edition=loaded.effective.isoformat(),
        what=what,
        held=str(held),
        faults=str(len(done.text.faults)),
    )
    if done.inference is not None:
        alike = done.inference.alike
        yield "  " + _say(
            Wording(
                "edition inferred: fit {fit:.0%}; just this one {confidence:.0%}; "
                "{count} editions fit alike, {first} to {last}; --date settles it",
                "版は推定です：適合度{fit:.0%}、この版である確度{confidence:.0%}。"
                "同じように合う版は{count}個（{first}～{last}）。--dateで指定できます",
            ),
            language,
            fit=done.inference.fit,
            confidence=done.inference.confidence,
            count=len(alike),
            first=alike[0].isoformat(),
            last=alike[-1].isoformat(),
        )
    yield from (f"  {fault}" for fault in done.text.faults)


def _now(reference: Renumbering, language: Language) -> str:
    if reference.result is None:
        return renumbering(reference, language)
    form = _NOW_PART if reference.part else _NOW
    return _say(form, language, number=reference.result, edition=reference.target.isoformat())


def _text(text: RuleText, language: Language) -> list[str]:
    head = _say(_TEXT, language, edition=text.edition.isoformat(), number=text.number, language=text.language.value)
    body = f"{text.title} {text.text}".strip().split("\n")
    examples = [_say(_EXAMPLE, text.language) + example for example in text.examples]
    return [head, *(f"  {line}" for line in [*body, *examples])]


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


def _difference(entry: Difference, language: Language) -> str:
    numbers = [number for number in (entry.old, entry.new) if number is not None]
    number = " -> ".join(dict.fromkeys(numbers))
    change = _CHANGES[entry.change].in_language(language)
    only = _say(_REFERENCES, language) if entry.references_only else ""
    if entry.change is Change.MOVED:
        return f"{number}  {change}"
    signs = {SpanKind.BOTH: "{}", SpanKind.OLD: "[-{}-]", SpanKind.NEW: "{{+{}+}}"}
    return f"{number}  {change}{only}\n" + "".join(signs[span.kind].format(span.text) for span in entry.spans)


def _say(wording: Wording, language: Language, /, **parameters: object) -> str:
    return wording.in_language(language).format_map(parameters)
