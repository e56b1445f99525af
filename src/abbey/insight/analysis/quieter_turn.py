"""Looks for a turn that a seat could have made instead of a loud one: nearly as good to win, and less telling.

Worth is judged by what the seat could know, and without what being known costs; what the observers would have thought
is found by letting them see the other turn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from abbey.bots.ladder.win_chance import WinChance
from abbey.insight.analysis.game_moments import Stage, Turn
from abbey.insight.analysis.loud_turns import Beliefs
from abbey.insight.analysis.onlookers import OBSERVERS, Onlooker
from abbey.insight.analysis.rollout_samples import Estimate, SeatRollouts, mean_difference
from abbey.rules import ACTIONS, Action, Note, Position, View, legal, number_of, play, to_act
from abbey.rules.names import PLAY, TOGETHER, ActionNumber, SeatNumber
from abbey.search import End, TurnSearch
from abbey.search.turn_history import end_prices

SIMILAR: Final = 0.04  # of a chance to win, at first sight: what is worth a closer look
CANDIDATES: Final = 12
FIRST_BATCH: Final = 10  # rollouts
FAR_BEHIND: Final = 0.03  # of a chance to win, by the first rollouts
BATCH: Final = 32
MARGIN: Final = 0.01  # of a chance to win, by all rollouts: what a quieter turn may cost at most
QUIETER: Final = 0.02  # of belief: what makes a turn quieter on the average
LOUDER: Final = 0.01  # of belief: what it may add for one of the observers

Path = tuple[ActionNumber, ...]


@dataclass(frozen=True, slots=True)
class QuieterTurn:
    """Describes the turn that would have been quieter, and what it would have cost."""

    actions: tuple[tuple[SeatNumber, Action], ...]
    after: Beliefs
    worth: Estimate  # in chances to win, against the turn that was made: below 0 it is worth less


def quieter_turn(stage: Stage, turn: Turn, loud: Beliefs, search: TurnSearch) -> QuieterTurn | None:
    """Return the quietest turn of similar worth, if there is one; `loud` is the belief after the turn that was made."""
    knows = stage.seated[turn.seat]
    seen = knows.look(stage.position)
    made: Path = tuple(number_of(action) for _, action in turn.actions)
    candidates = _candidates(stage.position, seen, knows, made, search)
    if not candidates:
        return None
    found = []
    for end, gap in _worth(SeatRollouts(knows, seen, turn.moment), made, candidates, seen.players):
        actions, after = _shown(stage, end.path, turn.seat)
        if _is_quieter(after, loud):
            found.append(QuieterTurn(actions, after, gap))
    return min(found, key=lambda other: fmean(other.after.values()), default=None)


def _worth(rollouts: SeatRollouts, made: Path, ends: list[End], players: int) -> Iterator[tuple[End, Estimate]]:
    """Yield the ends of similar worth with their worth against the one made: those far behind drop out early."""
    nothing = [0.0] * players
    for size, margin in ((FIRST_BATCH, FAR_BEHIND), (BATCH, MARGIN)):
        worth = rollouts.samples(made, nothing, size)
        gaps = [mean_difference(rollouts.samples(end.path, nothing, size), worth) for end in ends]
        kept = [(end, gap) for end, gap in zip(ends, gaps, strict=True) if gap.value >= -margin]
        ends = [end for end, _ in kept]
    yield from kept


def _candidates(position: Position, seen: View, knows: Onlooker, made: Path, search: TurnSearch) -> list[End]:
    """Return the least exposing ends that look about as good as the one made, one of each kind."""
    ends = search.ends(seen)
    after = position.copy()
    follow(after, made)
    prices = tuple(end_prices(position, after))
    chance = WinChance(seen, seen.identities[seen.seat], knows.marginals(), 1.0)
    enough = chance.after(End(made, prices)) - SIMILAR
    similar = {end.prices: end for end in reversed(ends) if chance.after(end) >= enough and end.prices != prices}
    good = list(similar.values())
    exposed = knows.exposure(seen, good) if good else []
    order = sorted(range(len(good)), key=lambda number: (exposed[number], good[number].path))
    return [good[number] for number in order[:CANDIDATES]]


def follow(position: Position, path: Sequence[ActionNumber]) -> tuple[list[tuple[SeatNumber, Action]], list[Note]]:
    """Play a turn that was found in a view; where the truth asks for something else, play whatever comes first."""
    done: list[tuple[SeatNumber, Action]] = []
    notes: list[Note] = []
    wanted = list(path)
    while not done or position.phase not in (PLAY, *TOGETHER):
        seat, choices = to_act(position), legal(position)
        action = ACTIONS[wanted.pop(0)] if wanted else choices[0]
        done.append((seat, action if action in choices else choices[0]))
        notes += play(position, done[-1][1], seat)
    return done, notes


def _shown(stage: Stage, path: Path, seat: SeatNumber) -> tuple[tuple[tuple[SeatNumber, Action], ...], Beliefs]:
    """Let the observers see this turn; return it, and how likely each then held the seat's true monk."""
    after = stage.position.copy()
    actions, notes = follow(after, path)
    beliefs = {}
    for kind, observer in stage.spectators.items():
        fork = observer.fork()
        fork.hear(notes)
        fork.look(after)
        beliefs[kind] = fork.marginals()[seat][stage.position.identity[seat]]
    return tuple(actions), beliefs


def _is_quieter(after: Beliefs, loud: Beliefs) -> bool:
    falls = [loud[kind] - after[kind] for kind in OBSERVERS]
    return fmean(falls) >= QUIETER and min(falls) >= -LOUDER
