"""A real Chromium, driven by Playwright, for the tests of the pages that need one."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
REQUIRED = os.environ.get("SHINPAN_BROWSER") == "required"
"""Whether a missing browser is a failure, as in CI."""

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@contextmanager
def browser() -> Iterator[Any]:
    """A browser; the test is skipped if there is none and none is required."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _missing("shinpan[browser] is not installed")
    if CHROMIUM is None:
        _missing("no Chromium is installed")
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


def faults(page: Any) -> list[str]:
    """What axe finds wrong with the accessibility of a page (WCAG 2.2 AA and good practice)."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:200]}" for each in found]


def _missing(why: str) -> None:
    if REQUIRED:
        pytest.fail(f"a browser is required here (SHINPAN_BROWSER), but {why}")
    pytest.skip(why)
