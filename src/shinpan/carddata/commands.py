"""The commands for data of your own: `shinpan data import`, `fetch`, `status`, `coverage`, `forget`."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from shinpan.rulebook.language import Language

if TYPE_CHECKING:
    from shinpan.carddata.store import CardStore

_LANGUAGE = click.option(
    "--lang",
    "language",
    type=click.Choice([tag.value for tag in Language]),
    default="en",
    help="The language to speak.",
)
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.group()
def data() -> None:
    """Data of your own: cards, and the texts of the rules. It stays on this computer, in your data folder."""


@data.command("import")
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path), metavar="PATH...")
@click.option(
    "--date", "day", type=click.DateTime(["%Y-%m-%d"]), help="The day a rules text is in force from, if it doesn't say."
)
@click.option("--replace", is_flag=True, help="Forget the cards that were imported before.")
@_LANGUAGE
def import_data(paths: tuple[Path, ...], day: datetime | None, replace: bool, language: str) -> None:
    """Load files, or folders of them: cards (Scryfall's or MTGJSON's data, JSON lines) or texts of the rules.

    What a file is, it says itself. A file in which anything is wrong isn't loaded at all; the others are.
    """
    from shinpan.carddata.importing import import_files

    with _errors(), _progress(Language(language)) as seen:
        for line in import_files(paths, day.date() if day else None, Language(language), replace=replace, seen=seen):
            click.echo(line)


@data.group()
def fetch() -> None:
    """Fetch data from those who offer it: cards, or the current text of the rules. Only this command asks the web."""


@fetch.command("cards")
@click.option(
    "--from",
    "provider",
    type=click.Choice(["scryfall", "mtgjson"]),
    default="scryfall",
    show_default=True,
    help="Who to ask.",
)
@click.option(
    "--kind",
    type=click.Choice(["oracle_cards", "default_cards", "all_cards"]),
    default="oracle_cards",
    show_default=True,
    help="Which of Scryfall's files: each card once, each printing (with its sets), or each language (with its names).",
)
@_LANGUAGE
def fetch_cards(provider: str, kind: str, language: str) -> None:
    """Fetch all cards and load them."""
    from shinpan.carddata.fetching import Kind, Provider
    from shinpan.carddata.fetching import fetch_cards as fetch_them
    from shinpan.carddata.rendering import imported_line

    with _errors(), _progress(Language(language)) as seen:
        source = fetch_them(Provider(provider), Kind(kind), None if seen is None else lambda done, _: seen(done))
    click.echo(imported_line(source, Language(language)))


@fetch.command("rules")
@_LANGUAGE
def fetch_rules(language: str) -> None:
    """Fetch the current official text of the rules, in English, and load it."""
    from shinpan.rulebook.commands import fetch_rules_command

    with _errors(), _progress(Language(language)) as seen:
        for line in fetch_rules_command(Language(language), None if seen is None else lambda done, _: seen(done)):
            click.echo(line)


@data.command()
@click.option("--cards", type=_FILE, help="A file of cards; without it, those you have imported.")
@click.option("--by", type=click.Choice(["set", "layout", "mechanic"]), help="Count cards by this, too.")
@click.option(
    "--missing", type=click.IntRange(0), default=20, show_default=True, help="How many unknown shapes to list."
)
@click.option("--stops", is_flag=True, help="List the words at which reading stops instead of whole sentences.")
@click.option("--json", "as_json", is_flag=True, help="Print the counts as JSON.")
@_LANGUAGE
def coverage(cards: Path | None, by: str | None, missing: int, stops: bool, as_json: bool, language: str) -> None:
    """Say how many cards and sentences are understood, and list what isn't, the commonest first."""
    from shinpan.carddata.compiled import CompiledCache
    from shinpan.carddata.coverage import By
    from shinpan.carddata.coverage import coverage as count
    from shinpan.carddata.rendering import coverage_page

    with (
        _errors(),
        _store(cards) as store,
        CompiledCache() as cache,
        click.progressbar(store.cards(), length=len(store), file=sys.stderr, hidden=not sys.stderr.isatty()) as each,
    ):
        found = count(each, By(by) if by else None, cache.report)
    if as_json:
        click.echo(json.dumps(found.data(missing, By(by) if by else None), ensure_ascii=False, indent=2))
    else:
        click.echo(coverage_page(found, missing, By(by) if by else None, Language(language), stops=stops))


@data.command()
@_LANGUAGE
def status(language: str) -> None:
    """Say what is loaded, and where it lies."""
    from shinpan.carddata.rendering import status_page

    with _errors():
        click.echo(status_page(Language(language)))


@data.command()
@click.argument("what", type=click.Choice(["cards"]))
@_LANGUAGE
def forget(what: str, language: str) -> None:
    """Forget all the cards that you have imported. The built-in pool stays."""
    from shinpan.carddata.places import own_store

    with _errors(), own_store() as store:
        number = len(store)
        store.forget()
    said = {"en": f"{number:,} {what} forgotten.", "ja": f"カード{number:,}枚のデータを消しました。"}
    click.echo(said[language])


@contextmanager
def _store(cards: Path | None) -> Iterator[CardStore]:
    from shinpan.carddata.places import file_store, own_store

    if cards is not None:
        with file_store(cards) as store:
            yield store
        return
    with own_store() as store:
        if not len(store):
            raise click.UsageError(
                "no cards are imported: give a file with --cards, or see `shinpan data import --help`"
            )
        yield store


@contextmanager
def _progress(language: Language) -> Iterator[Callable[[int], None] | None]:
    """Tell on a terminal how far reading a file is."""
    if not sys.stderr.isatty():
        yield None
        return
    words = "{} MB" if language is Language.EN else "{} MB 読み込み済み"

    def seen(place: int) -> None:
        click.echo(f"\r  {words.format(place // 1_000_000)} ", err=True, nl=False)

    yield seen
    click.echo("\r" + " " * 30 + "\r", err=True, nl=False)


@contextmanager
def _errors() -> Iterator[None]:
    """What can go wrong with files becomes a plain error."""
    from shinpan.carddata.files import CardFileError
    from shinpan.rulebook.parsing import RulesTextError

    try:
        yield
    except (OSError, sqlite3.Error, CardFileError, RulesTextError) as error:
        raise click.ClickException(str(error)) from None
