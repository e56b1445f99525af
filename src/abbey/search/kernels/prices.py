"""Prices each monk in a position: the evidence in store for it, in hundredths of a point. Less is better.

The chance to win follows from prices. The figures were set by hand: see `docs/ladder.md`.
"""

from math import exp
from typing import Final

from abbey.rules.core.day import ACCUSED_EVIDENCE, DAY_CARD_EVIDENCE, SHOWN_EVIDENCE, night_factor
from abbey.rules.core.position import Position
from abbey.rules.core.tracks import occupied_levels, rank_points
from abbey.rules.names import HOURS_A_DAY, LAST_DAY, MONK_COUNT, SHOW

POINT: Final = 100
DAY_CARD_PRICE: Final = POINT * DAY_CARD_EVIDENCE
SHOWN_PRICE: Final = POINT * SHOWN_EVIDENCE
ACCUSED_PRICE: Final = POINT * ACCUSED_EVIDENCE  # shared out among the opponents

# A line of prices: the monks', what a turn added to the own one by an event tile, then where the monks stand.
DAY_CARD: Final = MONK_COUNT
EVIDENCE: Final = DAY_CARD + 1
SUSPICION: Final = EVIDENCE + MONK_COUNT
OUTLOOK: Final = SUSPICION + MONK_COUNT  # what the suspicion track would bring if the day ended so
NIGHT: Final = OUTLOOK + MONK_COUNT
PRICES: Final = NIGHT + 1

AVERAGE_NIGHT: Final = 290  # what a night brings a monk of whom nothing is known
LEAD: Final = 250.0  # a clear lead on the last day,
LEAD_A_DAY: Final = 90.0  # and so much more for each day before

# By the hour of the day: what a place on the suspicion track is likely to bring tonight.
_HOURS: Final = HOURS_A_DAY + 1
AS_IT_STANDS: Final = tuple(100 * hour // HOURS_A_DAY * 4 // 5 + 15 for hour in range(_HOURS))  # percent
BY_STEP: Final = tuple(9 - 7 * hour // HOURS_A_DAY for hour in range(_HOURS))  # for each step above the average


def is_night_over(s: Position, day: int) -> bool:
    """Say whether the night after this day has been settled."""
    return s.day != day or s.phase == SHOW


def price_monks(s: Position, day: int, prices: list[int]) -> None:
    """Write a line of prices, for somebody who knows nothing of a day after `day`, even when one has begun.

    What a turn added by an event tile is not in it: that takes two positions.
    """
    suspicion, evidence = s.suspicion, s.evidence
    nights = (LAST_DAY - 1 - day) * AVERAGE_NIGHT
    levels = occupied_levels(suspicion)
    for monk in range(MONK_COUNT):
        prices[monk] = POINT * evidence[monk] + nights
        prices[EVIDENCE + monk] = evidence[monk]
        prices[SUSPICION + monk] = suspicion[monk]
        prices[OUTLOOK + monk] = rank_points(levels, suspicion[monk])
    if is_night_over(s, day):
        prices[NIGHT] = 1
    else:
        prices[NIGHT] = 0
        add_tonight(prices, min(s.time, HOURS_A_DAY), night_factor(s.event))


def add_tonight(prices: list[int], hour: int, factor: int) -> None:
    """Add to the price of each monk what its place on the suspicion track is likely to bring tonight."""
    total = 0
    for monk in range(MONK_COUNT):
        total += prices[SUSPICION + monk]
    certain, by_step = AS_IT_STANDS[hour], BY_STEP[hour]
    for monk in range(MONK_COUNT):
        drift = AVERAGE_NIGHT + by_step * (MONK_COUNT * prices[SUSPICION + monk] - total) // MONK_COUNT
        prices[monk] += factor * ((certain * POINT * prices[OUTLOOK + monk] + (100 - certain) * drift) // 100)


def day_card_price(s: Position, seat: int) -> int:
    """Return what a seat's own monk will get for the event tiles it has taken."""
    return DAY_CARD_PRICE * s.day_cards[seat]


def clear_lead(day: int) -> float:
    """Return how far ahead a monk must be for its player to be likely to win."""
    return LEAD + LEAD_A_DAY * (LAST_DAY - 1 - day)


def odds(lead: float, scale: float) -> float:
    """Return how likely a rival is to win who is this far ahead, against 1 for oneself; `scale` is a clear lead.

    The chance to win is one over the sum of all odds, one's own 1 included. This is the only formula for it: what
    differs is who the rivals are and how far ahead each of them is.
    """
    return exp(lead / scale)
