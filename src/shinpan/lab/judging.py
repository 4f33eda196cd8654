"""Judging a file: reading it, playing it, and saying what came of it."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shinpan.cards.library import Library
from shinpan.lab.explain.editions import edition_note
from shinpan.lab.explain.position import position
from shinpan.lab.explain.said import Said
from shinpan.lab.notation import ScenarioError, load
from shinpan.lab.notation.writing.flow import flow
from shinpan.lab.notation.writing.values import answer_data
from shinpan.lab.run.running import Run, run
from shinpan.rulebook.language import Language

if TYPE_CHECKING:
    from shinpan.lab.explain.layers import LayerTable


class Verdict:
    """What came of a file. run is None if it couldn't be read; error says what was wrong, else None."""

    def __init__(self, path: str, run: Run | None, error: ScenarioError | None) -> None:
        self.path = path
        self.run = run
        self.error = error

    @property
    def title(self) -> str:
        """The title of the scenario; its path if it has none or couldn't be read."""
        return (self.run.scenario.title if self.run is not None else "") or self.path

    def title_in(self, language: Language) -> str:
        """The title in a language, if the file gives it, else the one that it gives."""
        japanese = self.run.scenario.title_ja if self.run is not None else ""
        return japanese if language is Language.JA and japanese else self.title

    @property
    def ok(self) -> bool:
        """Whether every expectation holds and nothing went wrong."""
        return self.error is None and self.run is not None and self.run.ok

    @property
    def status(self) -> int:
        """The exit status: 0 all holds, 1 an expectation doesn't, 2 the file is wrong or a step impossible."""
        return 2 if self.error is not None else 0 if self.ok else 1

    @property
    def edition_note(self) -> Said | None:
        """What to say of the edition, if it is an older one."""
        play = self.run.play if self.run is not None else None
        return None if play is None else edition_note(play.table.state)

    def data(self, language: Language = Language.EN) -> dict[str, Any]:
        """Return the verdict as plain data, in the shape of `shinpan judge --json`.

        `edition` says where an older edition differs, `layers` if tables were made,
        `ignored` if cards are played of which something isn't understood.
        """
        run = self.run
        play = run.play if run is not None else None
        data: dict[str, Any] = {
            "title": self.title_in(language),
            "ok": self.ok,
            "error": None if self.error is None else self.error.render(language),
            "expectations": [_outcome(outcome) for outcome in run.outcomes] if run is not None else [],
            "assumed": _assumed(run, language),
            "left_over": _left_over(run),
            "steps": [
                {"text": told.said.text(language), "rules": list(told.rules)}
                for step in (run.steps if run is not None else ())
                for told in step.told
            ],
            **({} if self.edition_note is None else {"edition": self.edition_note.text(language)}),
            **({"ignored": _ignored(run)} if run is not None and run.ignored else {}),
            "state": None if play is None else position(play.table, play.names),
        }
        tables = [table for step in (run.steps if run is not None else ()) for table in step.tables]
        if tables:
            data["layers"] = [_layers(table, language) for table in tables]
        return data


def judge(path: str | Path, library: Library, edition: date | None = None, *, layers: bool = False) -> Verdict:
    """Read a scenario file and play it. Mistakes are in the verdict, not raised. layers: make layer tables."""
    try:
        scenario = load(path)
    except ScenarioError as error:
        return Verdict(str(path), None, error)
    done = run(scenario, library, edition, layers=layers)
    return Verdict(str(path), done, done.error)


def _layers(table: "LayerTable", language: Language) -> dict[str, Any]:
    return {
        "object": table.subject.text(language),
        "printed": table.start.text(language),
        "rows": [
            {
                "layer": row.layer,
                "effect": row.effect.text(language),
                "change": row.change.text(language),
                "why": row.why.text(language),
                "rules": list(row.rules),
            }
            for row in table.rows
        ],
        "result": table.final.text(language),
        "copiable": [
            {"step": row.what.text(language), "values": row.change.text(language), "rules": list(row.rules)}
            for row in table.copying
        ],
        "components": [
            {
                "place": row.place.text(language),
                "name": row.name.text(language),
                "owner": row.owner,
                "side": row.side.text(language),
            }
            for row in table.components
        ],
    }


def _outcome(outcome: Any) -> dict[str, Any]:
    return {
        "line": outcome.line,
        "ok": outcome.ok,
        "expected": dict(outcome.expected),
        "found": dict(outcome.found),
    }


def _assumed(run: Run | None, language: Language) -> list[dict[str, Any]]:
    if run is None or run.play is None:
        return []
    return [
        {
            "line": each.line,
            "player": run.play.table.player(each.player).name,
            "decision": each.term.ja if language is Language.JA else each.term.en,
            "answer": each.answer,
        }
        for each in run.play.answerer.assumed
    ]


def _ignored(run: Run) -> list[dict[str, Any]]:
    return [{"card": card, "sentences": list(sentences)} for card, sentences in run.ignored.items()]


def _left_over(run: Run | None) -> list[dict[str, Any]]:
    if run is None or run.play is None:
        return []
    return [
        {"line": answer.line, "player": run.play.table.player(player).name, "answer": flow(answer_data(answer))}
        for player, answer in run.left_over
    ]
