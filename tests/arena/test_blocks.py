"""Tests a block: one deal, the same bots turned around the table, and nothing that shifts the chance of another."""

import pytest

from abbey.arena import Block, Outcome, play_block
from abbey.arena.games.times import Spread
from abbey.bots import chance_for
from abbey.rules import Deal, Game, notes_for
from abbey.rules.names import by_seat, seat_numbers
from tests.arena import bots
from tests.arena.bots import HERE, OPEN


def duel(hero: str, field: str = "random", players: int = 3, number: int = 0) -> Block:
    return Block("duel", players, 1, number, (hero, *[field] * (players - 1)))


def untimed(outcome: Outcome) -> object:
    return outcome.block, outcome.games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_hero_sits_in_every_seat_once(players: int) -> None:
    block = duel("hero", "field", players)
    assert [block.lineup(game).index("hero") for game in range(block.games)] == list(range(players))
    assert all(block.lineup(game).count("field") == players - 1 for game in range(block.games))


def test_all_games_of_a_block_and_of_other_pairings_have_one_deal() -> None:
    ours = [game.identities for block in (duel(OPEN), duel("random", OPEN)) for game in play_block(block).games]
    assert len(ours) == 6
    assert set(ours) == {tuple(Deal.numbered(3, 1, game=0).position().identity[:3])}
    assert play_block(duel(OPEN, number=1)).games[0].identities != ours[0]


def test_a_bot_against_itself_is_exactly_at_par() -> None:
    games = play_block(duel("random")).games
    assert len({game.moves for game in games}) == 1
    assert sum(game.share(seat) for seat, game in by_seat(games)) == pytest.approx(1)


def test_the_same_block_is_played_the_same_way_again() -> None:
    assert untimed(play_block(duel(OPEN))) == untimed(play_block(duel(OPEN)))


def test_winners_scores_and_named_monks_are_those_of_the_game() -> None:
    game = play_block(duel("random", players=4)).games[0]
    least = min(game.scores)
    assert {game.scores[seat] for seat in game.winners} == {least}
    assert all(seat not in named for seat, named in enumerate(game.named))


def test_a_shared_win_counts_once_in_all() -> None:
    game = play_block(duel("random")).games[0]
    assert sum(game.share(seat) for seat in seat_numbers(3)) == pytest.approx(1)


def test_every_seat_hears_what_it_may_and_gets_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    for memory in ("heard", "views", "numbers"):
        monkeypatch.setattr(bots.Listener, memory, [])
    block = Block("self", 2, 1, 0, (f"{HERE}:Listener",) * 2)
    play_block(block)
    game = Game(block.deal())
    assert bots.Listener.heard[:2] == [notes_for(game.opening, seat) for seat in seat_numbers(2)]
    for count, (seat, number) in enumerate(bots.Listener.numbers):
        assert number == chance_for(block.bot_seed(), seat, count).getrandbits(64)
        assert bots.Listener.views[count] == game.view(seat)
        notes = game.play(bots.Listener.views[count].legal[0], seat)
        assert bots.Listener.heard[2 + 2 * count : 4 + 2 * count] == [
            notes_for(notes, viewer) for viewer in seat_numbers(2)
        ]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Faint", "choose: ValueError: no idea <at all>"),
        ("Stubborn", "choose: Keep() is not legal"),
        ("Deaf", "observe: RuntimeError:"),
        ("Mended", "it said nothing"),
    ],
)
def test_a_bot_that_fails_is_played_for_by_chance_and_told_of(bot: str, reason: str) -> None:
    outcome = play_block(duel(f"{HERE}:{bot}"))
    assert [forfeits.seat for game in outcome.games for forfeits in game.forfeits] == [0, 1, 2]
    for game in outcome.games:
        assert game.forfeits[0].count >= 1
        assert game.forfeits[0].first.startswith(reason)
    assert untimed(outcome) == untimed(play_block(duel(f"{HERE}:{bot}")))


def test_who_does_not_fail_has_no_forfeits() -> None:
    assert all(game.forfeits == () for game in play_block(duel(OPEN)).games)


def test_bots_are_made_for_each_game_and_seat_and_closed_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for count in ("made", "closed"):
        monkeypatch.setattr(bots.Closed, count, 0)
    play_block(duel(f"{HERE}:Closed", f"{HERE}:Closed"))
    assert (bots.Closed.made, bots.Closed.closed) == (9, 9)


def test_every_decision_and_every_hearing_is_timed() -> None:
    times = play_block(Block("self", 3, 1, 0, ("random",) * 3)).times["random"]
    assert times.wall.count == times.cpu.count
    assert times.observe.count == 3 * (times.wall.count + 1)  # all seats hear every decision, and the opening
    assert 0 < times.wall.quantile(0.5) <= times.wall.quantile(0.95) <= times.wall.longest


def test_quantiles_are_right_within_three_percent_also_when_spreads_are_merged() -> None:
    one, other = Spread(), Spread()
    for duration in range(1, 10_001):
        (one if duration % 3 else other).add(duration * 1000)
    one.merge(other)
    assert one.count == 10_000
    assert one.longest == 10_000_000
    for share in (0.05, 0.5, 0.95):
        assert one.quantile(share) == pytest.approx(share * 10_000_000, rel=0.03)
    assert Spread().quantile(0.5) == 0
