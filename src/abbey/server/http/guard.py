"""Guards the routes from the network: headers for browsers, foreign origins, request limits."""

from collections.abc import Mapping
from contextlib import closing
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from abbey.server import work_prices
from abbey.server.bans import shut_out
from abbey.server.budgets import Account, Budgets, address_of
from abbey.server.http.responses import refusal_response
from abbey.server.limits import Held
from abbey.table import Refusal

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
AGAIN_LATER: Final = {"connection": "close", "retry-after": "1"}
ONE_REQUEST: Final = {"connection": "close"}  # the next may be another worker's, or another server's


class Guard:
    """Refuses requests from other sites and too many of them, and adds headers to every response, as middleware."""

    def __init__(self, app: ASGIApp, budgets: Budgets, keeps_alive: bool) -> None:
        self._app = app
        self._headers = HEADERS if keeps_alive else HEADERS | ONE_REQUEST
        self._budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        account = self._budgets.account_of(scope)
        answer = self._app
        if no := self._refusal(scope, account):
            scope["app"].state.house.metrics.refuse(no.code)
            answer = refusal_response(no, AGAIN_LATER if no.code == "too-fast" else None)
        account.charge(work_prices.REFUSAL if no else work_prices.REQUEST)
        is_leaving = scope["app"].state.house.readiness.is_withdrawn
        headers = self._headers | ONE_REQUEST if is_leaving else self._headers
        with closing(Held(self._budgets.bodies, account.slot)) as scope.setdefault("state", {})["held"]:
            await answer(scope, receive, charged(with_headers(send, headers), account))

    def _refusal(self, scope: Scope, account: Account) -> Refusal | None:
        is_api = scope["path"].startswith("/api/")
        if account.is_spent or (is_api and not self._budgets.requests.take(account.slot)):
            return Refusal("too-fast", "Too many requests from your address; wait a moment and try again.")
        if scope["method"] not in ("GET", "HEAD") and is_foreign(scope):
            return Refusal("foreign-origin", "This request comes from another site.")
        if is_api and scope["app"].state.house.caretaker.is_banned(address_of(scope)):  # the page itself can say so
            return shut_out()
        return None


def with_headers(send: Send, names: Mapping[str, str]) -> Send:
    """Return a `send` that adds these headers to the response, where it does not have them itself."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in names.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def charged(send: Send, account: Account) -> Send:
    """Return a `send` that charges the account for what is sent."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            account.charge(len(message.get("body", b"")) * work_prices.ANSWER_BYTE)
        await send(message)

    return sending


def is_from_host(scope: Scope) -> bool:
    """Tell whether a program on this very machine asks, and none that only passes on what somebody else has asked."""
    headers = Headers(scope=scope)
    try:
        is_local = ip_address(address_of(scope)).is_loopback
    except ValueError:  # not from the network, or a name
        return False
    return is_local and not any(name in headers for name in FORWARDED)


def is_foreign(scope: Scope) -> bool:
    """Tell whether a page of another site sent this. Programs that are not browsers send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is not None and _site(origin) != headers.get("host")


def _site(origin: str) -> str | None:
    """Return the host and port that an origin names; None for what is not an address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
