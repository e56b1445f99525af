"""Counts what kinds of turns a seat made in a finished game, and how much each kind told about its monk.

A simple observer without a seat, the first of those in an analysis, takes every turn for what it seems to want. How
far its belief in the true monk rose with a turn is how loud the turn was.
"""

from collections.abc import Iterable
from typing import Final, get_args

from abbey.insight.analysis.game_moments import Turn, follow, moments_of, turns_of
from abbey.insight.analysis.onlookers import Onlooker
from abbey.rules import Game, Note
from abbey.rules.names import MONKS, NOBODY, SeatNumber
from abbey.search import BackendName, TurnSearch
from abbey.wire.own_games import Habit, HabitTurns

HABITS: Final[tuple[Habit, ...]] = get_args(Habit)
# What whoever makes a turn brings about; nights, and what an event does to whoever is in front, come by themselves.
BROUGHT_ABOUT: Final = frozenset(
    {
        "task",
        "no-task",
        "william",
        "adson",
        "puzzling",
        "close_behind",
        "unobtrusive",
        "delicate",
        "forbidden",
        "inquiring",
        "dubious",
    }
)


def habits_of(game: Game, seat: SeatNumber, backend: BackendName) -> list[HabitTurns]:
    """Return the kinds of turns that this seat made, in the order of `HABITS`; a turn may be of several kinds."""
    monk = MONKS[game.position.identity[seat]]
    moments = moments_of(game)
    belief = _belief_curve(game, seat, backend)
    found: dict[Habit, list[float]] = {}
    for turn in turns_of(game, moments):
        if turn.seat == seat:
            rise = belief[turn.until] - belief[turn.moment]
            for habit in habits_in(_notes_of(game, turn), monk):
                found.setdefault(habit, []).append(rise)
    return [HabitTurns(habit, len(found[habit]), round(sum(found[habit]), 4)) for habit in HABITS if habit in found]


def habits_in(notes: Iterable[Note], monk: str) -> set[Habit]:
    """Return of which kinds a turn with these notes is, for somebody who is this monk."""
    return {
        habit
        for note in notes
        if note.what in ("suspicion", "evidence") and note.clause in BROUGHT_ABOUT
        if (habit := _habit(note, monk))
    }


def _habit(note: Note, monk: str) -> Habit | None:
    """Say what was done to whom; None for what has changed nothing because a track ends there."""
    own = note.figure == monk
    change = (note.after or 0) - (note.before or 0)
    if note.clause == "task":
        return "own-task" if own else "other-task"
    if change < 0:
        return "own-spared" if own else "other-spared"
    if change > 0:
        return "own-loaded" if own else "other-loaded"
    return None


def _belief_curve(game: Game, seat: SeatNumber, backend: BackendName) -> dict[int, float]:
    """Return how likely a simple spectator held the seat's monk, by moment."""
    watching = Onlooker(NOBODY, TurnSearch(backend), "simple")
    monk = game.position.identity[seat]
    return {moment.moment: watching.marginals()[seat][monk] for moment, _ in follow(game, moments_of(game), [watching])}


def _notes_of(game: Game, turn: Turn) -> list[Note]:
    return [note for notes in game.notes[turn.moment : turn.until] for note in notes]
