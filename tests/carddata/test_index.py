"""The index: one card of many by name, all or nothing."""

import time

import pytest
from card_objects import atomic, scryfall

from shinpan.carddata.files import CardFileError
from shinpan.carddata.places import file_store, has_own_cards, import_cards, own_store
from shinpan.carddata.reading import cards_in
from shinpan.carddata.rows import from_json, to_json
from shinpan.cards.names import fold

HALVES = [{"name": "Fore", "type_line": "Instant"}, {"name": "Aft", "type_line": "Sorcery"}]
SPLIT = scryfall("Fore // Aft", layout="split", card_faces=HALVES)


def found(name):
    with own_store() as store:
        card = store.find(name)
        return None if card is None else (card.name, card.faces[0].oracle_text)


def test_a_card_is_found_by_each_of_its_names(write):
    import_cards(write("a.json", [SPLIT, scryfall("Lim-Dûl's Vault", "Old.")]))
    for name in ("Fore // Aft", "fore/aft", "AFT", "Fore"):
        assert found(name) == ("Fore // Aft", "")
    assert found("lim dul's vault") == ("Lim-Dûl's Vault", "Old.")
    assert found("Nothing") is None


def test_a_later_file_goes_before_and_what_it_lacks_stays(write):
    import_cards(write("a.json", [scryfall("Fore", "Old."), scryfall("Aft", "Kept.")]))
    import_cards(write("b.json", {"data": {"Fore": [atomic("Fore", "New.")]}}))
    assert (found("Fore"), found("Aft")) == (("Fore", "New."), ("Aft", "Kept."))
    with own_store() as store:
        assert [source.name for source in store.sources()] == ["a.json", "b.json"]
        assert len(store) == 2
    import_cards(write("c.json", [scryfall("Mid")]), alone=True)
    assert (found("Fore"), found("Mid")) == (None, ("Mid", ""))


def test_a_card_with_a_name_of_its_own_goes_before_a_face_and_a_joke(write):
    joke = scryfall("Aft", "Joke.", set_type="funny", oracle_id="1")
    import_cards(write("a.json", [joke, SPLIT, scryfall("Aft", "Real.", oracle_id="2")]))
    assert found("Aft") == ("Aft", "Real.")


def test_printings_of_one_card_are_one_card(write):
    printings = [
        scryfall("Fore", "First.", oracle_id="1", set="abc"),
        scryfall("Fore", "First.", oracle_id="1", set="def", lang="ja", printed_name="前"),
        scryfall("Fore", "First.", oracle_id="1", set="abc"),
    ]
    source = import_cards(write("a.json", printings))
    assert (source.cards, source.printings) == (1, 3)
    assert found("前") == ("Fore", "First.")
    with own_store() as store:
        assert [sets for _, sets in store.cards()] == [("ABC", "DEF")]
        assert store.japanese() == {"Fore": "前"}


def test_all_or_nothing(write):
    assert not has_own_cards()
    import_cards(write("a.json", [scryfall("Fore", "Old.")]))
    many = [scryfall(f"Card {number}") for number in range(2000)]
    for bad in ([*many, scryfall("")], [*many, {"object": "ruling"}], [scryfall("Fore", "New."), 5]):
        with pytest.raises(CardFileError):
            import_cards(write("bad.json", bad))
        with pytest.raises(CardFileError):
            import_cards(write("bad.json", bad), alone=True)
    assert (found("Fore"), found("Card 1")) == (("Fore", "Old."), None)
    with own_store() as store:
        assert [source.name for source in store.sources()] == ["a.json"]


def test_the_index_of_a_file_is_made_once_and_again_when_it_changes(write, home):
    path = write("a.json", [scryfall("Fore", "Old.")])
    with file_store(path) as store:
        assert store.find("Fore") is not None
        made = store.path
    before = made.stat().st_ino
    with file_store(path) as store:
        assert store.path.stat().st_ino == before
    path = write("a.json", [scryfall("Fore", "New and longer.")])
    with file_store(path) as store:
        card = store.find("Fore")
        assert card is not None
        assert card.faces[0].oracle_text == "New and longer."
    made.write_bytes(b"damaged, no database at all " * 100)
    with file_store(path) as store:
        assert len(store) == 1
    write("a.json", b'[{"name": "Half')
    with pytest.raises(CardFileError):
        file_store(path)
    assert [each.suffix for each in (home / "files").iterdir()] == [".sqlite3"]


def test_one_of_many_in_milliseconds(write):
    path = write("a.jsonl.gz", [scryfall(f"Card {number}") for number in range(20_000)], lines=True)
    file_store(path).close()
    start = time.perf_counter()
    with file_store(path) as store:
        assert store.find("card 19999") is not None
    assert time.perf_counter() - start < 0.25  # some milliseconds on a machine that isn't busy


def test_cards_are_the_same_after_the_index(write):
    objects = [SPLIT, scryfall("Fore", "x", power="1+*", toughness="*", color_indicator=["U"], lang="ja")]
    for each in cards_in(write("a.json", objects)):
        assert from_json(to_json(each.card)) == each.card


def test_names_fold_as_everywhere():
    assert fold("Fore // Aft") == fold("fore/aft")
