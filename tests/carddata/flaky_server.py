"""A web server on this machine that can be told to fail."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Site:
    """What the server has, and what it was asked. failing: for each path, what comes before the right answer."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.headers: dict[str, dict[str, str]] = {}
        self.failing: dict[str, list[str]] = {}
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.address = ""


@contextmanager
def serving() -> Iterator[Site]:
    """Serve until the end."""
    site = Site()
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(site))
    site.address = f"http://127.0.0.1:{server.server_port}"
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()


def _handler(site: Site) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *arguments: object) -> None:
            pass

        def do_GET(self) -> None:
            site.asked.append((self.path, dict(self.headers)))
            failing = site.failing.get(self.path)
            way = failing.pop(0) if failing else ""
            data = site.files.get(self.path)
            if way.isdigit() or data is None:
                self.send_response(int(way or 404))
                self.send_header("Retry-After", "0")
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            self.send_response(200)
            for name, value in site.headers.get(self.path, {}).items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            if way == "cut":
                self.wfile.write(data[: len(data) // 2])
                self.close_connection = True
            else:
                self.wfile.write(data[1:] + b"x" if way == "wrong" else data)

    return Handler
