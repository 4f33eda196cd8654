"""Plain text for the terminal, in either language."""

import unicodedata
from collections.abc import Mapping

from shinpan.carddata.coverage import By, Count, Coverage, Shape
from shinpan.carddata.places import own_store
from shinpan.carddata.store import Source
from shinpan.rulebook.folder import data_folder
from shinpan.rulebook.language import Language
from shinpan.rulebook.store import RulesStore
from shinpan.rulebook.summaries import Wording

_IMPORTED = Wording("{name}: {cards} cards", "{name}：カード{cards}枚")
_PRINTINGS = Wording(" from {printings} printings", "（印刷{printings}種）")
_PARTS = Wording("; {parts} tokens, emblems and the like left out", "。トークンや紋章など{parts}件は含みません")
_CARDS = Wording(
    "Cards: {cards}; understood whole: {whole} ({share})", "カード{cards}枚中、全文を理解：{whole}枚（{share}）"
)
_SENTENCES = Wording("Sentences: {cards}; understood: {whole} ({share})", "文{cards}個中、理解：{whole}個（{share}）")
_FACES = Wording(
    "Cards that copy, merge, have several faces or go face down: {cards}; whole: {whole} ({share})",
    "コピー、合体・融合、複数の面、裏向きのカード：{cards}枚中{whole}枚（{share}）",
)
_GROUPS = {
    By.LAYOUT: Wording("By layout", "レイアウト別"),
    By.SET: Wording("By set", "セット別"),
    By.MECHANIC: Wording("By mechanic", "メカニズム別"),
}
_MISSING = Wording(
    "Not understood, the commonest first (how many; how many cards have nothing else)",
    "理解できない文（多い順。個数／他に問題のないカードの枚数）",
)
_STOPS = Wording(
    "Where reading stops, the commonest first (how many; how many cards have nothing else)",
    "読み取りが止まる箇所（多い順。個数／他に問題のないカードの枚数）",
)
_EXAMPLE = Wording("{card}: {example}", "{card}：{example}")
_FOLDER = Wording("Data folder: {folder}", "データフォルダ：{folder}")
_ALL_CARDS = Wording("Cards: {cards}", "カード：{cards}枚")
_NO_CARDS = Wording(
    "Cards: none of your own; the built-in pool is used. Load some with `shinpan data import FILE` or"
    " `shinpan data fetch cards`.",
    "カード：取り込んだデータはありません（組み込みのカードだけを使います）。`shinpan data import ファイル` か"
    " `shinpan data fetch cards` で取り込めます。",
)
_SOURCE = Wording("  {name}: {cards} cards, imported {day}", "  {name}：{cards}枚（{day}取り込み）")
_RULES = Wording("Texts of the rules: {editions} ({from_} to {to})", "ルール文書：{editions}版（{from_}～{to}）")
_NO_RULES = Wording(
    "Texts of the rules: none. Load some with `shinpan data import FILE` or `shinpan data fetch rules`.",
    "ルール文書：ありません。`shinpan data import ファイル` か `shinpan data fetch rules` で取り込めます。",
)
_INDEXES = Wording("Indexes of other files: {number} ({size} MB)", "その他のファイルの索引：{number}件（{size} MB）")


def _say(wording: Wording, language: Language, **details: object) -> str:
    return wording.in_language(language).format(**details)


def imported_line(source: Source, language: Language) -> str:
    """Return what to say of a file that was imported."""
    line = _say(_IMPORTED, language, name=source.name, cards=f"{source.cards:,}")
    if source.printings > source.cards:
        line += _say(_PRINTINGS, language, printings=f"{source.printings:,}")
    if source.parts:
        line += _say(_PARTS, language, parts=f"{source.parts:,}")
    return line


def coverage_page(found: Coverage, missing: int, by: By | None, language: Language, *, stops: bool = False) -> str:
    """Return how much of some cards is understood, as text."""
    lines = [
        _share(_CARDS, language, found.all.cards, found.all.whole),
        _share(_SENTENCES, language, found.sentences, found.understood),
        _share(_FACES, language, found.faces_and_copies.cards, found.faces_and_copies.whole),
        *_table(By.LAYOUT, found.by_layout, language),
    ]
    if by in (By.SET, By.MECHANIC):
        lines += _table(by, found.groups, language)
    shapes = found.commonest_stops(missing) if stops else found.commonest(missing)
    if shapes:
        lines += ["", f"{_say(_STOPS if stops else _MISSING, language)}:"]
        for each in shapes:
            lines += _shape(each, language)
    return "\n".join(lines)


def _shape(each: Shape, language: Language) -> list[str]:
    example = _say(_EXAMPLE, language, card=each.example_card, example=each.example.replace("\n", " / "))
    return [f"{each.count:6,} {each.opens:6,}  {each.shape}", f"{'':16}{example}"]


def _share(wording: Wording, language: Language, cards: int, whole: int) -> str:
    return _say(wording, language, cards=f"{cards:,}", whole=f"{whole:,}", share=_percent(cards, whole))


def _percent(cards: int, whole: int) -> str:
    return f"{100 * whole / cards:.1f} %" if cards else "-"


def _table(by: By, counts: Mapping[str, Count], language: Language) -> list[str]:
    lines = ["", f"{_say(_GROUPS[by], language)}:"]
    for name, count in sorted(counts.items(), key=lambda each: (-each[1].cards, each[0])):
        share = _percent(count.cards, count.whole)
        lines.append(f"  {_padded(name, 24)} {count.cards:6,} {count.whole:6,} {share:>8}")
    return lines


def _padded(text: str, width: int) -> str:
    """Return a text filled up with blanks; wide signs count twice."""
    return text + " " * (width - sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text))


def status_page(language: Language) -> str:
    """Return what is loaded and where it lies, as text."""
    folder = data_folder()
    lines = [_say(_FOLDER, language, folder=folder)]
    with own_store() as cards, RulesStore() as rules:
        if len(cards):
            lines.append(_say(_ALL_CARDS, language, cards=f"{len(cards):,}"))
            for each in cards.sources():
                day = each.imported.date().isoformat()
                lines.append(_say(_SOURCE, language, name=each.name, cards=f"{each.cards:,}", day=day))
        else:
            lines.append(_say(_NO_CARDS, language))
        editions = rules.editions()
        if editions:
            first, last = editions[0].effective, editions[-1].effective
            lines.append(_say(_RULES, language, editions=len(editions), from_=first, to=last))
        else:
            lines.append(_say(_NO_RULES, language))
    indexes = list((folder / "files").glob("*.sqlite3"))
    if indexes:
        size = f"{sum(each.stat().st_size for each in indexes) / 1_000_000:.1f}"
        lines.append(_say(_INDEXES, language, number=len(indexes), size=size))
    return "\n".join(lines)
