"""Tests `abbey stats`: from files and folders, for people and programs, and what it refuses."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from abbey.rules import record_of, write_record
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
    assert said.startswith("3 finished games with 9 seats, 3 of them people's.")
    assert "Wins by monk" in said
    assert "Lengths" in said


def test_a_file_that_is_named_twice_counts_once(archive: Path) -> None:
    told = json.loads(abbey("stats", str(archive), str(archive / "2026-11" / "0.abbey"), "--json").stdout)
    assert (told["format"], told["games"]) == ("abbey statistics 1", 3)
    assert {table["title"] for table in told["tables"]} >= {"Wins by seat", "Guesses that were right"}


def test_a_page_is_written(archive: Path) -> None:
    assert abbey("stats", str(archive), "--html", "house.html").exit_code == 0
    assert "Statistics of a house" in Path("house.html").read_text(encoding="utf-8")


def test_what_cannot_be_counted_is_refused_in_a_sentence(archive: Path) -> None:
    record = record_of(finished(3, 7))
    running = archive / "running.abbey"
    running.write_text(write_record(replace(record, actions=record.actions[:40])), encoding="utf-8")
    refused = abbey("stats", str(archive))
    assert is_refused(refused)
    assert "running.abbey: This game is still running" in refused.stderr
    running.write_text("Once upon a time", encoding="utf-8")
    assert is_refused(abbey("stats", str(archive)))
    assert is_refused(abbey("stats", "missing.abbey"))
    Path("empty").mkdir()
    assert is_refused(abbey("stats", "empty"))
    assert is_refused(abbey("stats", "empty", "--html", "nowhere/page.html"))
