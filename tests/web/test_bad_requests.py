"""What can't be answered gets a plain page or a plain error."""

import asyncio

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

ODD = [
    "\x00",
    "\ufffe",
    "\U0010ffff",
    "‮evil",
    "Z̷͑̈",
    "%ff%fe",
    "%ed%a0%80",
    "１０１",
    "' OR 1=1 --",
    '" NEAR(',
    "*",
    "{{7*7}}",
]


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/rules/9999.9", 404),
        ("/rules/707.2zz", 404),
        ("/rules/2026-01-16/ja/9999.9", 404),
        ("/rules/1890-01-01/en/100", 404),
        ("/rules/2026-13-45/ja/707.2", 400),
        ("/rules/2026-01-16/fr/707.2", 400),
        ("/rules/go?number=707.2", 400),
        ("/map?number=9999&source=2022-09-08&target=2026-01-16", 404),
        ("/diff?old=2022-09-08&new=2026-01-16", 404),
        ("/glossary?edition=2022-09-08", 404),
        ("/cards/Nobody of Nowhere", 404),
        ("/play/nothing.yaml", 404),
        ("/nowhere", 404),
        ("/static/../app.py", 404),
        ("/search?q=" + "a" * 600, 400),
        ("/search?q=" + "a" * 60_000, 414),
        ("/rules/" + "7" * 60_000, 414),
    ],
)
def test_a_plain_page(client: TestClient, address: str, status: int) -> None:
    answer = client.get(address)
    assert answer.status_code == status
    assert answer.text.count("<h1>") == 1
    assert "Traceback" not in answer.text
    assert len(answer.text) < 4_000


def test_a_query_of_a_megabyte_is_turned_away(app: FastAPI) -> None:
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/search",
        "query_string": b"q=" + b"a" * 1_000_000,
        "headers": [],
    }
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    asyncio.run(app({**scope, "scheme": "http", "server": ("localhost", 80)}, receive, send))  # type: ignore[arg-type]
    assert sent[0]["status"] == 414
    assert sum(len(message.get("body", b"")) for message in sent) < 4_000  # type: ignore[arg-type, misc]


@pytest.mark.parametrize("address", ["/api/rules/9999.9", "/api/map?number=1", "/api/cards/Nobody", "/api/nowhere"])
def test_the_api_answers_with_json(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code in (400, 404)
    assert list(answer.json()) == ["error"]


@pytest.mark.parametrize(
    "address", ["/search?q={}", "/rules/{}", "/map?number={}&source=2022-09-08&target=2026-01-16", "/cards/{}"]
)
def test_script_stays_text(client: TestClient, address: str) -> None:
    page = client.get(address.format("%3Cscript%3Ealert(1)%3C/script%3E")).text
    assert "<script>alert" not in page
    assert "</html>" in page


@pytest.mark.parametrize("odd", ODD)
def test_odd_characters_break_nothing(client: TestClient, odd: str) -> None:
    assert client.get("/search", params={"q": odd}).status_code == 200
    assert client.get("/api/search", params={"q": odd}).status_code == 200
    if "%" in odd:
        assert client.get(f"/search?q={odd}").status_code == 200
        assert client.get(f"/rules/{odd}").status_code == 404


def test_answers_may_be_kept_and_load_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/rules", headers={"Origin": "https://example.org"})
    assert page.headers["cache-control"] == "public, max-age=60"
    assert page.headers["access-control-allow-origin"] == "*"
    assert page.headers["content-security-policy"].startswith("default-src 'self'")
    assert client.get("/rules/9999").headers["cache-control"] == "no-store"
    asset = page.text.split('href="/static/style.css?v=')[1].split('"')[0]
    assert "immutable" in client.get(f"/static/style.css?v={asset}").headers["cache-control"]


def test_the_api_describes_itself(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/rules/{number}", "/api/search", "/api/diff", "/api/map", "/api/glossary", "/api/examples"} <= set(
        paths
    )
    assert not any(path for path in paths if not path.startswith("/api/"))


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/rules/2026-01-16/ja/613.88", "「613.88」というルールはありません。近い番号は"),
        ("/rules/9999.9?lang=ja", "「9999.9」というルールはありません"),
        ("/rules/1890-01-01/ja/100", "1890-01-01に有効だった版はありません"),
        ("/diff?old=2022-09-08&new=2026-01-16&lang=ja", "読み込まれていません"),
        ("/cards/Lightning Blot?lang=ja", "近い名前は《Lightning Bolt》"),
        ("/play/nothing.yaml?lang=ja", "裁定例はありません"),
        ("/rules/2026-13-45/ja/707.2", "アドレスを正しく読み取れませんでした"),
        ("/search?lang=ja&q=" + "a" * 3_000, "アドレスが長すぎます"),
    ],
)
def test_what_is_wrong_is_said_in_japanese_too(client: TestClient, address: str, words: str) -> None:
    page = client.get(address).text
    assert '<html lang="ja">' in page
    assert words in page


def test_near_numbers_are_links(client: TestClient) -> None:
    assert '<a class="number" href="/rules/613.8?lang=en">613.8</a>' in client.get("/rules/613.88?lang=en").text


def test_reading_from_elsewhere_is_allowed_and_nothing_but_reading(client: TestClient) -> None:
    origin = {"Origin": "https://example.org"}
    for address in ("/api/rules/613.8", "/api/search?q=x", "/api/rules/9999.9"):
        assert client.get(address, headers=origin).headers["access-control-allow-origin"] == "*"
    asked = {**origin, "Access-Control-Request-Method": "GET"}
    assert client.options("/api/rules/613.8", headers=asked).status_code == 200
    assert (
        client.options("/api/rules/613.8", headers={**asked, "Access-Control-Request-Method": "POST"}).status_code
        == 400
    )
    for method in (client.post, client.put, client.delete):
        assert method("/api/rules/613.8").status_code == 405
