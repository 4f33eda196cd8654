"""Small files of cards of our own making, in the shapes that data comes in."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for each test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SHINPAN_HOME", str(folder))
    return folder


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write a file of objects: an array, or lines, packed if its name says so."""

    def written(name: str, value: Any, *, lines: bool = False) -> Path:
        if isinstance(value, bytes):
            data = value
        elif lines:
            data = "".join(f"{json.dumps(each)}\n" for each in value).encode()
        else:
            data = json.dumps(value).encode()
        path = tmp_path / name
        path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
        return path

    return written
