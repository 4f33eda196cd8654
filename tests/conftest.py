"""For all tests: the data that a user may have loaded on this machine stays out of them, and chance does, too."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# The suite tries the same examples each time, so that it says something about the change; `make soak` tries others.
settings.register_profile("suite", derandomize=True)
settings.register_profile("soak")
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


@pytest.fixture(scope="session", autouse=True)
def _no_data_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    before = os.environ.get("SHINPAN_HOME")
    folder = tmp_path_factory.mktemp("home")
    os.environ["SHINPAN_HOME"] = str(folder)
    yield folder
    if before is None:
        del os.environ["SHINPAN_HOME"]
    else:
        os.environ["SHINPAN_HOME"] = before
