"""The rulebook itself: contents, and the page of each chapter, section, rule and subrule."""

from datetime import date

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rulebook.coverage import all_coverage, coverage_within
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import lineage
from shinpan.web.playing import is_playable, title_of
from shinpan.web.reading import Reader, below, neighbours
from shinpan.web.rendering import Lang, other, render

router = APIRouter(include_in_schema=False)

MOST_BELOW = 150
"""Of a section with more rules and subrules than this (702), only the rules are listed."""


@router.get("/")
def home(language: Lang) -> RedirectResponse:
    """Go to the contents."""
    return RedirectResponse(f"/rules?lang={language}")


@router.get("/rules", response_class=HTMLResponse)
def contents(request: Request, language: Lang, edition: date | None = None) -> str:
    """The contents: every section, with our own words on it."""
    with Reader() as reader:
        day = reader.newest() if edition is None else reader.edition_on(edition)
        numbers = [number for number in reader.numbers(day) if "." not in number]
        entries = [reader.entry(number, day, language, {}) for number in numbers]
        return render(
            request,
            "contents.html",
            language,
            entries=entries,
            edition=day,
            editions=reader.editions(),
            loaded=reader.loaded,
            switch=f"/rules?lang={other(language)}&edition={day}",
        )


@router.get("/rules/go")
def go(number: str, source: date, edition: date, language: Lang) -> RedirectResponse:
    """Go to the rule `number` of the edition `source` as it is in another edition; to its contents if it isn't."""
    with Reader() as reader:
        there = reader.renumberer.follow(number, source, edition)
    if there.result is None:
        return RedirectResponse(f"/map?number={there.number}&source={source}&target={edition}&lang={language}")
    return RedirectResponse(f"/rules/{there.target}/{language}/{there.result}")


@router.get("/rules/{number}", response_class=HTMLResponse)
def newest_rule(request: Request, number: str, language: Lang) -> Response:
    """A rule of the newest edition; a number that it no longer has, in the newest edition that had it."""
    with Reader() as reader:
        newest = reader.newest()
        last = reader.last_edition_with(number)
        if last is not None and last < newest:
            return RedirectResponse(f"/rules/{last}/{language}/{number}")
        return HTMLResponse(_rule_page(request, reader, number, newest, language))


@router.get("/rules/{edition}/{tag}/{number}", response_class=HTMLResponse)
def rule(request: Request, edition: date, tag: Language, number: str) -> str:
    """A rule of an edition in a language: the permalink."""
    with Reader() as reader:
        return _rule_page(request, reader, number, reader.edition_on(edition), tag)


def _rule_page(request: Request, reader: Reader, number: str, edition: date, language: Language) -> str:
    number = number.strip().rstrip(".").lower()
    numbers = reader.numbers(edition)
    now = reader.now(number, edition)
    columns = reader.columns(number, edition)
    inner = below(numbers, number, MOST_BELOW)
    before, after = neighbours(numbers, number)
    return render(
        request,
        "rule.html",
        language,
        rule=reader.entry(number, edition, language, columns),
        below=[reader.entry(each, edition, language, columns) for each in inner],
        above=[reader.entry(each, edition, language, {}) for each in lineage(number)[:-1]],
        columns=columns,
        now=now,
        edition=edition,
        reference=REFERENCE_EDITION,
        editions=reader.editions(),
        loaded={each.effective for each in reader.loaded},
        before=before,
        after=after,
        covered=coverage_within(now.result) if now.result and not now.part and len(number) > 1 else None,
        carried={each for each in inner if reader.now(each, edition).result in all_coverage()},
        is_playable=is_playable,
        title_of=title_of,
        switch=f"/rules/{edition}/{other(language)}/{number}",
    )
