"""The pages in a real Chromium: reading, searching, keys, languages, editions, differences, phone, dark, axe."""

import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from browsing import browser, faults
from fastapi import FastAPI
from small_texts import load_small_texts

from shinpan.rulebook.store import RulesStore

RULE = "/rules/2026-01-16/{lang}/712.21b"
PAGES = (
    "/rules?lang={lang}",
    "/rules/2026-01-16/{lang}/712",
    RULE,
    "/rules/2022-09-08/{lang}/713.4b",
    "/rules/704.5g?lang={lang}",
    "/search?q=meld&lang={lang}",
    "/search?q=合体&lang={lang}",
    "/glossary?lang={lang}",
    "/diff?old=2022-09-08&new=2026-01-16&lang={lang}",
    "/map?number=713.4b&source=2022-09-08&target=2026-01-16&lang={lang}",
    "/coverage?lang={lang}",
    "/situations?lang={lang}",
    "/play/examples/01-humility-and-opalescence.yaml?lang={lang}",
    "/cards/Tarmogoyf?lang={lang}",
    "/api/docs?lang={lang}",
    "/rules/9999.9?lang={lang}",
)
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
Open = Callable[..., Any]


@pytest.fixture(scope="module")
def address(app: FastAPI, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server, with the small texts loaded."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SHINPAN_HOME", str(tmp_path_factory.mktemp("home")))
        with RulesStore() as store:
            load_small_texts(store)
        listener = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with browser() as opened:
        yield opened


