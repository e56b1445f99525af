"""Repairs what an imagined position only guessed: hidden pieces change places so that what was heard can happen."""

from collections.abc import Sequence

from abbey.rules import Note, Position, View, view
from abbey.rules.core.choices import shows
from abbey.rules.core.day import next_accused, next_owing_guess, next_owing_show
from abbey.rules.core.hidden import fits_shown, hand_fits, scramble_cards, scramble_identities
from abbey.rules.core.pieces import MOST_CHOICES, SHOW_COLOUR, card_of
from abbey.rules.core.turn import play_card
from abbey.rules.names import (
    EVENT_COUNT,
    HAND_SIZE,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    SEATS,
    SHOW,
    ActionNumber,
    SeatNumber,
    Viewer,
    seat_numbers,
)
from abbey.rules.redeal import some_position
from abbey.search.decoding import BUILDING_NUMBERS, CARD_NUMBERS, EVENT_NUMBERS, FIGURE_NUMBERS, TILE_NUMBERS

Place = tuple[int, int]  # a hand and where in it, or the pile and where in it
PILE = NONE


def settle(s: Position, viewer: Viewer, heard: Sequence[Note]) -> None:
    """Take in what came to light by one decision: tiles from the chain, the viewer's new card, a day's event."""
    before = ""
    for note in heard:
        what = note.what
        if what == "filled":
            lay_tile(s, BUILDING_NUMBERS[note.building], 1 if before == what else 0, TILE_NUMBERS[note.tile])
        elif what == "drew":
            if note.seat == viewer:
                draw_card(s, viewer, CARD_NUMBERS[note.card])
        elif what == "day" and note.event is not None:
            turn_up(s, EVENT_NUMBERS[note.event])
        before = what


def lay_tile(s: Position, building: int, place: int, tile: int) -> None:
    """Let the tile that was filled in at this building be this one."""
    here = s.tiles[building]
    if here[place] == tile:
        return
    line, i = (here, 1) if place == 0 and here[1] == tile else (s.chain, s.chain.index(tile, 0, s.unseen))
    here[place], line[i] = tile, here[place]


def turn_up(s: Position, event: int) -> None:
    """Let today's event be this one."""
    today = s.day - 1
    i = s.events.index(event, today, EVENT_COUNT)
    s.events[today], s.events[i] = event, s.events[today]
    s.event = event


def hold_card(s: Position, viewer: Viewer, play: ActionNumber) -> None:
    """Let whose turn it is hold the card that it is about to play."""
    seat, card = s.turn, card_of(play)
    if card in s.hands[seat]:
        return
    for place in _places(s, viewer, card):
        for slot in range(HAND_SIZE):
            _swap(s, (seat, slot), place)
            if hand_fits(s, seat) and _fits(s, place):
                return
            _swap(s, (seat, slot), place)
    _swap(s, (seat, 0), _places(s, viewer, card)[0])
    after = s.copy()
    play_card(after, play)
    _deal_anew(s, view(after, viewer))
    s.hands[seat][s.hands[seat].index(NONE)] = card


def draw_card(s: Position, viewer: Viewer, card: int) -> None:
    """Let the card that the viewer has just drawn be this one."""
    drawn = viewer, s.slot
    if s.hands[viewer][s.slot] == card:
        return
    places = _places(s, viewer, card)
    for place in reversed(places):
        _swap(s, drawn, place)
        if _fits(s, place):
            return
        _swap(s, drawn, place)
    _swap(s, drawn, places[0])
    _deal_anew(s, view(s, viewer))


def _places(s: Position, viewer: Viewer, card: int) -> list[Place]:
    """Return where the card may be, out of the viewer's sight."""
    hands = [(seat, i) for seat in seat_numbers(s.players) if seat != viewer for i in range(HAND_SIZE)]
    found = [(seat, i) for seat, i in hands if s.hands[seat][i] == card]
    return found + [(PILE, i) for i in range(s.deck_len) if s.deck[i] == card]


def _swap(s: Position, one: Place, other: Place) -> None:
    line, i = s.hands[one[0]], one[1]
    other_line, j = s.deck if other[0] == PILE else s.hands[other[0]], other[1]
    line[i], other_line[j] = other_line[j], line[i]


def _fits(s: Position, place: Place) -> bool:
    """Say whether what has come to this place may be there, by all that everybody knows since the last shuffle."""
    if place[0] != PILE:
        return hand_fits(s, place[0])
    card = s.deck[place[1]]
    return s.deck.count(card) <= abs(s.stock[card])


def _deal_anew(s: Position, seen: View) -> None:
    """Deal all hidden cards again: some fit only if several change places at once."""
    dealt = some_position(seen)
    dealt.rng = s.rng
    scramble_cards(dealt, seen.viewer)
    s.hands, s.deck = dealt.hands, dealt.deck


def cover(s: Position, note: Note) -> None:
    """Lay a marker face down: the viewer's own as it heard, and any that may be for another's."""
    seat = note.seat or SEATS[0]
    if s.phase == SHOW:
        if note.what == "marked":
            s.chosen[seat] = FIGURE_NUMBERS[note.figure]
        elif s.chosen[seat] == NONE:
            s.chosen[seat] = _any_marker(s, seat)
        s.to_act = next_owing_show(s)
        return
    if note.what == "marked":
        s.guesses[seat][note.accused or 0] = FIGURE_NUMBERS[note.figure]
    elif next_accused(s, seat) != NOBODY:
        s.guesses[seat] = [NONE if other == seat or other >= s.players else other for other in range(MOST_PLAYERS)]
    s.to_act = next_owing_guess(s)


def _any_marker(s: Position, seat: SeatNumber) -> int:
    out = [0] * MOST_CHOICES
    shows(s, seat, out)
    return out[0] - SHOW_COLOUR


def suppose_shown(s: Position, viewer: Viewer, colours: Sequence[int]) -> None:
    """Let nobody be a colour that they are about to show."""
    before = s.shown[:]
    for seat, colour in enumerate(colours):
        s.shown[seat] |= 1 << colour
    if not fits_shown(s, NOBODY):
        scramble_identities(s, viewer)
    s.shown = before


def unveil(s: Position, heard: Sequence[Note]) -> None:
    """Let everybody be the monk that was unveiled."""
    for note in heard:
        if note.what == "unveiled" and note.seat is not None:
            own = FIGURE_NUMBERS[note.figure]
            i = s.identity.index(own)
            s.identity[note.seat], s.identity[i] = own, s.identity[note.seat]
