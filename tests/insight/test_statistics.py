"""Tests the statistics of a house: counted by hand from real games, and with intervals."""

import pytest

from abbey.bots import SeatedBot, bot_named, play_to_end
from abbey.insight.analysis import UnfinishedGameError
from abbey.insight.page.statistics_page import statistics_page
from abbey.insight.statistics.game_facts import GameFacts, SeatFacts, facts_of
from abbey.insight.statistics.house_statistics import HouseStatistics, Share, statistics_of
from abbey.rules import Deal, Game, winners
from abbey.rules.names import EVENTS, MONKS, by_seat
from tests.arena.test_pages import read

NAMES = ("Anna", "Odo (random bot)", "Notker (random bot)", "Bruno")


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [finished(2 + seed % 3, seed) for seed in range(12)]


def finished(players: int, seed: int) -> Game:
    """Return a game in which chance plays for everybody, persons too."""
    game = Game(Deal.numbered(players, seed), NAMES[:players])
    bots = [bot_named("random") for _ in range(players)]
    play_to_end(game, [SeatedBot(bot, seat, game.deal.seed) for seat, bot in by_seat(bots)])
    return game


def row(found: HouseStatistics, title: str, name: str) -> Share:
    (table,) = (table for table in found.tables if table.title == title)
    (share,) = (share for share in table.rows if share.name == name)
    return share


def counted(games: list[Game]) -> HouseStatistics:
    return statistics_of([facts_of(game) for game in games])


def test_wins_are_counted_by_seat_monk_player_and_event(games: list[Game]) -> None:
    found = counted(games)
    won = [(game, seat, 1 / len(winners(game.position))) for game in games for seat in winners(game.position)]
    firsts = sum(share for _, seat, share in won if seat == 0)
    assert row(found, "Wins by seat", "0").share.share == pytest.approx(firsts / len(games))
    for monk in MONKS:
        at = MONKS.index(monk)
        played = [game for game in games if at in game.position.identity[: game.position.players]]
        wins = sum(share for game, seat, share in won if game.position.identity[seat] == at)
        share = row(found, "Wins by monk", monk)
        assert share.count == len(played)
        assert share.share.share == pytest.approx(wins / len(played))
        assert share.even == pytest.approx(sum(1 / game.position.players for game in played) / len(played))
    persons = sum(" bot)" not in name for game in games for name in game.names)
    assert row(found, "Wins by player", "person").count == found.persons == persons
    tiles = sum(share.count for table in found.tables if table.title == "Wins by event tile" for share in table.rows)
    assert tiles == 6 * len(games)


def test_guesses_are_counted_for_who_guesses_and_who_is_guessed(games: list[Game]) -> None:
    found = counted(games)
    for title in ("Guesses that were right", "Guesses that hit"):
        assert {share.name for table in found.tables if table.title == title for share in table.rows} == {
            "person",
            "random",
        }
    for game in games:
        facts, s = facts_of(game), game.position
        assert sum(seat.right for seat in facts.seats) == sum(seat.named for seat in facts.seats)
        for at, seat in enumerate(facts.seats):
            assert seat.right == sum(s.guesses[at][other] == s.identity[other] for other in range(s.players))


def test_lengths_are_told_by_the_number_of_players(games: list[Game]) -> None:
    found = counted(games)
    assert [(length.players, length.games) for length in found.lengths] == [(2, 4), (3, 4), (4, 4)]
    assert all(length.shortest <= length.mean <= length.longest for length in found.lengths)


def test_the_seats_of_one_game_are_one_observation() -> None:
    """Two bots of a kind at one table cannot both win: twice the seats do not halve the doubt."""

    def game(first: float, second: float) -> GameFacts:
        pair = [SeatFacts("random", monk, won, 0, 0, ()) for monk, won in (("red", first), ("blue", second))]
        return GameFacts(tuple(pair), 30)

    found = statistics_of([game(1.0, 0.0), game(0.0, 1.0)] * 20)
    share = row(found, "Wins by player", "random")
    assert (share.count, share.share.share, share.even) == (80, 0.5, 0.5)
    assert share.share.low == pytest.approx(0.5)  # between them they always win once a game: no doubt at all
    alone = row(found, "Wins by monk", "red")
    assert alone.share.low < 0.4 < 0.6 < alone.share.high


def test_what_is_even_is_weighed_as_the_share_is() -> None:
    """Three people against one bot, and one against one: whoever always wins just as often as is even shows no lead."""
    four = [SeatFacts("person", "red", 0.25, 0, 0, ())] * 3 + [SeatFacts("random", "blue", 0.25, 0, 0, ())]
    two = [SeatFacts("person", "red", 0.5, 0, 0, ()), SeatFacts("random", "blue", 0.5, 0, 0, ())]
    found = statistics_of([GameFacts(tuple(four), 30), GameFacts(tuple(two), 30)])
    for name in ("person", "random"):
        share = row(found, "Wins by player", name)
        assert share.share.share == share.even == pytest.approx(0.375)


def test_a_game_that_still_runs_is_refused() -> None:
    with pytest.raises(UnfinishedGameError, match="still running"):
        facts_of(Game(Deal.numbered(3, 1), NAMES[:3]))


def test_no_name_of_a_person_is_kept(games: list[Game]) -> None:
    assert "Anna" not in repr(counted(games))


def test_the_page_is_whole_and_shows_every_table(games: list[Game]) -> None:
    found = counted(games)
    text = read(statistics_page(found)).text
    assert all(table.title in text for table in found.tables)
    assert all(event.replace("_", " ") in text for event in EVENTS if _taken(games, event))


def _taken(games: list[Game], event: str) -> bool:
    return any(event in seat.events for game in games for seat in facts_of(game).seats)
