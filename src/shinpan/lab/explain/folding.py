"""From the record to the account: what goes without saying is left out, what belongs together is said once."""

from collections.abc import Iterable, Sequence

from shinpan.game.enums import Zone
from shinpan.lab.explain.account import Told
from shinpan.lab.explain.recorder import Line
from shinpan.lab.explain.said import Said
from shinpan.rulebook.citations import Citation
from shinpan.rules.activating.mana import ACTIVATED
from shinpan.rules.casting.cast import ANNOUNCED, BECAME_CAST
from shinpan.rules.combat.attacking import ATTACKS
from shinpan.rules.costs.paying import PAID
from shinpan.rules.costs.total import TOTAL
from shinpan.rules.ending import LOSES
from shinpan.rules.happening.attaching import UNATTACHED
from shinpan.rules.happening.damaging import LIFELINK
from shinpan.rules.happening.destroying import DESTROYED, SACRIFICED
from shinpan.rules.happening.drawing import DISCARDED, DRAWN
from shinpan.rules.happening.living import GAINED
from shinpan.rules.happening.mana_adding import ADDED
from shinpan.rules.happening.moving import NEW_OBJECT
from shinpan.rules.happening.tapping import TAPPED
from shinpan.rules.lands import PLAYS
from shinpan.rules.priority import PASSES
from shinpan.rules.state_based.attachments import EQUIPMENT
from shinpan.rules.state_based.creatures import DEATHTOUCH, LETHAL
from shinpan.rules.state_based.losing import DECKED, NO_LIFE, POISONED
from shinpan.rules.turn.steps import BEGINS

_SILENT = (PASSES, BECAME_CAST)
_MANA = (ACTIVATED, ADDED)
_PUT_INTO_GRAVEYARD = (DESTROYED, SACRIFICED, DISCARDED)


def account(lines: Sequence[Line]) -> list[Told]:
    """Return the sentences of one step of the scenario."""
    lines = [line for line in lines if line.citation not in _SILENT]
    lines = _without_payments(lines)
    lines = _without_empty_steps(lines)
    told: list[Told] = []
    said = _Said()
    for place, line in enumerate(lines):
        joined = _joined(line, lines[place - 1] if place else None)
        if joined is not None and told:
            told[-1] = Told(told[-1].said, (*told[-1].rules, *joined))
        elif not said.already(line, lines[place + 1 : place + 4]):
            told.append(_told(line))
        said.add(line)
    return _without_repetition(told)


def _told(line: Line) -> Told:
    citation = line.citation
    english = citation.text("en", **{key: value.en for key, value in line.said.items()})
    japanese = citation.text("ja", **{key: value.ja for key, value in line.said.items()})
    rules = (TOTAL.number, citation.number) if citation is PAID else (citation.number,)
    return Told(Said(_sentence(english), japanese), rules)


def _sentence(english: str) -> str:
    """Begin a sentence with a capital unless a player's name begins it, and let counters agree with their number."""
    if english.startswith(("the ", "an ", "a ")):
        english = english[0].upper() + english[1:]
    if "counter(s)" in english:
        one = english.startswith("1 ")
        english = english.replace("counter(s) are", "counter is" if one else "counters are")
    return english


def _without_payments(lines: Sequence[Line]) -> list[Line]:
    """Leave out how mana for a cost was made, and costs of nothing."""
    kept: list[Line] = []
    for place, line in enumerate(lines):
        if line.citation is TOTAL:
            continue
        if line.citation is PAID and line.given.get("cost") == "{0}":
            continue
        making = line.citation in _MANA or (line.citation is TAPPED and lines[place - 1].citation is ACTIVATED)
        if making and _pays(lines[place + 1 :]):
            continue
        kept.append(line)
    return kept


def _pays(following: Iterable[Line]) -> bool:
    """Return whether the mana is for a cost that is being paid: the payment comes before anything else."""
    for line in following:
        if line.citation is PAID:
            return True
        if line.citation not in _MANA and line.citation is not TAPPED and line.citation is not SACRIFICED:
            return False
    return False


def _without_empty_steps(lines: Sequence[Line]) -> list[Line]:
    """Leave out the beginnings of steps of the turn in which nothing else is told, but for the last."""
    return [
        line
        for place, line in enumerate(lines)
        if line.citation is not BEGINS or place + 1 == len(lines) or lines[place + 1].citation is not BEGINS
    ]


def _joined(line: Line, before: Line | None) -> tuple[str, ...] | None:
    """Return the rules to add to the sentence before, if this line only says how that came about."""
    if before is None:
        return None
    if line.citation is LOSES and before.citation in (NO_LIFE, DECKED, POISONED):
        return (line.citation.number,) if before.given["player"] == line.given["player"] else None
    if line.citation is GAINED and before.citation is LIFELINK:
        return (line.citation.number,)
    same = before.given.get("object") == line.given.get("object")
    if line.citation is DESTROYED and same and before.citation in (LETHAL, DEATHTOUCH):
        return (line.citation.number,)
    if line.citation is UNATTACHED and same and before.citation is EQUIPMENT:
        return (line.citation.number,)
    return None


class _Said:
    """What has been said of which object so far in the step."""

    def __init__(self) -> None:
        self._by_citation: dict[int, set[object]] = {}
        self._sent_to_graveyard: set[object] = set()

    def add(self, line: Line) -> None:
        """Remember a line."""
        about = line.given.get("object")
        self._by_citation.setdefault(id(line.citation), set()).add(about)
        if line.citation in _PUT_INTO_GRAVEYARD or line.citation.number.startswith("704.5"):
            self._sent_to_graveyard.add(about)

    def _has(self, line: Line, *citations: Citation) -> bool:
        about = line.given.get("object")
        return any(about in self._by_citation.get(id(citation), ()) for citation in citations)

    def already(self, line: Line, later: Sequence[Line]) -> bool:
        """Return whether a line says nothing that another doesn't say."""
        if line.citation is TAPPED:
            return self._has(line, ATTACKS)
        if line.citation is DESTROYED:
            return self._has(line, LETHAL, DEATHTOUCH)
        if line.citation is not NEW_OBJECT:
            return False
        origin, destination = line.given["origin"], line.given["destination"]
        if destination is Zone.STACK:
            return any(each.citation is ANNOUNCED for each in later)
        if origin is Zone.STACK:
            return True
        if destination is Zone.HAND and origin is Zone.LIBRARY:
            return bool(later) and later[0].citation is DRAWN
        if destination is Zone.BATTLEFIELD:
            return self._has(line, PLAYS)
        return destination is Zone.GRAVEYARD and line.given["object"] in self._sent_to_graveyard


def _without_repetition(told: Sequence[Told]) -> list[Told]:
    """Say what happens several times in a row once, with the number."""
    kept: list[tuple[Told, int]] = []
    for each in told:
        if kept and kept[-1][0] == each:
            kept[-1] = (each, kept[-1][1] + 1)
        else:
            kept.append((each, 1))
    return [each if number == 1 else _times(each, number) for each, number in kept]


def _times(told: Told, number: int) -> Told:
    said = told.said
    return Told(Said(f"{said.en} (×{number})", f"{said.ja}（×{number}）"), told.rules)
