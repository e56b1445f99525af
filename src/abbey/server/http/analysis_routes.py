"""Routes requests for the analysis of a finished game, which are answered line by line while it goes on."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from abbey.rules import Game, record_of, write_record
from abbey.server import work_prices
from abbey.server.http.finished_games import (
    finished_game,
    handed_in_game,
    longest_game,
    record_body,
    record_text,
    refuse_unfinished,
    seat_named,
)
from abbey.server.http.requests import account_of, careful, house_of, room_of
from abbey.table import Refusal
from abbey.wire.analysis_messages import AnalysisNews, AnalysisReady
from abbey.wire.codec import refused_of, text_of

HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}  # no proxy keeps lines back


async def analyse_table(request: Request) -> Response:
    """Analyse the finished game of a table."""
    game = finished_game(await room_of(request))
    refuse_unfinished(game)
    return await _analysis(request, game, await to_thread(lambda: write_record(record_of(game))))


async def analyse_record(request: Request) -> Response:
    """Analyse the game of a record that somebody hands in."""
    body, account = await record_body(request), account_of(request)
    await account.solvent()
    account.charge(work_prices.REPLAY)
    game, text = await to_thread(_game_and_text, body, longest_game(request))
    refuse_unfinished(game)
    return await _analysis(request, game, text)


def _game_and_text(body: bytes, longest: int) -> tuple[Game, str]:
    text = record_text(body)
    return handed_in_game(text, longest)[0], text


async def _analysis(request: Request, game: Game, record: str) -> Response:
    """Answer with lines: how far the analysis is, and at last what it says. Whoever hangs up cancels it."""
    seat = _seat(request, game.position.players)
    news = house_of(request).analyses.follow(record, account_of(request))
    first = await anext(news)  # which may be refused
    return StreamingResponse(_lines(first, news, seat), headers=HEADERS, media_type="application/x-ndjson")


async def _lines(first: AnalysisNews, others: AsyncIterator[AnalysisNews], seat: int | None) -> AsyncIterator[str]:
    yield _line(first, seat)
    try:
        async for news in others:
            yield _line(news, seat)
    except Refusal as no:
        yield text_of(refused_of(no)) + "\n"


def _line(news: AnalysisNews, seat: int | None) -> str:
    if isinstance(news, AnalysisReady) and seat is not None:
        own = [one for one in news.analysis.seats if one.seat == seat]
        news = AnalysisReady(replace(news.analysis, seats=own))
    return text_of(news) + "\n"


def _seat(request: Request, players: int) -> int | None:
    """Return the seat that the query names, or None for all of them."""
    wanted = request.query_params.get("seat")
    return None if wanted is None else seat_named(wanted, players)


ANALYSIS_ROUTES: Final = (
    Route("/api/tables/{table}/analysis", careful(analyse_table), methods=["POST"]),
    Route("/api/analysis", careful(analyse_record), methods=["POST"]),
)
