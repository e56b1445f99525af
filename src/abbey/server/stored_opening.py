"""Turns what somebody asks for when a table is opened, or its game begun, into the events of that."""

from collections.abc import Sequence

from abbey.bots import bot_kinds, bot_names
from abbey.rules import Deal
from abbey.rules.names import Viewer, by_seat
from abbey.server.keys import key_of, new_token
from abbey.table import Refusal, Table, commands
from abbey.table.events import Chair as StoredChair
from abbey.table.events import Opened, Started
from abbey.wire.messages import Chair, Key, Opening


def dealt(table: Table, host: Viewer, gone: commands.Gone, at: float) -> Started:
    """Start the game at the host's wish, with the seed that was promised; older tables have none."""
    seed = table.promise or Deal.fresh(len(table.seats))
    return commands.start(table, host, seed.seed, seed.salt, gone, at)


def stored_opening(opening: Opening, keys: Sequence[Key], at: float) -> Opened:
    """Return the event that opens the table as it was asked for, with names for bots that have none."""
    tokens = {key.seat: key.token for key in keys}
    names = bot_names([chair.name or "" for chair in opening.chairs])
    chairs = [_stored(chair, tokens.get(seat), names) for seat, chair in by_seat(opening.chairs)]
    return Opened.under(opening.agreed, at, chairs, new_token())


def _stored(chair: Chair, token: str | None, names: list[str]) -> StoredChair:
    match chair.kind:
        case "here":
            return StoredChair("person", chair.name or "", None, key_of(token or ""))
        case "bot":
            return StoredChair("bot", chair.name or names.pop(0), known_bot(chair.bot))
        case "open":
            return StoredChair("open")


def known_bot(kind: str | None) -> str:
    """Return the kind if it is the bare name of a bot: no option and no command ever comes from the web."""
    if kind not in (kinds := bot_kinds()):
        raise Refusal("unknown-bot", f"There is no bot called {kind!r}; the bots are: {', '.join(kinds)}.")
    return kind