@pytest.fixture
def open_page(chromium: Any, address: str) -> Iterator[Open]:
    """Opens a page of its own, of a given size, colours and so on; it may load nothing from elsewhere."""
    contexts = []
    outside: list[str] = []

    def opened(**options: Any) -> Any:
        context = chromium.new_context(base_url=address, **{"viewport": DESK, "locale": "en", **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(90_000)  # a machine that runs all tests at once may be slow
        page.on("request", lambda request: outside.append(request.url))
        page.on("pageerror", lambda error: outside.append(f"script failed: {error}"))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [url for url in outside if not url.startswith(address)] == []


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("where", PAGES)
def test_nothing_keeps_anybody_out(open_page: Open, where: str, lang: str) -> None:
    """Axe finds nothing: in English on a desk in light, in Japanese on a phone in dark."""
    dark = lang == "ja"
    page = open_page(viewport=PHONE if dark else DESK, color_scheme="dark" if dark else "light")
    page.goto(where.format(lang=lang))
    page.evaluate("document.querySelectorAll('details').forEach((each, place) => each.open = place === 1)")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_is_wider_than_a_phone_and_dark_is_dark(open_page: Open, lang: str) -> None:
    page = open_page(viewport=PHONE, color_scheme="dark")
    for where in (*PAGES, "/rules/702?lang={lang}"):
        page.goto(where.format(lang=lang))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 22, 19)"


def test_the_accessibility_check_finds_what_is_wrong(open_page: Open) -> None:
    page = open_page()
    page.goto("/rules?lang=en")
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=/static/icon.svg>')")
    assert faults(page) != []


def test_japanese_is_set_large_and_airy(open_page: Open) -> None:
    page = open_page()
    page.goto(RULE.format(lang="ja"))
    for selector in (".text[lang=ja] p", ".text[lang=ja] .example", ".own p"):
        size, line = page.evaluate(
            "(selector) => { const style = getComputedStyle(document.querySelector(selector));"
            " return [parseFloat(style.fontSize), parseFloat(style.lineHeight)]; }",
            selector,
        )
        assert size >= 16
        assert line / size >= 1.7


def test_from_the_contents_to_a_rule_and_along_its_references(open_page: Open) -> None:
    page = open_page()
    page.goto("/rules?lang=en")
    page.click("a[href='/rules/2026-01-16/en/712']")
    page.click("a.number[href='/rules/2026-01-16/en/712.21b']")
    page.wait_for_url("**/en/712.21b")
    page.click(".text a.ref >> nth=0")
    page.wait_for_url("**/en/712.4")


def test_languages_stand_side_by_side_and_one_switches_between_them(open_page: Open) -> None:
    page = open_page()
    page.goto(RULE.format(lang="en"))
    boxes = [page.locator(f".text[lang={lang}]").first.bounding_box() for lang in ("en", "ja")]
    assert boxes[0]["y"] == boxes[1]["y"]
    assert boxes[0]["x"] < boxes[1]["x"]
    page.click("a.language")
    page.wait_for_url("**/ja/712.21b")
    assert page.locator("h1").inner_text().startswith("712.21b")
    assert "古い版" in page.locator("main").inner_text()
    page.set_viewport_size(PHONE)
    boxes = [page.locator(f".text[lang={lang}]").first.bounding_box() for lang in ("ja", "en")]
    assert boxes[0]["x"] == boxes[1]["x"]
    assert boxes[0]["y"] < boxes[1]["y"]


def test_the_edition_picker_keeps_the_rule_and_old_numbers_say_what_they_are_now(open_page: Open) -> None:
    page = open_page()
    page.goto(RULE.format(lang="en"))
    page.select_option("select[name=edition]", "2022-09-08")
    page.click(".tools button")
    page.wait_for_url("**/rules/2022-09-08/en/713.4b")
    page.click(".notice a")
    page.wait_for_url("**/rules/2026-01-16/en/712.21b")


def test_a_difference_is_shown_word_by_word(open_page: Open) -> None:
    page = open_page()
    page.goto("/diff?lang=en")
    page.select_option("select[name=old]", "2022-09-08")
    page.select_option("select[name=new]", "2026-01-16")
    page.click(".tools button")
    page.wait_for_selector("del")
    assert "goes" in page.locator("del").all_inner_texts()[0]
    assert page.locator("ins").count() > 0


def test_the_keys(open_page: Open) -> None:
    page = open_page()
    page.goto("/rules/2026-01-16/en/704.5a")
    page.keyboard.press("j")
    page.wait_for_url("**/704.5b")
    page.keyboard.press("k")
    page.wait_for_url("**/704.5a")
    page.keyboard.press("g")
    page.keyboard.type("707.2")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/707.2?lang=en")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "text"


def test_search_as_you_type_with_the_keys_alone(open_page: Open) -> None:
    page = open_page()
    page.goto("/rules?lang=ja")
    page.keyboard.press("/")
    page.keyboard.type("コピー可能な値")
    page.wait_for_selector("#suggestions a[href='/rules/707.2?lang=ja']")
    assert faults(page) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/707.2?lang=ja")
    page.keyboard.press("/")
    page.keyboard.type("jk/g")
    assert page.evaluate("document.activeElement.value") == "jk/g"
    page.keyboard.press("Escape")
    page.wait_for_selector("#suggestions a", state="detached")


def test_a_text_that_is_being_composed_is_not_searched(open_page: Open) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/search" in request.url else None)
    page.goto("/rules?lang=ja")
    compose = (
        "([kind, text, composing]) => { const field = document.getElementById('q'); field.value = text;"
        " field.dispatchEvent(kind === 'input' ? new InputEvent(kind, {isComposing: composing, bubbles: true})"
        " : new CompositionEvent(kind, {bubbles: true})); }"
    )
    page.evaluate(compose, ["input", "ｇったい", True])
    page.wait_for_timeout(400)
    assert asked == []
    page.evaluate(compose, ["compositionend", "合体", False])
    page.wait_for_selector("#suggestions a[href='/rules/701.42?lang=ja']")


@pytest.mark.parametrize("way", ["hover", "focus"])
def test_references_and_cards_are_previewed(open_page: Open, way: str) -> None:
    page = open_page()
    page.goto(RULE.format(lang="ja"))
    for link, words in ((".text[lang=ja] a.card", "エンチャント"), (".text[lang=en] a.ref", "712.4")):
        getattr(page.locator(link).first, way)()
        page.wait_for_function(
            "(words) => document.querySelector('.preview[role=tooltip]')?.textContent.includes(words)", arg=words
        )
        assert faults(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector(".preview", state="detached")
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement.blur()")


def test_the_pointer_may_go_into_a_preview(open_page: Open) -> None:
    page = open_page()
    page.goto(RULE.format(lang="en"))
    page.hover(".text a.ref >> nth=0")
    page.hover(".preview")
    page.wait_for_timeout(500)
    assert page.locator(".preview").count() == 1
    page.mouse.move(0, 0)
    page.wait_for_selector(".preview", state="detached")


@pytest.mark.parametrize("scripts", [True, False])
def test_furigana_can_be_switched_off(open_page: Open, scripts: bool) -> None:
    page = open_page(java_script_enabled=scripts)
    page.goto("/rules/2026-01-16/ja/704.5g")
    assert page.locator("main rt").first.is_visible()
    page.uncheck("#furigana")
    assert not page.locator("main rt").first.is_visible()
    if scripts:
        page.goto("/rules/2026-01-16/ja/704.5h")
        assert page.locator("main rt").count() > 0
        assert not page.locator("main rt").first.is_visible()


def test_all_of_it_works_without_scripts(open_page: Open) -> None:
    page = open_page(java_script_enabled=False)
    page.goto("/rules?lang=ja")
    page.fill("#q", "合体")
    page.press("#q", "Enter")
    page.wait_for_url(re.compile(r"/search\?q="))
    page.click(".found a >> nth=0")
    page.wait_for_url(re.compile(r"/rules/701\.42"))
    page.click("a[rel=next]")
    page.wait_for_url("**/ja/701.43")


def test_a_situation_is_played_and_its_citations_lead_to_the_rules(open_page: Open) -> None:
    page = open_page(viewport=PHONE)
    page.goto("/rules/613.7?lang=en")
    page.click("a.play >> nth=0")
    page.wait_for_url("**/play/**")
    assert "✓" in page.locator("p.good").inner_text()
    page.click(".steps a.ref >> nth=0")
    page.wait_for_url(re.compile(r"/rules/\d{3}"))
    assert page.locator("h1").inner_text()


def test_printed_it_is_the_text_alone(open_page: Open) -> None:
    page = open_page()
    page.goto(RULE.format(lang="ja"))
    page.emulate_media(media="print")
    for selector in ("header", "footer", ".tools", ".turn"):
        assert not page.locator(selector).first.is_visible()
    assert page.locator(".text[lang=ja]").first.is_visible()


def test_pictures_for_the_eye(open_page: Open, tmp_path: Path) -> None:
    """A page is drawn in both colours, and they differ."""
    pictures = []
    for scheme in ("light", "dark"):
        page = open_page(color_scheme=scheme)
        page.goto(RULE.format(lang="ja"))
        pictures.append(page.screenshot(path=tmp_path / f"{scheme}.png"))
    assert pictures[0] != pictures[1]
