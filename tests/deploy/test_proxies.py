"""Tests nginx and Caddy as the files in `deploy/` set them up: what passes, what is believed, what is written down."""

import json
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from msgspec.structs import replace
from websockets import Origin
from websockets.sync.client import connect

from tests.deploy.proxies import DEPLOY, caddy, needs_caddy, needs_nginx, nginx
from tests.server.club import PATIENT
from tests.server.real_server import real_server

SITES = ["club.conf", "house.conf"]
PATIENCE_S = 60
TABLES = 3  # that one address may open


@dataclass(frozen=True)
class Front:
    """Stands before a server, as visitors see it."""

    scheme: str
    port: int
    folder: Path
    metrics: int = 0

    @property
    def site(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def trust(self) -> ssl.SSLContext | None:
        if not self.scheme.endswith("s"):
            return None
        trust = ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))
        trust.check_hostname = False  # it is made for a name
        return trust

    def ask(self, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = Request(f"{self.scheme}://{self.site}{path}", body, named)
        try:
            with urlopen(request, context=self.trust, timeout=PATIENCE_S) as answer:
                return answer.status, answer.read()
        except HTTPError as error:
            with error:
                return error.code, error.read()

    def open_table(self, **headers: str) -> tuple[int, dict[str, Any]]:
        chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        body = json.dumps({"chairs": chairs, "start": True}).encode()
        status, answer = self.ask("/api/tables", body, origin=f"{self.scheme}://{self.site}", **headers)
        return status, json.loads(answer)

    def hello(self, table: str, token: str) -> list[str]:
        """Return what comes over a live connection until a ping is answered."""
        address = f"{self.scheme.replace('http', 'ws')}://{self.site}/api/tables/{table}/live"
        origin = Origin(f"{self.scheme}://{self.site}")
        heard: list[str] = []
        with connect(address, ssl=self.trust, origin=origin, proxy=None) as line:
            line.send(json.dumps({"type": "hello", "token": token}))
            line.send(json.dumps({"type": "ping"}))
            while "pong" not in heard:
                heard.append(json.loads(line.recv(PATIENCE_S))["type"])
        return heard


@pytest.fixture(
    params=[
        pytest.param("club.conf", marks=needs_nginx),
        pytest.param("house.conf", marks=needs_nginx),
        pytest.param("Caddyfile", marks=needs_caddy),
    ]
)
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Front]:
    """Lend a proxy before a real server, which lets an address open few tables."""
    limits = replace(PATIENT, table_burst=TABLES, tables_a_minute=0)
    with real_server(tmp_path, limits=limits) as server:
        if request.param == "Caddyfile":
            with caddy(tmp_path, server.port) as port:
                yield Front("http", port, tmp_path)
        else:
            with nginx(tmp_path, request.param, server.port) as (port, metrics):
                yield Front("https", port, tmp_path, metrics)


@pytest.mark.slow
def test_the_proxy_passes_play_on_and_keeps_tables_and_tokens_out_of_its_logs(front: Front) -> None:
    status, opened = front.open_table()
    assert status == 201, opened
    table, token = opened["table"]["id"], opened["keys"][0]["token"]
    assert front.hello(table, token)[0] == "welcome"
    assert front.ask(f"/t/{table}")[0] == 200
    assert front.ask("/api/replay", b"x" * 300_000)[0] in (413, 502)  # Caddy 2.6 has no better word for it
    written = "".join(path.read_text(encoding="utf-8") for path in front.folder.glob("*.log"))
    assert table not in written
    assert token not in written


@pytest.mark.slow
def test_what_a_client_says_of_its_own_address_is_not_believed(front: Front) -> None:
    told = [front.open_table(X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(TABLES + 1)]
    assert told == [201] * TABLES + [429]  # whoever invents addresses is still one address


@pytest.mark.slow
def test_metrics_are_shown_only_where_the_host_has_opened_a_door_for_them(front: Front) -> None:
    assert front.ask("/metrics")[0] == 404
    if front.metrics:
        inner = Front("http", front.metrics, front.folder)
        assert b"abbey_connections" in inner.ask("/metrics")[1]
        assert inner.ask("/api/bots")[0] == 404


def test_every_site_passes_requests_on_in_the_same_way() -> None:
    for site in SITES:
        assert "include snippets/abbey-proxy.conf;" in (DEPLOY / "nginx" / site).read_text(encoding="utf-8")
