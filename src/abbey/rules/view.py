"""Builds field by field what one viewer may know. Nothing gets in here by being left over."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, cast

from abbey.rules.action import ACTIONS, NUMBERS, Action
from abbey.rules.core.choices import choices
from abbey.rules.core.day import next_accused, night_factor
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.core.position import Position
from abbey.rules.core.tracks import occupied_levels, rank_points
from abbey.rules.errors import WrongSeatError
from abbey.rules.names import (
    ACCUSE,
    EVENT_COUNT,
    LAST_DAY,
    NOBODY,
    NONE,
    OVER,
    SEATS,
    SHOW,
    TOGETHER,
    ActionNumber,
    SeatNumber,
    Viewer,
    is_seat,
    seat_numbers,
)

Row = tuple[int, ...]

# To the core the numbers that it writes are plain.
_choices: Final = cast(Callable[[Position, int, list[ActionNumber]], int], choices)


class Public(NamedTuple):
    """Holds what everybody sees. `View` adds what only one seat knows, and tells what the fields mean."""

    players: int
    time_last: int
    overshoot_reset: int
    day: int
    event: int
    time: int
    turn: SeatNumber
    phase: int
    owing: tuple[SeatNumber, ...]
    card: int
    hours: int
    gained: int
    moves: int
    figure: int
    swayed: int
    gifts: int
    asked: int
    where: Row
    suspicion: Row
    evidence: Row
    tiles: tuple[Row, ...]
    chain: Row
    gaps: Row
    past_events: Row
    deck_len: int
    discard: Row
    time_tiles: tuple[Row, ...]
    hand_sizes: Row
    day_cards: Row
    shown: Row
    stock: Row
    fresh: Row
    stale: Row
    identities: Row  # by seat; -1 for a secret, which all are until the game is over
    guesses: tuple[Row, ...]  # of everybody, once the game is over


@dataclass(frozen=True, slots=True)
class View:
    """Holds what a seat, or a spectator (`viewer` -1), may know. Numbers are those of `abbey.rules.names`."""

    viewer: Viewer

    # Open to all, as in `Public`: what was agreed, and where the game stands.
    players: int
    time_last: int
    overshoot_reset: int
    day: int
    event: int
    time: int
    turn: SeatNumber
    phase: int
    owing: tuple[SeatNumber, ...]  # the seats that have a decision to make
    card: int
    hours: int
    gained: int
    moves: int
    figure: int
    swayed: int
    gifts: int
    asked: int

    # Open to all: the board.
    where: Row
    suspicion: Row
    evidence: Row
    tiles: tuple[Row, ...]
    chain: Row  # front first; -1 for a tile nobody has seen
    gaps: Row
    past_events: Row
    deck_len: int
    discard: Row
    time_tiles: tuple[Row, ...]
    hand_sizes: Row
    day_cards: Row
    shown: Row
    stock: Row
    fresh: Row
    stale: Row

    # What the viewer can work out: which pieces are somewhere out of sight, in no order.
    unseen_tiles: Row
    unseen_cards: Row
    unseen_events: Row

    # The viewer's own, and what the end opened.
    hand: Row
    chosen: int
    own_guesses: Row
    identities: Row  # by seat; -1 for a secret
    guesses: tuple[Row, ...]  # of everybody, once the game is over

    legal: tuple[Action, ...]  # what the viewer may do now

    @property
    def seat(self) -> SeatNumber:
        """Return the viewer's seat, as bots always have one: a spectator has none, and nothing to decide."""
        if not is_seat(self.viewer):
            raise WrongSeatError("A spectator has no seat.")
        return self.viewer


class Own(NamedTuple):
    """Holds what a seat knows and nobody else does."""

    identity: int
    hand: Row
    chosen: int
    guesses: Row
    legal: tuple[ActionNumber, ...]


def own(s: Position, seat: SeatNumber) -> Own:
    """Return what only this seat may know."""
    return Own(
        identity=s.identity[seat],
        hand=tuple(sorted(_filled(s.hands[seat]))),
        chosen=s.chosen[seat],
        guesses=tuple(s.guesses[seat][: s.players]),
        legal=tuple(legal_numbers(s, seat)),
    )


NOTHING: Final = Own(NONE, (), NONE, (), ())


def owing(s: Position) -> tuple[SeatNumber, ...]:
    """Return the seats that have a decision to make: several at once when all choose together."""
    if s.phase == SHOW:
        return tuple([seat for seat in seat_numbers(s.players) if s.chosen[seat] == NONE])
    if s.phase == ACCUSE:
        return tuple([seat for seat in seat_numbers(s.players) if next_accused(s, seat) != NOBODY])
    return () if s.phase == OVER else (SEATS[s.to_act],)


