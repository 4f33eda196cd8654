"""Fetching card data, against a server on this machine that fails in every way that servers do."""

import gzip
import hashlib
import json

import pytest
from card_objects import atomic, scryfall
from flaky_server import serving

from shinpan.carddata.fetching import Kind, Provider, fetch_cards
from shinpan.carddata.files import CardFileError
from shinpan.carddata.places import own_store
from shinpan.rulebook.downloading import TRIES, FetchError, download, fetched

CARDS = json.dumps([scryfall("Fore", "Draw a card."), scryfall("Aft")]).encode()
PACKED = gzip.compress(json.dumps({"data": {"Fore": [atomic("Fore", "Draw two cards.")]}}).encode())


@pytest.fixture
def site():
    with serving() as site:
        offer = {"type": "oracle_cards", "download_uri": f"{site.address}/oracle.json", "size": len(CARDS)}
        site.files["/bulk"] = json.dumps(
            {"object": "list", "data": [{**offer, "updated_at": "2031-03-04T09"}]}
        ).encode()
        site.files["/oracle.json"] = CARDS
        site.files["/Atomic.json.gz"] = PACKED
        site.files["/Atomic.json.gz.sha256"] = hashlib.sha256(PACKED).hexdigest().encode()
        yield site


def scryfalls(site, kind=Kind.ORACLE, seen=None):
    return fetch_cards(Provider.SCRYFALL, kind, seen, address=f"{site.address}/bulk", pause=0)


def mtgjsons(site):
    return fetch_cards(Provider.MTGJSON, address=f"{site.address}/Atomic.json.gz", pause=0)


def loaded():
    with own_store() as store:
        return sorted(store.names())


def test_a_bulk_file_is_fetched_and_loaded(site, home):
    told = []
    source = scryfalls(site, seen=lambda done, total: told.append((done, total)))
    assert (source.name, source.cards) == ("oracle_cards-2031-03-04.json", 2)
    assert loaded() == ["Aft", "Fore"]
    assert told[-1] == (len(CARDS), len(CARDS))
    assert all(headers["User-Agent"].startswith("Shinpan/") and headers["Accept"] for _, headers in site.asked)
    assert [path.name for path in home.iterdir()] == ["cards.sqlite3"]


def test_a_file_that_is_sent_packed(site):
    site.files["/oracle.json"] = gzip.compress(CARDS)
    site.headers["/oracle.json"] = {"Content-Encoding": "gzip"}
    assert scryfalls(site).cards == 2


def test_a_file_with_its_checksum(site):
    assert mtgjsons(site).cards == 1
    with own_store() as store:
        card = store.find("Fore")
        assert card is not None
        assert card.faces[0].oracle_text == "Draw two cards."


@pytest.mark.parametrize("way", ["503", "429", "cut", "wrong"])
def test_another_try_helps(site, way):
    site.failing["/Atomic.json.gz"] = [way, way]
    assert mtgjsons(site).cards == 1
    assert [path for path, _ in site.asked].count("/Atomic.json.gz") == 3


@pytest.mark.parametrize("way", ["503", "cut", "wrong"])
def test_in_the_end_nothing_is_changed(site, home, way):
    scryfalls(site)
    site.failing["/Atomic.json.gz"] = [way] * 10
    with pytest.raises(FetchError, match=f"{TRIES} tries"):
        mtgjsons(site)
    assert loaded() == ["Aft", "Fore"]
    assert [path.name for path in home.iterdir()] == ["cards.sqlite3"]


def test_what_isnt_there_is_asked_for_once(site):
    del site.files["/oracle.json"]
    with pytest.raises(FetchError, match="404"):
        scryfalls(site)
    assert [path for path, _ in site.asked] == ["/bulk", "/oracle.json"]


def test_a_size_that_is_wrong(site):
    site.files["/oracle.json"] = CARDS + b" "
    with pytest.raises(FetchError, match="instead of"):
        scryfalls(site)
    assert loaded() == []


@pytest.mark.parametrize(
    "listed", [b"no json", b"[]", b'{"data": 5}', b'{"data": [{"type": "oracle_cards"}]}', b'{"data": [3]}']
)
def test_lists_that_are_none(site, listed):
    site.files["/bulk"] = listed
    with pytest.raises(FetchError):
        scryfalls(site)


def test_other_kinds_and_bad_checksums(site):
    with pytest.raises(FetchError, match="all_cards"):
        scryfalls(site, Kind.ALL)
    site.files["/Atomic.json.gz.sha256"] = b"<html>"
    with pytest.raises(FetchError, match="no checksum"):
        mtgjsons(site)


def test_what_comes_is_no_file_of_cards(site):
    bad = b'[{"name": ""}]'
    site.files["/oracle.json"] = bad + b" " * (len(CARDS) - len(bad))
    with pytest.raises(CardFileError):
        scryfalls(site)
    assert loaded() == []


def test_addresses_and_limits(site, tmp_path):
    for address in ("file:///etc/hosts", "nothing", f"{site.address}/none", "http://127.0.0.1:9/"):
        with pytest.raises(FetchError):
            fetched(address, 10, pause=0)
    with pytest.raises(FetchError, match="larger"):
        fetched(f"{site.address}/oracle.json", 10)
    with pytest.raises(FetchError):
        download(f"{site.address}/none", tmp_path / "x", pause=0)
    assert list(tmp_path.glob("x*")) == []
