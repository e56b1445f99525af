"""Shows a finished game again, frame by frame, through the eyes of whoever is chosen."""

from typing import Final, get_args

from abbey.rules import Action, Game, Position, hears_of, is_covered, notes_for, word_of
from abbey.rules.game import no_seat
from abbey.rules.names import MONKS, NOBODY, SEATS, SeatNumber, Viewer, is_seat, seat_numbers
from abbey.rules.view import own, public
from abbey.table import Refusal
from abbey.wire import words
from abbey.wire.messages import Frame, Own, Replay, Revealed, Table, Watcher
from abbey.wire.view_messages import PublicState, board_message, entry_message, known_message, what_if_message

VIEWERS: Final[tuple[Watcher, ...]] = get_args(Watcher)


def replay_of(
    game: Game, viewer: Watcher, names: list[str], table: Table | None, *, as_promised: bool = True
) -> Replay:
    """Return the whole game as this viewer saw it; `table` is None for a record that somebody handed in."""
    if viewer.isdigit() and int(viewer) >= game.position.players:
        raise Refusal("no-such-seat", no_seat(viewer, range(game.position.players)))
    frames = _frames(game, viewer)
    days = {frame.board.day: number for number, frame in reversed(list(enumerate(frames)))}
    firsts = [days[day] for day in sorted(days)]
    origin = table.what_if if table else what_if_message(game.what_if, "")
    return Replay(table, names, game.position.players, viewer, firsts, frames, as_promised, origin)


def _frames(game: Game, viewer: str) -> list[Frame]:
    decisions: list[tuple[SeatNumber, Action] | None] = [None, *game.actions]
    frames: list[Frame] = []
    day = 1
    moments = zip(game.positions(), [game.opening, *game.notes], decisions, strict=True)
    for moment, (position, notes, decided) in enumerate(moments):
        if decided is None or viewer == "open" or hears_of(_number(viewer), *decided, notes):
            seat = decided[0] if decided else NOBODY
            frames.append(
                Frame(
                    moment=moment,
                    entry=entry_message(seat, day, notes if viewer == "open" else notes_for(notes, _number(viewer))),
                    action=word_of(decided[1]) if decided and _knows(viewer, *decided) else None,
                    board=board_message(game, PublicState(public(position))),
                    own=_own(position, viewer),
                    open=_revealed(position) if viewer == "open" else None,
                )
            )
        day = position.day
    return frames


def _number(viewer: str) -> Viewer:
    return SEATS[int(viewer)] if viewer.isdigit() else NOBODY


def _knows(viewer: str, seat: SeatNumber, action: Action) -> bool:
    """Tell whether the viewer knew what was decided: a covered choice is known to whoever made it."""
    return not is_covered(action) or viewer == "open" or seat == _number(viewer)


def _own(position: Position, viewer: str) -> Own | None:
    """Return what the seat knew, without what it was asked: nobody answers a replay."""
    seat = _number(viewer)
    return known_message(seat, own(position, seat)) if is_seat(seat) else None


def _revealed(position: Position) -> Revealed:
    seats = seat_numbers(position.players)
    return Revealed(
        hands=[words.cards(own(position, seat).hand) for seat in seats],
        identities=[MONKS[position.identity[seat]] for seat in seats],
        chosen=words.monks(tuple(position.chosen[: position.players])),
        guesses=[words.monks(tuple(position.guesses[seat][: position.players])) for seat in seats],
    )
