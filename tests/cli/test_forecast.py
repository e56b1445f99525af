"""What a choice promises."""

import pytest

from abbey.cli.sitting.forecast import forecast, words_on
from abbey.rules import Deal, Game, Options, Stream, is_over


@pytest.mark.parametrize("seed", range(6))
def test_what_a_choice_promises_is_what_happens(seed: int) -> None:
    """The forecast is made from the view alone; here it is held against the true position."""
    game = Game(Deal.numbered(2 + seed % 4, seed, options=Options(time_last=seed % 2 == 1)))
    chance = Stream(game.deal.seed, "test")
    while not is_over(game.position):
        seat = game.position.to_act
        seen = game.view(seat)
        promised = forecast(seen)
        assert promised == {action: words_on(game.position.copy(), seen, action) for action in seen.legal}
        game.play(seen.legal[chance.below(len(seen.legal))], seat)
