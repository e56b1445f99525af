"""Says of every request whose it is and whom it asks, and how a refusal of it is answered."""

from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from abbey.server.budgets import Account, Budgets
from abbey.server.house import House
from abbey.server.http.responses import refusal_response
from abbey.server.room import Room
from abbey.table import Refusal
from abbey.table.refusal import refusal_of
from abbey.table.store import StoreError

Handler = Callable[[Request], Awaitable[Response]]


def careful(handler: Handler) -> Handler:
    """Turn every refusal into a response with a code and a sentence."""

    async def handled(request: Request) -> Response:
        try:
            return await handler(request)
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
    """Return the account of whoever sent the request."""
    budgets: Budgets = request.app.state.budgets
    return budgets.account_of(request.scope)
