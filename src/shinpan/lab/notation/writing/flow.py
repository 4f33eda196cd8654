"""Writing plain data as YAML's flow style, on one line, as people write scenarios."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import TypeAlias

Data: TypeAlias = str | int | date | Sequence["Data"] | Mapping[str, "Data"]
"""What a file is made of. A text is quoted where it has to be; truth values are ints."""

_PLAIN = re.compile(r"[^\W_](?:[\w '’./+@-]*[\w.'’+-])?")
_COUNTER = re.compile(r"[+-][0-9]+/[+-][0-9]+")
_NUMBER_LIKE = re.compile(r"[+-]?[0-9][0-9_.,:eE+xob-]*")
_NULLS = frozenset({"null", "Null", "NULL"})


def flow(data: Data) -> str:
    """The text of a value."""
    if isinstance(data, str):
        return scalar(data)
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, date):
        return data.isoformat()
    if isinstance(data, Mapping):
        return "{" + ", ".join(f"{scalar(key)}: {flow(value)}" for key, value in data.items()) + "}"
    if isinstance(data, Sequence):
        return "[" + ", ".join(flow(value) for value in data) + "]"
    return str(data)


def scalar(text: str) -> str:
    """A text as a YAML scalar that every YAML reader takes for a text (`yes` and `no` are both)."""
    if _COUNTER.fullmatch(text):
        return text
    if _PLAIN.fullmatch(text) and not _NUMBER_LIKE.fullmatch(text) and text not in _NULLS:
        return text
    return json.dumps(text, ensure_ascii=False)
