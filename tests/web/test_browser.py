"""The pages in a real Chromium, where one is installed: keys, search as you type, previews, phone width, dark."""

import shutil
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI

playwright = pytest.importorskip("playwright.sync_api", reason="shinpan[browser] is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture
def address(app: FastAPI, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("SHINPAN_HOME", str(tmp_path))
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def page(address: str) -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser.new_page(base_url=address, viewport={"width": 390, "height": 844}, color_scheme="dark")
        browser.close()


def test_reading_with_the_keys(page: Any) -> None:
    page.goto("/rules/2026-01-16/en/704.5a")
    page.keyboard.press("j")
    page.wait_for_url("**/704.5b")
    page.keyboard.press("k")
    page.wait_for_url("**/704.5a")
    page.keyboard.press("g")
    page.keyboard.type("707.2")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/707.2?lang=en")
    page.keyboard.press("/")
    page.keyboard.type("copiable values")
    page.wait_for_selector("#suggestions a[href='/rules/707.2?lang=en']")


def test_a_situation_is_played_and_its_rules_are_previewed(page: Any) -> None:
    page.goto("/play/examples/01-humility-and-opalescence.yaml?lang=ja")
    page.focus("a.ref >> nth=0")
    page.wait_for_selector(".preview[role=tooltip]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".preview", state="detached")


@pytest.mark.parametrize(
    "where", ["/rules?lang=ja", "/rules/702?lang=ja", "/coverage?lang=en", "/diff", "/map", "/api/docs"]
)
def test_nothing_is_wider_than_a_phone_and_dark_is_dark(page: Any, where: str) -> None:
    page.goto(where)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 22, 19)"
