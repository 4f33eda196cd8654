"""Where the user's data lies: texts of the rules, cards, and what was worked out from them."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Where the user's data lies: the folder that SHINPAN_HOME (environment) names, else the system's place for it."""
    if home := os.environ.get("SHINPAN_HOME"):
        return Path(home)
    import platformdirs

    return platformdirs.user_data_path("shinpan", appauthor=False)
