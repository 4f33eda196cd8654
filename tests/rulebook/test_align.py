import pytest

from shinpan.rulebook.align import Alignment, Relation, align
from shinpan.rulebook.facts import known_editions, known_steps
from shinpan.rulebook.parsing import parse, read

OLD = """7. Other Things

708. Benches

708.1. A bench has two seats on a single plank. The back of a bench is plain wood.

708.2. Only one seat of a bench is taken at a time, unless the bench says otherwise.

708.2a The sitter chooses a seat before sitting down.

708.3. Every bench in the garden must be painted green before the first day of spring.

709. Stools

709.1. A stool has a single seat and three legs of equal length.

709.2. Stools are painted by their owner only.

713. Thrones

713.1. A throne is a chair for a single monarch, with arms and a high back.

713.2. While nobody sits on it, a throne is covered with a red cloth.
"""
NEW = """7. Other Things

708. Hammocks

708.1. A hammock hangs between two trees and holds one sleeper.

709. Benches

709.1. Benches have two seats on one plank. The back of a bench is the normal plain wood.

709.2. The sitter chooses a seat before sitting down.

709.2a Only the chosen seat of the bench is checked for nails.

709.3. Unless the bench says otherwise, only one seat of a bench is taken at a time.

710. Stools

710.1. A stool has a single seat and three legs of equal length.

710.2. Stools are painted by their owner only. A throne is a chair for a single monarch, with arms and a high back.
"""


@pytest.fixture(scope="module")
def furniture() -> Alignment:
    return align(parse(OLD), parse(NEW))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("7", "7"),
        ("708", "709"),
        ("709", "710"),
        ("708.1", "709.1"),
        ("708.2", "709.3"),
        ("708.2a", "709.2"),
        ("709.1", "710.1"),
    ],
)
def test_rules_are_followed_through_renumbering_and_rewording(furniture, old, new):
    assert furniture.forward[old].number == new
    assert furniture.backward[new].number == old
    assert furniture.forward[old].relation is Relation.SAME


def test_a_rule_whose_content_went_into_another_is_part_of_it(furniture):
    assert furniture.forward["713.1"].number == "710.2"
    assert furniture.forward["713.1"].relation is Relation.PART
    assert furniture.backward["710.2"].number == "709.2"


def test_what_is_gone_is_gone_and_what_is_new_is_new(furniture):
    assert not {"708.3", "713", "713.2"} & furniture.forward.keys()
    assert not {"708", "708.1", "709.2a"} & furniture.backward.keys()


def test_equal_texts_are_told_apart_by_their_places():
    both = "If several creatures match, the player chooses one of them."
    attack = "Attack\n\n{0}.1. Attackers are declared.\n\n{0}.1a " + both
    block = "Block\n\n{0}.1. Blockers are named.\n\n{0}.1a " + both
    old = f"1. A\n\n101. {attack.format(101)}\n\n102. {block.format(102)}"
    new = f"1. A\n\n103. {block.format(103)}\n\n104. {attack.format(104)}"
    forward = align(parse(old), parse(new)).forward
    assert (forward["101.1a"].number, forward["102.1a"].number) == ("104.1a", "103.1a")


def test_an_edition_is_aligned_with_itself(furniture):
    edition = parse(OLD)
    alignment = align(edition, edition)
    assert {old: match.number for old, match in alignment.forward.items()} == {
        number: number for number in edition.index
    }


def test_japanese_texts_are_aligned(japanese_page):
    newer = japanese_page.replace("713.", "712.").replace("席である", "椅子である")
    forward = align(parse(japanese_page), parse(newer)).forward
    assert {old: match.number for old, match in forward.items() if "." in old} == {
        "713.1": "712.1",
        "713.1a": "712.1a",
        "713.2": "712.2",
    }


@pytest.mark.parametrize(
    ("older", "newer", "pairs"),
    [
        ("20221118", "20230414", {"713.5b": "712.21b", "713": "712", "712.1": "712.2"}),
        ("20081001", "20101001", {"410.2": "603.2", "418.5": "613", "217.1c": "400.7", "502.9": "702.17"}),
    ],
)
def test_official_texts(rules_folder, older, newer, pairs):
    texts = [read(rules_folder / f"MagicCompRules-{day}.txt.gz") for day in (older, newer)]
    alignment = align(*texts)
    assert {old: alignment.forward[old].number for old in pairs} == pairs


def test_the_facts_shipped_say_what_an_alignment_says(rules_folder):
    older, newer = (read(rules_folder / f"MagicCompRules-{day}.txt.gz") for day in ("20240412", "20240607"))
    alignment = align(older, newer)
    days = [edition.effective for edition in known_editions()]
    step = known_steps()[days.index(older.effective)]
    for number in older.index:
        told, known = alignment.forward.get(number), step.forward(number)
        assert (told and (told.number, told.relation)) == (known and (known.number, known.relation))
    for number in newer.index:
        told, known = alignment.backward.get(number), step.backward(number)
        assert (told and (told.number, told.relation)) == (known and (known.number, known.relation))
