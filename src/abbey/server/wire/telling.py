"""What each viewer is told, as text. What is open is put into text once and shared by all."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from abbey.rules import View, notes_for
from abbey.rules.names import NOBODY
from abbey.rules.note import privy
from abbey.server.wire import boards, words
from abbey.server.wire.messages import Forecast, Own, Remark, Said, Update, Welcome
from abbey.server.wire.tables import table_of
from abbey.speech import Line
from abbey.table import Change, Table
from abbey.table.events import Spoken

_ENCODER = msgspec.json.Encoder()


def text_of(message: object) -> str:
    return _ENCODER.encode(message).decode()


def encoded(message: object) -> Any:
    """A part of a message that is put into text already."""
    return Raw(_ENCODER.encode(message))


class Telling:
    """One change, told to many."""

    def __init__(self, table: Table, change: Change, present: Callable[[], frozenset[int]]) -> None:
        self._table = table
        self._change = change
        self._present = present

    def to(self, viewer: int) -> str:
        change = self._change
        if change.news == "taken-back" and viewer not in change.entries:
            return welcome(self._table, viewer, self._present())
        message = Update(
            version=self._table.versions[viewer],
            table=self._company if change.table else UNSET,
            board=self._board if change.game else UNSET,
            own=own_of(self._table, viewer, self._seen) if change.game else UNSET,
            at=change.entries.get(viewer, UNSET),
            entry=self._entry(viewer) if change.is_new_entry else UNSET,
            news=self._news if change.news else UNSET,
        )
        return text_of(message)

    @cached_property
    def _company(self) -> Any:
        return encoded(table_of(self._table, self._present()))

    @cached_property
    def _board(self) -> Any:
        assert self._table.game
        return encoded(boards.board_of(self._table.game, self._seen, self._table.deadline))

    @cached_property
    def _seen(self) -> View:
        assert self._table.game
        return self._table.game.view(NOBODY)

    @property
    def _news(self) -> Said:
        return words.said(Line(f"news-{self._change.news}", {"seat": self._change.seat}))

    def _entry(self, viewer: int) -> Any:
        if viewer not in self._privy:
            return self._open_entry
        seat, day, notes = self._table.last_entry
        return encoded(boards.entry(seat, day, notes_for(notes, viewer)))

    @cached_property
    def _privy(self) -> set[int | None]:
        return privy(self._table.last_entry[2])

    @cached_property
    def _open_entry(self) -> Any:
        seat, day, notes = self._table.last_entry
        return encoded(boards.entry(seat, day, notes_for(notes, NOBODY)))


def own_of(table: Table, viewer: int, seen: View) -> Own | None:
    if viewer == NOBODY or table.game is None:
        return None
    return boards.own_of(table.game, viewer, seen, table.questions[viewer], undoable_by(table, viewer))


def undoable_by(table: Table, seat: int) -> int:
    assert table.game
    return 0 if table.is_over or table.seats[seat].is_taken_over else table.game.undoable(seat)


def welcome(table: Table, viewer: int, present: frozenset[int]) -> str:
    game = table.game
    seen = game.view(NOBODY) if game else None
    message = Welcome(
        version=table.versions[viewer],
        seat=viewer,
        table=table_of(table, present),
        board=boards.board_of(game, seen, table.deadline) if game and seen else None,
        own=own_of(table, viewer, seen) if seen else None,
        log=[boards.entry(*heard) for heard in table.entries_for(viewer)],
        chat=[remark_of(spoken) for spoken in table.chat],
    )
    return text_of(message)


def remark_of(spoken: Spoken) -> Remark:
    return Remark(spoken.seat, spoken.name, spoken.text, spoken.at)


def outlook(table: Table, seat: int) -> str:
    assert table.game
    return text_of(Forecast(table.questions[seat], boards.choices(table.game.view(seat))))
