"""Draws afresh what a viewer cannot know: every way the hidden things may lie is equally likely.

Cards of one face are not told apart, not even by when they were drawn.
"""

from abbey.rules.core.chance import below, shuffle
from abbey.rules.core.day import next_accused
from abbey.rules.core.position import Position
from abbey.rules.names import (
    ACCUSE,
    EVENT_COUNT,
    HAND_SIZE,
    LAST_DAY,
    MONK_COUNT,
    NOBODY,
    NONE,
    OVER,
    SHOW,
)


def scramble(s: Position, viewer: int) -> None:
    """Redraw, with the position's own generator, all that the viewer cannot know."""
    scramble_cards(s, viewer)
    shuffle(s, s.chain, 0, s.unseen)
    shuffle(s, s.events, min(s.day, LAST_DAY - 1), EVENT_COUNT)
    if s.phase != OVER:
        scramble_identities(s, viewer)
    scramble_covered(s, viewer)


def scramble_covered(s: Position, viewer: int) -> None:
    """Redraw the choices that others have laid face down."""
    if s.phase == SHOW:
        scramble_shows(s, viewer)
    elif s.phase == ACCUSE:
        scramble_guesses(s, viewer)


def scramble_cards(s: Position, viewer: int) -> None:
    """Mix the cards that may lie anywhere, then the others' hands, until it fits what all could work out."""
    mix_loose_cards(s, viewer)
    mix_hands(s, viewer)
    while not fits_stock(s, viewer):
        mix_loose_cards(s, viewer)
        mix_hands(s, viewer)


def hidden_places(s: Position, viewer: int) -> int:
    return HAND_SIZE * (s.players if viewer == NOBODY else s.players - 1)


def hidden_seat(place: int, viewer: int) -> int:
    """Return the seat that owns this place, counting the hands the viewer cannot see."""
    seat = place // HAND_SIZE
    return seat + 1 if viewer != NOBODY and seat >= viewer else seat


def hidden_card(s: Position, viewer: int, place: int) -> int:
    return s.hands[hidden_seat(place, viewer)][place % HAND_SIZE]


def loose_places(s: Position, viewer: int) -> int:
    """Return a bit for each hidden place whose card may as well lie in the pile.

    A card that was in a hand at the last shuffle may not; of a face that was in both, as many as the pile held may.
    """
    loose = 0
    for place in range(hidden_places(s, viewer)):
        card = hidden_card(s, viewer, place)
        if card != NONE and (
            s.stock[card] > 0 or copies_in_hands(s, viewer, card, place) >= bound_copies(s, viewer, card)
        ):
            loose |= 1 << place
    return loose


def bound_copies(s: Position, viewer: int, card: int) -> int:
    """Count the copies of a face, in hands at the last shuffle, that must still be in hands the viewer cannot see."""
    return copies_in_pile(s, card) + copies_in_hands(s, viewer, card, hidden_places(s, viewer)) + s.stock[card]


def copies_in_pile(s: Position, card: int) -> int:
    copies = 0
    for i in range(s.deck_len):
        if s.deck[i] == card:
            copies += 1
    return copies


def copies_in_hands(s: Position, viewer: int, card: int, places: int) -> int:
    copies = 0
    for place in range(places):
        if hidden_card(s, viewer, place) == card:
            copies += 1
    return copies


def mix_loose_cards(s: Position, viewer: int) -> None:
    """Give each loose card in a hidden hand a random place among the pile's and the loose ones before it."""
    shuffle(s, s.deck, 0, s.deck_len)
    loose = loose_places(s, viewer)
    met = 0
    for place in range(hidden_places(s, viewer)):
        if (loose >> place) & 1:
            other = below(s, s.deck_len + met + 1)
            if other < s.deck_len:
                swap_with_pile(s, viewer, place, other)
            else:
                swap_hidden(s, viewer, place, nth_bit(loose, other - s.deck_len))
            met += 1


