"""A finished game again, frame by frame, through the eyes of whoever is chosen."""

from typing import Final, get_args

from abbey.rules import Game, Position, notes_for, word_of
from abbey.rules.names import MONKS, NOBODY
from abbey.rules.view import own, public
from abbey.table import Refusal
from abbey.wire import boards, words
from abbey.wire.boards import Sight
from abbey.wire.messages import Board, Frame, Own, Replay, Revealed, Table, Watcher

VIEWERS: Final[tuple[Watcher, ...]] = get_args(Watcher)


def replay_of(game: Game, viewer: Watcher, names: list[str], table: Table | None) -> Replay:
    if viewer.isdigit() and int(viewer) >= game.position.players:
        raise Refusal("no-such-seat", f"This game had {game.position.players} players; the first seat is 0.")
    frames = _frames(game, viewer)
    days = {frame.board.day: number for number, frame in reversed(list(enumerate(frames)))}
    return Replay(table, names, game.position.players, viewer, [days[day] for day in sorted(days)], frames)


def _frames(game: Game, viewer: str) -> list[Frame]:
    decided = [(NOBODY, None), *((seat, word_of(action)) for seat, action in game.actions)]
    frames: list[Frame] = []
    day = 1
    for position, notes, (seat, word) in zip(game.positions(), [game.opening, *game.notes], decided, strict=True):
        heard = notes if viewer == "open" else notes_for(notes, _number(viewer))
        if heard or word is None or not word.startswith("accuse"):  # of a covered guess the others hear nothing
            frames.append(
                Frame(
                    entry=boards.entry(seat, day, heard),
                    action=word if _knows(viewer, seat, word) else None,
                    board=_board(game, position),
                    own=_own(position, viewer),
                    open=_revealed(position) if viewer == "open" else None,
                )
            )
        day = position.day
    return frames


def _number(viewer: str) -> int:
    return int(viewer) if viewer.isdigit() else NOBODY


def _knows(viewer: str, seat: int, word: str | None) -> bool:
    """Covered choices are known to whoever made them, and when everything is open."""
    covered = word is not None and word.startswith(("show", "accuse"))
    return not covered or viewer == "open" or seat == _number(viewer)


def _board(game: Game, position: Position) -> Board:
    return boards.board_of(game, Sight(public(position)))


def _own(position: Position, viewer: str) -> Own | None:
    """Without what was asked: a replay answers nothing."""
    if not viewer.isdigit():
        return None
    return boards.own_message(int(viewer), own(position, int(viewer)))


def _revealed(position: Position) -> Revealed:
    seats = range(position.players)
    return Revealed(
        hands=[words.cards(own(position, seat).hand) for seat in seats],
        identities=[MONKS[position.identity[seat]] for seat in seats],
        chosen=words.monks(tuple(position.chosen[: position.players])),
        guesses=[words.monks(tuple(position.guesses[seat][: position.players])) for seat in seats],
    )
