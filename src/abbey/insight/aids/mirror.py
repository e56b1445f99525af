"""Holds up a mirror: whom two observers, who know nobody's monk, take a player for, now and after each choice.

It treats all monks alike, so it does not depend on which one is the player's own.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from abbey.bots.belief.assignments import Rows, marginals
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.aids.shares import thousandths
from abbey.insight.aids.sight import Sight
from abbey.rules import ACTIONS, Show, View, word_of
from abbey.rules.names import MONK_COUNT, MONKS, SHOW, SeatNumber
from abbey.search import End, TurnSearch
from abbey.wire.aid_messages import Mirror, ReflectedChoice, Reflection


def mirror(sight: Sight, follower: PublicFollower) -> Mirror:
    """Return whom the observers take this player for."""
    follower.follow(sight.public, sight.entries)
    now = reflection([row_now(follower.belief, sight.seen.seat, reading=reading) for reading in (False, True)])
    choices = list(_choices(sight.seen, follower))
    return Mirror(sight.until(len(sight.entries)), sight.question, now, choices)


def reflection(rows: Rows) -> Reflection:
    """Return what the simple and the careful observer think as a message."""
    return Reflection(*map(thousandths, rows))


def row_now(belief: CompanyBelief, seat: SeatNumber, *, reading: bool) -> list[float]:
    """Return how likely this seat is each monk to the observer who reads signs, or to the one who does not."""
    return marginals(belief.seen_as(reading=reading))[seat]


def row_after_showing(belief: CompanyBelief, seat: SeatNumber, colour: int, *, reading: bool) -> list[float]:
    """Return the same when the seat has shown this marker, whatever others show."""
    rows = belief.seen_as(reading=reading)
    rows[seat] = [0.0 if monk == colour else weight for monk, weight in enumerate(rows[seat])]
    return marginals(rows)[seat]


def rows_after(belief: CompanyBelief, seen: View, ends: Sequence[End], *, reading: bool) -> Rows:
    """Return the same for each end of the player's turn."""
    return belief.seen_after(seen, ends, reading=reading)


def ends_apart(search: TurnSearch, seen: View) -> list[End]:
    """Return the ends of the player's turn without those that look like another one, by their first decision."""
    apart = {(end.path[0], end.prices): end for end in reversed(search.ends(seen))}
    return sorted(apart.values(), key=lambda end: end.path)


def _choices(seen: View, follower: PublicFollower) -> Iterator[ReflectedChoice]:
    if seen.seat not in seen.owing:
        return
    if seen.phase == SHOW:
        yield from _markers(seen, follower.belief)
    elif seen.phase < SHOW and seen.turn == seen.seat:
        yield from _turns(seen, follower)


def _markers(seen: View, belief: CompanyBelief) -> Iterator[ReflectedChoice]:
    """Tell of every marker that was not shown yet, the own one too: a list without it would say which that is."""
    for colour in range(MONK_COUNT):
        if not seen.shown[seen.seat] >> colour & 1:
            rows = [row_after_showing(belief, seen.seat, colour, reading=reading) for reading in (False, True)]
            yield ReflectedChoice(word_of(Show(MONKS[colour])), reflection(rows), reflection(rows))


def _turns(seen: View, follower: PublicFollower) -> Iterator[ReflectedChoice]:
    ends = ends_apart(follower.search, seen)
    observed = [rows_after(follower.belief, seen, ends, reading=reading) for reading in (False, True)]
    for first, numbered in groupby(range(len(ends)), key=lambda number: ends[number].path[0]):
        chosen = list(numbered)
        least, most = (_extremes(rule, observed, chosen) for rule in (min, max))
        yield ReflectedChoice(word_of(ACTIONS[first]), least, most)


def _extremes(rule: Callable[[Sequence[float]], float], observed: list[Rows], chosen: list[int]) -> Reflection:
    """Return the least or the most, by observer and monk, over these ends."""
    return reflection([[rule([rows[end][monk] for end in chosen]) for monk in range(MONK_COUNT)] for rows in observed])
