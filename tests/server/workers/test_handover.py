"""Checks that connections go from process to process with all that was said on them."""

import asyncio
import resource
import socket

import pytest

from abbey.server.workers.handover import HandoverReceiver, HandoverSender

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def taken(taking: HandoverReceiver, count: int) -> list[tuple[socket.socket, bytes]]:
    got: list[tuple[socket.socket, bytes]] = []
    while len(got) < count:
        got.extend(taking.receive())
        await asyncio.sleep(0)
    return got


async def test_each_connection_comes_with_its_own_words_however_many_wait() -> None:
    ours, theirs = socket.socketpair()
    giving, taking = HandoverSender(ours), HandoverReceiver(theirs)
    pairs = [socket.socketpair() for _ in range(200)]
    said = [b"%d " % number * (1 + number * 20) for number in range(200)]
    given = asyncio.gather(*(giving.send(there, words) for (_, there), words in zip(pairs, said, strict=True)))
    got = await taken(taking, 200)
    await given
    for (here, there), (connection, words), sent in zip(pairs, got, said, strict=True):
        there.close()
        here.send(words[:10])
        assert connection.recv(10) == sent[:10]
        assert words == sent
        here.close()
        connection.close()
    giving.close()
    assert list(taking.receive()) == []
    assert taking.is_over
    theirs.close()


async def test_words_never_go_to_somebody_elses_connection_when_one_could_not_be_taken() -> None:
    ours, theirs = socket.socketpair()
    giving, taking = HandoverSender(ours), HandoverReceiver(theirs)
    lost, kept = socket.socketpair(), socket.socketpair()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    await giving.send(lost[1], b"lost")
    resource.setrlimit(resource.RLIMIT_NOFILE, (kept[1].fileno(), hard))  # no further file
    try:
        assert list(taking.receive()) == []
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert not taking.is_over, "a worker that ends would cut off all its players"
    await giving.send(kept[1], b"kept")
    ((connection, words),) = await taken(taking, 1)
    kept[0].send(b"Pax")
    assert (words, connection.recv(3)) == (b"kept", b"Pax")
    for end in (*lost, *kept, theirs, connection):
        end.close()
    giving.close()


async def test_a_porter_that_was_killed_before_it_read_our_words_is_gone() -> None:
    ours, theirs = socket.socketpair()
    taking = HandoverReceiver(theirs)
    taking.say_ready()
    ours.close()
    assert list(taking.receive()) == []
    assert taking.is_over
    theirs.close()


async def test_a_porter_that_was_killed_before_the_worker_was_ready_is_gone() -> None:
    ours, theirs = socket.socketpair()
    ours.close()
    taking = HandoverReceiver(theirs)
    taking.say_ready()
    assert taking.is_over
    theirs.close()


async def test_a_worker_that_never_began_is_noticed() -> None:
    ours, theirs = socket.socketpair()
    giving, taking = HandoverSender(ours), HandoverReceiver(theirs)
    taking.say_ready()
    assert await giving.worker_is_ready()
    theirs.close()
    assert not await giving.worker_is_ready()
    giving.close()
