"""Plays on to the end of the day, again and again, to see which end of the turn comes out best.

Every seat plays the best of a few turns drawn at random, for the monk it is thought to be: it does not know who the
others are, and has only a weight for each of the six monks that a rival may be.
"""

from typing import Final

from abbey.rules.core.chance import below, seed_chance, shuffle
from abbey.rules.core.choices import choices
from abbey.rules.core.hidden import scramble_cards
from abbey.rules.core.pieces import KEEP
from abbey.rules.core.position import Position, put
from abbey.rules.core.step import step
from abbey.rules.names import EVENT_COUNT, LAST_DAY, MONK_COUNT, PLAY, SPEND
from abbey.search.kernels.prices import day_card_price, odds, price_monks
from abbey.search.kernels.turn_ends import is_turn_over
from abbey.search.kernels.workspace import RolloutPlan, RolloutSpace

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


def turn_value(s: Position, seat: int, monk: int, day: int, rival_weights: list[float], prices: list[int]) -> float:
    """Return what a position is worth to a seat with this monk: less is better for its own, more for its rivals."""
    price_monks(s, day, prices)
    value = float(-prices[monk] - day_card_price(s, seat))
    for other in range(MONK_COUNT):
        if other != monk:
            value += rival_weights[other] * prices[other]
    return value


def good_turn(space: RolloutSpace, day: int, tries: int, rival_weights: list[list[float]]) -> None:
    """Play the best of a few random turns on the first board."""
    boards = space.boards
    seat = boards[0].turn
    monk = boards[0].identity[seat]
    best = 0.0
    for i in range(tries):
        put(boards, TRIAL, boards, 0)
        any_turn(boards[TRIAL], space.out)
        hand_on_chance(boards, TRIAL, 0)
        value = turn_value(boards[TRIAL], seat, monk, day, rival_weights[seat], space.prices)
        if i == 0 or value > best:
            best = value
            put(boards, BEST, boards, TRIAL)
    hand_on_chance(boards, 0, BEST)
    put(boards, 0, boards, BEST)


def hand_on_chance(boards: list[Position], giver: int, taker: int) -> None:
    """Copy the generator from one board to another, so that no two tries draw the same numbers."""
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
    """Play a path found in another position; where this one offers something else, play whatever comes first."""
    for i in range(length):
        count = choices(s, s.to_act, out)
        action = out[0]
        for j in range(count):
            if out[j] == path[i]:
                action = path[i]
        step(s, s.to_act, action)


def write_chances(
    s: Position, me: int, prices: list[int], exposures: list[float], scale: float, chances: list[float]
) -> None:
    """Add, for each monk, the chance to win from the prices of everybody's monk, if the seat `me` were that monk.

    Whoever has that monk then has the one that was thought to be the seat's own. Nobody has won before the end.
    """
    own_card = day_card_price(s, me) + exposures[me]
    for monk in range(MONK_COUNT):
        total = 1.0
        for seat in range(s.players):
            if seat != me:
                other = s.identity[me] if s.identity[seat] == monk else s.identity[seat]
                lead = prices[monk] + own_card - prices[other] - day_card_price(s, seat) - exposures[seat]
                total += odds(lead, scale)
        chances[monk] += 1.0 / total


def roll_out(plan: RolloutPlan, space: RolloutSpace, first: int, last: int, chances: list[list[float]]) -> None:
    """Add to `chances`, by path and own monk, the chances to win at the day's end of the rollouts `first` to `last`.

    Rollouts of the same number deal the same hidden things to every path.
    """
    me = plan.starts[0].turn
    day = plan.starts[0].day
    boards = space.boards
    for i in range(len(chances)):
        for number in range(first, last):
            put(boards, 0, plan.starts, 0)
            seed_chance(boards[0], plan.low, plan.high, number)
            imagine(boards[0], me, plan.identities[number % len(plan.identities)])
            follow(boards[0], plan.paths[i], plan.lengths[i], space.out)
            while boards[0].phase == PLAY and boards[0].day == day:
                good_turn(space, day, plan.tries, plan.rival_weights)
            price_monks(boards[0], day, space.prices)
            write_chances(boards[0], me, space.prices, plan.exposures[i], plan.scale, chances[i])
