"""What each viewer is told, as text. What is open is put into text once and shared by all."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from abbey.rules import notes_for
from abbey.rules.names import NOBODY
from abbey.rules.note import privy
from abbey.rules.view import public
from abbey.speech import Line
from abbey.table import Change, Table
from abbey.table.events import Spoken
from abbey.wire import boards, words
from abbey.wire.boards import Sight
from abbey.wire.messages import Forecast, Own, Remark, Said, Update, Welcome
from abbey.wire.tables import table_of
from abbey.wire.text import encoded, text_of


class Telling:
    """One change, told to many."""

    def __init__(self, table: Table, change: Change, present: Callable[[], frozenset[int]], at: float) -> None:
        self._table = table
        self._change = change
        self._present = present
        self._at = at
        self._company = encoded(table_of(table, present())) if change.table else UNSET
        self._news = _news(change) if change.news else UNSET
        self._boards: dict[int, Any] = {}  # by the sight before
        self._texts: dict[tuple[int, int, int | None, int], str] = {}  # by all that they depend on
        self.sight = sight_of(table) if change.game else None
        self._privy = set[int | None]()
        if change.is_new_entry:
            seat, day, notes = table.last_entry
            self._privy = privy(notes)
            self._entry = encoded(boards.entry(seat, day, notes_for(notes, NOBODY)))

    def to(self, viewer: int, before: Sight | None) -> str:
        """With what is new on the board to somebody who had this before them."""
        change = self._change
        whose = NOBODY if self._is_bystander(viewer) else viewer
        key = whose, self._table.versions[viewer], change.entries.get(viewer), id(before)
        if key not in self._texts:
            self._texts[key] = self._text_for(viewer, before)
        return self._texts[key]

    def _is_bystander(self, viewer: int) -> bool:
        """All of them are told the same."""
        change = self._change
        return viewer not in change.concerned and viewer not in self._privy and change.news != "taken-back"

    def _text_for(self, viewer: int, before: Sight | None) -> str:
        change = self._change
        is_concerned = viewer != NOBODY and viewer in change.concerned
        if change.news == "taken-back" and viewer not in change.entries:
            return welcome(self._table, viewer, self._present(), self.sight, self._at)
        message = Update(
            version=self._table.versions[viewer],
            table=self._company,
            board=self._board_since(before) if change.game else UNSET,
            own=own_of(self._table, viewer, self.sight) if is_concerned else UNSET,
            at=change.entries.get(viewer, UNSET),
            entry=self._entry_for(viewer) if change.is_new_entry else UNSET,
            news=self._news,
        )
        return text_of(message)

    def _board_since(self, before: Sight | None) -> Any:
        key = id(before)
        if key not in self._boards:
            game, now = self._table.game, self.sight
            assert game
            assert now
            board = boards.board_since(game, now, before) if before else boards.board_of(game, now)
            self._boards[key] = encoded(board)
        return self._boards[key]

    def _entry_for(self, viewer: int) -> Any:
        if viewer not in self._privy:
            return self._entry
        seat, day, notes = self._table.last_entry
        return boards.entry(seat, day, notes_for(notes, viewer))


def _news(change: Change) -> Said:
    return words.said(Line(f"news-{change.news}", {"seat": change.seat}))


def sight_of(table: Table) -> Sight | None:
    return Sight(public(table.game.position), table.deadline) if table.game else None


def own_of(table: Table, viewer: int, sight: Sight | None) -> Own | None:
    if viewer == NOBODY or table.game is None or sight is None:
        return None
    return boards.own_of(table.game, viewer, sight.seen, table.questions[viewer], undoable_by(table, viewer))


def undoable_by(table: Table, seat: int) -> int:
    assert table.game
    return 0 if table.is_over or table.seats[seat].is_taken_over else table.game.undoable(seat)


def welcome(table: Table, viewer: int, present: frozenset[int], sight: Sight | None, at: float) -> str:
    message = Welcome(
        version=table.versions[viewer],
        seat=viewer,
        at=at,
        table=table_of(table, present),
        board=boards.board_of(table.game, sight) if table.game and sight else None,
        own=own_of(table, viewer, sight),
        log=[boards.entry(*heard) for heard in table.entries_for(viewer)],
        chat=[remark_of(spoken) for spoken in table.chat],
    )
    return text_of(message)


def remark_of(spoken: Spoken) -> Remark:
    return Remark(spoken.seat, spoken.name, spoken.text, spoken.at)


def outlook(table: Table, seat: int) -> str:
    assert table.game
    return text_of(Forecast(table.questions[seat], boards.choices(table.game.view(seat))))
