"""Puts what a viewer may know into messages: the table, the board, what a seat knows itself, the log."""

from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import Any, Final, NamedTuple

from abbey.rules import ACTIONS, Game, Note, View, WhatIf, scores, winners, word_of
from abbey.rules.deal import promise_of
from abbey.rules.names import MONKS, OVER, PHASES, ActionNumber, SeatNumber, Viewer, by_seat, is_seat, seat_numbers
from abbey.rules.sources import points_by_source
from abbey.rules.view import Own, Public, evidence_tonight, own, public
from abbey.speech import choice, forecast_with_own_marker, question
from abbey.table import Table
from abbey.table.allowed_aids import allowed_aids
from abbey.table.attendance import Absences, gone, gone_at
from abbey.table.events import Spoken
from abbey.table.vote import Vote
from abbey.wire import messages, words
from abbey.wire.messages import Board, Choice, Entry, Opened, Presence, Remark, Remarks, Seat
from abbey.wire.said import Said

PAGE: Final = 50  # remarks


class PublicState(NamedTuple):
    """Holds everything on the board at one moment: what everybody sees, and when the clock runs out."""

    seen: Public
    deadline: float | None = None


def public_state_of(table: Table) -> PublicState | None:
    """Return what is on the board of this table now; None before the start."""
    if table.game is None:
        return None
    seen = public(table.game.position)
    return PublicState(seen._replace(owing=()) if table.is_called_off else seen, table.deadline)


# --- The table


def table_message(table: Table, absences: Absences, at: float) -> messages.Table:
    """Return the table as everybody may know it now."""
    deal = table.game.deal if table.game else None
    return messages.Table(
        id=table.id,
        stage=table.stage,
        players=len(table.seats),
        agreed=table.agreed,
        by_invitation=bool(table.invitation),
        seats=seat_messages(table, absences, at),
        promise=promise_of(table.promise.seed, table.promise.salt) if table.promise else None,
        begins_by=table.begins_by,
        shares=list(deal.shares) if deal else [],
        commitment=deal.commitment() if deal else None,
        opened=Opened(deal.salt.hex(), deal.promised()) if deal and table.stage != "playing" else None,
        vote=_vote_message(table.vote) if table.vote else None,
        again=list(table.again),
        rematch=table.followed_by,
        lesson=table.script.lesson if table.script else None,
        what_if=what_if_message(table.origin.what_if, table.origin.table) if table.origin else None,
        closed=table.closed_why,
        aids=allowed_aids(table),
        hints=[len(taken) for taken in table.hints] if table.stage in ("over", "called-off") else [],
    )


def what_if_message(what_if: WhatIf | None, table: str) -> messages.WhatIf | None:
    """Return of which game this one is a continuation; `table` is the parent's, or empty."""
    if what_if is None:
        return None
    return messages.WhatIf(what_if.parent, table or None, what_if.moment, what_if.seat, what_if.hidden)


def seat_messages(table: Table, absences: Absences, at: float) -> list[Seat]:
    """Return who sits where, and who of them is there now."""
    host = table.host_without(gone(table, absences, at))
    return [
        Seat(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            present=seat.kind == "bot" or number not in absences,
            gone_at=gone_at(table, number, absences),
            host=number == host,
        )
        for number, seat in by_seat(table.seats)
    ]


def presence_message(table: Table, absences: Absences, at: float) -> Presence:
    """Return the part of the seats that changes when somebody comes or goes."""
    seats = seat_messages(table, absences, at)
    return Presence([seat.present for seat in seats], [seat.gone_at for seat in seats], [seat.host for seat in seats])


def _vote_message(vote: Vote) -> messages.Vote:
    yes = [seat for seat, agrees in vote.answers.items() if agrees]
    no = [seat for seat, agrees in vote.answers.items() if not agrees]
    return messages.Vote(vote.number, vote.called.about, vote.called.by, vote.called.seat, yes, no, vote.deadline)


def remark_message(spoken: Spoken) -> Remark:
    """Return a line of chat."""
    return Remark(spoken.seat, spoken.name, spoken.text, spoken.at)


def remarks_page(table: Table, before: int) -> Remarks:
    """Return the last remarks before the one with this number; a viewer is never told all of them at once."""
    first = max(0, min(before, len(table.chat)) - PAGE)
    return Remarks(list(map(remark_message, table.chat.part(first, before))), first)


# --- The board

Put = Callable[[Any], Any]

