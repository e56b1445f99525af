"""Routes HTTP requests: opening tables, sitting down, records, replays, health; and puzzles and analyses."""

from asyncio import to_thread
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from abbey.bots import bot_kinds
from abbey.insight.statistics.own_game import own_game
from abbey.rules import record_of, write_record
from abbey.rules.names import SeatNumber
from abbey.search import backend_name
from abbey.server import work_prices
from abbey.server.http.analysis_routes import ANALYSIS_ROUTES
from abbey.server.http.finished_games import (
    finished_game,
    handed_in_game,
    longest_game,
    promised_game,
    record_body,
    record_text,
    refuse_unfinished,
    seat_named,
)
from abbey.server.http.guard import is_from_host
from abbey.server.http.puzzle_routes import PUZZLE_ROUTES
from abbey.server.http.requests import (
    account_of,
    body_of,
    careful,
    house_of,
    no_such_page,
    read_message,
    refuse,
    room_of,
)
from abbey.server.http.responses import json_response
from abbey.server.keys import key_of, new_token
from abbey.server.lesson import lesson_named
from abbey.server.turns import Turns
from abbey.table import Refusal, Table, commands
from abbey.table.events import Sat
from abbey.table.invitation import check_invitation, open_invitation
from abbey.wire.messages import BotKind, Glance, Key, Learner, OpenedTable, Opening, Replay, Seated, Sitting, Watcher
from abbey.wire.own_games import OwnGame
from abbey.wire.replays import VIEWERS, replay_of


async def open_table(request: Request) -> Response:
    """Open a table, and give a key to everybody who is there."""
    account_of(request).take_opening()
    house = house_of(request)
    opening = await read_message(request, Opening, house.settings.limits.message_bytes)
    room, keys = await house.open(opening)
    return json_response(OpenedTable(room.message(), keys, open_invitation(room.table)), 201)


async def show_table(request: Request) -> Response:
    """Show a table, and whom it waits for."""
    room = await room_of(request)
    return json_response(Glance(room.message(), list(room.table.owing)))


async def sit(request: Request) -> Response:
    """Give an open seat to somebody, with its key."""
    wanted = await read_message(request, Sitting, house_of(request).settings.limits.message_bytes)
    room = await room_of(request)
    token = new_token()
    seats: list[SeatNumber] = []

    def decide(table: Table, at: float) -> Sat:
        sat = commands.sit(table, wanted.seat, wanted.name, key_of(token), at)
        check_invitation(table, wanted.invitation)  # a table that takes nobody any more says so first
        seats.append(sat.seat)
        return sat

    await room.act(decide)
    return json_response(Seated(room.message(), Key(seats[-1], token)), 201)


async def record(request: Request) -> Response:
    """Hand out the record of a finished game."""
    game = finished_game(await room_of(request))
    name = f"abbey-{request.path_params['table']}.abbey"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(write_record(record_of(game)), headers=headers)


async def replay(request: Request) -> Response:
    """Show a finished game again, as the viewer saw it whom the query names."""
    room = await room_of(request)
    game, viewer = finished_game(room), _viewer(request)
    names, table = [seat.name for seat in room.table.seats], room.message()
    account_of(request).charge(work_prices.REPLAY)
    return json_response(await to_thread(replay_of, game, viewer, names, table))


async def replay_record(request: Request) -> Response:
    """Show the game of a record that somebody hands in. It holds its secrets already, so every viewer is allowed."""
    body = await record_body(request)
    viewer, account = _viewer(request), account_of(request)
    await account.solvent()  # bodies that were kept back may all end at once
    account.charge(work_prices.REPLAY)
    return json_response(await to_thread(_replay_body, body, viewer, longest_game(request)))


