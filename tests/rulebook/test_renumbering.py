from datetime import date

import pytest

from shinpan.rulebook.editions import UnknownEditionError, in_force, known_edition_on
from shinpan.rulebook.facts import known_editions
from shinpan.rulebook.parsing import read
from shinpan.rulebook.renumbering import Renumberer, UnknownNumberError, UnlinkedEditionError, renumber
from shinpan.rulebook.store import RulesStore


def on(text: str) -> date:
    return date.fromisoformat(text)


KNOWN = [
    ("713.4b", "2022-09-08", "712.21b", "2026-01-16"),
    ("725.2", "2023-11-17", "729.2", "2026-01-16"),
    ("708", "2013-07-11", "709", "2026-01-16"),
    ("708.1", "2013-07-13", "709.1", "2026-01-16"),
    ("708.4", "2013-07-13", "709.2", "2026-01-16"),
    ("707.2", "2013-07-13", "708.2", "2026-01-16"),
    ("706.2", "2017-04-28", "707.2", "2026-01-16"),
    ("503.2", "2005-10-01", "707.2", "2026-01-16"),
    ("410.2", "2008-10-01", "603.2", "2026-01-16"),
    ("418.5", "2008-10-01", "613", "2026-01-16"),
    ("420.5", "2008-10-01", "704.5", "2026-01-16"),
    ("502.9", "2008-10-01", "702.19", "2026-01-16"),
    ("702.139", "2020-04-17", "702.140", "2026-01-16"),
    ("4", "2008-10-01", "6", "2010-10-01"),
]


@pytest.mark.parametrize(("old", "then", "new", "now"), KNOWN)
def test_rules_are_found_in_other_editions(old, then, new, now):
    assert renumber(old, on(then), on(now)).result == new


@pytest.mark.parametrize(("old", "then", "new", "now"), [pair for pair in KNOWN if pair[0] not in ("418.5", "410.2")])
def test_and_back(old, then, new, now):
    assert renumber(new, on(now), on(then)).result == old


@pytest.mark.parametrize(
    ("number", "source", "target", "lost"),
    [
        ("713.1b", "2022-09-08", "2026-01-16", "2023-04-14"),
        ("708.6a", "2013-07-13", "2026-01-16", "2017-04-28"),
        ("509.2", "2024-07-30", "2026-01-16", "2024-11-08"),
        ("729.2", "2026-01-16", "2013-07-13", "2020-04-17"),
        ("310.1", "2026-01-16", "2022-09-08", "2023-04-14"),
    ],
)
def test_what_is_gone_or_new_is_said_to_be(number, source, target, lost):
    found = renumber(number, on(source), on(target))
    assert found.result is None
    assert found.lost == on(lost)


def test_a_merged_rule_is_part_of_another():
    found = renumber("713.9", on("2022-09-08"), on("2026-01-16"))
    assert (found.result, found.part) == ("712.15", True)
    assert renumber("713", on("2022-09-08"), on("2026-01-16")).part


def test_the_path_names_each_number_on_the_way():
    found = renumber("713.4b", on("2022-09-08"), on("2026-01-16"))
    assert found.path == (
        (on("2022-09-08"), "713.4b"),
        (on("2022-11-18"), "713.5b"),
        (on("2023-04-14"), "712.21b"),
    )


def test_every_rule_of_the_newest_edition_comes_back_from_every_other():
    renumberer = Renumberer()
    newest = known_editions()[-1]
    for edition in known_editions()[::9]:
        for number in list(newest.numbers())[::7]:
            origin = renumberer.follow(number, newest.effective, edition.effective)
            if origin.result is not None and not origin.part:
                assert renumberer.follow(origin.result, edition.effective, newest.effective).result == number


@pytest.mark.parametrize("number", ["713.99", "9999.9", "", "７１３", "713.4bb", "x" * 1000])
def test_a_number_that_is_none_is_refused_with_near_ones(number):
    with pytest.raises(UnknownNumberError, match="2022-09-08 has no rule"):
        renumber(number, on("2022-09-08"), on("2026-01-16"))


def test_a_date_means_the_edition_in_force():
    assert known_edition_on(on("2013-07-11")) == on("2013-07-13")  # the day of the file
    assert known_edition_on(on("2013-07-14")) == on("2013-07-13")
    assert known_edition_on(on("2022-12-24")) == on("2022-11-18")
    assert known_edition_on(on("2099-01-01")) == on("2026-01-16")
    with pytest.raises(UnknownEditionError, match="the first is that of 2003-03-15"):
        known_edition_on(on("1999-01-01"))
    with pytest.raises(UnknownEditionError, match="none is there"):
        in_force(on("2020-01-01"), [])


def test_an_edition_that_is_not_known_is_linked_by_its_text(tmp_path, rules_folder, with_sections):
    newest = read(rules_folder / "MagicCompRules-20260116.txt.gz")
    later = with_sections(newest, {"729": "731"})
    with RulesStore(tmp_path) as store:
        store.add(later, on("2027-02-03"))
        with pytest.raises(UnlinkedEditionError, match="load the text of one before it"):
            renumber("731.2", on("2027-02-03"), on("2023-11-17"), store)
        store.add(newest, on("2026-01-16"))
        assert renumber("731.2", on("2027-02-03"), on("2023-11-17"), store).result == "725.2"
        assert renumber("725.2", on("2023-11-17"), on("2027-02-03"), store).result == "731.2"
        assert renumber("613.8", on("2027-02-03"), on("2030-01-01"), store).result == "613.8"
