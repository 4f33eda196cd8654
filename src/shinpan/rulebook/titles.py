"""Section titles in both languages, those of former editions included."""

from functools import cache

from shinpan.rulebook.facts import known_editions
from shinpan.rulebook.summaries import all_summaries

FORMER_TITLES = {
    "Meld Cards": "合体カード",
    "Checklist Cards": "チェックリスト・カード",
    "Tribals": "部族",
    "Illustration Credit": "イラストの著作権表記",
    "Legal Text": "権利表記",
    "Collector Number": "コレクター番号",
    "In Play": "場",
    "Removed from the Game": "ゲームから取り除かれた領域",
    "State-Based Effects": "状況起因効果",
    "Status": "位相",
}


@cache
def english_titles() -> dict[str, frozenset[str]]:
    """The English titles that a Japanese section title stands for; English titles stand for themselves."""
    found: dict[str, set[str]] = {}
    for english, japanese in FORMER_TITLES.items():
        found.setdefault(japanese, set()).add(english)
    for edition in known_editions():
        for title in edition.titles.values():
            found.setdefault(title, set()).add(title)
    for summary in all_summaries():
        if "." not in summary.number:
            found.setdefault(summary.title.ja, set()).add(summary.title.en)
    return {title: frozenset(english) for title, english in found.items()}


@cache
def japanese_title(english: str) -> str:
    """The Japanese title for an English one of any edition; empty if none is certain."""
    current = {summary.title.en: summary.title.ja for summary in all_summaries() if "." not in summary.number}
    return current.get(english) or FORMER_TITLES.get(english, "")
