"""The page that a judge reads out: the ruling, the account, what was assumed."""

from shinpan.lab.judging import Verdict
from shinpan.lab.notation.writing.flow import flow
from shinpan.rulebook.language import Language


def page(verdict: Verdict, language: Language, *, explain: bool = False, alone: bool = True) -> str:
    """Return the text of a verdict."""
    ja = language is Language.JA
    lines = [verdict.title]
    if verdict.error is not None:
        lines.append(verdict.error.render(language))
    if verdict.run is not None:
        for outcome in verdict.run.outcomes:
            if not outcome.ok:
                expected = flow({key: outcome.expected.get(key, "") for key in outcome.differences()})
                found = flow({key: outcome.found[key] for key in outcome.differences()})
                lines.append(f"line {outcome.line}: expected {expected}, found {found}")
    if verdict.ok:
        lines.append("すべての期待どおりです。" if ja else "As expected.")
    if explain or alone:
        for account in verdict.accounts():
            lines.append(f"[{account.place}]")
            lines.extend(f"  {told.text(language)} ({', '.join(told.rules)})" for told in account.lines)
    return "\n".join(lines)
