"""Says of every request whose it is, whom it asks and what its body says, and how a refusal of it is answered."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from abbey.server.budgets import Account, Budgets
from abbey.server.house import House
from abbey.server.http.responses import refusal_response
from abbey.server.limits import Held
from abbey.server.room import Room
from abbey.table import Refusal
from abbey.table.refusal import refusal_of
from abbey.table.store import StoreError
from abbey.wire.codec import read

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def careful(handler: Handler) -> Handler:
    """Turn every refusal into a response with a code and a sentence."""

    async def handled(request: Request) -> Response:
        try:
            return await handler(request)
        except asyncio.CancelledError:  # nobody but a server that stops gives a request up
            return refuse(
                request, Refusal("not-stored", "The server stops before this is done; try again in a moment.")
            )
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is left to hear it
        except (Refusal, StoreError) as error:
            return refuse(request, refusal_of(error))

    return handled


def refuse(request: HTTPConnection, no: Refusal) -> Response:
    """Return the answer to whoever is refused something, which is counted."""
    house_of(request).metrics.refuse(no.code)
    return refusal_response(no)


def no_such_page() -> Refusal:
    """Return the refusal for an address where there is nothing."""
    return Refusal("no-such-page", "There is nothing at this address.")


def house_of(request: HTTPConnection) -> House:
    """Return the house that the application serves."""
    house: House = request.app.state.house
    return house


async def room_of(request: Request) -> Room:
    """Return the room of the table that the address names."""
    return await house_of(request).room(request.path_params["table"], account_of(request))


def account_of(request: Request) -> Account:
    """Return the account of whoever sent the request. Read the body first: what comes while it waits is lost."""
    budgets: Budgets = request.app.state.budgets
    return budgets.account_of(request.scope, partial(_pause, request))


async def _pause(request: Request, wait_s: float) -> None:
    """Wait for so long, unless whoever sent the request hangs up meanwhile."""
    try:
        async with asyncio.timeout(wait_s):
            await gone(request)
    except TimeoutError:
        return
    raise ClientDisconnect


async def gone(request: Request) -> None:
    """Wait until the client is no longer connected; what it sends meanwhile is lost."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def body_of(request: Request, most: int) -> bytes:
    """Read the body of a request, which may not be longer than `most` bytes; it counts until that is answered."""
    held: Held = request.state.held
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("too-large", "That is longer than anything we would read.")
        if not held.add(len(part)):
            raise Refusal("too-fast", "Too much is being sent at once; wait a moment and try again.")
    return body


async def read_message(request: Request, kind: type[T], most: int) -> T:
    """Read the body of a request as a message of this kind."""
    return message_of(await body_of(request, most), kind)


def message_of(body: bytes, kind: type[T]) -> T:
    """Return the body of a request as a message of this kind."""
    return read(body, msgspec.json.Decoder(kind), "request")
