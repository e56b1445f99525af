"""Routes requests to play on from a moment of a finished game."""

from asyncio import to_thread
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from abbey.insight.what_if.branch import Turnoff, branch_of
from abbey.insight.what_if.seen_past import NoBranchError
from abbey.insight.what_if.what_if_table import WhatIfTable
from abbey.rules import Deal, Game
from abbey.server import work_prices
from abbey.server.http.finished_games import finished_game, longest_game, promised_game, refuse_unfinished
from abbey.server.http.requests import account_of, body_of, careful, house_of, message_of, read_message, room_of
from abbey.server.http.responses import json_response
from abbey.server.stored_opening import known_bot
from abbey.table import Refusal
from abbey.wire.messages import OpenedTable
from abbey.wire.what_if_messages import WhatIfOpening, WhatIfRecord

IN_JSON: Final = 2  # times as long a record may be there


async def play_on_from_table(request: Request) -> Response:
    """Open a table that goes on from a moment of the game at another one."""
    account_of(request).take_opening()
    wanted = await read_message(request, WhatIfOpening, house_of(request).settings.limits.message_bytes)
    game = finished_game(await room_of(request))
    return await _play_on(request, wanted, game, request.path_params["table"])


async def play_on_from_record(request: Request) -> Response:
    """Open a table that goes on from a moment of a record that somebody hands in."""
    account = account_of(request)
    account.take_opening()
    body = await body_of(request, IN_JSON * house_of(request).settings.limits.record_bytes)
    await account.solvent()
    account.charge(work_prices.REPLAY)
    wanted, game = await to_thread(_opening_and_game, body, longest_game(request))
    return await _play_on(request, wanted, game, "")


def _opening_and_game(body: bytes, longest: int) -> tuple[WhatIfOpening, Game]:
    wanted = message_of(body, WhatIfRecord)
    return wanted.opening, promised_game(wanted.record, longest)


async def _play_on(request: Request, wanted: WhatIfOpening, parent: Game, table: str) -> Response:
    refuse_unfinished(parent)
    house, level = house_of(request), known_bot(wanted.bot)
    account = account_of(request)
    await account.solvent()
    account.charge(work_prices.WHAT_IF)
    async with house.branching.turn(account.slot):
        if await request.is_disconnected():
            raise ClientDisconnect
        prepared = await to_thread(_prepared, parent, wanted, level, table)
    if await request.is_disconnected():
        raise ClientDisconnect
    room, key = await house.open_prepared(prepared, wanted.name)
    return json_response(OpenedTable(room.message(), [key], None), 201)


def _prepared(parent: Game, wanted: WhatIfOpening, level: str, table: str) -> WhatIfTable:
    chance = Deal.fresh(parent.deal.players)
    try:
        branch = branch_of(parent, Turnoff(wanted.moment, wanted.seat, wanted.hidden), chance.seed, chance.salt)
    except NoBranchError as error:
        raise Refusal(error.code, str(error)) from error
    return WhatIfTable.of(parent, branch, level, table)


WHAT_IF_ROUTES: Final = (
    Route("/api/tables/{table}/what-if", careful(play_on_from_table), methods=["POST"]),
    Route("/api/what-if", careful(play_on_from_record), methods=["POST"]),
)
