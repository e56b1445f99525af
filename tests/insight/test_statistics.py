"""Tests the statistics of a house: counted by hand from real games, and with intervals."""

import html
import re
from pathlib import Path

import pytest

from abbey import cli, insight
from abbey.bots import SeatedBot, bot_named, play_to_end
from abbey.insight.analysis import UnfinishedGameError
from abbey.insight.page.statistics_page import statistics_page
from abbey.insight.statistics.game_facts import GameFacts, SeatFacts, facts_of
from abbey.insight.statistics.house_statistics import HouseStatistics, Share, Topic, statistics_of
from abbey.insight.statistics.statistics_words import (
    about,
    heads,
    length_heads,
    length_rows,
    name_of,
    summary,
    title_of,
)
from abbey.rules import Deal, Game, winners
from abbey.rules.names import EVENTS, MONKS, by_seat
from abbey.speech import LANGUAGES, Speaker
from tests.arena.test_pages import read
from tests.speech.messages import STATISTICS_FILE, said_in

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


def row(found: HouseStatistics, topic: Topic, name: str) -> Share:
    (table,) = (table for table in found.tables if table.topic == topic)
    (share,) = (share for share in table.rows if share.name == name)
    return share


def counted(games: list[Game]) -> HouseStatistics:
    return statistics_of([facts_of(game) for game in games])


def test_wins_are_counted_by_seat_monk_player_and_event(games: list[Game]) -> None:
    found = counted(games)
    won = [(game, seat, 1 / len(winners(game.position))) for game in games for seat in winners(game.position)]
    firsts = sum(share for _, seat, share in won if seat == 0)
    assert row(found, "seat", "0").share.share == pytest.approx(firsts / len(games))
    for monk in MONKS:
        at = MONKS.index(monk)
        played = [game for game in games if at in game.position.identity[: game.position.players]]
        wins = sum(share for game, seat, share in won if game.position.identity[seat] == at)
        share = row(found, "monk", monk)
        assert share.count == len(played)
        assert share.share.share == pytest.approx(wins / len(played))
        assert share.even == pytest.approx(sum(1 / game.position.players for game in played) / len(played))
    persons = sum(" bot)" not in name for game in games for name in game.names)
    assert row(found, "level", "person").count == found.persons == persons
    tiles = sum(share.count for table in found.tables if table.topic == "event" for share in table.rows)
    assert tiles == 6 * len(games)


def test_the_column_of_counts_is_called_by_what_it_counts(games: list[Game]) -> None:
    found = counted(games)
    assert heads(Speaker("en"))[-1] == "Seats"
    for topic in ("level", "right", "hit"):
        rows = [share for table in found.tables if table.topic == topic for share in table.rows]
        assert sum(share.count for share in rows) == found.seats


def test_guesses_are_counted_for_who_guesses_and_who_is_guessed(games: list[Game]) -> None:
    found = counted(games)
    for topic in ("right", "hit"):
        assert {share.name for table in found.tables if table.topic == topic for share in table.rows} == {
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
    share = row(found, "level", "random")
    assert (share.count, share.share.share, share.even) == (80, 0.5, 0.5)
    assert 0.47 < share.share.low < 0.5  # between them they always win once a game: that leaves little doubt
    alone = row(found, "monk", "red")
    assert alone.share.low < 0.4 < 0.6 < alone.share.high


def test_what_is_even_is_weighed_as_the_share_is() -> None:
    """Three people against one bot, and one against one: whoever always wins just as often as is even shows no lead."""
    four = [SeatFacts("person", "red", 0.25, 0, 0, ())] * 3 + [SeatFacts("random", "blue", 0.25, 0, 0, ())]
    two = [SeatFacts("person", "red", 0.5, 0, 0, ()), SeatFacts("random", "blue", 0.5, 0, 0, ())]
    found = statistics_of([GameFacts(tuple(four), 30), GameFacts(tuple(two), 30)])
    for name in ("person", "random"):
        share = row(found, "level", name)
        assert share.share.share == share.even == pytest.approx(0.375)


def test_a_game_that_still_runs_is_refused() -> None:
    with pytest.raises(UnfinishedGameError, match="has not been played to its end"):
        facts_of(Game(Deal.numbered(3, 1), NAMES[:3]))


def test_no_name_of_a_person_is_kept(games: list[Game]) -> None:
    assert "Anna" not in repr(counted(games))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_shows_every_table_in_every_language(games: list[Game], language: str) -> None:
    found, speaker = counted(games), Speaker(language)
    text = statistics_page(found, speaker)
    assert f'<html lang="{language}">' in text
    shown = html.unescape(read(text).text)
    assert all(title_of(table, speaker) in shown and about(table, speaker) in shown for table in found.tables)
    assert all(speaker.word("event-start", event=event) in shown for event in EVENTS if _taken(games, event))
    assert all(sentence in shown for sentence in summary(found, speaker))
    assert all(cell in shown for cells in length_rows(found, speaker) for cell in cells)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_of_the_statistics_is_left_in_english(games: list[Game], language: str) -> None:
    here, english = Speaker(language), Speaker("en")
    found = counted(games)
    told = [(summary(found, speaker), heads(speaker)[1:], length_heads(speaker)) for speaker in (here, english)]
    assert all(one != two for some, others in zip(*told, strict=True) for one, two in zip(some, others, strict=True))
    assert all(title_of(table, here) != title_of(table, english) for table in found.tables)


def test_levels_stand_from_easy_to_hard_after_people_and_before_all_other_bots() -> None:
    players = ("sexton", "novice", "person", "gossip", "postulant", "inquisitor")
    seats = [SeatFacts(player, "red", 0.25, 0, 0, ()) for player in players]
    found = statistics_of([GameFacts(tuple(seats), 30)])
    (levels,) = (table for table in found.tables if table.topic == "level")
    assert [row.name for row in levels.rows] == ["person", "postulant", "novice", "inquisitor", "gossip", "sexton"]
    assert name_of(levels.rows[0], "level", Speaker("de")) == "Menschen"


def test_every_message_of_the_statistics_is_said() -> None:
    folders = [Path(insight.__path__[0]), Path(cli.__path__[0])]
    sources = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    assert set(re.findall(r'"(statistics-[a-z]+)"', sources)) == said_in(STATISTICS_FILE)


def _taken(games: list[Game], event: str) -> bool:
    return any(event in seat.events for game in games for seat in facts_of(game).seats)