def to_act(s: Position) -> SeatNumber:
    """Return the seat that acts next, as long as the game is not over."""
    return SEATS[s.to_act]


def legal_numbers(s: Position, seat: SeatNumber) -> list[ActionNumber]:
    """Return the legal actions of a seat by number, in order; none when it has nothing to decide."""
    if seat not in owing(s):
        return []
    out = [NUMBERS[0]] * MOST_CHOICES
    return sorted(out[: _choices(s, seat, out)])


def public(s: Position) -> Public:
    """Return what is open to all: this is the one list of it."""
    seats = range(s.players)
    over = s.phase == OVER
    return Public(
        players=s.players,
        time_last=s.time_last,
        overshoot_reset=s.overshoot_reset,
        day=s.day,
        event=s.event,
        time=s.time,
        turn=SEATS[s.turn],
        phase=s.phase,
        owing=owing(s),
        card=s.card,
        hours=s.hours,
        gained=s.gained,
        moves=s.moves,
        figure=s.figure,
        swayed=s.swayed,
        gifts=s.gifts,
        asked=s.asked,
        where=tuple(s.where),
        suspicion=tuple(s.suspicion),
        evidence=tuple(s.evidence),
        tiles=tuple([tuple(_filled(here)) for here in s.tiles]),
        chain=(NONE,) * s.unseen + tuple(s.chain[s.unseen : s.chain_len]),
        gaps=tuple(s.gaps[: s.gap_count]),
        past_events=tuple(s.events[: _seen_events(s)]),
        deck_len=s.deck_len,
        discard=tuple(s.discard[: s.discard_len]),
        time_tiles=tuple([tuple(s.time_tiles[seat][: s.held[seat]]) for seat in seats]),
        hand_sizes=tuple([len(_filled(s.hands[seat])) for seat in seats]),
        day_cards=tuple(s.day_cards[: s.players]),
        shown=tuple(s.shown[: s.players]),
        stock=tuple(s.stock),
        fresh=tuple(s.fresh[: s.players]),
        stale=tuple(s.stale[: s.players]),
        identities=tuple(s.identity[: s.players]) if over else (NONE,) * s.players,
        guesses=tuple([tuple(s.guesses[seat][: s.players]) for seat in seats]) if over else (),
    )


def view(s: Position, viewer: Viewer) -> View:
    """Return what this viewer may know of a position: a seat, or `NOBODY` for somebody who looks on."""
    open_to_all = public(s)
    mine = own(s, viewer) if is_seat(viewer) else NOTHING
    known = enumerate(open_to_all.identities)
    return View(
        viewer,
        *open_to_all[:-2],
        unseen_tiles=tuple(sorted(s.chain[: s.unseen])),
        unseen_cards=_unseen_cards(s, viewer),
        unseen_events=tuple(sorted(s.events[_seen_events(s) : EVENT_COUNT])),
        hand=mine.hand,
        chosen=mine.chosen,
        own_guesses=mine.guesses,
        identities=tuple([mine.identity if seat == viewer else identity for seat, identity in known]),
        guesses=open_to_all.guesses,
        legal=tuple([ACTIONS[number] for number in mine.legal]),
    )


def open_part(seen: View) -> Public:
    """Return what everybody sees of this view, as long as its game is not over: no identity, not even the viewer's."""
    parts = {name: getattr(seen, name) for name in Public._fields}
    return Public(**parts | {"identities": (NONE,) * seen.players})


def evidence_tonight(seen: View | Public) -> Row:
    """Return what each monk would get if the day ended now; nothing once the day is over."""
    if seen.phase in (*TOGETHER, OVER):
        return (0,) * len(seen.suspicion)
    return night_points(seen.suspicion, night_factor(seen.event))


@lru_cache(maxsize=8192)
def night_points(suspicion: Row, factor: int = 1) -> Row:
    """Return the evidence that each monk would get for its place on the suspicion track.  # rules: convert"""
    levels = occupied_levels(suspicion)
    return tuple([factor * rank_points(levels, own) for own in suspicion])


def _filled(places: list[int]) -> list[int]:
    """Return what lies in these places, without the empty ones."""
    return [piece for piece in places if piece != NONE] if NONE in places else places


def _seen_events(s: Position) -> int:
    return min(s.day, LAST_DAY - 1)


def _unseen_cards(s: Position, viewer: Viewer) -> Row:
    """Return the cards the viewer does not see, sorted: the pile and the others' hands together."""
    cards = s.deck[: s.deck_len]
    for seat in range(s.players):
        if seat != viewer:
            cards = cards + _filled(s.hands[seat])
    return tuple(sorted(cards))
