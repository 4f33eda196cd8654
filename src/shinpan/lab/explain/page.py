"""The page that a judge reads out: the ruling first, then what happens rule by rule, and how layers work it out."""

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.explain.account import StepAccount, Told
from shinpan.lab.explain.grid import grid, width, wrapped
from shinpan.lab.explain.said import Said
from shinpan.lab.judging import Verdict
from shinpan.lab.notation.writing.flow import flow
from shinpan.rulebook.language import Language

if TYPE_CHECKING:
    from shinpan.lab.explain.components import ComponentRow
    from shinpan.lab.explain.copying import CopyRow
    from shinpan.lab.explain.layers import LayerTable

_NARROWEST, _WIDEST = 60, 110
_INDENT = "     "


class Page:
    """Writes a verdict as text in one language."""

    def __init__(self, language: Language, columns: int | None = None) -> None:
        self.language = language
        given = shutil.get_terminal_size((100, 24)).columns if columns is None else columns
        self.columns = min(_WIDEST, max(_NARROWEST, given))

    def _say(self, en: str, ja: str) -> str:
        return ja if self.language is Language.JA else en

    def _text(self, said: Said) -> str:
        return said.text(self.language)

    def whole(self, verdict: Verdict) -> str:
        """Return the page of one file: ruling, account, what was assumed."""
        return _joined([*self._ruling(verdict), *self._account(verdict), *self._remarks(verdict)])

    def short(self, verdict: Verdict) -> str:
        """Return the page of one file among several: title, verdict and ruling."""
        return _joined([*self._ruling(verdict), *self._remarks(verdict)])

    # -- the ruling ------------------------------------------------------------------------------------------------

    def _ruling(self, verdict: Verdict) -> Iterator[str]:
        title = verdict.title_in(self.language)
        yield title
        yield "=" * min(self.columns, width(title))
        yield f"{self._mark(verdict.ok)} {self._result(verdict)}"
        if verdict.error is not None:
            yield from self._lines(verdict.error.render(self.language), "  ")
        if verdict.run is None:
            return
        final = verdict.run.steps[-1].outcomes if verdict.run.steps else []
        shown = [outcome for outcome in verdict.run.outcomes if not outcome.ok]
        shown += [outcome for outcome in final or verdict.run.outcomes if outcome.ok]
        for outcome in shown:
            yield from self._outcome(outcome, "  ")
        if verdict.edition_note is not None:
            yield from self._lines(self._text(verdict.edition_note), "  ")

    def _mark(self, ok: bool) -> str:
        return "✓" if ok else "✗"

    def _result(self, verdict: Verdict) -> str:
        if verdict.run is None:
            return self._say("This file can't be read.", "このファイルは読めません。")
        if verdict.error is not None:
            return self._say("This can't be played to its end.", "最後まで進めることができません。")
        number = len(verdict.run.outcomes)
        wrong = sum(not outcome.ok for outcome in verdict.run.outcomes)
        if number == 0:
            return self._say("Played; nothing was asked.", "実行しました。確かめることは書かれていません。")
        if wrong:
            return self._say(
                f"{wrong} of {number} expectations don't hold.", f"期待{number}件のうち{wrong}件が成り立ちません。"
            )
        return self._say("The ruling, as the file expects it:", "裁定（ファイルの期待どおりです）：")

    def _outcome(self, outcome: Outcome, indent: str) -> Iterator[str]:
        if outcome.ok:
            yield from self._lines(f"{self._mark(True)} {self._text(outcome.said)}", indent)
            return
        yield from self._lines(f"{self._mark(False)} {self._text(outcome.said)}", indent)
        keys = outcome.differences()
        expected = flow({key: outcome.expected[key] for key in keys if key in outcome.expected} or outcome.expected)
        found = flow({key: outcome.found[key] for key in keys})
        where = self._say(f"line {outcome.line}", f"{outcome.line}行目")
        text = self._say(f"{where}: expected {expected}, found {found}", f"{where}：期待は{expected}、結果は{found}")
        yield from self._lines(text, indent + "  ")

    # -- the account -----------------------------------------------------------------------------------------------

    def _account(self, verdict: Verdict) -> Iterator[str]:
        if verdict.run is None:
            return
        told = [step for step in verdict.run.steps if step.heading or step.told or step.outcomes]
        if not told:
            return
        yield ""
        yield self._say("What happens", "経過")
        number = 0
        last = len(verdict.run.scenario.steps) + 1
        start = self._say("At the start", "開始時")
        for step in told:
            if step.heading is not None:
                number += 1
                yield from self._lines(f"{number:>3}. {self._text(step.heading)}", "", hanging=_INDENT)
            elif number == 0 and step.place != last and start:
                yield f"  -  {start}"
                start = ""
            elif step.place == last and step.tables:
                yield f"  -  {self._say('In the end', '終了時')}"
            yield from self._step(step, checks=step.place != last)

    def _step(self, step: StepAccount, *, checks: bool) -> Iterator[str]:
        for told in step.told:
            yield from self._lines(self._told(told), _INDENT, hanging=_INDENT + "  ")
        if checks:
            for outcome in step.outcomes:
                yield from self._outcome(outcome, _INDENT)
        for table in step.tables:
            yield from self._table(table)

    def _told(self, told: Told) -> str:
        rules = ", ".join(dict.fromkeys(told.rules))
        text = self._text(told.said)
        return self._say(f"{text} [{rules}]", f"{text}（{rules}）")

    # -- layers ----------------------------------------------------------------------------------------------------

    def _table(self, table: "LayerTable") -> Iterator[str]:
        subject = self._text(table.subject)
        yield ""
        yield from self._lines(self._say(f"How {subject} comes to be what it is:", f"{subject}の特性の計算："), _INDENT)
        start, final = self._text(table.start), self._text(table.final)
        indent = _INDENT + "  "
        yield from self._lines(self._say(f"printed: {start}", f"印刷された値：{start}"), _INDENT + "  ")
        if table.components:
            yield from self._components(table.components)
        if table.copying:
            yield from self._copying(table.copying)
        yield from self._layers(table)
        yield from self._lines(self._say(f"result: {final}", f"結果：{final}"), indent)
        yield ""

    def _layers(self, table: "LayerTable") -> Iterator[str]:
        """Return the effects in their order, as a table."""
        if not table.rows:
            return
        indent = _INDENT + "  "
        head = (
            self._say("layer", "種類別"),
            self._say("effect", "効果"),
            self._say("before → after", "適用前 → 適用後"),
            self._say("why here", "順番の理由"),
            self._say("rules", "ルール"),
        )
        rows = [
            (row.layer, self._text(row.effect), self._text(row.change), self._text(row.why), " ".join(row.rules))
            for row in table.rows
        ]
        for line in grid(head, rows, self.columns - len(indent), (6, 30, 28, 26, 10)):
            yield indent + line

    def _copying(self, rows: "tuple[CopyRow, ...]") -> Iterator[str]:
        """Return how the copiable values come about, as a table."""
        indent = _INDENT + "  "
        yield from self._lines(self._say("its copiable values (707.2):", "コピー可能な値（707.2）："), indent)
        head = (self._say("step", "段階"), self._say("values", "値"), self._say("rules", "ルール"))
        cells = [(self._text(row.what), self._text(row.change), " ".join(row.rules)) for row in rows]
        for line in grid(head, cells, self.columns - len(indent), (40, 50, 10)):
            yield indent + line
        yield ""

    def _components(self, rows: "tuple[ComponentRow, ...]") -> Iterator[str]:
        """Return what represents the permanent, as a table."""
        indent = _INDENT + "  "
        yield from self._lines(self._say("its components (712.4a, 729.2):", "構成要素（712.4a、729.2）："), indent)
        head = (
            self._say("place", "位置"),
            self._say("name", "名前"),
            self._say("owner", "オーナー"),
            self._say("side", "向き"),
        )
        cells = [(self._text(row.place), self._text(row.name), row.owner, self._text(row.side)) for row in rows]
        for line in grid(head, cells, self.columns - len(indent), (8, 36, 14, 34)):
            yield indent + line
        yield ""

    # -- the rest --------------------------------------------------------------------------------------------------

    def _remarks(self, verdict: Verdict) -> Iterator[str]:
        data = verdict.data(self.language)
        if data.get("ignored"):
            yield ""
            yield self._say(
                "Not understood, so that it did nothing; the ruling may be wrong:",
                "理解できず、何もしないものとして扱った文（裁定は誤りかもしれません）：",
            )
            for each in data["ignored"]:
                for sentence in each["sentences"]:
                    yield from self._lines(f"{each['card']}: {sentence}", "  ")
        if data["assumed"]:
            yield ""
            yield self._say("Assumed, since the file has no answer:", "回答がないため、次のように仮定しました：")
            for each in data["assumed"]:
                yield from self._lines(self._assumed(each), "  ")
        if data["left_over"]:
            yield ""
            yield self._say("Answers that nobody asked for:", "使われなかった回答：")
            for each in data["left_over"]:
                where = self._say(f"line {each['line']}", f"{each['line']}行目")
                yield from self._lines(f"{where}, {each['player']}: {each['answer']}", "  ")

    def _assumed(self, each: dict[str, object]) -> str:
        return self._say(
            f"line {each['line']}, {each['player']}, {each['decision']}: {each['answer']}",
            f"{each['line']}行目、{each['player']}、{each['decision']}：{each['answer']}",
        )

    def _lines(self, text: str, indent: str, hanging: str | None = None) -> Iterator[str]:
        """Yield a text in lines that fit the page."""
        rest = indent + "  " if hanging is None else hanging
        for paragraph in text.split("\n"):
            first, *others = wrapped(paragraph, self.columns - len(rest))
            yield indent + first
            for line in others:
                yield rest + line


def _joined(lines: list[str]) -> str:
    """Return lines as one text, without blank lines in a row or at the end."""
    kept = [line for place, line in enumerate(lines) if line or (place and lines[place - 1])]
    return "\n".join(kept).rstrip("\n")
