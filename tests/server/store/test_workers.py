"""Lets several writers share one file: workers number their tables apart, and no other server comes in between."""

import asyncio
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from abbey.files import lock_alone
from abbey.server.shard import Shard
from abbey.server.store import InUseError, SqliteStore, shared_among_workers
from abbey.testing import check_store

pytestmark = pytest.mark.anyio


async def test_workers_write_side_by_side_and_nothing_is_lost(path: Path) -> None:
    with shared_among_workers(path):
        stores = [SqliteStore(path, Shard(number, 3)) for number in range(3)]
        names = [[f"{number}-{name}" for name in range(20)] for number in range(3)]
        pairs = [(store, name) for store, own in zip(stores, names, strict=True) for name in own]
        await asyncio.gather(*(store.create(name, [b"a"]) for store, name in pairs))
        await asyncio.gather(*(store.append(name, 1, [name.encode()]) for store, name in pairs))
        for store in stores:
            assert len(await store.unfinished()) == 60
            assert [await store.read(name) for _, name in pairs] == [[b"a", name.encode()] for _, name in pairs]
        await asyncio.gather(*(store.close() for store in stores))


async def test_a_number_is_never_given_twice_when_workers_come_and_go(path: Path) -> None:
    for of in (1, 2, 3, 2):
        with ExitStack() as kept:
            if of > 1:
                kept.enter_context(shared_among_workers(path))
            stores = [SqliteStore(path, Shard(number, of)) for number in range(of)]
            held = len(await stores[0].unfinished())
            for number, store in enumerate(stores[::-1]):
                await store.create(f"{held} {number}", [b"x"])
            assert len(await stores[0].unfinished()) == held + of
            await asyncio.gather(*(store.close() for store in stores))


class OnlyWorker(SqliteStore):
    """Is the store of a server's only worker, and ends with that server."""

    def __init__(self, path: Path) -> None:
        with ExitStack() as shared:
            shared.enter_context(shared_among_workers(path))
            super().__init__(path, Shard(1, 2))
            self._shared = shared.pop_all()

    async def close(self) -> None:
        await super().close()
        self._shared.close()


@pytest.mark.slow
async def test_a_workers_store_keeps_all_promises(path: Path) -> None:
    await check_store(lambda: _store(path))


async def _store(path: Path) -> SqliteStore:
    return OnlyWorker(path)


async def test_a_server_with_workers_lets_no_other_in(path: Path) -> None:
    with shared_among_workers(path):
        with pytest.raises(InUseError):
            SqliteStore(path)
        with pytest.raises(InUseError), shared_among_workers(path):
            pass
    await SqliteStore(path).close()


async def test_a_server_alone_lets_no_worker_in(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abbey.files._WAIT", "PRAGMA busy_timeout = 50")
    store = SqliteStore(path)
    with pytest.raises(InUseError):
        SqliteStore(path, Shard(0, 2))
    await store.close()


async def test_the_next_server_waits_until_the_workers_of_a_killed_one_have_gone(path: Path) -> None:
    with shared_among_workers(path):
        worker = SqliteStore(path, Shard(0, 2))
    coming = asyncio.create_task(asyncio.to_thread(lock_alone, path))
    await asyncio.sleep(0.3)
    assert not coming.done()
    await worker.close()
    with closing(await coming):
        pass
