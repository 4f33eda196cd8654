"""The API: the same answers as JSON, for reading."""

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from shinpan.game.lang import Lang
from shinpan.oracle.writing import card_text, printed
from shinpan.rulebook.coverage import all_coverage, coverage
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.rulebook.report import as_data
from shinpan.web.cards import card_named
from shinpan.web.comparing import compared
from shinpan.web.playing import played, situations
from shinpan.web.reading import Entry, Reader, below
from shinpan.web.searching import search

router = APIRouter(prefix="/api", tags=["rulebook"])

Number = Annotated[str, Path(max_length=20, examples=["707.2"])]
Tag = Annotated[Language, Query(description="The language of titles and summaries.")]
MOST_BELOW = 1_000


@router.get("/rules/{number}")
def rule(number: Number, edition: date | None = None, lang: Tag = Language.EN) -> dict[str, Any]:
    """A chapter, section, rule or subrule: its loaded texts by language, our own words, and what carries it out."""
    with Reader() as reader:
        day = reader.newest() if edition is None else reader.edition_on(edition)
        number = number.rstrip(".").lower()
        now = reader.now(number, day)
        columns = reader.columns(number, day)
        inner = below(reader.numbers(day), number, MOST_BELOW)
        return {
            **_entry(reader.entry(number, day, lang, columns)),
            "edition": str(day),
            "now": now.result,
            "now_edition": str(now.target),
            "below": [_entry(reader.entry(each, day, lang, columns)) for each in inner],
            "coverage": as_data(coverage(now.result)) if now.result and not now.part else None,
        }


@router.get("/editions")
def editions() -> dict[str, Any]:
    """The editions whose numbers are known, newest first, and the texts that are loaded."""
    with Reader() as reader:
        loaded = [
            {"edition": str(each.effective), "lang": str(each.language), "rules": each.rules, "complete": each.complete}
            for each in reader.loaded
        ]
        return {"known": [str(day) for day in reader.editions()], "loaded": loaded}


@router.get("/search")
def find(q: Annotated[str, Query(max_length=500)], lang: Tag = Language.EN) -> list[dict[str, Any]]:
    """What fits a query in either language, best first."""
    return [
        {
            "number": hit.number,
            "title": hit.title.in_language(lang),
            "snippet": "".join(piece.text for piece in hit.snippet),
            "snippet_lang": str(hit.source.language) if hit.source else None,
        }
        for hit in search(q)
    ]


@router.get("/map")
def renumbered(number: Annotated[str, Query(max_length=20)], source: date, target: date) -> dict[str, Any]:
    """Which number a rule of the edition `source` has in the edition `target`; `result` is null if it has none."""
    with Reader() as reader:
        found = reader.renumberer.follow(number, source, target)
    return {
        "number": found.number,
        "source": str(found.source),
        "target": str(found.target),
        "result": found.result,
        "part": found.part,
        "lost": str(found.lost) if found.lost else None,
        "path": [{"edition": str(day), "number": at} for day, at in found.path],
    }


@router.get("/diff")
def diff(old: date, new: date, section: str | None = None, lang: Tag = Language.EN) -> dict[str, Any]:
    """What changed from one loaded edition to another, word by word."""
    with Reader() as reader:
        found = compared(reader.store, old, new, lang, section)
    return {
        "old": str(found.old),
        "new": str(found.new),
        "same": found.same,
        "changes": [
            {
                "change": each.change.value,
                "old": each.old,
                "new": each.new,
                "spans": [{"in": span.kind.value, "text": span.text} for span in each.spans],
            }
            for each in found.changes
        ],
    }


@router.get("/glossary")
def glossary(edition: date | None = None, lang: Tag = Language.EN) -> dict[str, Any]:
    """The glossary of a loaded edition, of the newest by default."""
    with Reader() as reader:
        found = reader.glossary(edition, lang)
    if found is None:
        raise NotThereError("no text with a glossary is loaded", "用語集を含む文章は読み込まれていません")
    entries = [{"term": entry.term, "text": entry.text} for entry in found.glossary]
    return {"edition": str(found.effective), "lang": str(found.language), "entries": entries}


@router.get("/coverage")
def covered() -> dict[str, dict[str, list[str]]]:
    """Which rules are carried out, by which modules, tested by what; by number."""
    return {number: as_data(each) for number, each in all_coverage().items()}


@router.get("/examples")
def examples(lang: Tag = Language.EN) -> list[dict[str, str]]:
    """The situations that can be played."""
    return [
        {"path": path, "title": title.in_language(lang)}
        for inside in situations().values()
        for path, title in inside.items()
    ]


@router.get("/examples/{path:path}")
def example(path: str, lang: Tag = Language.EN) -> dict[str, Any]:
    """A situation, played: how it comes out and what happens, rule by rule."""
    found = played(path, lang)
    return {
        "title": found.title,
        "ok": found.ok,
        "error": found.error,
        "ruling": [{"ok": ok, "text": text} for ok, text in found.ruling],
        "steps": [
            {"heading": heading, "lines": [{"text": line.text, "rules": list(line.rules)} for line in lines]}
            for heading, lines in found.steps
        ],
    }


@router.get("/cards/{name:path}")
def card(name: str, lang: Tag = Language.EN) -> dict[str, Any]:
    """A card of the built-in pool, by its English or Japanese name: what it says, generated from its phrases."""
    found = card_named(name)
    faces = [
        {
            "name": face.name,
            "mana_cost": str(face.mana_cost or ""),
            "text": card_text(face, Lang(str(lang))),
            "printed": list(printed(face, Lang(str(lang)))),
        }
        for face in found.faces
    ]
    return {"name": found.name, "faces": faces}


def _entry(entry: Entry) -> dict[str, Any]:
    texts = {
        str(tag): {
            "edition": str(text.edition),
            "number": text.number,
            "title": text.title,
            "text": text.text,
            "examples": list(text.examples),
        }
        for tag, text in entry.texts.items()
    }
    return {"number": entry.number, "title": entry.title, "summary": entry.about, "texts": texts}
