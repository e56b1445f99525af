"""Puts load on a house with Locust: `make load HOST=http://127.0.0.1:8000`. Only ever on a house of your own.

Five guests make a table: four play, with pauses to think, and one looks on. `docs/hosting.md` says more.
"""

import json
import random
import sys
from typing import Any, Final

from locust import HttpUser, constant, events, task
from locust.exception import StopUser

from benchmarks.house_load import OPENING, Guest, Lobby, RefusedError, is_ours

FOREIGN: Final = (
    "load: {host} is not on this machine. Put load only on a house of your own: add --this-is-my-house if it is."
)
LOBBY: Final = Lobby()


@events.init_command_line_parser.add_listener
def add_options(parser: Any) -> None:
    """Add what only we need to Locust's own options."""
    parser.add_argument("--this-is-my-house", action="store_true", help="put load on a house on another machine")
    parser.add_argument("--think-least", type=float, default=1.0, help="seconds that a guest thinks, at least")
    parser.add_argument("--think-most", type=float, default=5.0, help="and at most")


@events.init.add_listener
def refuse_strangers(environment: Any, **_more: Any) -> None:
    """End at once if the house may be somebody else's."""
    options = environment.parsed_options
    if options.host and not may_load(options):
        sys.exit(FOREIGN.format(host=options.host))


def may_load(options: Any) -> bool:
    """Tell whether the person may put load on the house."""
    return bool(options.this_is_my_house) or is_ours(options.host or "")


class HouseGuest(HttpUser):
    """Takes a place at a table, stays until the game is over, and then takes another."""

    wait_time = constant(1)

    @task
    def evening(self) -> None:
        """Play one game, or look on."""
        options = self.environment.parsed_options
        if not may_load(options):
            raise StopUser  # the host was named later, on Locust's own page
        place = LOBBY.place(self.open_table)

        def think_s() -> float:
            return random.uniform(options.think_least, options.think_most)

        Guest(self.host, place, self.tell, think_s, random.Random()).stay()

    def open_table(self) -> dict[str, Any]:
        """Open a table for four over HTTP."""
        answer = self.client.post("/api/tables", json.dumps(OPENING))
        if answer.status_code != 201:
            raise RefusedError(answer.json()["code"])
        opened: dict[str, Any] = answer.json()
        return opened

    def tell(self, what: str, seconds: float, error: Exception | None) -> None:
        """Add to Locust's statistics."""
        self.environment.events.request.fire(
            request_type="LIVE",
            name=what,
            response_time=seconds * 1000,
            response_length=0,
            exception=error,
            context={},
        )
