"""What the kit offers: examine a bot, and refuse it or say what was seen."""

import pickle
from collections.abc import Sequence
from functools import partial
from typing import Final

from abbey.bots import bot_named, dismiss
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS
from abbey.testing.bots.examination import Examination
from abbey.testing.bots.report import Report, Tell
from abbey.testing.bots.trial import Make

ALL: Final = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
POSITIONS: Final = 1000
PAIRS: Final = 300


def check_bot(
    bot: str | Make,
    players: Sequence[int] = ALL,
    positions: int = POSITIONS,
    pairs: int = PAIRS,
    seed: int = 1,
    tell: Tell | None = None,
) -> Report:
    """Raise `AssertionError`, with a sentence and a record for each promise that the bot breaks.

    `bot`: a kind as `--bots` takes it, or a class or function of a module that makes one. For each number of players
    it is asked in at least so many positions, and its time is taken in so many pairs (0: not at all). The same seed
    asks the same.
    """
    report = examine_bot(bot, players, positions, pairs, seed, tell)
    if report.findings:
        raise AssertionError("\n\n".join(map(str, report.findings)))
    return report


def examine_bot(
    bot: str | Make,
    players: Sequence[int] = ALL,
    positions: int = POSITIONS,
    pairs: int = PAIRS,
    seed: int = 1,
    tell: Tell | None = None,
) -> Report:
    """As `check_bot`, but what is wrong stands in the report."""
    examination = Examination(maker_of(bot), seed, tell or (lambda _: None))
    for number in players:
        examination.play(number, positions)
        examination.seal(number)
        examination.time(number, pairs)
        examination.compare_seats(number)
    return examination.report


def maker_of(bot: str | Make) -> Make:
    make: Make = partial(bot_named, bot) if isinstance(bot, str) else bot
    try:
        pickle.dumps(make)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise ValueError(
            "The kit also tries the bot in a process of its own: give its kind by name, or a class or function that "
            "stands in a module; no lambda, and nothing made inside a function."
        ) from None
    dismiss(make())
    return make
