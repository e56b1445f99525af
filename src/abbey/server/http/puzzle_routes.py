"""Routes requests for puzzles: which one is today's, one by its code, and an answer to it."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from abbey.server.http.requests import account_of, careful, gone, house_of, read_message
from abbey.server.http.responses import json_response
from abbey.wire.puzzle_messages import PuzzleAnswer

T = TypeVar("T")


async def show_today(request: Request) -> Response:
    """Tell which puzzle is today's."""
    house = house_of(request)
    return json_response(house.puzzles.of_day(house.now()))


async def show_puzzle(request: Request) -> Response:
    """Show a puzzle, without its answer."""
    house = house_of(request)
    shown = house.puzzles.puzzle(request.path_params["code"], house.now(), account_of(request))
    return json_response(await _while_connected(request, shown))


async def answer_puzzle(request: Request) -> Response:
    """Judge an answer, and explain the solution."""
    house = house_of(request)
    answer = await read_message(request, PuzzleAnswer, house.settings.limits.message_bytes)
    replied = house.puzzles.reply(request.path_params["code"], answer, house.now(), account_of(request))
    return json_response(await _while_connected(request, replied))


async def _while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for work that may take a moment, and let it be when whoever wanted it has gone away."""
    done, left = asyncio.ensure_future(work), asyncio.ensure_future(gone(request))
    try:
        await asyncio.wait((done, left), return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise ClientDisconnect
        return done.result()
    finally:
        for task in (done, left):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


PUZZLE_ROUTES: Final = (
    Route("/api/puzzles/today", careful(show_today)),
    Route("/api/puzzles/{code}", careful(show_puzzle)),
    Route("/api/puzzles/{code}", careful(answer_puzzle), methods=["POST"]),
)
