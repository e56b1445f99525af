"""Makes HTTP responses of messages and refusals."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from abbey.table.refusal import Code, Refusal
from abbey.wire.codec import refused_of

_CONFLICT: Final = 409  # the status of every refusal that is not listed
_STATUS: Final[dict[Code, int]] = {
    "bad-answer": 400,
    "bad-message": 400,
    "banned": 403,
    "foreign-origin": 403,
    "newer-table": 503,
    "no-such-page": 404,
    "no-such-puzzle": 404,
    "no-such-table": 404,
    "not-host": 403,
    "not-invited": 403,
    "not-seated": 403,
    "not-stored": 503,
    "server-fault": 500,
    "too-early": 404,
    "too-fast": 429,
    "too-large": 413,
    "wrong-method": 405,
}


def json_response(message: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return the message as JSON, which nobody may keep."""
    named = {"cache-control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(message), status, named, "application/json")


def refusal_response(no: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """Return the refusal as JSON, under the status that fits its code."""
    return json_response(refused_of(no), _STATUS.get(no.code, _CONFLICT), headers)
