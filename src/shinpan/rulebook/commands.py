"""The commands of the rulebook, to be attached to the main command line: `rule`."""

from __future__ import annotations

import click

from shinpan.rulebook.language import Language

_LANGUAGE = click.option(
    "--lang",
    "language",
    type=click.Choice([tag.value for tag in Language]),
    default="en",
    help="The language to speak.",
)


@click.command()
@click.argument("number")
@_LANGUAGE
def rule(number: str, language: str) -> None:
    """Show a rule: what it is about, and what of Shinpan carries it out."""
    from shinpan.rulebook.lookup import UnknownNumberError, look_up
    from shinpan.rulebook.rendering import rule_page

    try:
        page = look_up(number)
    except UnknownNumberError as error:
        raise click.UsageError(str(error)) from None
    click.echo(rule_page(page, Language(language)))
