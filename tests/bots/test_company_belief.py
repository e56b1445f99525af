"""Tests the belief for any company: it reads those who hide, and claims nothing where nothing can be told."""

import gc
from collections.abc import Sequence
from math import log
from statistics import fmean

import pytest

from abbey.bots.belief import marginals
from abbey.bots.belief.assignments import Assignment, Rows
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.belief.mind_ranks import (
    ANYBODY,
    AS_SOMEBODY,
    FLOOR,
    KINDS,
    NAMES,
    PRIORS,
    TABLES,
    TRUST,
    gains_of,
    suited,
)
from abbey.rules import Game, notes_for, view
from abbey.rules.names import MONK_COUNT, NOBODY, NONE, SEATS, SeatNumber, Viewer
from abbey.search import EndRanks, SeenTurn, TurnSearch
from tests.bots.games import played

GAMES = 4
VEIL_GAMES = 20
# How much higher the log-loss among veils may be than by markers alone, with 20 games to go by.
WORSE_AMONG_VEILS = 0.05
AMONG_VEILS = pytest.mark.xdist_group("veils")  # one worker plays them, once


@pytest.fixture(scope="module")
def veil_games() -> list[Game]:
    return [played(["veil"] * 4, 600 + seed) for seed in range(VEIL_GAMES)]


def before_guesses(game: Game, viewer: Viewer = NOBODY) -> CompanyBelief:
    """Return what a viewer believes when the last day begins."""
    players = game.position.players
    last = len(game.actions) - players * (players - 1)
    belief = CompanyBelief(TurnSearch())
    belief.hear(notes_for(game.opening, viewer))
    for notes in game.notes[:last]:
        belief.hear(notes_for(notes, viewer))
    belief.look(view(game.position_after(last), viewer))
    return belief


def by_markers(rows: Rows) -> Rows:
    """Return how likely each seat is each monk to somebody who knows no more than what this belief rules out."""
    return marginals([[float(chance > 0) for chance in row] for row in rows])


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how far two rows of chances are apart, from 0 to 1."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2


def at_truth(games: Sequence[Game]) -> tuple[float, float]:
    """Return how likely the true monks are held to be on the average, and how likely by markers alone."""
    held, fitting = [], []
    for game in games:
        rows = before_guesses(game).marginals()
        for row, fits, monk in zip(rows, by_markers(rows), game.position.identity, strict=False):
            held.append(row[monk])
            fitting.append(fits[monk])
    return fmean(held), fmean(fitting)


def row_of(joint: Sequence[tuple[Assignment, float]], seat: SeatNumber) -> list[float]:
    """Return how likely the seat is each monk."""
    row = [0.0] * MONK_COUNT
    for truth, chance in joint:
        row[truth[seat]] += chance
    return row


def test_tables_and_priors_are_shares() -> None:
    assert set(TABLES) == {kind.name for kind in KINDS if not kind.slack} | {"anybody"}
    assert all(sum(row) == pytest.approx(1, abs=1e-3) for table in TABLES.values() for row in table)
    assert sum(PRIORS) == pytest.approx(1)


@pytest.mark.slow
def test_those_who_hide_are_read_by_what_they_value() -> None:
    held, fitting = at_truth([played(["hider"] * 4, 400 + seed) for seed in range(GAMES)])
    assert held > 0.9
    assert fitting < 0.6


@pytest.mark.slow
def test_those_who_hide_a_little_are_read_too() -> None:
    held, fitting = at_truth([played(["librarian"] * 4, 450 + seed) for seed in range(GAMES)])
    assert held > 0.9
    assert fitting < 0.6


@pytest.mark.slow
@AMONG_VEILS
@pytest.mark.parametrize("viewer", [NOBODY, SEATS[0]])
def test_odds_among_veils_are_not_worse_than_markers_alone(veil_games: Sequence[Game], viewer: Viewer) -> None:
    worse = []
    for game in veil_games:
        rows = before_guesses(game, viewer).marginals()
        pairs = [
            (row[monk], fits[monk])
            for row, fits, monk in zip(rows, by_markers(rows), game.position.identity, strict=False)
        ]
        worse.append(fmean(log(fits) - log(chance) for chance, fits in pairs))
    assert fmean(worse) < WORSE_AMONG_VEILS


@pytest.mark.slow
def test_who_plays_openly_among_veils_is_read_all_the_same() -> None:
    gained = []
    for seed in range(480, 492):
        game = played(["veil", "selfish", "veil", "veil"], seed)
        belief, monk = before_guesses(game, SEATS[0]), game.position.identity[1]
        fits = by_markers(belief.marginals())[1]
        gained.append(row_of(belief.joint(), SEATS[1])[monk] - fits[monk])
    assert min(gained) > -0.02
    assert fmean(gained) > 0.1


@pytest.mark.slow
def test_nothing_is_claimed_about_those_who_play_at_random() -> None:
    held, fitting = at_truth([played(["random"] * 4, 410 + seed) for seed in range(2 * GAMES)])
    assert held == pytest.approx(fitting, abs=0.06)


@pytest.mark.slow
def test_each_seat_is_read_as_its_own_kind_at_a_mixed_table() -> None:
    game = played(["selfish", "random", "hider", "random"], 421)
    belief = before_guesses(game)
    names = [*NAMES, "random"]
    likely = [max(zip(belief.kinds(seat), names, strict=True))[1] for seat in SEATS[:4]]
    assert likely == ["selfish", "random", "hider", "random"]


