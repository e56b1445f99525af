"""Tests the analysis of finished games through the API: what it says, what is refused, who waits, and how it ends."""

import asyncio
import gc
import json
import os
import sys
import time
import warnings
from collections.abc import AsyncGenerator, Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from abbey.bots import bot_named, play_game
from abbey.insight.analysis import analyse
from abbey.insight.analysis.analysis_json import analysis_json
from abbey.rules import Deal, Game, record_of, write_record
from abbey.server import Settings, analyses
from abbey.server.analyses import Analyses
from abbey.server.budgets import Account, Budgets, own_tallies
from abbey.server.metrics import Count, Metrics
from abbey.server.settings import USUAL, Limits
from abbey.table import Refusal
from abbey.table.events import CalledOff
from abbey.wire.analysis_messages import AnalysisNews, AnalysisProgress
from abbey.wire.codec import text_of
from tests.insight.analysed import compiled
from tests.server.club import Json
from tests.server.prepared_tables import table_with
from tests.server.real_server import RealServer, real_server
from tests.server.test_secrets import House
from tests.server.test_tables import with_another

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("analyses")]

PATIENCE_S = 120
QUEUE = 3
LIMITS = replace(USUAL.limits, analyses_waiting=QUEUE)


@cache
def game(seed: int = 5) -> Game:
    """Return a finished game of two who do not hide: none is analysed faster."""
    return play_game(Deal.numbered(2, seed), [bot_named("selfish"), bot_named("selfish")])


def part_of(whole: Game, actions: int) -> Game:
    part = Game(whole.deal, whole.names)
    for seat, action in whole.actions[:actions]:
        part.play(action, seat)
    return part


def record(seed: int = 5) -> str:
    return write_record(record_of(game(seed)))


def lines_in(text: str) -> list[Json]:
    return [json.loads(line) for line in text.splitlines()]


# --- What it says ----------------------------------------------------------------------------------------------------


def test_a_table_and_its_record_tell_step_by_step_what_the_command_prints(client: TestClient) -> None:
    house = House(client)
    house.put(table_with(game(), None))
    *progress, last = lines_in(client.post(f"/api/tables/{house.name}/analysis").text)
    shares = [line["done"] / line["of"] for line in progress]
    assert {line["type"] for line in progress} == {"progress"}
    assert shares == sorted(shares)
    assert 10 < len(set(shares)) <= 101
    text = client.get(f"/api/tables/{house.name}/record").text
    [again] = lines_in(client.post("/api/analysis", content=text).text)
    assert again == last
    assert "abbey_analysis_seconds_count 1.0" in client.get("/metrics").text
    with compiled():
        whole = analyse(game())
    assert last["type"] == "analysis"
    assert last["analysis"]["seats"] == json.loads(text_of(analysis_json(whole, whole.seats)))["seats"]
    [one] = lines_in(client.post("/api/analysis?seat=1", content=text).text)
    assert one["analysis"]["seats"] == [last["analysis"]["seats"][1]]


def test_a_record_whose_deal_is_not_the_promised_one_is_analysed_as_such(client: TestClient) -> None:
    for text, as_promised in ((record(), True), (with_another(record(), "salt"), False)):
        *_, last = lines_in(client.post("/api/analysis", content=text).text)
        assert last["analysis"]["as_promised"] == as_promised


# --- What is refused -------------------------------------------------------------------------------------------------


def refused(client: TestClient, address: str, content: str = "") -> tuple[int, str, str]:
    answer = client.post(address, content=content)
    said = answer.json()
    assert said["text"].endswith((".", "?"))
    return answer.status_code, said["code"], said["text"]


@pytest.mark.parametrize("left", [1, 30, 10_000])
def test_a_running_game_is_not_analysed_by_any_way(client: TestClient, left: int) -> None:
    house, running = House(client), part_of(game(), max(0, len(game().actions) - left))
    house.put(table_with(running, None))
    assert refused(client, f"/api/tables/{house.name}/analysis")[:2] == (409, "not-over")
    assert refused(client, "/api/analysis", write_record(record_of(running)))[:2] == (409, "not-over")


def test_a_game_that_was_called_off_is_not_analysed(client: TestClient) -> None:
    house, table = House(client), table_with(part_of(game(), 40), None)
    table.apply(CalledOff(0.0))
    house.put(table)
    assert client.get(f"/api/tables/{house.name}/record").status_code == 200
    assert refused(client, f"/api/tables/{house.name}/analysis")[1] == "not-over"


def test_what_is_no_record_and_an_unknown_seat_or_table_are_refused(client: TestClient) -> None:
    assert refused(client, "/api/analysis", "nonsense")[1] == "bad-record"
    assert refused(client, "/api/analysis", record().replace("play:", "pray:", 1))[1] == "bad-record"
    assert refused(client, "/api/analysis?seat=2", record())[1] == "no-such-seat"
    assert refused(client, "/api/analysis?seat=-1", record())[1] == "no-such-seat"
    assert refused(client, "/api/tables/nowhere/analysis")[1] == "no-such-table"


