"""The commands of the rulebook, to be attached to the main command line: `rule`, `rules`, `search`.

`import_rules_command` is the rules half of `data import`, `fetch_rules_command` is for `data fetch rules`.
"""

from __future__ import annotations

from contextlib import contextmanager
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from shinpan.rulebook.downloading import Progress
    from shinpan.rulebook.store import RulesStore

_TAGS = click.Choice([tag.value for tag in Language])
_LANGUAGE = click.option("--lang", "language", type=_TAGS, default="en", help="The language to speak.")
_DAY = click.DateTime(["%Y-%m-%d", "%Y%m%d"])


@click.command()
@click.argument("number")
@click.option("--edition", type=_DAY, help="A date: the edition in force on that day.  [default: 2026-01-16]")
@_LANGUAGE
def rule(number: str, edition: datetime | None, language: str) -> None:
    """Show a rule: what it is about, its text if loaded, and what of Shinpan carries it out."""
    from shinpan.rulebook.citations import REFERENCE_EDITION
    from shinpan.rulebook.lookup import look_up
    from shinpan.rulebook.rendering import rule_page

    with _store() as store:
        page = look_up(number, edition.date() if edition else REFERENCE_EDITION, store)
        click.echo(rule_page(page, Language(language)))


@click.group()
def rules() -> None:
    """The editions of the rules: which are loaded, how they differ, how rules moved."""


@rules.command("map")
@click.argument("number")
@click.argument("source", type=_DAY)
@click.argument("target", type=_DAY)
@_LANGUAGE
def map_number(number: str, source: datetime, target: datetime, language: str) -> None:
    """Print which number a rule of the edition SOURCE has in the edition TARGET, or that it is new or gone."""
    from shinpan.rulebook.rendering import renumbering
    from shinpan.rulebook.renumbering import renumber

    with _store() as store:
        click.echo(renumbering(renumber(number, source.date(), target.date(), store), Language(language)))


@rules.command("diff")
@click.argument("older", type=_DAY)
@click.argument("newer", type=_DAY)
@click.option("--section", help="Only this chapter, section or rule (of either edition).")
@click.option(
    "--text", "of", type=click.Choice([tag.value for tag in Language]), default="en", help="Which texts to compare."
)
@_LANGUAGE
def diff(older: datetime, newer: datetime, section: str | None, of: str, language: str) -> None:
    """Show how two loaded editions differ, word by word: [-removed-] {+added+}."""
    from shinpan.rulebook.diff import differences
    from shinpan.rulebook.rendering import difference_list

    with _store() as store:
        days = [store.on(day.date(), Language(of)) for day in (older, newer)]
        texts = [store.edition(day, Language(of)) for day in days]
        if section is not None and all(section not in text.index for text in texts):
            raise NotThereError(
                f"neither the edition of {days[0]} nor that of {days[1]} has {section!r}",
                f"{days[0]}版にも{days[1]}版にも「{section}」はありません",
            )
        click.echo(difference_list(differences(texts[0], texts[1], section, store), Language(language)))


@rules.command("coverage")
@click.argument("number", default="")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@_LANGUAGE
def coverage_list(number: str, as_json: bool, language: str) -> None:
    """List which rules are carried out, by what, and tested by what.

    All of them, or those of a chapter, section or rule; then with those that nothing carries out yet.
    """
    from shinpan.rulebook import report

    number = number.strip().rstrip(".").lower()
    try:
        click.echo(report.as_json(number) if as_json else report.as_text(number, Language(language)))
    except NotThereError as error:
        raise click.UsageError(error.in_language(Language(language))) from None


@rules.command("list")
def list_editions() -> None:
    """List the editions that are loaded."""
    with _store() as store:
        for loaded in store.editions():
            what = "" if loaded.complete else "  (pages)"
            click.echo(f"{loaded.effective}  {loaded.language.value}  {loaded.rules:5} rules  {loaded.source}{what}")


@click.command()
@click.argument("query", nargs=-1, required=True)
@click.option("--edition", type=_DAY, help="A date: the edition in force on that day.  [default: the newest]")
@click.option("--most", type=click.IntRange(1, 200), default=10, show_default=True, help="How many rules to show.")
@_LANGUAGE
def search(query: tuple[str, ...], edition: datetime | None, most: int, language: str) -> None:
    """Search the rules, in English or Japanese."""
    from shinpan.rulebook.rendering import hit_list
    from shinpan.rulebook.search.searching import search as find

    with _store() as store:
        hits = find(" ".join(query), store, edition.date() if edition else None, most)
        click.echo(hit_list(hits, Language(language), lambda words: click.style(words, bold=True)))


def import_rules_command(paths: Sequence[Path], day: date | None, language: Language = Language.EN) -> Iterator[str]:
    """Load rules texts from files and folders; yields lines to show. The rules half of `data import`.

    A file that can't be read or is no rules text doesn't keep the others from being loaded; at the end RulesTextError
    names all such files.
    """
    from shinpan.rulebook.importing import import_rules, rules_files
    from shinpan.rulebook.parsing import RulesTextError
    from shinpan.rulebook.rendering import imported
    from shinpan.rulebook.store import RulesStore

    failures: list[str] = []
    with RulesStore() as store:
        for path in rules_files(paths):
            try:
                done = import_rules(path, store, day)
            except (OSError, RulesTextError) as error:
                failures.append(str(error))
                continue
            yield from imported(done, language)
    if failures:
        raise RulesTextError("\n".join(failures))


def fetch_rules_command(language: Language = Language.EN, seen: Progress | None = None) -> Iterator[str]:
    """Fetch the current official English text and load it; yields lines to show.

    Raises FetchError and RulesTextError.
    """
    from shinpan.rulebook.fetching import fetch_rules
    from shinpan.rulebook.rendering import imported
    from shinpan.rulebook.store import RulesStore

    with RulesStore() as store:
        yield from imported(fetch_rules(store, seen=seen), language)


@contextmanager
def _store() -> Iterator[RulesStore]:
    """The user's store; what can go wrong with a request becomes a usage error (exit status 2)."""
    from shinpan.rulebook.store import RulesStore

    with RulesStore() as store:
        try:
            yield store
        except NotThereError as error:
            spoken = click.get_current_context().params.get("language", Language.EN)
            raise click.UsageError(error.in_language(Language(spoken))) from None
