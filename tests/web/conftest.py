"""A client of the pages, with the user's data in a folder of the test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from small_texts import load_small_texts

from shinpan.rulebook.store import RulesStore
from shinpan.web.app import create_app


@pytest.fixture(scope="session")
def app() -> FastAPI:
    """The application."""
    return create_app()


@pytest.fixture
def client(app: FastAPI, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """The pages without any official text."""
    monkeypatch.setenv("SHINPAN_HOME", str(tmp_path))
    with TestClient(app) as client:
        yield client


@pytest.fixture
def reader(client: TestClient) -> TestClient:
    """The pages with three small texts of our own: two English editions and a Japanese page of the older one."""
    with RulesStore() as store:
        load_small_texts(store)
    return client
