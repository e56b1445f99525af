"""Tests that the servers of a database count an address together: what it spends at one is gone at the other."""

import asyncio
import json
from collections.abc import Callable
from http import HTTPStatus
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.server.guests import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

TABLES, BURST_MS = 8, 400
LIMITS = (
    "limits.tables_a_minute=0.1",
    f"limits.table_burst={TABLES}",
    "limits.work_ms_a_second=0.1",
    f"limits.work_burst_ms={BURST_MS}",
    "limits.requests_a_second=1000",
)
OPENING = {"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "open"}]}
PATIENCE_S = 60
ANNA, BELA, FRIEND = "203.0.113.1", "2001:db8::1", "198.51.100.7"


def status(server: Server, who: str, path: str, body: object = None) -> int:
    """Return how a request from this address is answered."""
    data = None if body is None else json.dumps(body).encode()
    asked = Request(f"{server.address}/api/{path}", data, headers={"X-Forwarded-For": who})
    try:
        with urlopen(asked, timeout=PATIENCE_S) as answer:
            return int(answer.status)
    except HTTPError as refused:
        return refused.code


async def until_refused(pause_s: float, tries: int, ask: Callable[[], int]) -> None:
    """Ask until there is too much, though not so often that the asking alone would be too much."""
    for _ in range(tries):
        if await asyncio.to_thread(ask) == HTTPStatus.TOO_MANY_REQUESTS:
            return
        await asyncio.sleep(pause_s)
    raise AssertionError("Nothing was refused.")


async def test_what_an_address_spends_at_one_server_is_gone_at_the_other(database: str) -> None:
    options = [word for limit in LIMITS for word in ("--set", limit)]
    servers = [Server("--store", database, "--workers", workers, *options) for workers in ("2", "1")]
    await asyncio.gather(*(server.start() for server in servers))
    one, other = servers
    try:
        for _ in range(TABLES):
            assert status(one, ANNA, "tables", OPENING) == HTTPStatus.CREATED
        await until_refused(0, 100, lambda: status(one, BELA, "tables/nowhere"))  # which is read, and so costs much
        await until_refused(0.2, 300, lambda: status(other, BELA, "bots"))
        await until_refused(2, TABLES - 1, lambda: status(other, ANNA, "tables", OPENING))
        assert status(other, FRIEND, "bots") == HTTPStatus.OK
        assert status(other, FRIEND, "tables", OPENING) == HTTPStatus.CREATED
    finally:
        for server in servers:
            await server.stop()
