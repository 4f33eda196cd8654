"""How much work reading is: counted, not timed. Words that can be read in several ways don't multiply it."""

from collections.abc import Callable

import pytest

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType
from shinpan.oracle.reading import face
from shinpan.oracle.reading.face import FaceReader, Understood
from shinpan.oracle.reading.parsing import Parse


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[int, int]]:
    """Return what reads a text of a sorcery, and returns how often something was read and how many readings were made.

    A text that isn't understood fails the test.
    """
    counts = {"reads": 0, "readings": 0}
    ends, bound = Parse.ends, face.bound

    def counted_ends(parse: Parse, reader: object, place: int) -> object:
        counts["reads"] += 1
        return ends(parse, reader, place)  # type: ignore[arg-type]

    def counted_bound(*arguments: object) -> object:
        counts["readings"] += 1
        return bound(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Parse, "ends", counted_ends)
    monkeypatch.setattr(face, "bound", counted_bound)

    def measured(text: str) -> tuple[int, int]:
        counts.update(reads=0, readings=0)
        spell = Characteristics(names=("Some Card",), types=frozenset({CardType.SORCERY}))
        assert isinstance(FaceReader(spell).read(text), Understood)
        return counts["reads"], counts["readings"]

    return measured


@pytest.mark.parametrize(
    "sentence",
    [
        pytest.param("Each opponent discards a card.", id="a player, or all players of a kind"),
        pytest.param("Destroy up to one target artifact.", id="one, or a number of them"),
        pytest.param("Exile target artifact or enchantment.", id="two groups, or one of two kinds"),
        pytest.param("Tap target legendary creature.", id="kinds, or an adjective"),
        pytest.param("You lose 1 life for each creature you control.", id="once for each, or as many times"),
    ],
)
def test_sentences_that_can_be_read_in_several_ways_do_not_multiply(
    sentence: str, work: Callable[[str], tuple[int, int]]
) -> None:
    _, once = work(sentence)
    two, _ = work(" ".join([sentence] * 2))
    six, readings = work(" ".join([sentence] * 6))
    assert readings == once == 1
    assert six < 4 * two


@pytest.mark.parametrize(
    ("text", "reads", "readings"),
    [
        pytest.param(
            "Destroy up to one target artifact, up to one target creature, and up to one target land. Then if you "
            "control a legendary creature, you may sacrifice another artifact or land. If you do, each opponent loses "
            "2 life and you draw two cards.",
            600,
            40,
            id="targets, a condition, a choice",
        ),
        pytest.param(
            "Look at the top five cards of your library. Put one of them into your hand and the rest on the bottom of "
            "your library in a random order. Then each player sacrifices a creature, an artifact, and a land.",
            400,
            3,
            id="cards of a library, a list",
        ),
    ],
)
def test_long_texts_take_no_more_than_so_much(
    text: str, reads: int, readings: int, work: Callable[[str], tuple[int, int]]
) -> None:
    found = work(text)
    assert found[0] <= reads
    assert found[1] <= readings
