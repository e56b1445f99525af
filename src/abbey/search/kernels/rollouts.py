"""Playing on to the end of the day, again and again, to see which end of the turn comes out best.

Every seat plays the best of a few turns drawn at random, for the monk it is thought to be: it does not know who the
others are, and has only its own `regard` for each of the six monks. Written like the rules, to run plainly or
compiled.
"""

from math import exp
from typing import Final

from abbey.rules.core.boards import put
from abbey.rules.core.chance import below, seed_chance, shuffle
from abbey.rules.core.choices import choices
from abbey.rules.core.hidden import scramble_cards
from abbey.rules.core.pieces import KEEP
from abbey.rules.core.position import Position
from abbey.rules.core.step import step
from abbey.rules.names import EVENT_COUNT, LAST_DAY, MONK_COUNT, PLAY, SPEND
from abbey.search.kernels.ends import is_turn_over
from abbey.search.kernels.prices import day_card_price, price_monks

SPENDING: Final = 4  # one in so many decisions to spend a tile or not is to spend
BOARDS: Final = 3  # the game under way, and:
TRIAL: Final = 1  # a turn tried
BEST: Final = 2  # the best turn so far


def any_turn(s: Position, out: list[int]) -> None:
    """Play one turn at random, sparing with time tiles."""
    while True:
        count = choices(s, s.to_act, out)
        if s.phase == SPEND and below(s, SPENDING) > 0:
            step(s, s.to_act, KEEP)
        else:
            step(s, s.to_act, out[below(s, count)])
        if is_turn_over(s):
            return


def liking(s: Position, seat: int, monk: int, day: int, regard: list[float], prices: list[int]) -> float:
    """What a seat thinks of a world, if this is its monk: it would have others pay, and each the more it minds them."""
    price_monks(s, day, prices)
    value = float(-prices[monk] - day_card_price(s, seat))
    for other in range(MONK_COUNT):
        if other != monk:
            value += regard[other] * prices[other]
    return value


def good_turn(
    boards: list[Position], day: int, tries: int, regards: list[list[float]], prices: list[int], out: list[int]
) -> None:
    """Play the best of a few turns on the first board."""
    seat = boards[0].turn
    monk = boards[0].identity[seat]
    best = 0.0
    for i in range(tries):
        put(boards, TRIAL, boards, 0)
        any_turn(boards[TRIAL], out)
        hand_on_chance(boards, TRIAL, 0)
        value = liking(boards[TRIAL], seat, monk, day, regards[seat], prices)
        if i == 0 or value > best:
            best = value
            put(boards, BEST, boards, TRIAL)
    hand_on_chance(boards, 0, BEST)
    put(boards, 0, boards, BEST)


def hand_on_chance(boards: list[Position], giver: int, taker: int) -> None:
    """No two tries draw the same numbers."""
    for word in range(4):
        boards[taker].rng[word] = boards[giver].rng[word]


def imagine(s: Position, viewer: int, identities: list[int]) -> None:
    """Draw afresh what the viewer cannot know, but who is who, which is given."""
    scramble_cards(s, viewer)
    shuffle(s, s.chain, 0, s.unseen)
    shuffle(s, s.events, min(s.day, LAST_DAY - 1), EVENT_COUNT)
    for i in range(MONK_COUNT):
        s.identity[i] = identities[i]


def follow(s: Position, path: list[int], length: int, out: list[int]) -> None:
    """Play a path found in another world; where this one offers something else, whatever comes first."""
    for i in range(length):
        count = choices(s, s.to_act, out)
        action = out[0]
        for j in range(count):
            if out[j] == path[i]:
                action = path[i]
        step(s, s.to_act, action)


def chance_to_win(s: Position, me: int, prices: list[int], exposures: list[float], scale: float) -> float:
    """From what everybody's monk has in store: nobody has won before the end."""
    own = prices[s.identity[me]] + day_card_price(s, me) + exposures[me]
    total = 1.0
    for seat in range(s.players):
        if seat != me:
            total += exp((own - prices[s.identity[seat]] - day_card_price(s, seat) - exposures[seat]) / scale)
    return 1.0 / total


def roll_out(
    worlds: list[Position],
    boards: list[Position],
    paths: list[list[int]],
    lengths: list[int],
    identities: list[list[int]],
    regards: list[list[float]],
    exposures: list[list[float]],
    scale: float,
    tries: int,
    low: int,
    high: int,
    first: int,
    last: int,
    prices: list[int],
    out: list[int],
    chances: list[float],
) -> None:
    """Add to `chances`, for each path, the chances to win at the day's end of the rollouts `first` to `last`.

    Rollout number so-and-so deals the same hidden things to every path.
    """
    me = worlds[0].turn
    day = worlds[0].day
    for i in range(len(chances)):
        for number in range(first, last):
            put(boards, 0, worlds, 0)
            seed_chance(boards[0], low, high, number)
            imagine(boards[0], me, identities[number % len(identities)])
            follow(boards[0], paths[i], lengths[i], out)
            while boards[0].phase == PLAY and boards[0].day == day:
                good_turn(boards, day, tries, regards, prices, out)
            price_monks(boards[0], day, prices)
            chances[i] += chance_to_win(boards[0], me, prices, exposures[i], scale)
