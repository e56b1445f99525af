"""Serves the live endpoint: one WebSocket, one viewer. `docs/protocol.md` says what is refused, kept and closed."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from abbey.rules.names import NOBODY, Viewer
from abbey.server import work_prices
from abbey.server.budgets import Account, Budgets, address_of
from abbey.server.house import House
from abbey.server.http.guard import is_foreign
from abbey.server.http.requests import refuse
from abbey.server.keys import key_of
from abbey.server.live.client_session import ClientSession
from abbey.server.live.connection import (
    BANNED,
    NEWER_TABLE,
    NO_TABLE,
    NOT_SEATED,
    SERVER_STOPS,
    TOO_MANY,
    TOO_SLOW,
    Connection,
)
from abbey.server.live.fast_socket import fast_send, receive_fast
from abbey.server.live.handlers import Client
from abbey.server.metrics import Count
from abbey.server.room import Room
from abbey.table import commands
from abbey.table.refusal import Code, Refusal, refusal_of
from abbey.table.store import NewerTableError, StoreError
from abbey.wire.client_messages import Hello
from abbey.wire.codec import FROM_CLIENT, read, refused_of, text_of
from abbey.wire.messages import OLDEST_PROTOCOL

# With which code a connection is closed that was refused; see docs/protocol.md.
_CLOSING: Final[dict[Code, int]] = {
    "no-hello": 4000,
    "foreign-origin": 4001,
    "not-seated": NOT_SEATED,
    "no-such-table": NO_TABLE,
    "not-stored": 4013,
    "other-rules": 4014,
    "old-protocol": 4015,
    "newer-table": NEWER_TABLE,
    "too-fast": TOO_MANY,
    "too-many": TOO_MANY,
    "banned": BANNED,
}


async def live(socket: WebSocket) -> None:
    """Serve one connection, from its first message to its end."""
    budgets: Budgets = socket.app.state.budgets
    account = budgets.account_of(socket.scope)
    try:
        if account.is_overdrawn or not budgets.handshakes.take(account.slot):
            no = Refusal("too-fast", "Too many connections from your address; wait a moment and try again.")
            await socket.send_denial_response(refuse(socket, no))
            return
        account.charge(work_prices.HANDSHAKE)
        await socket.accept()
    except WebSocketDisconnect:  # the client has hung up meanwhile
        return
    if is_foreign(socket.scope):
        await _refuse(socket, Refusal("foreign-origin", "This connection comes from another site."))
    elif not budgets.lines.enter(account.slot):
        await _refuse(socket, Refusal("too-many", "Too many connections from your address."))
    else:
        try:
            await _serve(socket, socket.app.state.house, account)
        finally:
            budgets.lines.leave(account.slot)


async def _serve(socket: WebSocket, house: House, account: Account) -> None:
    address = address_of(socket.scope)
    try:
        house.caretaker.refuse_if_banned(address)
        room = await house.room(socket.path_params["table"], account)
        viewer, key = await _greeted(socket, room, house.settings.hello_s)
        await account.solvent()
        house.caretaker.refuse_if_banned(address, key)
        room.changes.refuse_if_ended()
    except (Refusal, StoreError) as error:
        is_for_others = isinstance(error, NewerTableError) and house.has_peers
        await _refuse(socket, refusal_of(error), SERVER_STOPS if is_for_others else None)
    except WebSocketDisconnect:
        return
    else:
        connection = _connection(socket, account, viewer)
        house.caretaker.let_in(connection, address, key)
        try:
            await _converse(socket, Client(house, room, connection, account))
        finally:
            house.caretaker.let_out(connection)


async def _greeted(socket: WebSocket, room: Room, patience_s: float) -> tuple[Viewer, str]:
    """Wait for `hello`, and return who is looking: a seat and its key, or a spectator."""
    try:
        async with asyncio.timeout(patience_s):
            message = read(await socket.receive_text(), FROM_CLIENT)
    except (Refusal, TimeoutError, KeyError):  # KeyError: the frame holds no text
        message = None
    if not isinstance(message, Hello):
        raise Refusal("no-hello", "The first message must be hello.")
    if message.protocol < OLDEST_PROTOCOL:
        raise Refusal("old-protocol", "This page is older than the server; load it again.")
    if message.token is None:
        return NOBODY, ""
    key = key_of(message.token)
    return commands.seat_of(room.table, key), key


def _connection(socket: WebSocket, account: Account, viewer: Viewer) -> Connection:
    return Connection(viewer, account.budgets.backlog, account.slot, fast_send(socket.scope))


async def _converse(socket: WebSocket, client: Client) -> None:
    house, room, connection = client.house, client.room, client.connection
    session = ClientSession(client)
    house.metrics.add(Count.CONNECTIONS)
    room.enter(connection)
    listeners = len(room.connections)
    client.account.charge(
        work_prices.entrance(connection.told, listeners), shared=work_prices.shared_entrance(listeners)
    )
    receive_fast(socket.scope, session.receive)
    try:
        await _first_of(_talk(socket, connection), _listen(socket, session), connection.dropped())
    finally:
        receive_fast(socket.scope, _ignore)
        house.metrics.add(Count.CONNECTIONS, -1)
        house.metrics.add(Count.DROPPED, connection.closing == TOO_SLOW)
        room.leave(connection)
        connection.forget()
    await _close(socket, connection.closing)


def _ignore(_text: str) -> None:
    """Take no notice of what comes on a line that is being closed, and keep none of it."""


async def _first_of(*jobs: Coroutine[None, None, None]) -> None:
    """Run the jobs until the first is done, and cancel the others.

    Nothing here refers to itself, as task groups do: whoever hangs up leaves nothing for the garbage collector.
    """
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled():
            task.result()


async def _talk(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
            connection.sent()


async def _listen(socket: WebSocket, session: ClientSession) -> None:
    """Receive whatever did not take the shortcut."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            session.receive(await _text(socket))


async def _text(socket: WebSocket) -> str:
    """Receive a text. Binary frames are read like text: they hold no message either way."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str = message.get("text") or message.get("bytes", b"").decode("utf-8", "replace")
    return text


async def _refuse(socket: WebSocket, no: Refusal, code: int | None = None) -> None:
    """Say no and close, with this code or the one that belongs to the refusal."""
    socket.app.state.house.metrics.refuse(no.code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(text_of(refused_of(no)))
    await _close(socket, code or _CLOSING[no.code])


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state != WebSocketState.DISCONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code)


LIVE: Final = WebSocketRoute("/api/tables/{table}/live", live)
