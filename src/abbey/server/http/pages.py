"""Serves the page itself: built files, and the same first page for every address a person may open."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from abbey.server.http.page_files import page_file

PAGE: Final = Path(__file__).parent.parent / "page"
ADDRESSES: Final = (
    "/",
    "/t/{table}",
    "/replay",
    "/replay/{table}",
    "/analysis",
    "/analysis/{table}",
    "/puzzle",
    "/puzzle/{code}",
    "/mine",
)
ASK_AGAIN: Final = "no-cache"
A_DAY: Final = "max-age=86400"
FOR_EVER: Final = "public, max-age=31536000, immutable"


async def first_page(request: Request) -> Response:
    """Serve the page, which finds out by itself what its address is about."""
    return _index(request, 200)


async def no_page(request: Request) -> Response:
    """Serve the page under an unknown address; it says itself that there is nothing here."""
    return _index(request, 404)


def _index(request: Request, status: int) -> Response:
    index = page_file(PAGE, "index.html")
    if index is None:
        return PlainTextResponse("The page has not been built: run make page.", 503)
    return index.response(request, ASK_AGAIN, status)


async def asset(request: Request) -> Response:
    """Serve a file that is named by what is in it, and so never changes."""
    return _file(request, "assets", FOR_EVER)


async def licence(request: Request) -> Response:
    """Serve the licence of something that the page is made of."""
    return _file(request, "licences", ASK_AGAIN)


def _file(request: Request, folder: str, caching: str) -> Response:
    found = page_file(PAGE / folder, request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    return found.response(request, caching)


async def icon(request: Request) -> Response:
    """Serve the icon of the page, for those who ask for it by its usual name instead of reading the page."""
    name = next((path.name for path in PAGE.glob("assets/favicon-*.svg")), "")
    built = page_file(PAGE / "assets", name)
    return built.response(request, A_DAY) if built else await no_page(request)


def page_routes() -> list[BaseRoute]:
    """Return the routes of the page, which take every address that no other route has taken."""
    return [
        *(Route(address, first_page) for address in ADDRESSES),
        Route("/favicon.svg", icon),
        Route("/licences/{name:path}", licence),
        Route("/assets/{name:path}", asset),
        Route("/{rest:path}", no_page),
    ]
