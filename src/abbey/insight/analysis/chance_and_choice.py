"""Tells chance apart from choice: what cards and events did to a seat's chance to win, and what its own turns did.

All is judged by what the seat could know at the time, by rollouts with fixed seeds. Luck is how much better things were
than what might as well have come. Choice is how much better the seat's turn was than the one that an ordinary player
makes in a rollout. What the others did, and what their guesses hit, is the rest.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from abbey.insight.analysis.game_moments import Stage, Turn
from abbey.insight.analysis.onlookers import Onlooker
from abbey.insight.analysis.rollout_samples import BATCHES, NOTHING, SEED, Estimate, SeatRollouts, mean_difference
from abbey.rules import Position, Stream, View, number_of, redeal, view
from abbey.rules.names import EVENT_COUNT, HAND_SIZE, SeatNumber
from abbey.search import ACCUSED_PRICE

BATCH: Final = 24  # rollouts
CAUSES: Final = ("cards", "reshuffle", "event", "turn")


@dataclass(frozen=True, slots=True)
class Swing:
    """Holds what one thing did to a seat's chance to win."""

    moment: int
    day: int
    cause: str  # one of CAUSES
    change: Estimate


@dataclass(frozen=True, slots=True)
class ChanceAndChoice:
    """Holds every swing of one seat, and what is left to explain."""

    swings: tuple[Swing, ...]
    result: float  # its share of the win, less what everybody has before the game

    def total(self, *causes: str) -> Estimate:
        """Return the sum of all swings by these causes."""
        return sum((swing.change for swing in self.swings if swing.cause in causes), NOTHING)

    @property
    def luck(self) -> Estimate:
        """Return what cards, reshuffles and events did."""
        return self.total("cards", "reshuffle", "event")

    @property
    def choice(self) -> Estimate:
        """Return what the seat's own turns did."""
        return self.total("turn")

    @property
    def rest(self) -> float:
        """Return what the others did, and all that rollouts do not see."""
        return self.result - self.luck.value - self.choice.value


def turn_swing(stage: Stage, turn: Turn, beliefs: tuple[float, float]) -> Swing:
    """Return what a seat's own turn does; `beliefs` are how likely the observers hold its monk before and after it."""
    knows = stage.seated[turn.seat]
    rollouts = SeatRollouts(knows, knows.look(stage.position), turn.moment)
    before, after = (_exposures(knows, belief) for belief in beliefs)
    path = tuple(number_of(action) for _, action in turn.actions)
    change = mean_difference(rollouts.samples(path, after, BATCH), rollouts.samples((), before, BATCH))
    return Swing(turn.moment, turn.day, "turn", change)


def draw_swing(stage: Stage, seat: SeatNumber, drawn: Sequence[int], belief: float, reshuffled: bool) -> Swing:
    """Return what the cards that a seat has just drawn do, against others of the same pile, if it were to play now."""
    cause = "reshuffle" if reshuffled else "cards"
    return _chance_swing(stage, seat, cause, belief, lambda seen, rng: _redrawn(seen, drawn, rng))


def event_swing(stage: Stage, seat: SeatNumber, belief: float) -> Swing:
    """Return what the event of the day that begins does to a seat, against those that could have come, if it began."""
    return _chance_swing(stage, seat, "event", belief, lambda seen, rng: _other_event(stage.position, seen, rng))


def _chance_swing(
    stage: Stage, seat: SeatNumber, cause: str, belief: float, drawn_again: Callable[[View, Stream], View]
) -> Swing:
    """Compare what chance brought with what it may as well have brought, once for each batch."""
    moment, knows = stage.moment, stage.seated[seat]
    seen = _to_play(stage.position, seat)
    rng = Stream(SEED, f"{cause} of {seat} moment {moment.moment}")
    rollouts = SeatRollouts(knows, seen, moment.moment)
    exposures = _exposures(knows, belief)
    others = [drawn_again(seen, rng) for _ in range(BATCHES)]
    usual = rollouts.samples((), exposures, BATCH)
    change = mean_difference(usual, rollouts.samples((), exposures, BATCH, others))
    return Swing(moment.moment, moment.day, cause, change)


def _to_play(position: Position, seat: SeatNumber) -> View:
    """Return what a seat would see if it were its turn."""
    own = position.copy()
    own.turn = own.to_act = seat
    return view(own, seat)


def _exposures(knows: Onlooker, belief: float) -> list[float]:
    """Return what the guesses of the last day may cost each monk: the more surely he is known, the more.

    `belief` is how likely the observers hold the monk of the seat itself, which of the others has only its own belief.
    """
    rows = enumerate(knows.public())
    shares = [belief if seat == knows.viewer else sum(chance**2 for chance in row) for seat, row in rows]
    return [ACCUSED_PRICE * share for share in shares]


def _redrawn(seen: View, drawn: Sequence[int], rng: Stream) -> View:
    """Return the view after these cards have gone back to the pile, and as many have been drawn again."""
    position = redeal(seen, rng)
    hand = list(seen.hand)
    for card in drawn:
        hand.remove(card)
    pile = [*position.deck[: position.deck_len], *drawn]
    rng.mix(pile)
    position.deck[: position.deck_len] = pile[len(drawn) :]
    position.hands[seen.viewer][:HAND_SIZE] = [*hand, *pile[: len(drawn)]]
    return view(position, seen.viewer)


def _other_event(position: Position, seen: View, rng: Stream) -> View:
    """Return the view with any event today that could have come."""
    other = position.copy()
    today = other.day - 1
    place = today + rng.below(EVENT_COUNT - today)
    other.events[today], other.events[place] = other.events[place], other.events[today]
    other.event = other.events[today]
    return _to_play(other, seen.seat)
