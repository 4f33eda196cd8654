from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from shinpan.rulebook.fetching import FetchError, fetch_rules
from shinpan.rulebook.parsing import RulesTextError
from shinpan.rulebook.store import RulesStore


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "site").mkdir()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path / "site")))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_the_text_that_the_page_links_to_is_loaded(site, tmp_path, english):
    (tmp_path / "site" / "rules.html").write_text(
        '<a href="x.pdf">PDF</a> <a href="/MagicCompRules 20310304.txt">TXT</a>'
    )
    (tmp_path / "site" / "MagicCompRules 20310304.txt").write_text(english, encoding="utf-16")
    with RulesStore(tmp_path / "home") as store:
        done = fetch_rules(store, f"{site}/rules.html")
        assert done.path.name == "MagicCompRules 20310304.txt"
        assert [loaded.effective.isoformat() for loaded in store.editions()] == ["2031-03-04"]


@pytest.mark.parametrize(
    ("page", "error"),
    [
        ("no link here", FetchError),
        ('<a href="MagicCompRules.txt">', FetchError),
        ('<a href="file:///MagicCompRules.txt">', FetchError),
        ('<a href="CompRules-bad.txt">', RulesTextError),
    ],
)
def test_what_can_go_wrong(site, tmp_path, page, error):
    (tmp_path / "site" / "rules.html").write_text(page)
    (tmp_path / "site" / "CompRules-bad.txt").write_text("nothing")
    with RulesStore(tmp_path / "home") as store:
        with pytest.raises(error):
            fetch_rules(store, f"{site}/rules.html")
        assert store.editions() == ()
