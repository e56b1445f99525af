"""Tests the bodies of requests: how much of them may wait, whom that hinders, and what becomes of whoever hangs up."""

import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from abbey.server.budgets import Budgets, own_tallies
from abbey.server.http.requests import account_of
from abbey.server.settings import Limits, Settings
from tests.server.club import PATIENT
from tests.server.real_server import PATIENCE_S, RealServer, real_server

BODY = b"x" * 10_000
ROUTES = (
    "/api/tables",
    "/api/tables/none/seats",
    "/api/tables/none/what-if",
    "/api/what-if",
    "/api/replay",
    "/api/analysis",
    "/api/own-game?seat=0",
    "/api/lessons/first-day",
    "/api/puzzles/none",
)
ONE_ADDRESS = replace(PATIENT, body_bytes_an_address=15_000)
EVERYBODY = replace(PATIENT, body_bytes_in_all=15_000)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def posted(path: str, address: str = "192.0.2.1") -> bytes:
    """Return a request whose body is broken, passed on for this address by a proxy on this machine."""
    head = f"POST {path} HTTP/1.1\r\nHost: abbey\r\nConnection: close\r\nX-Forwarded-For: {address}\r\n"
    return f"{head}Content-Length: {len(BODY)}\r\n\r\n".encode() + BODY


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def is_too_much(server: RealServer, request: bytes) -> bool:
    answer = server.answer(request)
    return answer.startswith(b"HTTP/1.1 429") and b'"code":"too-fast"' in answer


@pytest.mark.parametrize("path", ROUTES)
def test_a_body_is_refused_while_too_much_of_its_address_waits(tmp_path: Path, path: str) -> None:
    with real_server(tmp_path, limits=ONE_ADDRESS) as server:
        with server.line() as line:
            line.sendall(posted(path)[:-1])
            until(lambda: is_too_much(server, posted("/api/replay")))
            assert is_too_much(server, posted(path))
            assert not is_too_much(server, posted(path, "192.0.2.2"))
        until(lambda: not is_too_much(server, posted(path)))  # whoever has hung up counts no more


def test_an_ipv6_household_is_one_address(tmp_path: Path) -> None:
    with real_server(tmp_path, limits=ONE_ADDRESS) as server, server.line() as line:
        line.sendall(posted("/api/replay", "2001:db8::1")[:-1])
        until(lambda: is_too_much(server, posted("/api/replay", "2001:db8::2")))
        assert not is_too_much(server, posted("/api/replay", "2001:db8:0:1::1"))


def test_all_bodies_together_are_limited_too(tmp_path: Path) -> None:
    with real_server(tmp_path, limits=EVERYBODY) as server, server.line() as line:
        line.sendall(posted("/api/replay")[:-1])
        until(lambda: is_too_much(server, posted("/api/replay", "192.0.2.2")))


def test_a_body_counts_no_more_when_it_is_answered(tmp_path: Path) -> None:
    with real_server(tmp_path, limits=ONE_ADDRESS) as server:
        assert [is_too_much(server, posted("/api/replay")) for _ in range(3)] == [False] * 3


@pytest.mark.anyio
async def test_nobody_waits_on_behalf_of_somebody_who_has_hung_up() -> None:
    budgets = Budgets(Settings(limits=Limits(work_ms_a_second=10, work_burst_ms=90)), own_tallies())
    budgets.work_us.charge(budgets.slot("192.0.2.1"), 10**9)
    told: list[Message] = [{"type": "http.request"}, {"type": "http.disconnect"}]

    async def receive() -> Message:
        return told.pop(0)

    app = SimpleNamespace(state=SimpleNamespace(budgets=budgets))
    account = account_of(Request({"type": "http", "app": app, "client": ("192.0.2.1", 1)}, receive))
    with pytest.raises(ClientDisconnect):
        await account.solvent()
    assert budgets.work_us.is_spent(account.slot)
