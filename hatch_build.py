"""Makes the index of rules and tests that a wheel carries (see `shinpan.rulebook.coverage`)."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CoverageIndex(BuildHookInterface):
    """Writes the index when a wheel is built; an editable installation reads the tests themselves."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the index to what goes into the wheel."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "src"))
        from shinpan.rulebook.coverage import index_of, written

        with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False, encoding="utf-8") as index:
            index.write(written(index_of(root)))
        build_data["force_include"][index.name] = "shinpan/rulebook/data/coverage.json"
