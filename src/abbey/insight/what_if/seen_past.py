"""Deals again what one seat did not know of a game at some moment, so that all it has seen and heard stays true."""

from collections.abc import Iterator
from typing import Final, Literal

from abbey.bots.belief import Assignment
from abbey.insight.analysis.onlookers import Onlooker
from abbey.insight.what_if.card_past import card_past, drawn, spans_of
from abbey.rules import (
    AbbeyError,
    Accuse,
    Action,
    Deal,
    Game,
    Layout,
    Position,
    Show,
    Stream,
    is_covered,
    notes_for,
    view,
)
from abbey.rules.names import MONKS, SHOW, TOGETHER, SeatNumber, seat_numbers
from abbey.rules.redeal import redeal_among
from abbey.search import TurnSearch, same_backend
from abbey.search.decoding import TILE_NUMBERS

Belief = list[tuple[Assignment, float]]  # every way who may be who, with its chance
Decided = tuple[SeatNumber, Action]
TRIES: Final = 10_000  # of all that was tried, with tables of many equal cards too, 172 was the most


class NoBranchError(AbbeyError):
    """The game cannot go on from there; `code` says why: it has no such moment or seat."""

    def __init__(self, code: Literal["no-such-moment", "no-such-seat"], text: str) -> None:
        super().__init__(text)
        self.code = code


class SeenPast:
    """Holds what one seat has seen and heard of a game up to a moment, and nothing else of it."""

    def __init__(self, game: Game, moment: int, seat: SeatNumber) -> None:
        self._agreement, self._seat = game.deal.agreement, seat
        self._first = view(game.deal.position(), seat)
        self._now = view(game.position_after(moment), seat)
        self._heard = [notes_for(notes, seat) for notes in (game.opening, *game.notes[:moment])]
        self._decided = list(self._known(game.actions[:moment]))

    def _known(self, actions: list[Decided]) -> Iterator[tuple[SeatNumber, Action | None]]:
        """Yield who decided what: None for a choice that lies face down. Of some the seat has heard nothing."""
        covered = len(actions)
        while self._now.phase in TOGETHER and covered and is_covered(actions[covered - 1][1]):
            covered -= 1
        for number, (actor, action) in enumerate(actions):
            if number < covered or actor == self._seat:
                yield actor, action
            elif self._heard[number + 1]:
                yield actor, None

    def dealt_again(self, belief: Belief, seed: bytes, salt: bytes) -> tuple[Deal, tuple[Decided, ...]]:
        """Return a deal and decisions that look the same to the seat; what it did not know follows from the seed."""
        chance = Stream(seed, "what if")
        monks = drawn(belief, chance)
        position, piles = self._position(monks, chance)
        deal = Deal(self._now.players, seed, salt, self._agreement, layout=self._layout(position, piles))
        return deal, tuple(self._decisions(position))

    def belief(self) -> Belief:
        """Return who may be who, with chances, to somebody careful on this seat."""
        onlooker = Onlooker(self._seat, TurnSearch(), "careful")
        with same_backend():
            for notes in self._heard:
                onlooker.hear(notes)
            onlooker.look_at(self._now)
            return onlooker.joint()

    def _position(self, monks: Assignment, chance: Stream) -> tuple[Position, list[list[int]]]:
        """Return a position that the seat may suppose, and the piles whose cards could have come to lie so."""
        spans = spans_of(self._first, [note for notes in self._heard for note in notes])
        for _ in range(TRIES):
            position = redeal_among(self._now, monks, chance)
            if piles := card_past(position, self._seat, spans, chance):
                return position, piles
        raise NoBranchError("no-such-moment", "The hidden cards of this moment cannot be dealt again: keep them.")

    def _layout(self, s: Position, piles: list[list[int]]) -> Layout:
        first, now = self._first, self._now
        came = [TILE_NUMBERS[note.tile] for notes in self._heard for note in notes if note.what == "filled"]
        turned_up = len(first.chain) - len(now.unseen_tiles)
        laid = [tile for here in first.tiles for tile in here]
        return Layout(
            events=(*now.past_events, *s.events[len(now.past_events) :]),
            tiles=(*laid, *came[:turned_up], *s.chain[: s.unseen]),
            cards=tuple(piles[0]),
            monks=tuple(s.identity),
            figures=first.where,
            first=first.turn,
            piles=tuple([tuple(pile) for pile in piles[1:]]),
        )

    def _decisions(self, s: Position) -> Iterator[Decided]:
        for actor, action in self._decided:
            if action is not None:
                yield actor, action
            elif s.phase == SHOW:
                yield actor, Show(MONKS[s.chosen[actor]])
            else:
                others = [seat for seat in seat_numbers(s.players) if seat != actor]
                yield from ((actor, Accuse(other, MONKS[s.guesses[actor][other]])) for other in others)
