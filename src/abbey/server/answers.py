"""Answers over HTTP: messages as JSON, refusals with a code and a sentence."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from abbey.table.refusal import Code
from abbey.wire.messages import Refused
from abbey.wire.reading import read

T = TypeVar("T")

_STATUS = {"no-such-table": 404, "no-such-page": 404, "not-seated": 403, "not-host": 403, "bad-message": 400}


NOT_STORED = "The store does not answer, so nothing has changed; try again in a moment."


class TooLargeError(Exception):
    """The body is longer than anything we would read."""


def answer(message: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, {"cache-control": "no-store"}, "application/json")


def refused(code: Code, text: str, status: int | None = None, why: dict[str, str] | None = None) -> Response:
    return answer(Refused(code, text, why or {}), status or _STATUS.get(code, 409))


async def body_of(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLargeError
    return body


async def read_message(request: Request, kind: type[T], most: int) -> T:
    return read(await body_of(request, most), msgspec.json.Decoder(kind))
