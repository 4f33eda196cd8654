"""The command line. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from shinpan import __version__

if TYPE_CHECKING:
    from shinpan.cards.library import Library

_LATER = {
    "data": "shinpan.carddata.commands",
    "rule": "shinpan.rulebook.commands",
    "rules": "shinpan.rulebook.commands",
    "search": "shinpan.rulebook.commands",
    "serve": "shinpan.web.commands",
}
"""Commands that live in other modules: name -> module, which has them under their name."""


def default_language() -> str:
    """Return the language of the environment: Japanese if the locale is, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "ja" if value.lower().startswith("ja") else "en"
    return "en"


class _Commands(click.Group):
    """The commands; those of other modules are loaded when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted({*super().list_commands(ctx), *_LATER})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command, None if there is none of that name."""
        if cmd_name in _LATER:
            command: click.Command = getattr(import_module(_LATER[cmd_name]), cmd_name)
            return command
        return super().get_command(ctx, cmd_name)


class _Day(click.ParamType):  # type: ignore[type-arg]
    """A date written like 2026-01-16."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        """Return the date."""
        try:
            return value if isinstance(value, date) else date.fromisoformat(value)
        except ValueError:
            self.fail(f"a date is written like 2026-01-16, not {value!r}", param, ctx)


_LANG = click.option(
    "--lang",
    type=click.Choice(["en", "ja"]),
    default=default_language,
    help="The language to speak; that of the locale by default.",
)
_CARDS = click.option(
    "--cards",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A file of cards shaped like Scryfall's or MTGJSON's data; before the cards you have imported.",
)
_LENIENT = click.option(
    "--lenient", is_flag=True, help="Play cards that aren't understood whole, without what isn't; it is named."
)


_SPOKEN = {"language": default_language()}
_SETTINGS: dict[str, Any] = {
    "help_option_names": ["-h", "--help"],
    "default_map": {
        "rule": _SPOKEN,
        "rules": {"map": _SPOKEN, "diff": _SPOKEN, "coverage": _SPOKEN},
        "search": _SPOKEN,
        "data": {
            **dict.fromkeys(("import", "status", "coverage", "forget"), _SPOKEN),
            "fetch": dict.fromkeys(("cards", "rules"), _SPOKEN),
        },
    },
}


@click.group(cls=_Commands, context_settings=_SETTINGS)
@click.version_option(__version__, prog_name="shinpan")
def main() -> None:
    """Shinpan 審判: the executable rulebook of Magic: The Gathering."""


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(), metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
@click.option("--explain", is_flag=True, help="Tell every step with its rules, and show the layers.")
@_LANG
@click.option("--edition", type=_Day(), help="The day whose rules are in force; before the file's own.")
@_CARDS
@_LENIENT
def judge(
    files: tuple[str, ...],
    as_json: bool,
    explain: bool,
    lang: str,
    edition: date | None,
    cards: Path | None,
    lenient: bool,
) -> None:
    """Play situations and say how they come out.

    The exit status is 0 if every expectation holds, 1 if one doesn't, 2 if a file is wrong or a step impossible.
    """
    from shinpan.lab.judging import judge as judge_file
    from shinpan.rulebook.language import Language

    library = _library(cards, lenient=lenient)
    language = Language(lang)
    verdicts = [judge_file(path, library, edition, layers=explain) for path in files]
    if as_json:
        import json

        data = [verdict.data(language) for verdict in verdicts]
        click.echo(json.dumps(data[0] if len(data) == 1 else data, ensure_ascii=False, indent=2))
    else:
        from shinpan.lab.explain.page import Page

        page = Page(language)
        write = page.whole if len(verdicts) == 1 or explain else page.short
        click.echo("\n\n".join(write(verdict) for verdict in verdicts))
    sys.exit(max(verdict.status for verdict in verdicts))


@main.command()
@click.argument("name", nargs=-1, required=True)
@_LANG
@_CARDS
def card(name: tuple[str, ...], lang: str, cards: Path | None) -> None:
    """Show what a card says, and the phrases that it is made of. English and Japanese names both find it.

    With data of your own, or of a file, it also says where the card is from, and what of its text isn't understood.
    """
    from shinpan.cards.library import UnknownCard
    from shinpan.game.lang import Lang

    library = _library(cards, lenient=True)
    asked = " ".join(name)
    from shinpan.carddata.library import DataLibrary

    entry = library.entry(asked) if isinstance(library, DataLibrary) else None
    if entry is not None:
        from shinpan.carddata.showing import card_page

        click.echo("\n".join(card_page(entry, Lang(lang))))
        return
    from shinpan.oracle.writing import describe_card

    try:
        click.echo("\n".join(describe_card(library[asked], Lang(lang))))
    except UnknownCard as error:
        raise click.UsageError(str(error)) from None


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--brawl", is_flag=True, help="Check it for Brawl instead.")
@_LANG
@_CARDS
def deck(file: Path, brawl: bool, lang: str, cards: Path | None) -> None:
    """Check whether a deck may be played in a Commander game (903.5).

    FILE is a list with a number and a card's name on each line; the commander stands under a line "Commander". The exit
    status is 0 if the deck is legal, 1 if it isn't, 2 if the list can't be read.
    """
    from shinpan.game.lang import Lang
    from shinpan.lab.decklists import DecklistError, deck_report, read_decklist

    try:
        found = read_decklist(file.read_text(encoding="utf-8"), _library(cards, lenient=True))
    except (DecklistError, UnicodeDecodeError) as error:
        words = error.ja if isinstance(error, DecklistError) and lang == "ja" else getattr(error, "en", str(error))
        raise click.UsageError(f"{file}:{getattr(error, 'line', 1)}: {words}") from None
    legal, lines = deck_report(found, Lang(lang), brawl=brawl)
    click.echo("\n".join(lines))
    sys.exit(0 if legal else 1)


def _library(cards: Path | None, *, lenient: bool = False) -> Library:
    """Return the cards to play with. What is wrong with a file of cards is a mistake of use (exit status 2)."""
    import sqlite3

    from shinpan.carddata.choosing import chosen_library
    from shinpan.carddata.files import CardFileError

    try:
        return chosen_library(cards, lenient=lenient)
    except (CardFileError, OSError, sqlite3.Error) as error:
        raise click.UsageError(str(error)) from None


if __name__ == "__main__":
    main()