def nth_bit(bits: int, n: int) -> int:
    """Return the place of the n-th set bit, counting from 0."""
    place = 0
    while True:
        if (bits >> place) & 1:
            if n == 0:
                return place
            n -= 1
        place += 1


def swap_with_pile(s: Position, viewer: int, place: int, i: int) -> None:
    hand = s.hands[hidden_seat(place, viewer)]
    card = hand[place % HAND_SIZE]
    hand[place % HAND_SIZE] = s.deck[i]
    s.deck[i] = card


def swap_hidden(s: Position, viewer: int, place: int, other: int) -> None:
    hand = s.hands[hidden_seat(place, viewer)]
    other_hand = s.hands[hidden_seat(other, viewer)]
    card = hand[place % HAND_SIZE]
    hand[place % HAND_SIZE] = other_hand[other % HAND_SIZE]
    other_hand[other % HAND_SIZE] = card


def mix_hands(s: Position, viewer: int) -> None:
    """Shuffle the hidden hands among each other; the place of a card just played stays empty."""
    for place in range(hidden_places(s, viewer) - 1, 0, -1):
        if hidden_card(s, viewer, place) != NONE:
            other = below(s, place + 1)
            while hidden_card(s, viewer, other) == NONE:
                other = below(s, place + 1)
            swap_hidden(s, viewer, place, other)


def fits_stock(s: Position, viewer: int) -> bool:
    for seat in range(s.players):
        if seat != viewer and not hand_fits(s, seat):
            return False
    return True


def hand_fits(s: Position, seat: int) -> bool:
    """Tell whether a hand holds no more new cards than it drew, and no more old ones than it can have kept."""
    fresh = 0
    stale = 0
    for i in range(HAND_SIZE):
        card = s.hands[seat][i]
        if card != NONE:
            fresh += 1 if s.stock[card] > 0 else 0
            stale += 1 if s.stock[card] == 0 else 0
    return fresh <= s.fresh[seat] and stale <= s.stale[seat]


def scramble_identities(s: Position, viewer: int) -> None:
    """Shuffle the identity cards but the viewer's own, such that nobody is a colour that they have shown."""
    if viewer != NOBODY:
        swap_identities(s, viewer, 0)
    first = 0 if viewer == NOBODY else 1
    shuffle(s, s.identity, first, MONK_COUNT)
    while not fits_shown(s, viewer):
        shuffle(s, s.identity, first, MONK_COUNT)
    if viewer != NOBODY:
        swap_identities(s, viewer, 0)


def swap_identities(s: Position, one: int, other: int) -> None:
    kept = s.identity[one]
    s.identity[one] = s.identity[other]
    s.identity[other] = kept


def fits_shown(s: Position, viewer: int) -> bool:
    """Tell whether nobody is a colour that they have shown, while the viewer's card and the first are swapped."""
    for seat in range(s.players):
        place = seat
        if viewer != NOBODY and seat == 0:
            place = viewer
        if seat != viewer and (s.shown[seat] >> s.identity[place]) & 1:
            return False
    return True


def scramble_shows(s: Position, viewer: int) -> None:
    for seat in range(s.players):
        if seat != viewer and s.chosen[seat] != NONE:
            barred = s.shown[seat] | (1 << s.identity[seat])
            colour = below(s, MONK_COUNT)
            while (barred >> colour) & 1:
                colour = below(s, MONK_COUNT)
            s.chosen[seat] = colour


def scramble_guesses(s: Position, viewer: int) -> None:
    """Draw complete guesses afresh, and take back begun ones: nobody else knows that they are begun."""
    for seat in range(s.players):
        if seat != viewer:
            done = next_accused(s, seat) == NOBODY
            for accused in range(s.players):
                s.guesses[seat][accused] = NONE
            if done:
                guess_at_random(s, seat)


def guess_at_random(s: Position, seat: int) -> None:
    laid = 0
    for accused in range(s.players):
        if accused != seat:
            colour = below(s, MONK_COUNT)
            while (laid >> colour) & 1:
                colour = below(s, MONK_COUNT)
            laid |= 1 << colour
            s.guesses[seat][accused] = colour