# What the board tells of each part of what everybody sees: under which name, and how it is put.
_PARTS: Final[dict[str, tuple[str, Put]]] = {
    "day": ("day", int),
    "event": ("event", words.EVENT.__getitem__),
    "past_events": ("events", words.events),
    "time": ("time", int),
    "turn": ("turn", int),
    "phase": ("phase", PHASES.__getitem__),
    "owing": ("owing", list),
    "card": ("card", words.PLAYED.__getitem__),
    "hours": ("hours", int),
    "figure": ("figure", words.FIGURE.__getitem__),
    "where": ("where", words.places),
    "suspicion": ("suspicion", words.by_monk),
    "evidence": ("evidence", words.by_monk),
    "tiles": ("tiles", words.tiles_by_building),
    "chain": ("chain", words.tiles_in_line),
    "deck_len": ("deck", int),
    "discard": ("discard", words.cards),
    "time_tiles": ("time_tiles", words.tiles_by_seat),
    "hand_sizes": ("hand_sizes", list),
    "day_cards": ("day_cards", list),
    "shown": ("shown", words.marks_by_seat),
    "identities": ("identities", words.monks),
    "guesses": ("guesses", words.monks_by_seat),
}
_BY_PLACE: Final = tuple(_PARTS.get(name, ("", int)) for name in Public._fields)  # an empty name: not told
_NO_ENDING: Final[dict[str, Any]] = {"scores": [], "winners": [], "sources": []}


def board_message(game: Game, state: PublicState) -> Board:
    """Return the whole board, built from what everybody sees, so that nothing else can get in."""
    return _board(state, _ending(game) if state.seen.phase == OVER else _NO_ENDING)


def unfinished_board(seen: Public) -> Board:
    """Return the whole board of a game that is not over and has no clock."""
    return _board(PublicState(seen), _NO_ENDING)


def _board(state: PublicState, ending: dict[str, Any]) -> Board:
    parts = {name: put(value) for (name, put), value in zip(_BY_PLACE, state.seen, strict=True) if name}
    tonight = words.by_monk(evidence_tonight(state.seen))
    return Board(**parts, tonight=tonight, deadline=state.deadline, **ending)


def board_changes(game: Game, state: PublicState, before: PublicState) -> dict[str, Any]:
    """Return the parts of the board that differ from what a viewer had before."""
    differing = compress(zip(_BY_PLACE, state.seen, strict=True), map(ne, state.seen, before.seen))
    parts = {name: put(now) for (name, put), now in differing if name}
    if (tonight := evidence_tonight(state.seen)) != evidence_tonight(before.seen):
        parts["tonight"] = words.by_monk(tonight)
    if state.deadline != before.deadline:
        parts["deadline"] = state.deadline
    return parts | _ending(game) if state.seen.phase == OVER else parts


def _ending(game: Game) -> dict[str, Any]:
    """Return the parts that are told only when the game is over."""
    points = points_by_source(game)  # by monk; a seat's points are its monk's
    seats = seat_numbers(game.position.players)
    return {
        "scores": scores(game.position),
        "winners": winners(game.position),
        "sources": [dict(points[MONKS[game.position.identity[seat]]]) for seat in seats],
    }


# --- What a seat knows by itself


def own_message(table: Table, viewer: Viewer, state: PublicState | None) -> messages.Own | None:
    """Return what this seat knows and is asked; None for a spectator, and before the start."""
    if not is_seat(viewer) or table.game is None or state is None:
        return None
    known = own(table.game.position, viewer)
    legal = known.legal if table.stage == "playing" else ()
    asked = words.said(question(state.seen, [ACTIONS[legal[0]]])) if legal else None
    return known_message(viewer, known, table.questions[viewer], _undoable(table, viewer), legal, asked)


def _undoable(table: Table, seat: SeatNumber) -> int:
    assert table.game
    return 0 if table.stage != "playing" or table.seats[seat].is_taken_over else table.game.undoable(seat)


def known_message(
    seat: SeatNumber,
    known: Own,
    number: int = 0,
    undoable: int = 0,
    legal: tuple[ActionNumber, ...] = (),
    asked: Said | None = None,
) -> messages.Own:
    """Return what the seat knows, with a question, its number and its answers if there is one."""
    return messages.Own(
        seat=seat,
        identity=MONKS[known.identity],
        hand=words.cards(known.hand),
        chosen=words.MONK[known.chosen],
        guesses=words.monks(known.guesses),
        legal=words.actions(legal),
        asked=asked,
        question=number,
        undoable=undoable,
    )


def choice_messages(seen: View) -> list[Choice]:
    """Return every legal action in words, with what it would bring; of the markers to show the own one too."""
    outlooks = forecast_with_own_marker(seen)
    return [
        Choice(
            word_of(action),
            words.said(choice(action)),
            [words.said(line) for line in outlook.lines],
            outlook.final,
            outlook.never,
        )
        for action, outlook in outlooks.items()
    ]


# --- The log


def entry_message(seat: Viewer, day: int, notes: list[Note]) -> Entry:
    """Return what one decision brought about, in the notes that the viewer may hear."""
    return Entry(seat, day, [words.told(note) for note in notes])
