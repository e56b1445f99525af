"""Makes from a view a position that it could stand for: bots never get the true one."""

from collections.abc import Sequence
from random import Random

from abbey.rules.core.hidden import scramble, scramble_covered
from abbey.rules.core.position import Position
from abbey.rules.names import ACCUSE, HAND_SIZE, MONK_COUNT, NONE, SHOW
from abbey.rules.view import View


def redeal(view: View, rng: Random) -> Position:
    """Draw a position that looks like this to the viewer; each way the hidden things may lie is equally likely."""
    s = some_position(view)
    s.rng = [rng.getrandbits(32) for _ in range(4)]
    scramble(s, view.viewer)
    return s


def redeal_among(view: View, monks: Sequence[int], rng: Random) -> Position:
    """Draw a position that looks like this to the viewer, and in which the seats are these monks."""
    s = redeal(view, rng)
    s.identity = [*monks, *(monk for monk in s.identity if monk not in monks)]
    scramble_covered(s, view.viewer)
    return s


def some_position(view: View) -> Position:
    """Return a position with all that the view tells, and the rest in some order that fits the piles' sizes."""
    s = Position()
    for name in _SAME:
        setattr(s, name, getattr(view, name))
    for name in _SAME_ROWS:
        _write(getattr(s, name), getattr(view, name))
    s.to_act = view.owing[0] if view.owing else NONE
    for building, here in enumerate(view.tiles):
        _write(s.tiles[building], here)
    _write(s.chain, view.unseen_tiles + view.chain[len(view.unseen_tiles) :])
    s.chain_len, s.unseen = len(view.chain), len(view.unseen_tiles)
    s.gap_count, s.discard_len = len(view.gaps), len(view.discard)
    _write(s.events, view.past_events + view.unseen_events)
    for seat, held in enumerate(view.time_tiles):
        _write(s.time_tiles[seat], held)
        s.held[seat] = len(held)
    _deal_cards(s, view)
    _deal_identities(s, view)
    _lay_secrets(s, view)
    return s


_SAME = (
    "players",
    "time_last",
    "overshoot_reset",
    "day",
    "event",
    "time",
    "turn",
    "phase",
    "card",
    "hours",
    "gained",
    "moves",
    "figure",
    "swayed",
    "gifts",
    "asked",
    "deck_len",
)
_SAME_ROWS = ("where", "suspicion", "evidence", "gaps", "discard", "day_cards", "shown", "stock", "fresh", "stale")


def _write(line: list[int], values: tuple[int, ...]) -> None:
    line[: len(values)] = values


def _deal_cards(s: Position, view: View) -> None:
    """Deal the hidden cards; those that cannot lie in the pile go to the hands first."""
    cards = sorted(view.unseen_cards, key=lambda card: view.stock[card] != 0, reverse=True)
    for card in sorted({card for card in cards if view.stock[card] < 0}):
        for _ in range(cards.count(card) + view.stock[card]):
            cards.remove(card)
            cards.append(card)
    for seat in range(view.players):
        mine = seat == view.viewer
        hand = list(view.hand) if mine else [cards.pop() for _ in range(view.hand_sizes[seat])]
        _write(s.hands[seat], tuple(hand))
        if len(hand) < HAND_SIZE:
            s.slot = len(hand)
    _write(s.deck, tuple(cards))


def _deal_identities(s: Position, view: View) -> None:
    known = [colour for colour in view.identities if colour != NONE]
    rest = [colour for colour in range(MONK_COUNT) if colour not in known]
    for seat, colour in enumerate(view.identities):
        s.identity[seat] = rest.pop() if colour == NONE else colour
    s.identity[view.players :] = rest


def _lay_secrets(s: Position, view: View) -> None:
    """Lay any markers and guesses where others have laid some, for `scramble` to draw afresh."""
    for seat in range(view.players):
        done = seat not in view.owing
        if view.guesses:
            _write(s.guesses[seat], view.guesses[seat])
        elif seat == view.viewer:
            s.chosen[seat] = view.chosen
            _write(s.guesses[seat], view.own_guesses)
        elif view.phase == SHOW and done:
            s.chosen[seat] = 0
        elif view.phase == ACCUSE and done:
            _write(s.guesses[seat], tuple(NONE if other == seat else 0 for other in range(view.players)))
