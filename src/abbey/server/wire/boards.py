"""What a viewer sees, as messages: the board from a spectator's view, and what a seat knows from its own."""

from collections.abc import Sequence

from abbey.rules import ACTIONS, Game, Note, View, is_over, scores, winners, word_of
from abbey.rules.names import MONKS, PHASES
from abbey.rules.notation import WORDS
from abbey.rules.sources import points_by_source
from abbey.rules.view import Own, evidence_tonight, own
from abbey.server.wire import messages, words
from abbey.server.wire.messages import Board, Choice, Entry, Said
from abbey.speech import choice, forecast, happened, question


def board_of(game: Game, seen: View, deadline: float | None) -> Board:
    """Built from what a spectator sees, so that nothing else can get in; scores only when the game is over."""
    over = is_over(game.position)
    return board(
        seen,
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
        events=words.events(seen.past_events),
        time=seen.time,
        turn=seen.turn,
        phase=PHASES[seen.phase],
        owing=list(seen.owing),
        deadline=deadline,
        card=words.played(seen.card),
        hours=seen.hours,
        figure=words.figure(seen.figure),
        where=words.places(seen.where),
        suspicion=words.by_monk(seen.suspicion),
        evidence=words.by_monk(seen.evidence),
        tonight=words.by_monk(tuple(evidence_tonight(seen))),
        tiles=words.tiles_by_building(seen.tiles),
        chain=words.tiles_in_line(seen.chain),
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


def own_of(game: Game, seat: int, seen: View, number: int, undoable: int) -> messages.Own:
    """With the question and its number; `seen` is what a spectator sees."""
    mine = own(game.position, seat)
    if not mine.legal:
        return own_message(seat, mine, number, undoable)
    legal = [WORDS[action] for action in mine.legal]
    asked = question(seen, [ACTIONS[mine.legal[0]]])
    return own_message(seat, mine, number, undoable, legal, words.said(asked))


def own_message(
    seat: int, mine: Own, number: int = 0, undoable: int = 0, legal: Sequence[str] = (), asked: Said | None = None
) -> messages.Own:
    return messages.Own(
        seat=seat,
        identity=MONKS[mine.identity],
        hand=words.cards(mine.hand),
        chosen=words.monk(mine.chosen),
        guesses=[words.monk(colour) for colour in mine.guesses],
        legal=list(legal),
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
    return Entry(seat, day, [words.said(happened(note)) for note in notes])
