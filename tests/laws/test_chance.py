"""Tests chance: fair, repeatable on every machine, and no stream shifts another."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.rules import CommitmentError, Deal, OptionsError, Position, Stream, redeal, seed_of, view
from abbey.rules.core.chance import below, seed_chance
from abbey.rules.names import NOBODY, OVER, SEATS
from tests.laws.reachable import Walk, deals


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """Run the published generator, written down a second time."""
    word = (a + b + counter) % 2**32
    turned = c * 2**21 % 2**32 + c // 2**11
    return word, (b ^ b // 2**9, 9 * c % 2**32, (turned + word) % 2**32, (counter + 1) % 2**32)


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_the_small_generator_is_sfc32(state: tuple[int, int, int, int]) -> None:
    s = Position(rng=list(state))
    for _ in range(5):
        word, state = sfc32(*state)
        assert below(s, 2**31) == word >> 1
        assert s.rng == list(state)


def test_the_small_generator_gives_the_same_numbers_everywhere() -> None:
    s = Position()
    seed_chance(s, 1, 2, 3)
    assert [below(s, 1000) for _ in range(6)] == [450, 698, 239, 928, 21, 261]


def test_a_named_stream_gives_the_same_numbers_everywhere() -> None:
    stream = Stream(seed_of(7), "bot 2")
    assert [stream.below(1000) for _ in range(4)] == [273, 797, 671, 38]


def test_streams_of_other_names_and_seeds_differ() -> None:
    names = [Stream(seed_of(seed), name).take(16) for seed in (1, 2) for name in ("deal", "bot 0", "bot 1")]
    assert len(set(names)) == 6


def test_a_stream_does_not_carry_its_seed() -> None:
    """A bot holds its stream: nothing in it may lead back to the deal."""
    seed = seed_of(5)
    stream = Stream(seed, "bot 1")
    stream.take(5000)
    kept = [value for value in vars(stream).values() if isinstance(value, bytes)]
    assert kept
    assert not any(seed[start : start + 8] in value for value in kept for start in range(len(seed) - 7))


def test_drawing_more_from_one_stream_does_not_shift_another() -> None:
    greedy, other = Stream(b"x", "one"), Stream(b"x", "two")
    greedy.take(10_000)
    assert other.take(32) == Stream(b"x", "two").take(32)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 14, 60])
def test_a_stream_favours_no_number(limit: int) -> None:
    stream = Stream(b"fair", "test")
    counts = Counter(stream.below(limit) for _ in range(6000))
    expected = 6000 / limit
    assert set(counts) == set(range(limit))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 2 * limit + 40


@given(deals())
def test_the_same_deal_gives_the_same_game(deal: Deal) -> None:
    walk = Walk(deal)
    assert walk.position() == walk.position()


@given(deals())
def test_a_commitment_binds_the_whole_deal(deal: Deal) -> None:
    deal.check(deal.commitment())
    others = [
        Deal(deal.players % 4 + 2, deal.seed, deal.salt, deal.agreement),
        Deal(deal.players, bytes(32), deal.salt, deal.agreement),
        Deal(deal.players, deal.seed, bytes(16), deal.agreement),
        Deal(deal.players, deal.seed, deal.salt, replace(deal.agreement, time_last=not deal.agreement.time_last)),
    ]
    for other in others:
        if other != deal:
            with pytest.raises(CommitmentError, match="does not match"):
                other.check(deal.commitment())


def test_two_fresh_deals_differ_and_so_do_their_commitments() -> None:
    one, two = Deal.fresh(4), Deal.fresh(4)
    assert one.seed != two.seed
    assert one.salt != two.salt
    assert one.commitment() != two.commitment()


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(OptionsError, match="32 bytes, not 3"):
        Deal(4, b"abc", bytes(16))


@pytest.mark.slow
def test_first_deals_are_uniform() -> None:
    """Each figure in each building, each event first, each identity, each first player: no cell stands out."""
    starts = [Deal.numbered(5, 1, game).position() for game in range(2800)]
    for figure in range(8):
        assert_even([s.where[figure] for s in starts], 14)
    assert_even([s.events[0] for s in starts], 14)
    assert_even([s.identity[3] for s in starts], 6)
    assert_even([s.turn for s in starts], 5)


def assert_even(values: list[int], kinds: int) -> None:
    counts = Counter(values)
    expected = len(values) / kinds
    assert sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds)) < kinds + 6 * (2 * kinds) ** 0.5


def test_a_redeal_is_uniform_over_what_the_viewer_cannot_know() -> None:
    s = Walk(Deal.numbered(3, 2), decisions=60, phase="play").position()
    seen = view(s, SEATS[0])
    stream = Stream(b"redeal", "test")
    worlds = [redeal(seen, stream) for _ in range(3000)]
    possible = [colour for colour in range(6) if colour != s.identity[0] and not s.shown[1] >> colour & 1]
    counts = Counter(world.identity[1] for world in worlds)
    assert set(counts) == set(possible)
    assert_even([seen.unseen_events.index(world.events[seen.day]) for world in worlds], len(seen.unseen_events))
    cards = sorted(set(seen.unseen_cards))
    tops = Counter(world.deck[world.deck_len - 1] for world in worlds)
    expected = {card: 3000 * seen.unseen_cards.count(card) / len(seen.unseen_cards) for card in cards}
    assert sum((tops[card] - expected[card]) ** 2 / expected[card] for card in cards) < 2.2 * len(cards)


def test_after_a_reshuffle_no_redeal_puts_a_card_in_the_pile_that_was_in_a_hand() -> None:
    s = Walk(Deal.numbered(5, 4), decisions=185, phase="play").position()
    kept = {card for hand in s.hands for card in hand if s.stock[card] == 0}
    assert kept, "this game has not been reshuffled"
    for viewer in (NOBODY, SEATS[0], SEATS[3]):
        for seed in range(40):
            world = redeal(view(s, viewer), Stream(bytes([seed]), "test"))
            assert not kept & set(world.deck[: world.deck_len])


def reshuffled_position() -> Position:
    """Return two players after a reshuffle; the other seat holds old and new cards, no face in both pile and hands."""
    for seed in range(200):
        for more in range(0, 30, 3):
            s = Walk(Deal.numbered(2, seed), decisions=150 + more, phase="play").position()
            old = [card for card in s.hands[1] if s.stock[card] == 0]
            if min(s.stock) == 0 and 0 < len(old) < 3 and s.phase != OVER:
                return s
    raise AssertionError


def test_after_a_reshuffle_every_hand_that_can_be_is_equally_likely() -> None:
    """Counted by hand: the other seat holds all old cards out of sight, and its new ones may be any of the pile's."""
    s = reshuffled_position()
    seen = view(s, SEATS[0])
    old = [card for card in seen.unseen_cards if seen.stock[card] == 0]
    new = [card for card in seen.unseen_cards if seen.stock[card] > 0]
    possible = {tuple(sorted((*old, *some))) for some in combinations(new, 3 - len(old))}
    weights = Counter(tuple(sorted((*old, *some))) for some in combinations(new, 3 - len(old)))
    games = 40 * weights.total()
    stream = Stream(b"hands", "test")
    dealt = Counter(tuple(sorted(redeal(seen, stream).hands[1])) for _ in range(games))
    assert set(dealt) <= possible
    expected = {hand: games * weight / weights.total() for hand, weight in weights.items()}
    spread = sum((dealt[hand] - expected[hand]) ** 2 / expected[hand] for hand in possible)
    assert spread < len(possible) + 6 * (2 * len(possible)) ** 0.5
