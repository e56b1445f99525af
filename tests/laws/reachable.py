"""Reaches positions by play, for laws: every number of players, option, style and phase."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from abbey.rules import ACTIONS, ASSUMED, Agreement, Components, Deal, Game, Position, Stream, is_over, owing
from abbey.rules.core.hidden import scramble
from abbey.rules.core.step import step
from abbey.rules.names import NOBODY, PHASES, ActionNumber, SeatNumber, Viewer, seat_numbers
from abbey.rules.view import legal_numbers
from abbey.testing.trace import STYLES

DOUBLED = Components(  # many cards of one face, and cards that cost nothing
    tiles=((2, 2, 2, 6, 6, 6, 6),) * 6,
    monks=((0, 0, 5, 5),) * 6,
    buildings=((1, 1),) * 14,
)


@dataclass(frozen=True)
class Walk:
    """Says how far and in which manner to play at random: at least `decisions`, on to `phase`, and `more` beyond."""

    deal: Deal
    style: str = "uniform"
    decisions: int = 0
    phase: str = "over"
    more: int = 0

    def position(self) -> Position:
        position = self.deal.position()
        self._go(position, partial(step, position))
        return position

    def game(self) -> Game:
        game = Game(self.deal)
        self._go(game.position, lambda seat, number: game.play(ACTIONS[number], seat))
        return game

    def _go(self, s: Position, act: Callable[[SeatNumber, ActionNumber], object]) -> None:
        """Play on; seats that choose together do so in any order."""
        chance = Stream(self.deal.seed, "walk")
        done, more = 0, self.more
        while not is_over(s):
            if done >= self.decisions and (more < self.more or s.phase == PHASES.index(self.phase)):
                if more == 0:
                    return
                more -= 1
            seats = owing(s)
            seat = seats[chance.below(len(seats))]
            wished = STYLES[self.style](s, legal_numbers(s, seat))
            act(seat, wished[chance.below(len(wished))])
            done += 1


@st.composite
def deals(draw: DrawFn) -> Deal:
    turn_order, overshoot = draw(st.booleans()), draw(st.sampled_from(["carry", "reset"]))
    agreement = Agreement(turn_order, overshoot, draw(st.sampled_from([ASSUMED, DOUBLED])))
    players = draw(st.integers(2, 5))
    return Deal.numbered(players, draw(st.integers(0, 2**32)), agreement=agreement)


@st.composite
def walks(draw: DrawFn) -> Walk:
    return Walk(
        draw(deals()),
        draw(st.sampled_from(sorted(STYLES))),
        draw(st.integers(0, 220)),
        draw(st.sampled_from(PHASES)),
        draw(st.integers(0, 3)),
    )


def games() -> SearchStrategy[Game]:
    return walks().map(Walk.game)


def positions() -> SearchStrategy[Position]:
    return walks().map(Walk.position)


def some_positions() -> Iterator[Position]:
    """Yield a fixed tour through every number of players and every phase."""
    for seed in range(8):
        for phase in PHASES:
            yield Walk(Deal.numbered(2 + seed % 4, seed), "uniform", 7 * seed, phase, seed // 2).position()


def viewers(position: Position) -> list[Viewer]:
    return [NOBODY, *seat_numbers(position.players)]


def redealt(position: Position, viewer: Viewer, seed: int = 0) -> Position:
    """Return the same position but for what the viewer cannot know."""
    other = position.copy()
    other.rng = [Stream(bytes([seed % 256]), "redeal").getrandbits(32) for _ in range(4)]
    scramble(other, viewer)
    return other