async def count_own_game(request: Request) -> Response:
    """Tell what a finished game that somebody hands in says about the seat that was theirs.

    One is worked out at a time, and addresses come in turn.
    """
    body = await body_of(request, house_of(request).settings.limits.own_game_bytes)
    account, turns = account_of(request), _own_games_of(request)
    account.charge(len(body) * work_prices.OWN_GAME_BYTE)
    async with turns.turn(account.slot):
        if await request.is_disconnected():
            raise ClientDisconnect
        wanted = request.query_params.get("seat", "")
        return json_response(await to_thread(_own_game_of, body, wanted, longest_game(request)))


def _own_games_of(request: Request) -> Turns:
    turns: Turns = request.app.state.own_games
    return turns


def _own_game_of(body: bytes, seat: str, longest: int) -> OwnGame:
    game = promised_game(record_text(body), longest)
    refuse_unfinished(game)
    if game.what_if:
        raise Refusal("what-if-game", "This is a what-if game: it goes on from another game, and is not counted.")
    return own_game(game, seat_named(seat, game.position.players), backend_name())


def _replay_body(body: bytes, viewer: Watcher, longest: int) -> Replay:
    game, record = handed_in_game(record_text(body), longest)
    return replay_of(game, viewer, list(game.names), None, as_promised=record.is_as_promised)


def _viewer(request: Request) -> Watcher:
    wanted = request.query_params.get("as", "public")
    for viewer in VIEWERS:
        if viewer == wanted:
            return viewer
    raise Refusal("no-such-seat", f"A replay is seen as one of: {', '.join(VIEWERS)}.")


async def bots(_request: Request) -> Response:
    """List the bots that can sit at a table."""
    return json_response([BotKind(name) for name in bot_kinds()])


async def show_lesson(request: Request) -> Response:
    """Tell how a lesson goes."""
    return json_response(lesson_named(request.path_params["lesson"]).message())


async def open_lesson(request: Request) -> Response:
    """Open the table of a lesson, and give the learner the key."""
    account_of(request).take_opening()
    house, lesson = house_of(request), lesson_named(request.path_params["lesson"])
    learner = await read_message(request, Learner, house.settings.limits.message_bytes)
    room, key = await house.open_prepared(lesson, learner.name)
    return json_response(OpenedTable(room.message(), [key], None), 201)


async def ready(request: Request) -> Response:
    """Say that the server works: that it can write, and goes on."""
    readiness = house_of(request).readiness
    if readiness.is_withdrawn:
        return json_response({"status": "stopping"}, 503)
    await readiness.check()
    return json_response({"status": "ok"})


async def alive(_request: Request) -> Response:
    """Say that the server runs, whatever its disk does."""
    return json_response({"status": "ok"})


async def metrics(request: Request) -> Response:
    """Show the host what was counted. Players learn nothing here: when something is written is not for all to know."""
    if not is_from_host(request.scope):
        return await unknown(request)
    text = house_of(request).metrics.as_text()
    return Response(text, headers={"cache-control": "no-store"}, media_type=CONTENT_TYPE_LATEST)


async def unknown(request: Request) -> Response:
    """Refuse every other address of the API."""
    return refuse(request, no_such_page())


ROUTES: Final = (
    Route("/api/tables", careful(open_table), methods=["POST"]),
    Route("/api/tables/{table}", careful(show_table)),
    Route("/api/tables/{table}/seats", careful(sit), methods=["POST"]),
    Route("/api/tables/{table}/record", careful(record)),
    Route("/api/tables/{table}/replay", careful(replay)),
    Route("/api/replay", careful(replay_record), methods=["POST"]),
    Route("/api/own-game", careful(count_own_game), methods=["POST"]),
    Route("/api/bots", bots),
    Route("/api/lessons/{lesson}", careful(show_lesson)),
    Route("/api/lessons/{lesson}", careful(open_lesson), methods=["POST"]),
    *PUZZLE_ROUTES,
    *ANALYSIS_ROUTES,
    Route("/health", careful(ready)),
    Route("/health/live", alive),
    Route("/metrics", metrics),
    Route("/api/{rest:path}", unknown),
)
