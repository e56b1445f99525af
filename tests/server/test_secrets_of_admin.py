"""Tests the flagship law for `abbey admin`: of a game in play whoever runs the server sees what a spectator sees."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from abbey.cli import main
from abbey.cli.admin_text import sheet_lines
from abbey.rules import Game, word_of
from abbey.rules.names import NOBODY, SEATS, SeatNumber
from abbey.server.admin import house_games, table_sheet
from abbey.server.admin.table_sheet import sheet_of
from abbey.server.store import SqliteStore
from abbey.table import Table, write_event
from abbey.table.events import Chair, Event, Opened, Played, Started
from abbey.table.logbook import Reported, log_entry
from abbey.wire.messages import Board
from abbey.wire.view_messages import PublicState, board_message
from tests.server.club import NOW
from tests.server.prepared_tables import table_with
from tests.server.test_secrets import CLOCK_S, games, guesses_laid, twin_of

TABLE = "abbey"
REPORT = Reported(at=NOW, id="report", table=TABLE, by=SEATS[0], seat=SEATS[1], name="Player 1", text="That name!")
COMMANDS = (("list", "--json"), ("list",), ("show", TABLE, "--json"), ("show", TABLE), ("reports", "--json"))


def shown(table: Table) -> tuple[bytes, list[str]]:
    """Return all that is shown of a table: for programs, and for people."""
    sheet = sheet_of(table)
    return msgspec.json.encode(sheet), list(sheet_lines(sheet))


def leaks() -> bool:
    twins = ((table, twin_of(table, NOBODY, seed)) for seed, table in tables())
    return any(shown(table) != shown(twin) for table, twin in twins) or guesses_leak()


def tables() -> Iterator[tuple[int, Table]]:
    yield from ((seed, table_with(game, CLOCK_S)) for seed, game in games())


def guesses_leak() -> bool:
    return shown(guesses_laid(0)) != shown(guesses_laid(0, 1, 2, 1))


def test_two_tables_that_differ_in_what_is_hidden_are_shown_alike() -> None:
    assert not leaks()


def test_a_sheet_with_the_eyes_of_a_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_sheet, "NOBODY", SEATS[1])
    assert guesses_leak()


@pytest.mark.parametrize("secret", ["identity", "deck"])
def test_a_board_that_leaks_is_caught(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(game: Game, state: PublicState) -> Board:
        return msgspec.structs.replace(board_message(game, state), deck=hash(repr(getattr(game.position, secret))))

    monkeypatch.setattr(table_sheet, "board_message", leaking)
    assert leaks()


def test_a_count_of_all_events_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = table_sheet.sheet_line
    monkeypatch.setattr(
        table_sheet, "sheet_line", lambda table: msgspec.structs.replace(honest(table), events=table.event_count)
    )
    assert guesses_leak()


def test_a_record_of_a_running_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_sheet, "write_record", lambda record: repr(record.deal))
    monkeypatch.setattr(Table, "stage", "over")
    assert leaks()


def stored_events(table: Table) -> list[Event]:
    """Return the events by which this game came to be."""
    assert table.game
    deal = table.game.deal
    people = [Chair("person", seat.name, key=seat.key) for seat in table.seats]
    played = [Played(NOW, seat, word_of(action)) for seat, action in table.game.actions]
    return [Opened(at=NOW, chairs=people), Started(NOW, deal.seed, deal.salt), *played]


def told_by_commands(folder: Path, table: Table) -> list[str]:
    """Put the table into a store of its own, and return every byte that the commands say of it."""

    async def keep() -> None:
        store = SqliteStore(folder / "abbey.sqlite")
        await store.create(TABLE, [write_event(event) for event in stored_events(table)])
        await store.enter(log_entry(REPORT))
        await store.close()

    asyncio.run(keep())
    told = [said(folder, *command) for command in COMMANDS]
    uses = msgspec.json.decode(said(folder, "audit", "--json"), type=list[dict[str, str | float]])
    return [*told, str([{**use, "at": 0, "use": ""} for use in uses])]


def said(folder: Path, *words: str) -> str:
    done = CliRunner().invoke(main, ["admin", *words, "--data", str(folder)])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_statistics_open_no_game_in_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even its events are read: whatever they hold cannot come out, by whatever way."""
    told_by_commands(tmp_path, guesses_laid(0))
    reads: list[str] = []
    monkeypatch.setattr(house_games, "table_of", lambda name, _bodies: reads.append(name))
    done = CliRunner().invoke(main, ["admin", "stats", "--data", str(tmp_path)])
    assert (done.exit_code, reads) == (2, [])
    assert "no finished game" in done.stderr


def told_of_guesses(folder: Path) -> list[list[str]]:
    laid: tuple[tuple[SeatNumber, ...], ...] = (SEATS[:1], (SEATS[0], SEATS[1], SEATS[2], SEATS[1]))
    return [told_by_commands(folder / str(len(seats)), guesses_laid(*seats)) for seats in laid]


def test_the_commands_say_the_same_whatever_was_laid_covered(tmp_path: Path) -> None:
    one, two = told_of_guesses(tmp_path)
    assert one == two
    assert any("That name!" in text for text in one)


def test_a_command_that_counts_covered_guesses_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = table_sheet.sheet_line
    monkeypatch.setattr(
        table_sheet, "sheet_line", lambda table: msgspec.structs.replace(honest(table), events=table.event_count)
    )
    one, two = told_of_guesses(tmp_path)
    assert one != two