def ranks_of(better: Rows, ends: int = 40) -> EndRanks:
    """Return how a turn ranks for each kind of mind, the one that would be anybody included."""
    return EndRanks(ends, better, [[0.0] * MONK_COUNT for _ in KINDS])


def test_later_turns_of_a_player_add_less() -> None:
    rows = [[0.0] * MONK_COUNT for _ in NAMES]
    early, late = (gains_of(day, ranks_of(rows))[0][0] / TRUST[day - 1] for day in (1, 3))
    assert early == pytest.approx(late)
    assert list(TRUST) == sorted(TRUST, reverse=True)


def gain_of_content(better: float) -> float:
    return gains_of(1, ranks_of([[better] * MONK_COUNT for _ in NAMES]))[NAMES.index("content")][0]


def test_who_is_content_with_much_tells_little_by_an_end_that_is_good_enough() -> None:
    few, many, all_alike = (gain_of_content(alike / 2) for alike in (2, 10, 40))
    assert few > many > all_alike == pytest.approx(0, abs=1e-9)
    assert gain_of_content(20.5) == pytest.approx(log(FLOOR) * few / log((1 - FLOOR) * 20 + FLOOR))


def test_a_turn_that_is_best_for_one_monk_alone_may_be_that_of_somebody_who_would_be_anybody() -> None:
    """Else a few such turns, as every veil makes, would show that it plays for that monk."""
    middling, best = 20.0, 0.0
    for_one = [[best, *[middling] * (MONK_COUNT - 1)] for _ in KINDS]
    for_none = [[middling] * MONK_COUNT for _ in KINDS]
    suits, suits_nobody = (gains_of(1, ranks_of([*rows, [middling] * MONK_COUNT])) for rows in (for_one, for_none))
    assert min(suits[ANYBODY]) == max(suits[ANYBODY]) > suits_nobody[ANYBODY][0] + 1
    assert all(kind[0] - suits[ANYBODY][0] < log(MONK_COUNT * len(KINDS) / AS_SOMEBODY) for kind in suits[:ANYBODY])


@pytest.mark.slow
def test_postulants_are_read_by_the_turns_that_are_good_enough_for_few_monks() -> None:
    held, fitting = at_truth([played(["postulant"] * 4, 430 + seed) for seed in range(GAMES)])
    assert held > fitting + 0.15


@pytest.mark.slow
def test_a_company_deduces_as_far_as_its_turns_say() -> None:
    shares = [before_guesses(played([bot] * 4, 440)).deducing(SEATS[0]) for bot in ("random", "selfish", "hider")]
    assert shares[0] < 0.1
    assert shares[1] < 0.6  # what is best for one monk is often the best turn of somebody who deduces, too
    assert shares[2] > 0.9


@pytest.mark.slow
def test_a_viewer_knows_its_own_monk_and_gives_it_to_nobody_else() -> None:
    game = played(["hider"] * 3, 5)
    own = game.position.identity[2]
    rows = before_guesses(game, SEATS[2]).marginals()
    assert rows[2][own] == pytest.approx(1)
    assert all(rows[seat][own] == 0 for seat in (0, 1))
    assert all(sum(row) == pytest.approx(1) for row in rows)


SELFISH, RIVAL = NAMES.index("selfish"), NAMES.index("rival")
ALL = [True] * MONK_COUNT


@pytest.mark.parametrize(
    ("kind", "behind", "possible", "monk"),
    [
        (SELFISH, [0.0, *[100.0] * 5], ALL, 0),  # a point less for everybody else
        (SELFISH, [0.0, 99.0, *[100.0] * 4], ALL, NONE),  # hardly worse for one of them
        (SELFISH, [40.0, *[100.0] * 5], ALL, NONE),  # not quite the best for the monk himself
        (SELFISH, [0.0] * 6, ALL, NONE),  # all ends were alike: nothing was given up
        (SELFISH, [100.0] * 6, ALL, NONE),
        (SELFISH, [0.0, 0.0, *[100.0] * 4], [True, False, *[True] * 4], 0),  # the other one was shown
        (RIVAL, [0.0, *[0.04] * 5], ALL, 0),  # in chances to win
        (RIVAL, [0.0, *[0.02] * 5], ALL, NONE),
    ],
)
def test_a_turn_suits_one_monk_alone_where_it_cost_every_other_one(
    kind: int, behind: list[float], possible: list[bool], monk: int
) -> None:
    assert suited(kind, behind, possible) == monk


@pytest.mark.slow
def test_what_suits_one_monk_alone_mostly_suits_the_true_one_of_who_plays_for_it() -> None:
    found = []
    for seed in (900, 901):
        game = played(["selfish", "rival"] * 2, seed)
        told = [update for update in before_guesses(game).updates if update.suited != NONE]
        found += [update.suited == game.position.identity[update.seat] for update in told]
    assert len(found) > 10
    assert fmean(found) > 0.8


@pytest.mark.slow
def test_a_belief_that_forgets_nothing_does_not_keep_the_turns_it_has_learnt_from() -> None:
    """A server keeps many of them, and turns are large: six megabytes a game."""
    game = played(["random"] * 3, 431)

    def turns() -> int:
        gc.collect()
        return sum(isinstance(thing, SeenTurn) for thing in gc.get_objects())

    before = turns()
    belief = before_guesses(game)
    assert len(belief.updates) > 20
    assert turns() - before <= 1
