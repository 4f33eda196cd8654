"""Three small texts of our own: two English editions and a Japanese page of the older one."""

from datetime import date

from shinpan.rulebook.document import Chapter, Edition, Example, GlossaryEntry, Rule, Section, Subrule
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing.references import references_in
from shinpan.rulebook.store import RulesStore

NEW, OLD = date(2026, 1, 16), date(2022, 9, 8)


def load_small_texts(store: RulesStore) -> None:
    """Load three small texts of our own: two English editions and a Japanese page of the older one."""
    store.add(text(Language.EN, NEW, "712", "Two faces", "21b", "What <b>melded</b> leaves; see rule 712.4."), NEW)
    store.add(text(Language.EN, OLD, "713", "Melding", "4b", "What melded goes; see rule 713.4."), OLD)
    store.add(text(Language.JA, OLD, "713", "合体", "4b", "《謙虚》と離れる。rule 713.4参照。", complete=False), OLD)


def text(
    language: Language, day: date, section: str, title: str, rule: str, words: str, complete: bool = True
) -> Edition:
    """An edition with one subrule, its rule and its section."""
    number = f"{section}.{rule}"
    example = Example("An example.", (), 5)
    subrule = Subrule(number, words, (example,), references_in(words), 4)
    outer = Rule(number[:-1], "", "Leaving.", (), (), 3, (subrule,))
    other = Rule(f"{section}.4", "", "Four.", (), (), 6, ()) if f"{section}.4" != outer.number else None
    rules = tuple(sorted((each for each in (outer, other) if each), key=lambda each: len(each.number)))
    chapter = Chapter("7", "Chapter", 1, (Section(section, title, "", 2, rules),))
    return Edition(language, day, (chapter,), (GlossaryEntry("Meld", "See rule 701.42.", (), 9),), (), complete)
