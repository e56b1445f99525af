"""Lists what the host of a server may set."""

from dataclasses import dataclass, field
from typing import Final

ANY_NUMBER: Final = 10**9


@dataclass(frozen=True, slots=True)
class Limits:
    """Says how much one connection and one address may ask for."""

    messages_a_second: float = 20
    message_burst: int = 60
    requests_a_second: float = 20
    request_burst: int = 100
    tables_a_minute: float = 20
    table_burst: int = 20
    connections_an_address: int = 200
    message_bytes: int = 16_384
    queued_messages: int = 256  # for a client that does not read


UNLIMITED: Final = Limits(
    messages_a_second=ANY_NUMBER,
    message_burst=ANY_NUMBER,
    requests_a_second=ANY_NUMBER,
    request_burst=ANY_NUMBER,
    tables_a_minute=ANY_NUMBER,
    table_burst=ANY_NUMBER,
    connections_an_address=ANY_NUMBER,
)


@dataclass(frozen=True, slots=True)
class Settings:
    """Says how the server behaves: bots, idle tables, connections, limits."""

    pace_s: float = 0.5  # a bot's decision is told at a whole number of these after it was asked
    idle_s: float = 120  # how long a table that nobody looks at stays in memory
    hello_s: float = 10  # how long a connection may say nothing
    stand_in: str = "librarian"  # the bot that plays for whoever is away
    log_json: bool = False  # the log is JSON, one object a line
    limits: Limits = field(default_factory=Limits)


USUAL: Final = Settings()
