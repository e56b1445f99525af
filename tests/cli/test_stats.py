"""Tests `abbey stats`: from files and folders, for people and programs, and what it refuses."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from abbey.rules import Game, record_of, word_of, write_record
from abbey.server.store import SqliteStore
from abbey.table import Event, write_event
from abbey.table.events import Chair, Opened, Played, Script, Started
from tests.cli.terminal import abbey, is_refused
from tests.insight.test_statistics import finished


@pytest.fixture
def archive() -> Path:
    folder = Path("archive/2026-11")
    folder.mkdir(parents=True)
    for seed in range(3):
        (folder / f"{seed}.abbey").write_text(write_record(record_of(finished(3, seed))), encoding="utf-8")
    (folder / "notes.txt").write_text("not a record, and not called one", encoding="utf-8")
    return Path("archive")


def test_a_folder_is_counted_with_all_that_is_in_it(archive: Path) -> None:
    said = abbey("stats", str(archive)).stdout
    assert said.startswith("3 finished games with 9 seats, 3 of them people’s.")
    assert "Wins by monk" in said
    assert "Lengths" in said


def test_a_file_that_is_named_twice_counts_once(archive: Path) -> None:
    told = json.loads(abbey("stats", str(archive), str(archive / "2026-11" / "0.abbey"), "--json").stdout)
    assert (told["format"], told["games"]) == ("abbey statistics 1", 3)
    assert {table["topic"] for table in told["tables"]} >= {"seat", "level", "right"}


def test_a_page_is_written(archive: Path) -> None:
    assert abbey("stats", str(archive), "--html", "house.html").exit_code == 0
    assert "Statistics of a house" in Path("house.html").read_text(encoding="utf-8")


def test_it_speaks_the_language_that_is_asked_for(archive: Path) -> None:
    said = abbey("stats", str(archive), "--language", "de", "--html", "house.html").stdout
    assert "Siege nach Mönch" in said
    assert "Wins" not in said
    assert '<html lang="de">' in Path("house.html").read_text(encoding="utf-8")


async def keep(game: Game, name: str, *, over: bool = True, script: Script | None = None) -> None:
    """Put a table into the store of a house, as a server would have done."""
    chairs = [Chair("person", "Anna", key="k"), *[Chair("bot", f"Bot {n}", "random") for n in range(2)]]
    started: Event = Started(1.0, game.deal.seed, game.deal.salt, script)
    played: list[Event] = [Played(2.0, seat, word_of(action)) for seat, action in game.actions]
    store = SqliteStore(Path("house/abbey.sqlite"))
    await store.create(name, [write_event(Opened(at=1.0, chairs=chairs))])
    await store.append(name, 1, [write_event(event) for event in [started, *played]], over=over)
    await store.close()


def test_the_host_counts_the_tables_of_the_house_without_lessons_and_games_in_play() -> None:
    Path("house").mkdir()
    running = finished(3, 7)
    asyncio.run(keep(finished(3, 1), "one"))
    asyncio.run(keep(finished(3, 2), "two"))
    asyncio.run(keep(finished(3, 3), "lesson", script=Script("first-day", [[], [], []])))
    short = Game(running.deal, running.names)
    for seat, action in running.actions[:40]:
        short.play(action, seat)
    asyncio.run(keep(short, "running", over=False))
    told = json.loads(abbey("admin", "stats", "--data", "house", "--json").stdout)
    assert (told["games"], told["seats"], told["persons"]) == (2, 6, 2)
    said = abbey("admin", "stats", "--data", "house", "--language", "it", "--html", "house.html")
    assert "Vittorie per livello" in said.stdout
    page = Path("house.html").read_text(encoding="utf-8")
    assert '<html lang="it">' in page
    assert "Anna" not in said.stdout + page
    uses = json.loads(abbey("admin", "audit", "--data", "house", "--json").stdout)
    assert [use["command"] for use in uses].count("stats") == 2


def test_what_cannot_be_counted_is_refused_in_a_sentence(archive: Path) -> None:
    record = record_of(finished(3, 7))
    running = archive / "running.abbey"
    running.write_text(write_record(replace(record, actions=record.actions[:40])), encoding="utf-8")
    refused = abbey("stats", str(archive))
    assert is_refused(refused)
    assert "running.abbey: This game has not been played to its end" in refused.stderr
    running.write_text("Once upon a time", encoding="utf-8")
    assert is_refused(abbey("stats", str(archive)))
    assert is_refused(abbey("stats", "missing.abbey"))
    Path("empty").mkdir()
    assert is_refused(abbey("stats", "empty"))
    assert is_refused(abbey("stats", "empty", "--html", "nowhere/page.html"))
    assert "'empty' is a directory" in abbey("stats", str(archive), "--html", "empty").stderr


@pytest.mark.parametrize("places", [("1.abbey", "2.abbey"), (".",), ("link.abbey",)])
def test_a_page_is_never_written_over_a_game(archive: Path, places: tuple[str, ...]) -> None:
    folder = archive / "2026-11"
    (folder / "link.abbey").hardlink_to(folder / "0.abbey")
    before = (folder / "0.abbey").read_bytes()
    refused = abbey("stats", "--html", str(folder / "0.abbey"), *(str(folder / place) for place in places))
    assert is_refused(refused)
    assert "0.abbey" in refused.stderr
    assert (folder / "0.abbey").read_bytes() == before
