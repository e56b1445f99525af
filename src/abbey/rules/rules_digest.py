"""Tells rules apart by what they do: a digest of many games, so that no changed value goes unnoticed."""

import hashlib
from functools import cache
from typing import Final

from abbey.rules.action import ACTIONS
from abbey.rules.agreement import OVERSHOOTS, Agreement
from abbey.rules.core.step import step
from abbey.rules.deal import Deal
from abbey.rules.game import is_over, scores
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS
from abbey.rules.notation import word_of
from abbey.rules.stream import Stream
from abbey.rules.view import legal_numbers, to_act

_GAMES: Final = 4  # for each number of players under each agreement
_DIGITS: Final = 16


@cache
def rules_digest() -> str:
    """Return what tells the rules of this program apart from others, in hexadecimal.

    It holds what may be done in chance games, what was done, the two tracks after it, and the scores, in the words of
    the notation and in points. So it stays the same when the code is only written in another way. It takes a quarter of
    a second, once.
    """
    digest = hashlib.sha256()
    words = [word_of(action) for action in ACTIONS]
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for time_last in (False, True):
            for overshoot in OVERSHOOTS:
                for game in range(_GAMES):
                    _add_game(digest, Deal.numbered(players, 0, game, Agreement(time_last, overshoot)), words)
    return digest.hexdigest()[:_DIGITS]


def _add_game(digest: "hashlib._Hash", deal: Deal, words: list[str]) -> None:
    position, chance = deal.position(), Stream(deal.seed, "rules digest")
    while not is_over(position):
        seat = to_act(position)
        legal = legal_numbers(position, seat)
        number = legal[chance.below(len(legal))]
        step(position, seat, number)
        told = seat, sorted(words[one] for one in legal), words[number], position.suspicion, position.evidence
        digest.update(repr(told).encode())
    digest.update(repr(scores(position)).encode())
