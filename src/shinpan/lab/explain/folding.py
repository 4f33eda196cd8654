"""From the record to the account: what goes without saying is left out, what belongs together is said once."""

from collections.abc import Iterable, Sequence

from shinpan.game.enums import Zone
from shinpan.lab.explain.account import Told
from shinpan.lab.explain.recorder import Line
from shinpan.lab.explain.said import Said
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
    for place, line in enumerate(lines):
        earlier = lines[:place]
        joined = _joined(line, earlier)
        if joined is not None:
            told[-1:] = [Told(each.said, (*each.rules, *joined)) for each in told[-1:]]
        elif not _is_plain(line, earlier, lines[place + 1 :]):
            told.append(_told(line))
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


def _joined(line: Line, earlier: Sequence[Line]) -> tuple[str, ...] | None:
    """Return the rules to add to the sentence before, if this line only says how that came about."""
    before = earlier[-1] if earlier else None
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


def _is_plain(line: Line, earlier: Sequence[Line], later: Sequence[Line]) -> bool:
    """Return whether a line says nothing that another doesn't say."""
    if line.citation is TAPPED:
        return any(each.citation is ATTACKS and each.given["object"] == line.given["object"] for each in earlier[-40:])
    if line.citation is DESTROYED:
        return any(_said_of(each, line, (LETHAL, DEATHTOUCH)) for each in earlier)
    if line.citation is not NEW_OBJECT:
        return False
    origin, destination = line.given["origin"], line.given["destination"]
    if destination is Zone.STACK:
        return any(each.citation is ANNOUNCED for each in later[:3])
    if origin is Zone.STACK:
        return True
    if destination is Zone.HAND and origin is Zone.LIBRARY:
        return bool(later) and later[0].citation is DRAWN
    if destination is Zone.BATTLEFIELD:
        return any(each.citation is PLAYS and each.given["object"] == line.given["object"] for each in earlier)
    if destination is Zone.GRAVEYARD:
        return any(_said_of(each, line, None) for each in earlier)
    return False


def _said_of(each: Line, line: Line, citations: tuple[object, ...] | None) -> bool:
    """Return whether a line spoke of the same object: by one of the citations, or sending it to a graveyard."""
    if each.given.get("object") != line.given["object"]:
        return False
    if citations is not None:
        return each.citation in citations
    return each.citation in _PUT_INTO_GRAVEYARD or each.citation.number.startswith("704.5")


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
