"""What a viewer sees, as messages: the board from what is public, and what a seat knows from its own."""

from collections.abc import Sequence

from abbey.rules import ACTIONS, Game, Note, View, is_over, scores, winners, word_of
from abbey.rules.names import MONKS, PHASES
from abbey.rules.sources import points_by_source
from abbey.rules.view import Own, Public, evidence_tonight, own
from abbey.server.wire import messages, words
from abbey.server.wire.messages import Board, Choice, Entry, Said
from abbey.speech import choice, forecast, question


def board_of(game: Game, seen: Public, deadline: float | None) -> Board:
    """Built from what everybody sees, so that nothing else can get in; scores only when the game is over."""
    over = is_over(game.position)
    return board(
        seen,
        deadline,
        scores(game.position) if over else [],
        winners(game.position) if over else [],
        sources(game) if over else [],
    )


def board(
    seen: Public,
    deadline: float | None = None,
    totals: Sequence[int] = (),
    won: Sequence[int] = (),
    origins: Sequence[dict[str, int]] = (),
) -> Board:
    return Board(
        day=seen.day,
        event=words.EVENT[seen.event],
        events=words.events(seen.past_events),
        time=seen.time,
        turn=seen.turn,
        phase=PHASES[seen.phase],
        owing=list(seen.owing),
        deadline=deadline,
        card=words.PLAYED[seen.card],
        hours=seen.hours,
        figure=words.FIGURE[seen.figure],
        where=words.places(seen.where),
        suspicion=words.by_monk(seen.suspicion),
        evidence=words.by_monk(seen.evidence),
        tonight=words.by_monk(tuple(evidence_tonight(seen))),
        tiles=words.tiles_by_building(seen.tiles),
        chain=words.tiles_in_line(seen.chain),
        deck=seen.deck_len,
        discard=words.cards(seen.discard),
        time_tiles=words.tiles_by_seat(seen.time_tiles),
        hand_sizes=list(seen.hand_sizes),
        day_cards=list(seen.day_cards),
        shown=words.marks_by_seat(seen.shown),
        identities=words.monks(seen.identities),
        guesses=[words.monks(row) for row in seen.guesses],
        scores=list(totals),
        winners=list(won),
        sources=list(origins),
    )


def sources(game: Game) -> list[dict[str, int]]:
    """By seat: a seat's points are its monk's."""
    points = points_by_source(game)
    return [dict(points[MONKS[game.position.identity[seat]]]) for seat in range(game.position.players)]


def own_of(game: Game, seat: int, seen: Public, number: int, undoable: int) -> messages.Own:
    """With the question and its number."""
    mine = own(game.position, seat)
    asked = words.said(question(seen, [ACTIONS[mine.legal[0]]])) if mine.legal else None
    return own_message(seat, mine, number, undoable, mine.legal, asked)


def own_message(
    seat: int, mine: Own, number: int = 0, undoable: int = 0, legal: tuple[int, ...] = (), asked: Said | None = None
) -> messages.Own:
    return messages.Own(
        seat=seat,
        identity=MONKS[mine.identity],
        hand=words.cards(mine.hand),
        chosen=words.MONK[mine.chosen],
        guesses=words.monks(mine.guesses),
        legal=words.actions(legal),
        asked=asked,
        question=number,
        undoable=undoable,
    )


def choices(seen: View) -> list[Choice]:
    outlooks = forecast(seen)
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


def entry(seat: int, day: int, notes: list[Note]) -> Entry:
    return Entry(seat, day, [words.told(note) for note in notes])
