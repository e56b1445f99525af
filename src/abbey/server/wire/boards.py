"""What a viewer sees, as messages: the board from a spectator's view, and what a seat knows from its own."""

from collections.abc import Sequence

from abbey.rules import Game, Note, View, scores, view, winners, word_of
from abbey.rules.names import BUILDINGS, MONKS, NOBODY, PHASES
from abbey.rules.sources import points_by_source
from abbey.rules.view import evidence_tonight
from abbey.server.wire import words
from abbey.server.wire.messages import Board, Choice, Entry, Own
from abbey.speech import choice, forecast, happened, question


def board_of(game: Game, deadline: float | None) -> Board:
    """Built from what a spectator may know, so that nothing else can get in."""
    open_ = view(game.position, NOBODY)
    over = bool(open_.guesses)
    return board(
        open_,
        deadline,
        scores(game.position) if over else [],
        winners(game.position) if over else [],
        sources(game) if over else [],
    )


def board(
    seen: View,
    deadline: float | None = None,
    totals: Sequence[int] = (),
    won: Sequence[int] = (),
    origins: Sequence[dict[str, int]] = (),
) -> Board:
    return Board(
        day=seen.day,
        event=words.event(seen.event),
        events=[word for number in seen.past_events if (word := words.event(number))],
        time=seen.time,
        turn=seen.turn,
        phase=PHASES[seen.phase],
        owing=list(seen.owing),
        deadline=deadline,
        card=words.played(seen.card),
        hours=seen.hours,
        figure=words.figure(seen.figure),
        where=words.places(seen.where),
        suspicion=dict(zip(MONKS, seen.suspicion, strict=True)),
        evidence=dict(zip(MONKS, seen.evidence, strict=True)),
        tonight=dict(zip(MONKS, evidence_tonight(seen), strict=True)),
        tiles={building: words.tiles(here) for building, here in zip(BUILDINGS, seen.tiles, strict=True)},
        chain=[words.tile(number) for number in seen.chain],
        deck=seen.deck_len,
        discard=words.cards(seen.discard),
        time_tiles=[words.tiles(held) for held in seen.time_tiles],
        hand_sizes=list(seen.hand_sizes),
        day_cards=list(seen.day_cards),
        shown=[words.marks(bits) for bits in seen.shown],
        identities=[words.monk(number) for number in seen.identities],
        guesses=[[words.monk(number) for number in row] for row in seen.guesses],
        scores=list(totals),
        winners=list(won),
        sources=list(origins),
    )


def sources(game: Game) -> list[dict[str, int]]:
    """By seat: a seat's points are its monk's."""
    points = points_by_source(game)
    return [dict(points[MONKS[game.position.identity[seat]]]) for seat in range(game.position.players)]


def own(seen: View, question_number: int, undoable: int) -> Own:
    return Own(
        seat=seen.viewer,
        identity=MONKS[seen.identities[seen.viewer]],
        hand=words.cards(seen.hand),
        chosen=words.monk(seen.chosen),
        guesses=[words.monk(number) for number in seen.own_guesses],
        legal=[word_of(action) for action in seen.legal],
        asked=words.said(question(seen)) if seen.legal else None,
        question=question_number,
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
    return Entry(seat, day, [words.said(happened(note)) for note in notes])