# --- Who waits -------------------------------------------------------------------------------------------------------


def account(slot: int = 0, limits: Limits = LIMITS) -> Account:
    return Account(Budgets(Settings(limits=limits), own_tallies()), slot)


async def first(news: AsyncGenerator[AnalysisNews]) -> AnalysisProgress:
    told = await anext(news)
    assert isinstance(told, AnalysisProgress)
    return told


async def begun(news: AsyncGenerator[AnalysisNews]) -> None:
    """Wait until the process has told of its work."""
    while (await first(news)).of == 1:
        pass


def running() -> list[int]:
    """Return the processes that this one has started to analyse."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == os.getpid() and b"analysis_process" in command:
            found.append(int(status.parent.name))
    return found


def test_those_who_ask_for_one_game_share_its_analysis_until_the_last_one_leaves() -> None:
    async def story() -> None:
        desk = Analyses(PATIENCE_S, Metrics())
        anna, berta = desk.follow(record(), account(1)), desk.follow(record(), account(2))
        await begun(anna)
        await begun(berta)
        assert len(running()) == 1
        await anna.aclose()
        await first(berta)
        assert len(running()) == 1
        await berta.aclose()
        await desk.close()
        assert running() == []

    asyncio.run(story())


def test_others_wait_in_a_queue_that_has_an_end() -> None:
    async def story() -> None:
        metrics = Metrics()
        desk = Analyses(PATIENCE_S, metrics)
        queue = [desk.follow(record(seed), account(seed)) for seed in range(QUEUE)]
        assert [(await first(news)).ahead for news in queue] == list(range(QUEUE))
        with pytest.raises(Refusal, match="Many games are being analysed"):
            await anext(desk.follow(record(QUEUE), account(QUEUE)))
        assert metrics.total(Count.ANALYSES_REFUSED) == 1
        await queue[0].aclose()
        assert (await first(queue[-1])).ahead == QUEUE - 2
        for news in queue[1:]:
            await news.aclose()
        await desk.close()

    asyncio.run(story())


def test_an_address_has_one_analysis_at_a_time_and_so_many_a_minute() -> None:
    async def story() -> None:
        desk = Analyses(PATIENCE_S, Metrics())
        anna = account(1, replace(USUAL.limits, analyses_a_minute=0, analysis_burst=2))
        news = desk.follow(record(0), anna)
        await first(news)
        with pytest.raises(Refusal, match="has an analysis under way"):
            await anext(desk.follow(record(1), anna))
        await news.aclose()
        again = desk.follow(record(1), anna)
        await first(again)
        await again.aclose()
        with pytest.raises(Refusal, match="Too many analyses from your address"):
            await anext(desk.follow(record(2), anna))
        await desk.close()

    asyncio.run(story())


# --- How it ends -----------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    with real_server(tmp_path) as server:
        yield server


def request(text: str) -> bytes:
    head = f"POST /api/analysis HTTP/1.1\r\nHost: abbey.test\r\nContent-Length: {len(text.encode())}\r\n\r\n"
    return head.encode() + text.encode()


def waited_for(what: str, is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def test_whoever_hangs_up_cancels_it(server: RealServer) -> None:
    with server.line() as line:
        line.settimeout(PATIENCE_S)
        line.sendall(request(record()))
        heard = b""
        while b'"type":"progress"' not in heard:
            heard += line.recv(65_536)
        assert b"application/x-ndjson" in heard
        waited_for("its process has begun", lambda: len(running()) == 1)
    waited_for("its process has ended", lambda: not running())


def test_a_server_that_stops_does_not_wait_for_it(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        line = server.line()
        line.sendall(request(record()))
        waited_for("its process has begun", lambda: len(running()) == 1)
    assert running() == []
    line.close()


def test_a_server_that_stops_just_after_somebody_hung_up_leaves_nothing_open() -> None:
    async def story() -> None:
        keeper = Analyses(PATIENCE_S, Metrics())
        news = keeper.follow(record(), account())
        await begun(news)
        await news.aclose()
        for _ in range(6):
            await asyncio.sleep(0)  # until its process is being ended
        await keeper.close()

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        loop = asyncio.new_event_loop()
        loop.run_until_complete(story())
        loop.close()  # at once: nothing that is still open is closed on the way
        gc.collect()
    assert [str(one.message) for one in caught] == []


def test_a_process_that_fails_is_told_of_and_written_to_the_log(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(analyses, "COMMAND", (sys.executable, "-c", "raise SystemExit('out of ink')"))
    *_, last = lines_in(client.post("/api/analysis", content=record()).text)
    assert (last["type"], last["code"]) == ("refused", "server-fault")
    assert "out of ink" in caplog.text
    monkeypatch.setattr(analyses, "COMMAND", (sys.executable, "-c", "import time; time.sleep(600)"))
    client.app.state.house.analyses._limit_s = 0.2  # type: ignore[attr-defined]
    *_, last = lines_in(client.post("/api/analysis", content=record()).text)
    assert last["code"] == "server-fault"
    assert "it took too long" in caplog.text
    assert running() == []
