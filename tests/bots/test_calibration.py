"""Asks whether belief is as sure as it should be: of what it calls 70 % likely about 70 % is true for its models."""

from collections.abc import Iterator
from math import exp, sqrt

import pytest

from abbey.bots.belief import Belief
from abbey.bots.belief.observers import MODELS
from abbey.bots.ladder.config import BotConfig
from abbey.bots.ladder.thinker import Thinker
from abbey.rules import Game, Stream, View, notes_for, view
from abbey.rules.names import LAST_DAY, MONK_COUNT, NOBODY
from abbey.search import End, Model, TurnSearch
from abbey.search.kernels.card_weights import utility
from abbey.search.kernels.prices import DAY_CARD
from tests.bots.games import played_by

NOISIEST = max(MODELS, key=lambda model: model.temperature)  # who is hardest to tell
GAMES = 20
BUCKETS = 5
SPREADS = 3.5  # belief trusts each turn a little less than it could, so it is a little too unsure
Claim = tuple[float, bool]  # how likely a monk was thought to be somebody's, and whether it was


class Softly(Thinker):
    """Ends its turns by chance, just as a model says that people do."""

    def __init__(self, model: Model) -> None:
        super().__init__(BotConfig(memory=0))
        self._model = model

    def _best_end(self, view: View, rng: Stream) -> End:
        me, ends = view.identities[view.viewer], self._search.ends(view)
        values = [
            utility(end.prices[me], sum(end.prices[:MONK_COUNT]), end.prices[DAY_CARD], self._model.rival_weight)
            for end in ends
        ]
        return rng.choices(ends, [exp((value - max(values)) / self._model.temperature) for value in values])[0]


def claims(game: Game) -> Iterator[Claim]:
    """Yield what a spectator thinks at the beginning of each day, of every seat and monk."""
    belief = Belief(TurnSearch())
    belief.hear(notes_for(game.opening, NOBODY))
    day = 1
    for done, position in enumerate(game.positions()):
        if position.day > day:
            day = position.day
            belief.look(view(position, NOBODY))
            for seat, row in enumerate(belief.public()):
                yield from ((chance, game.position.identity[seat] == monk) for monk, chance in enumerate(row))
        if day == LAST_DAY:
            return
        belief.hear(notes_for(game.notes[done], NOBODY))


@pytest.mark.slow
def test_what_belief_calls_likely_is_about_as_often_true() -> None:
    buckets: list[list[Claim]] = [[] for _ in range(BUCKETS)]
    for seed in range(GAMES):
        game = played_by([Softly(NOISIEST) for _ in range(4)], 300 + seed)
        for chance, is_true in claims(game):
            buckets[min(int(chance * BUCKETS), BUCKETS - 1)].append((chance, is_true))
    for bucket in buckets:
        thought = sum(chance for chance, _ in bucket)
        true = sum(is_true for _, is_true in bucket)
        spread = sqrt(sum(chance * (1 - chance) for chance, _ in bucket))
        assert abs(true - thought) < SPREADS * spread
