"""Answers what no route has answered: a wrong method, an unknown file, a fault of our own."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from abbey.server.http.guard import HEADERS
from abbey.server.http.requests import no_such_page, refuse
from abbey.table import Refusal

_WRONG_METHOD = 405


def answer_http_error(request: Request, error: Exception) -> Response:
    """Answer what the framework itself refuses, in the same form as every refusal."""
    assert isinstance(error, HTTPException)
    if error.status_code == _WRONG_METHOD:
        response = refuse(request, Refusal("wrong-method", "This address is not asked in this way."))
    else:
        response = refuse(request, no_such_page())
        response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def answer_fault(request: Request, _error: Exception) -> Response:
    """Say that the server failed, and nothing about how: that is in the log.

    No middleware is around this answer, so it brings the headers for browsers itself.
    """
    response = refuse(request, Refusal("server-fault", "The server has failed at this; its log says why."))
    response.headers.update(HEADERS)
    return response
