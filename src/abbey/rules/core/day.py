"""Ends a turn, a day and the game: what all seats decide at once, and who wins."""

from typing import Final

from abbey.rules.core.position import Position
from abbey.rules.core.raw_notes import (
    ACCUSED,
    BY_ACCUSE,
    BY_CONVERT,
    BY_DAY_CARD,
    BY_DAY_CARDS,
    BY_EVENTS,
    BY_IDENTITY,
    BY_OVERSHOOT,
    BY_REVEAL,
    BY_WINNER,
    CARRIED,
    CHOSE,
    DAY,
    MARKED,
    SHOWED,
    TOOK_DAY,
    UNVEILED,
    WON,
    note,
)
from abbey.rules.core.tracks import add_evidence, convert
from abbey.rules.core.turn import ASKED
from abbey.rules.names import ACCUSE, CAUGHT, HOURS_A_DAY, LAST_DAY, NOBODY, NONE, OVER, PLAY, REVEAL_DAYS, SHOW

SHOWN_EVIDENCE: Final = 2
DAY_CARD_EVIDENCE: Final = 2
ACCUSED_EVIDENCE: Final = 12  # shared out among the opponents: 12, 6, 4, 3 for 2 to 5 players


def end_stage(s: Position) -> int:
    if s.time >= HOURS_A_DAY:
        end_day(s)
    else:
        s.turn = (s.turn + 1) % s.players
        begin_turn(s)
    return ASKED


def begin_turn(s: Position) -> None:
    s.to_act = s.turn
    s.phase = PLAY


def night_factor(event: int) -> int:
    return 2 if event == CAUGHT else 1  # rules: caught


def end_day(s: Position) -> None:
    convert(s, BY_CONVERT, night_factor(s.event))  # rules: convert, reset
    s.day_cards[s.turn] += 1  # rules: day-card
    note(s, TOOK_DAY, BY_DAY_CARD, s.turn, s.event, 0, 0)
    s.time = 0 if s.overshoot_reset else s.time - HOURS_A_DAY  # rules: overshoot
    note(s, CARRIED, BY_OVERSHOOT, NOBODY, s.time, 0, 0)
    if s.day in REVEAL_DAYS:  # rules: reveal
        s.phase = SHOW
        s.to_act = next_owing_show(s)
    else:
        begin_day(s)


def next_owing_show(s: Position) -> int:
    for seat in range(s.players):
        if s.chosen[seat] == NONE:
            return seat
    return NOBODY


def choose_marker(s: Position, seat: int, colour: int) -> int:
    s.chosen[seat] = colour
    note(s, MARKED, BY_REVEAL, seat, NOBODY, colour, 0)
    note(s, CHOSE, BY_REVEAL, seat, 0, 0, 0)
    s.to_act = next_owing_show(s)
    if s.to_act == NOBODY:
        show_all(s)
        begin_day(s)
    return ASKED


def show_all(s: Position) -> None:
    for seat in range(s.players):
        colour = s.chosen[seat]
        s.chosen[seat] = NONE
        s.shown[seat] |= 1 << colour
        note(s, SHOWED, BY_REVEAL, seat, colour, 0, 0)
        add_evidence(s, BY_REVEAL, colour, SHOWN_EVIDENCE)


def begin_day(s: Position) -> None:  # rules: next
    s.day += 1
    if s.day < LAST_DAY:
        s.event = s.events[s.day - 1]
        note(s, DAY, BY_EVENTS, s.turn, s.day, s.event, 0)
        begin_turn(s)
    else:
        s.event = NONE
        note(s, DAY, BY_ACCUSE, NOBODY, s.day, NONE, 0)
        s.phase = ACCUSE
        s.to_act = 0


def next_accused(s: Position, seat: int) -> int:
    """Return the first opponent before whom this seat has not yet put a marker."""
    for other in range(s.players):
        if other != seat and s.guesses[seat][other] == NONE:
            return other
    return NOBODY


def next_owing_guess(s: Position) -> int:
    for seat in range(s.players):
        if next_accused(s, seat) != NOBODY:
            return seat
    return NOBODY


def guess(s: Position, seat: int, accused: int, colour: int) -> int:
    s.guesses[seat][accused] = colour
    note(s, MARKED, BY_ACCUSE, seat, accused, colour, 0)
    if next_accused(s, seat) == NOBODY:
        note(s, CHOSE, BY_ACCUSE, seat, 0, 0, 0)
    s.to_act = next_owing_guess(s)
    if s.to_act == NOBODY:
        finish(s)
    return ASKED


def finish(s: Position) -> None:
    for seat in range(s.players):
        note(s, UNVEILED, BY_IDENTITY, seat, s.identity[seat], 0, 0)
    for seat in range(s.players):
        for accused in range(s.players):
            if accused != seat:
                judge(s, seat, accused)
    for seat in range(s.players):
        if s.day_cards[seat] > 0:  # rules: day-cards
            add_evidence(s, BY_DAY_CARDS, s.identity[seat], DAY_CARD_EVIDENCE * s.day_cards[seat])
    for seat in range(s.players):
        if is_winner(s, seat):
            note(s, WON, BY_WINNER, seat, score(s, seat), 0, 0)
    s.phase = OVER


def hit_evidence(players: int) -> int:  # rules: accuse
    """Return the evidence that a right guess brings to the monk it names."""
    return ACCUSED_EVIDENCE // (players - 1)


def judge(s: Position, seat: int, accused: int) -> None:  # rules: accuse
    colour = s.guesses[seat][accused]
    right = colour == s.identity[accused]
    note(s, ACCUSED, BY_ACCUSE, seat, accused, colour, 1 if right else 0)
    if right:
        add_evidence(s, BY_ACCUSE, colour, hit_evidence(s.players))


def score(s: Position, seat: int) -> int:
    return s.evidence[s.identity[seat]]


def is_winner(s: Position, seat: int) -> bool:  # rules: winner
    for other in range(s.players):
        if score(s, other) < score(s, seat):
            return False
        if score(s, other) == score(s, seat) and s.day_cards[other] > s.day_cards[seat]:
            return False
    return True
