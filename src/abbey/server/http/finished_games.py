"""Finds the finished game that a request is about: that of a table, or of a record that somebody hands in."""

from starlette.requests import Request

from abbey.insight import analysis
from abbey.rules import CommitmentError, Game, Record, RecordError, read_record
from abbey.rules.game import no_seat
from abbey.rules.names import SeatNumber, seat_numbers
from abbey.server.http.requests import body_of, house_of
from abbey.server.room import Room
from abbey.table import Refusal


async def record_body(request: Request) -> bytes:
    """Read the record that somebody hands in. While it waits it stays bytes: a text may be four times as large."""
    return await body_of(request, house_of(request).settings.limits.record_bytes)


def record_text(body: bytes) -> str:
    """Return the text of a record that somebody has handed in, without the mark that some editors write before it."""
    return body.decode("utf-8-sig", "replace")


def finished_game(room: Room) -> Game:
    """Return the game of a table whose secrets lie open: it is over, or was called off."""
    if room.table.stage not in ("over", "called-off") or room.table.game is None:
        raise Refusal("not-over", "This game is not over: its record stays closed until then.")
    return room.table.game


def longest_game(request: Request) -> int:
    """Return how many decisions a game may have that somebody hands in."""
    return house_of(request).settings.limits.decisions_a_game


def handed_in_game(text: str, longest: int) -> tuple[Game, Record]:
    """Return the game of a record that somebody hands in, which holds its secrets already, and the record."""
    try:
        record = read_record(text)
        if len(record.actions) > longest:
            raise Refusal("too-large", f"A game of more than {longest} decisions is not read here.")
        return record.replay(), record
    except CommitmentError as error:
        raise Refusal("broken-commitment", str(error)) from error
    except RecordError as error:
        raise Refusal("bad-record", str(error), error.why) from error


def promised_game(text: str, longest: int) -> Game:
    """Return the game of a record that somebody hands in, whose deal is the one that was promised."""
    game, record = handed_in_game(text, longest)
    try:
        record.check_deal()
    except CommitmentError as error:
        raise Refusal("broken-commitment", str(error)) from error
    return game


def seat_named(wanted: str, players: int) -> SeatNumber:
    """Return the seat of the game that a query names by its number."""
    seats = {str(seat): seat for seat in seat_numbers(players)}
    if wanted not in seats:
        raise Refusal("no-such-seat", no_seat(repr(wanted), seats))
    return seats[wanted]


def refuse_unfinished(game: Game) -> None:
    """Refuse a game that has not been played to its end."""
    try:
        analysis.refuse_unfinished(game)
    except analysis.UnfinishedGameError as error:
        raise Refusal("not-over", str(error)) from error
