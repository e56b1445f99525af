"""Makes the server one ASGI application."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from abbey.insight.fault_place import fault_place
from abbey.rules import rules_digest
from abbey.server.budgets import Budgets, own_tallies
from abbey.server.house import House
from abbey.server.http.error_answers import answer_fault, answer_http_error
from abbey.server.http.guard import Guard
from abbey.server.http.pages import page_routes
from abbey.server.http.routes import ROUTES
from abbey.server.http.what_if_routes import WHAT_IF_ROUTES
from abbey.server.live.endpoint import LIVE
from abbey.server.log_lines import faults_in_log
from abbey.server.metrics import Metrics, measure_now_and_then
from abbey.server.settings import USUAL, Settings
from abbey.server.shard import EVERYTHING, Shard
from abbey.server.turns import Turns
from abbey.table.store import Store, StoreError

Chore = Callable[[], Awaitable[None]]  # what goes on beside everything else
AGAIN_S: Final = 1.0  # before a chore that has failed begins again
log = logging.getLogger("abbey.server")


def create_app(
    open_store: Callable[[], Awaitable[Store]],
    settings: Settings = USUAL,
    now: Callable[[], float] = time.time,
    shard: Shard = EVERYTHING,
    metrics: Metrics | None = None,
    budgets: Budgets | None = None,
) -> Starlette:
    """Return the application; `now` is the time in seconds since 1970, by which clocks run.

    The store is opened when the application starts, and closed with it.
    """
    budgets = budgets or Budgets(settings, own_tallies())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        with faults_in_log():
            await asyncio.to_thread(rules_digest)  # which takes a moment, once
            store = await open_store()
            house = House(store, settings, now, shard, metrics)
            store.peers.exchange(budgets.spending)
            app.state.house = house
            with suppress(StoreError):  # it is in the log, and tried again
                await house.caretaker.look()  # nobody who is shut out comes in before that is known
            chores: list[Chore] = [partial(measure_now_and_then, house.metrics, budgets.backlog), *house.chores]
            under_way = [asyncio.create_task(_kept_going(chore)) for chore in chores]
            try:
                yield {"limits": settings.limits, "budgets": budgets, "house": house}  # for whoever sees no request
            finally:
                await _stop(under_way)
                await house.close()

    app = Starlette(
        routes=[LIVE, *WHAT_IF_ROUTES, *ROUTES, *page_routes()],
        middleware=[
            Middleware(Guard, budgets=budgets, keeps_alive=shard == EVERYTHING),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: answer_http_error, Exception: answer_fault},
        lifespan=lifespan,
    )
    app.state.budgets = budgets
    app.state.own_games = Turns(1)
    return app


async def _kept_going(chore: Chore) -> None:
    """Do a chore until it is done, or the server stops: a fault of ours is in the log at once, and must not end it."""
    while True:
        try:
            await chore()
        except Exception as error:
            log.error("a chore of the server has failed (%s) and begins again", fault_place(error))
            await asyncio.sleep(AGAIN_S)
        else:
            return


async def _stop(chores: Sequence[asyncio.Task[None]]) -> None:
    """End what goes on beside everything else, and wait until it has ended."""
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)
