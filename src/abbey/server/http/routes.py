"""Routes HTTP requests: opening tables, sitting down, records, replays, health."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from abbey.bots import bot_kinds
from abbey.rules import CommitmentError, Game, RecordError, read_record, record_of, write_record
from abbey.rules.names import SeatNumber
from abbey.server import work_prices
from abbey.server.budgets import Account, Budgets
from abbey.server.house import House
from abbey.server.http.guard import is_from_host
from abbey.server.http.responses import body_of, json_response, read_message, refusal_response
from abbey.server.keys import key_of, new_token
from abbey.server.lesson import lesson_named
from abbey.server.room import Room
from abbey.table import Refusal, Table, commands
from abbey.table.events import Sat
from abbey.table.invitation import check_invitation, open_invitation
from abbey.table.refusal import refusal_of
from abbey.table.store import StoreError
from abbey.wire.messages import BotKind, Glance, Key, Learner, OpenedTable, Opening, Replay, Seated, Sitting, Watcher
from abbey.wire.replays import VIEWERS, replay_of

RECORD_BYTES: Final = 200_000
Handler = Callable[[Request], Awaitable[Response]]


def careful(handler: Handler) -> Handler:
    """Turn every refusal into a response with a code and a sentence."""

    async def handled(request: Request) -> Response:
        try:
            return await handler(request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is left to hear it
        except (Refusal, StoreError) as error:
            no = refusal_of(error)
            house_of(request).metrics.refuse(no.code)
            return refusal_response(no)

    return handled


def house_of(request: Request) -> House:
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
    room = await room_of(request)
    wanted = await read_message(request, Sitting, house_of(request).settings.limits.message_bytes)
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
    game = _finished(await room_of(request))
    name = f"abbey-{request.path_params['table']}.abbey"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(write_record(record_of(game)), headers=headers)


async def replay(request: Request) -> Response:
    """Show a finished game again, as the viewer saw it whom the query names."""
    room = await room_of(request)
    game, viewer = _finished(room), _viewer(request)
    names, table = [seat.name for seat in room.table.seats], room.message()
    account_of(request).charge(work_prices.REPLAY)
    return json_response(await to_thread(replay_of, game, viewer, names, table))


async def replay_record(request: Request) -> Response:
    """Show the game of a record that somebody hands in. It holds its secrets already, so every viewer is allowed."""
    text = (await body_of(request, RECORD_BYTES)).decode("utf-8", "replace")
    viewer = _viewer(request)
    account_of(request).charge(work_prices.REPLAY)
    return json_response(await to_thread(_replay_text, text, viewer))


def _replay_text(text: str, viewer: Watcher) -> Replay:
    try:
        record = read_record(text)
        game = record.replay()
    except CommitmentError as error:
        raise Refusal("broken-commitment", str(error)) from error
    except RecordError as error:
        raise Refusal("bad-record", str(error), error.why) from error
    return replay_of(game, viewer, list(game.names), None, as_promised=record.is_as_promised)


def _finished(room: Room) -> Game:
    if room.table.stage not in ("over", "called-off") or room.table.game is None:
        raise Refusal("not-over", "This game is not over: its record stays closed until then.")
    return room.table.game


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
    room, key = await house.open_lesson(lesson, learner.name)
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


async def unknown(_request: Request) -> Response:
    """Refuse every other address of the API."""
    return refusal_response(Refusal("no-such-page", "There is nothing at this address."))


ROUTES: Final = (
    Route("/api/tables", careful(open_table), methods=["POST"]),
    Route("/api/tables/{table}", careful(show_table)),
    Route("/api/tables/{table}/seats", careful(sit), methods=["POST"]),
    Route("/api/tables/{table}/record", careful(record)),
    Route("/api/tables/{table}/replay", careful(replay)),
    Route("/api/replay", careful(replay_record), methods=["POST"]),
    Route("/api/bots", bots),
    Route("/api/lessons/{lesson}", careful(show_lesson)),
    Route("/api/lessons/{lesson}", careful(open_lesson), methods=["POST"]),
    Route("/health", careful(ready)),
    Route("/health/live", alive),
    Route("/metrics", metrics),
    Route("/api/{rest:path}", unknown),
)
