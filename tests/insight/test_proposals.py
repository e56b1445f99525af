"""Tests which choices are proposed as a hint, and in which order."""

from hypothesis import given
from hypothesis import strategies as st

from abbey.bots import bot_named
from abbey.bots.veil.veil import Veil
from abbey.bots.veil.veil_config import VeilConfig
from abbey.insight.aids.proposals import CONFIG, LEEWAY, MOST, Proposal, good

PRICE = 0.1
SHARES = st.floats(0.001, 1)
ROWS = st.lists(st.tuples(SHARES, SHARES, SHARES), min_size=1, max_size=9)


def choices_of(rows: list[tuple[float, float, float]]) -> list[Proposal]:
    whole = sum(share for _, share, _ in rows)
    return [Proposal(number, win, share / whole, told) for number, (win, share, told) in enumerate(rows)]


CHOICES = ROWS.map(choices_of)


@given(CHOICES)
def test_a_proposal_costs_at_most_a_few_points_of_the_chance_to_win(choices: list[Proposal]) -> None:
    chances = [one.win for one in good(choices, PRICE)]
    assert 1 <= len(chances) <= MOST
    assert max(chances) - min(chances) <= LEEWAY


@given(CHOICES)
def test_no_proposal_both_wins_less_and_tells_more_than_another(choices: list[Proposal]) -> None:
    proposed = good(choices, PRICE)
    assert not any(one.win < other.win and one.told > other.told for one in proposed for other in proposed)


def test_a_turn_that_the_bot_likes_but_that_costs_too_much_is_not_proposed() -> None:
    wins, hides = Proposal(0, win=0.29, share=0.6, told=0.3), Proposal(1, win=0.11, share=0.4, told=0.2)
    assert good([wins, hides], PRICE) == [wins]


def test_the_best_trade_of_winning_and_hiding_comes_first() -> None:
    open_, covert = Proposal(0, win=0.30, share=0.5, told=0.40), Proposal(1, win=0.29, share=0.5, told=0.20)
    assert good([open_, covert], price=0.1) == [covert, open_]
    assert good([open_, covert], price=0.01) == [open_, covert]


def test_what_the_bot_hardly_ever_does_comes_last_and_only_if_it_hides_more() -> None:
    usual, rare = Proposal(0, win=0.30, share=0.99, told=0.40), Proposal(1, win=0.29, share=0.01, told=0.20)
    assert good([rare, usual], price=0.1) == [usual, rare]
    louder = Proposal(1, win=0.29, share=0.01, told=0.50)
    assert good([louder, usual], price=0.1) == [usual]


def test_hints_are_made_at_the_price_at_which_our_best_bot_plays() -> None:
    best = bot_named("inquisitor")
    assert isinstance(best, Veil)
    played: VeilConfig = best._config
    assert CONFIG.price == played.price
