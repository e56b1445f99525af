"""The live line: one WebSocket, one viewer. `docs/protocol.md` says what is refused, kept and closed."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Final

import anyio
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from abbey.rules.names import NOBODY
from abbey.server.answers import NOT_STORED
from abbey.server.connection import NOT_SEATED, TOO_MANY, TOO_SLOW, Connection
from abbey.server.guard import address_of, is_foreign
from abbey.server.hearing import Hearing
from abbey.server.house import House, UnknownTableError
from abbey.server.keys import key_of
from abbey.server.limits import Doors
from abbey.server.metrics import Count
from abbey.server.promptly import hear_promptly, promptly_to
from abbey.server.requests import Line
from abbey.server.room import Room
from abbey.table import Refusal, deciding
from abbey.table.refusal import Code
from abbey.table.store import StoreError
from abbey.wire.messages import Hello, Refused
from abbey.wire.reading import FROM_CLIENT, UnreadableError, read
from abbey.wire.text import text_of

# Why the server closes a connection, besides what WebSocket itself knows.
NO_HELLO: Final = 4000
FOREIGN: Final = 4001
NO_TABLE: Final = 4004
NO_STORE: Final = 4013


async def live(socket: WebSocket) -> None:
    doors: Doors = socket.app.state.doors
    address = address_of(socket.scope)
    await socket.accept()
    if is_foreign(socket.scope):
        await refuse(socket, "foreign-origin", "This connection comes from another site.", FOREIGN)
    elif not doors.enter(address):
        await refuse(socket, "too-many", "Too many connections from your address.", TOO_MANY)
    else:
        try:
            await _serve(socket, socket.app.state.house)
        finally:
            doors.leave(address)


async def _serve(socket: WebSocket, house: House) -> None:
    try:
        room = await house.room(socket.path_params["table"])
        viewer = await _greeted(socket, room, house.settings.hello_s)
    except UnknownTableError:
        await refuse(socket, "no-such-table", "There is no table at this address.", NO_TABLE)
    except (UnreadableError, TimeoutError, KeyError):
        await refuse(socket, "no-hello", "The first message must be hello.", NO_HELLO)
    except StoreError:
        await refuse(socket, "not-stored", NOT_STORED, NO_STORE)
    except Refusal as no:
        await refuse(socket, no.code, no.text, NOT_SEATED)
    except WebSocketDisconnect:
        return
    else:
        await _converse(socket, house, room, viewer)


async def _greeted(socket: WebSocket, room: Room, patience_s: float) -> int:
    """Who is looking: a seat, or a spectator."""
    async with asyncio.timeout(patience_s):
        message = read(await socket.receive_text(), FROM_CLIENT)
    if not isinstance(message, Hello):
        raise TimeoutError
    return NOBODY if message.token is None else deciding.seat_of(room.table, key_of(message.token))


async def _converse(socket: WebSocket, house: House, room: Room, viewer: int) -> None:
    connection = Connection(viewer, house.settings.limits.queued_messages, promptly_to(socket.scope))
    hearing = Hearing(Line(house, room, connection))
    house.metrics.add(Count.CONNECTIONS)
    room.enter(connection)
    hear_promptly(socket.scope, hearing.hear)
    try:
        await first_of(_talk(socket, connection), _listen(socket, hearing), connection.dropped())
    finally:
        hear_promptly(socket.scope, None)
        house.metrics.add(Count.CONNECTIONS, -1)
        house.metrics.add(Count.DROPPED, connection.closing == TOO_SLOW)
        room.leave(connection)
    await close(socket, connection.closing)


async def first_of(*jobs: Coroutine[None, None, None]) -> None:
    """Until the first is done; then the others are given up."""
    async with anyio.create_task_group() as tasks:

        async def alone(job: Coroutine[None, None, None]) -> None:
            await job
            tasks.cancel_scope.cancel()

        for job in jobs:
            tasks.start_soon(alone, job)


async def _talk(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
            connection.sent()


async def _listen(socket: WebSocket, hearing: Hearing) -> None:
    """Whatever was not heard at once."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            hearing.hear(await _text(socket))


async def _text(socket: WebSocket) -> str:
    """Binary frames are read like text: they hold no message either way."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str = message.get("text") or message.get("bytes", b"").decode("utf-8", "replace")
    return text


async def refuse(socket: WebSocket, code: Code, text: str, closing: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(text_of(Refused(code, text)))
    await close(socket, closing)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state != WebSocketState.DISCONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code)


LIVE: Final = WebSocketRoute("/api/tables/{table}/live", live)
