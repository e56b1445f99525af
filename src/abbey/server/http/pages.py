"""Serves the page itself: built files, and the same first page for every address a person may open."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE: Final = Path(__file__).parent.parent / "page"
ADDRESSES: Final = ("/", "/t/{table}", "/replay", "/replay/{table}")


class Assets(StaticFiles):
    """Serves files that are named by what is in them, and so never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def first_page(_request: Request) -> Response:
    """Serve the page, which finds out by itself what its address is about."""
    return _index(200)


async def no_page(_request: Request) -> Response:
    """Serve the page under an unknown address; it says itself that there is nothing here."""
    return _index(404)


def _index(status: int) -> Response:
    index = PAGE / "index.html"
    if not index.is_file():
        return PlainTextResponse("The page has not been built: run make page.", 503)
    return FileResponse(index, status, headers={"cache-control": "no-cache"})


async def icon(request: Request) -> Response:
    """Serve the icon of the page, for those who ask for it by its usual name instead of reading the page."""
    built = next(PAGE.glob("assets/favicon-*.svg"), None)
    if built is None:
        return await no_page(request)
    return FileResponse(built, headers={"cache-control": "max-age=86400"})


def page_routes() -> list[BaseRoute]:
    """Return the routes of the page, which take every address that no other route has taken."""
    return [
        *(Route(address, first_page) for address in ADDRESSES),
        Route("/favicon.svg", icon),
        Mount("/licences", StaticFiles(directory=PAGE / "licences", check_dir=False)),
        Mount("/assets", Assets(directory=PAGE / "assets", check_dir=False)),
        Route("/{rest:path}", no_page),
    ]
