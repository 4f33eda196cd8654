"""Playing scenarios written in tests."""

from textwrap import dedent

from shinpan.cards.library import built_in
from shinpan.lab.notation import parse
from shinpan.lab.run.running import Run, run


def play(text: str, *, layers: bool = False) -> Run:
    """Play a scenario given as text; players alice and bob with nothing unless it says otherwise."""
    text = dedent(text)
    if "title:" not in text:
        text = "title: a test\n" + text
    return run(parse(text, "test.yaml"), built_in(), layers=layers)


def played(text: str) -> Run:
    """Play a scenario in which everything comes out as it says."""
    done = play(text)
    assert done.error is None, done.error.render()
    wrong = [(outcome.line, dict(outcome.found)) for outcome in done.outcomes if not outcome.ok]
    assert not wrong, wrong
    return done


def failed(text: str) -> str:
    """Play a scenario that can't be played to its end; return the first line of the error."""
    done = play(text)
    assert done.error is not None
    return done.error.headline


def assumed(done: Run) -> list[str]:
    """Return what was assumed: the names of the decisions."""
    assert done.play is not None
    return [each.term.en for each in done.play.answerer.assumed]
