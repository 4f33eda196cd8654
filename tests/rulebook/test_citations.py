import importlib
import pkgutil
import subprocess
import sys

import pytest

import shinpan
from shinpan.rulebook import citations
from shinpan.rulebook.citations import CITATIONS, CitationError, Language, carries, check_citations, cite
from shinpan.rulebook.numbers import pack, reference_numbers, unpack


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[citations.Citation]]:
    """An empty register for the time of a test."""
    empty: dict[str, list[citations.Citation]] = {}
    monkeypatch.setattr(citations, "CITATIONS", empty)
    return empty


def test_every_citation_of_the_package_names_a_rule_that_exists():
    for module in pkgutil.walk_packages(shinpan.__path__, "shinpan."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    check_citations()


def test_a_citation_knows_its_module_and_fills_its_words(registry):
    lethal = cite("704.5g", en="{object} is destroyed", ja="{object}は破壊されます")
    assert lethal.module == __name__
    assert registry == {"704.5g": [lethal]}
    assert lethal.text(object="Bear") == "Bear is destroyed"
    assert lethal.text(Language.JA, object="《熊》") == lethal.text("ja", object="《熊》") == "《熊》は破壊されます"


def test_another_language_is_refused(registry):
    with pytest.raises(ValueError, match="fr"):
        cite("704.5g", en="a", ja="b").text("fr")


def test_a_rule_is_named_silently_by_decorator_or_statement(registry):
    @carries("601.2a", "601.2b")
    def put_on_the_stack() -> int:
        return 3

    carries("613.8")
    assert put_on_the_stack() == 3
    assert list(registry) == ["601.2a", "601.2b", "613.8"]
    assert registry["613.8"][0].module == __name__
    check_citations()


@pytest.mark.parametrize(
    ("number", "en", "ja", "message"),
    [
        ("704.5zz", "a", "b", r"test_citations: no rule '704.5zz'.*near it: 704.5"),
        ("613.8", "a {x}", "b {y}", r"613.8 takes \['x'\] in en, \['y'\] in ja"),
        ("613.8", "a", "", "one language only"),
    ],
)
def test_a_wrong_citation_is_found(registry, number, en, ja, message):
    cite(number, en=en, ja=ja)
    with pytest.raises(CitationError, match=message):
        check_citations()


def test_the_numbers_of_the_reference_edition():
    numbers = reference_numbers()
    assert {"100", "613", "613.8", "613.8a", "712.21b", "729.2", "905.6"} <= numbers
    assert "613.8l" not in numbers
    assert len([number for number in numbers if "." not in number]) == len({number[:3] for number in numbers})


def test_numbers_are_packed_and_unpacked():
    numbers = ["600", "613", "613.1", "613.1a", "613.1b", "613.10", "613.10a", "700", "700.1"]
    assert pack(numbers) == "600\n613 1ab 10a\n700 1\n"
    assert list(unpack(pack(numbers))) == numbers


def test_citing_imports_nothing_heavy():
    code = "import sys, shinpan.rulebook.citations; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"sqlite3", "yaml", "click", "importlib.resources", "shinpan.rulebook.numbers"}.isdisjoint(loaded)
    assert CITATIONS is not None
