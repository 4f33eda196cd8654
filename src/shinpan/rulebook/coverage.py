"""Which rules Shinpan carries out: the modules that cite them, the tests and scenarios that name them.

In a checkout of the project this is read from its sources (`scanning`) and kept in the user's data folder until one of
them changes; elsewhere from an index that is made when a wheel is built (`hatch_build.py`), so that it can't be out of
date.
"""

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from shinpan.rulebook.citations import Citation
from shinpan.rulebook.numbers import reference_numbers, rule_of, section_of, sort_key
from shinpan.rulebook.scanning import citations_in, scan, sources

INDEX = Path(__file__).parent / "data" / "coverage.json"
KEPT = "coverage.json"
"""The file in the user's data folder that holds the index of a checkout."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """What carries out one rule: citations of modules, tests (path::name), scenario files (paths)."""

    number: str
    citations: tuple[Citation, ...] = ()
    tests: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that cite the rule, each once."""
        return tuple(dict.fromkeys(citation.module for citation in self.citations))

    @property
    def carried_out(self) -> bool:
        """Whether a module carries the rule out; else it is only tested."""
        return bool(self.citations)


Entry = dict[str, list[str]]
"""What names a rule: "cited" (module, English and Japanese words of each citation), "tests" and "scenarios"."""
Index = dict[str, Entry]


def coverage(number: str) -> Coverage:
    """What carries out the rule `number`, itself and not what stands in it."""
    return all_coverage().get(number, Coverage(number))


def coverage_within(number: str) -> Coverage:
    """What carries out a rule; of a chapter, a section or a rule with subrules, with all that stands in it."""
    inside = [each for at, each in all_coverage().items() if number in (at, rule_of(at), section_of(at), at[0])]
    return Coverage(
        number,
        tuple(dict.fromkeys(citation for each in inside for citation in each.citations)),
        tuple(dict.fromkeys(test for each in inside for test in each.tests)),
        tuple(dict.fromkeys(scenario for each in inside for scenario in each.scenarios)),
    )


@cache
def all_coverage() -> Mapping[str, Coverage]:
    """What carries out each rule that anything carries out, in the order of the rulebook."""
    root = project_root()
    index = _of_checkout(root) if root else shipped()
    numbers = sorted(index.keys() & reference_numbers(), key=sort_key)
    return {number: _coverage(number, index[number]) for number in numbers}


def index_of(root: Path) -> Index:
    """The index of the checkout at `root`, read from its sources."""
    found: Index = defaultdict(dict)
    for citation in citations_in(root / "src" / "shinpan"):
        found[citation.number].setdefault("cited", []).extend((citation.module, citation.en, citation.ja))
    for number, places in scan(root).items():
        found[number].update(places)
    return {number: found[number] for number in sorted(found)}


def project_root() -> Path | None:
    """The checkout that the package is imported from, if it is."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def shipped() -> Index:
    """The index shipped with the package; empty in a checkout, which needs none."""
    if not INDEX.is_file():
        return {}
    index: Index = json.loads(INDEX.read_text(encoding="utf-8"))
    return index


def written(index: Index) -> str:
    """The index as JSON, with one rule a line."""
    lines = (f"{json.dumps(number)}: {json.dumps(entry, ensure_ascii=False)}" for number, entry in index.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _coverage(number: str, entry: Entry) -> Coverage:
    cited = entry.get("cited", [])
    triples = zip(cited[0::3], cited[1::3], cited[2::3], strict=True)
    return Coverage(
        number,
        tuple(Citation(number, en, ja, module) for module, en, ja in triples),
        tuple(entry.get("tests", ())),
        tuple(entry.get("scenarios", ())),
    )


def _of_checkout(root: Path) -> Index:
    """The index of a checkout: the one that was kept, if no source changed since."""
    from shinpan.rulebook.folder import data_folder

    mark = _mark(root)
    kept = data_folder() / KEPT
    try:
        held = json.loads(kept.read_text(encoding="utf-8"))
        if held["mark"] == mark:
            index: Index = held["index"]
            return index
    except (OSError, ValueError, LookupError, TypeError):
        pass  # there is none yet, or it is no such file: it is made anew
    index = index_of(root)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps({"mark": mark, "index": index}, ensure_ascii=False), encoding="utf-8")
    except OSError:
        pass  # it is only a help
    return index


def _mark(root: Path) -> str:
    """A mark that changes with the sources."""
    mark = sha256()
    for path in sources(root):
        about = path.stat()
        mark.update(f"{path}\0{about.st_size}\0{about.st_mtime_ns}\n".encode())
    return mark.hexdigest()
