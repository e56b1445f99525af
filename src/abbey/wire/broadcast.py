"""Tells each viewer what they may know, as text. Whatever is open is put into text once and shared by all."""

from typing import Any

from msgspec import UNSET

from abbey.rules import notes_for
from abbey.rules.names import NOBODY, SeatNumber, Viewer, is_seat
from abbey.rules.note import privy
from abbey.speech import Line
from abbey.table import Change, Table
from abbey.table.attendance import Absences
from abbey.table.invitation import open_invitation
from abbey.wire import words
from abbey.wire.codec import encoded, text_of
from abbey.wire.messages import PROTOCOL, Forecast, Update, Welcome
from abbey.wire.said import Said
from abbey.wire.view_messages import (
    PublicState,
    board_changes,
    board_message,
    choice_messages,
    entry_message,
    own_message,
    public_state_of,
    remarks_page,
    table_message,
)


class Broadcast:
    """Tells one change of a table to many viewers."""

    def __init__(self, table: Table, change: Change, absences: Absences, at: float) -> None:
        self._table = table
        self._change = change
        self._absences = absences
        self._at = at
        self._table_text = encoded(table_message(table, absences, at)) if change.table else UNSET
        self._news = _news(change) if change.news else UNSET
        self._boards: dict[int, Any] = {}  # by the state before
        self._texts: dict[tuple[Viewer, int, int | None, int], str] = {}  # by all that they depend on
        self.state = public_state_of(table) if change.game else None
        self._privy = set[SeatNumber | None]()
        if change.is_new_entry:
            seat, day, notes = table.last_entry
            self._privy = privy(notes)
            self._entry = encoded(entry_message(seat, day, notes_for(notes, NOBODY)))

    def to(self, viewer: Viewer, before: PublicState | None) -> str:
        """Return the text for a viewer who was last told of the board as it was `before`."""
        change = self._change
        whose = NOBODY if self._is_bystander(viewer) else viewer
        key = whose, self._table.versions[viewer], change.entries.get(viewer), id(before)
        if key not in self._texts:
            self._texts[key] = self._text_for(viewer, before)
        return self._texts[key]

    def _is_bystander(self, viewer: Viewer) -> bool:
        """Tell whether the change holds nothing of this viewer's own: all bystanders are told the same."""
        change = self._change
        return viewer not in change.concerned and viewer not in self._privy and change.news != "taken-back"

    def _text_for(self, viewer: Viewer, before: PublicState | None) -> str:
        change = self._change
        is_concerned = is_seat(viewer) and viewer in change.concerned
        if change.news == "taken-back" and viewer not in change.entries:
            return welcome(self._table, viewer, self._absences, self.state, self._at)
        message = Update(
            version=self._table.versions[viewer],
            table=self._table_text,
            board=self._board_since(before) if change.game else UNSET,
            own=own_message(self._table, viewer, self.state) if is_concerned else UNSET,
            at=change.entries.get(viewer, UNSET),
            entry=self._entry_for(viewer) if change.is_new_entry else UNSET,
            news=self._news,
        )
        return text_of(message)

    def _board_since(self, before: PublicState | None) -> Any:
        key = id(before)
        if key not in self._boards:
            game, now = self._table.game, self.state
            assert game
            assert now
            self._boards[key] = encoded(board_changes(game, now, before) if before else board_message(game, now))
        return self._boards[key]

    def _entry_for(self, viewer: Viewer) -> Any:
        if viewer not in self._privy:
            return self._entry
        seat, day, notes = self._table.last_entry
        return entry_message(seat, day, notes_for(notes, viewer))


def _news(change: Change) -> Said:
    return words.said(Line(f"news-{change.news}", {"seat": change.seat}))


def welcome(table: Table, viewer: Viewer, absences: Absences, state: PublicState | None, at: float) -> str:
    """Return everything that this viewer may know now."""
    page = remarks_page(table, len(table.chat))
    message = Welcome(
        version=table.versions[viewer],
        protocol=PROTOCOL,
        seat=viewer,
        at=at,
        table=table_message(table, absences, at),
        board=board_message(table.game, state) if table.game and state else None,
        own=own_message(table, viewer, state),
        log=[entry_message(*heard) for heard in table.entries_for(viewer)],
        chat=page.remarks,
        earlier=page.earlier,
        invitation=open_invitation(table) if is_seat(viewer) else None,
    )
    return text_of(message)


def forecast_text(table: Table, seat: SeatNumber) -> str:
    """Return what every choice of the seat's present question would bring."""
    assert table.game
    return text_of(Forecast(table.questions[seat], choice_messages(table.game.view(seat))))
