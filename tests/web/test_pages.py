"""The pages without any official text: numbers, our own words, coverage, situations, cards."""

import pytest
from fastapi.testclient import TestClient

from shinpan.rulebook.numbers import reference_numbers
from shinpan.rulebook.summaries import summary

PAGES = [
    "/rules",
    "/rules/7",
    "/rules/707",
    "/rules/707.2",
    "/rules/2026-01-16/ja/613.8a",
    "/rules/2013-07-13/en/708",
    "/search",
    "/search?q=合体",
    "/glossary",
    "/diff",
    "/map",
    "/coverage",
    "/situations",
    "/cards/Humility",
    "/cards/謙虚",
    "/api/docs",
]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_whole_and_says_its_language(client: TestClient, address: str, lang: str) -> None:
    parts = address.split("/")
    tag = parts[3] if len(parts) == 5 else lang
    answer = client.get(address, params=None if len(parts) == 5 else httpx_params(address, lang))
    assert answer.status_code == 200, answer.text
    assert f'<html lang="{tag}">' in answer.text
    assert answer.text.rstrip().endswith("</html>")
    assert "<built-in" not in answer.text
    assert "http://" not in answer.text
    assert "https://" not in answer.text


def httpx_params(address: str, lang: str) -> dict[str, str]:
    query = address.partition("?q=")[2]
    return {"lang": lang, **({"q": query} if query else {})}


def test_the_language_is_the_browsers_unless_one_is_asked_for(client: TestClient) -> None:
    japanese = {"Accept-Language": "ja,en;q=0.5"}
    assert '<html lang="ja">' in client.get("/rules", headers=japanese).text
    assert '<html lang="en">' in client.get("/rules?lang=en", headers=japanese).text


def test_the_contents_name_every_section(client: TestClient) -> None:
    page = client.get("/rules?lang=ja").text
    for number in reference_numbers():
        if "." not in number:
            assert f'href="/rules/2026-01-16/ja/{number}"' in page
    assert "shinpan data import" in page


def test_a_rule_has_our_words_what_carries_it_out_and_situations_to_play(client: TestClient) -> None:
    page = client.get("/rules/704.5?lang=en").text
    about = summary("704.5")
    assert about is not None
    assert about.about.en in page
    assert "shinpan.rules.state_based" in page
    assert 'href="/play/tests/scenarios/' in page
    assert "/rules/2026-01-16/en/704.5g" in page


def test_previous_and_next_are_of_the_same_level(client: TestClient) -> None:
    page = client.get("/rules/2026-01-16/en/704.5a").text
    assert 'rel="next" href="/rules/2026-01-16/en/704.5b"' in page
    section = client.get("/rules/2026-01-16/en/704").text
    assert 'rel="prev" href="/rules/2026-01-16/en/703"' in section
    assert 'rel="next" href="/rules/2026-01-16/en/705"' in section


def test_an_old_number_says_what_it_is_now(client: TestClient) -> None:
    page = client.get("/rules/2022-09-08/en/713.4b").text
    assert 'href="/rules/2026-01-16/en/712.21b"' in page


def test_a_rule_that_was_not_there_yet_says_so(client: TestClient) -> None:
    page = client.get("/map?number=713.1b&source=2022-09-08&target=2005-10-01&lang=en").text
    assert "This is first in the edition of" in page


def test_a_number_that_is_no_more_leads_to_the_last_edition_that_had_it(client: TestClient) -> None:
    answer = client.get("/rules/713.5b?lang=en", follow_redirects=False)
    assert answer.status_code == 307
    assert answer.headers["location"] == "/rules/2022-11-18/en/713.5b"


def test_the_edition_picker_keeps_the_rule(client: TestClient) -> None:
    asked = {"number": "713.4b", "source": "2022-09-08", "edition": "2026-01-16", "lang": "ja"}
    answer = client.get("/rules/go", params=asked, follow_redirects=False)
    assert answer.headers["location"] == "/rules/2026-01-16/ja/712.21b"


@pytest.mark.parametrize(
    ("query", "number"), [("合体", "701.42"), ("copiable values", "707.2"), ("707.2", "707.2"), ("こぴー可能", "707.2")]
)
def test_search_finds_in_either_language(client: TestClient, query: str, number: str) -> None:
    numbers = [hit["number"] for hit in client.get("/api/search", params={"q": query}).json()]
    assert number in numbers[:3]


def test_a_situation_is_played_on_the_spot(client: TestClient) -> None:
    page = client.get("/play/examples/01-humility-and-opalescence.yaml?lang=ja").text
    assert "《謙虚》" in page
    assert 'class="ref" href="/rules/601.2a?lang=ja"' in page
    assert "✗" not in page


def test_titles_of_situations_are_in_the_language_of_the_page_if_the_file_gives_both(client: TestClient) -> None:
    listed = client.get("/situations?lang=ja").text
    assert "間違えやすい例" in listed
    assert 'lang="ja">《謙虚》と《オパール色の輝き》（出る順番を両方とも）</a>' in listed
    assert '<h1 lang="ja">' in client.get("/play/examples/01-humility-and-opalescence.yaml?lang=ja").text
    assert '<h1 lang="en">Humility and' in client.get("/play/examples/01-humility-and-opalescence.yaml?lang=en").text
    titles = [each["title"] for each in client.get("/api/examples?lang=ja").json()]
    assert "《謙虚》と《オパール色の輝き》（出る順番を両方とも）" in titles


def test_the_coverage_page_names_modules_and_counts_tests(client: TestClient) -> None:
    page = client.get("/coverage?lang=ja").text
    assert "rules.layers.dependency" in page
    assert 'href="/rules/613.8a?lang=ja"' in page
    assert "節ごとに" in page


def test_a_card_is_shown_as_printed(client: TestClient) -> None:
    page = client.get("/cards/Insectile Aberration?lang=ja").text
    assert '<h1 class="cardname">' in page
    assert '<h2 class="cardname">' in page
    faces = client.get("/api/cards/Humility?lang=ja").json()["faces"]
    assert faces[0]["printed"][:2] == ["《謙虚》 Humility {2}{W}{W}", "エンチャント"]


def test_only_situations_of_the_project_are_played(client: TestClient) -> None:
    for path in ("../../etc/passwd", "pyproject.toml", "examples/../README.md", "/etc/passwd"):
        assert client.get(f"/play/{path}").status_code == 404
