"""Tests `abbey analyse`: what it prints and writes, what it refuses, and that it can be stopped."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from abbey.bots import RandomBot, play_game
from abbey.insight.what_if.branch import Turnoff, branch_of
from abbey.rules import Deal, is_over, read_record, record_of, seed_of, write_record
from abbey.rules.what_if import Hidden
from abbey.speech import Speaker
from tests.cli.terminal import abbey, is_refused
from tests.insight.analysed import compiled, little_work
from tests.server.test_tables import with_another

RECORD = "game.abbey"


def finished(players: int = 2) -> str:
    """Keep a game of some who play at random, and return its record."""
    text = write_record(record_of(play_game(Deal.numbered(players, 5), [RandomBot() for _ in range(players)])))
    Path(RECORD).write_text(text, encoding="utf-8")
    return text


def kept(text: str) -> str:
    Path("other.abbey").write_text(text, encoding="utf-8")
    return "other.abbey"


@pytest.mark.parametrize("hidden", ["kept", "redealt"])
def test_a_what_if_game_is_analysed_like_any_other(hidden: Hidden) -> None:
    parent = read_record(finished()).verify()
    with compiled():
        game = branch_of(parent, Turnoff(40, 0, hidden), seed_of(3), bytes(16)).game(parent.names)
    while not is_over(game.position):
        game.play(game.legal()[0])
    with compiled(), little_work():
        result = abbey("analyse", kept(write_record(record_of(game))), "--json", "--seat", "0")
    assert result.exit_code == 0, result.stderr
    [seat] = json.loads(result.stdout)["seats"]
    assert seat["seat"] == 0


def test_a_running_game_is_refused() -> None:
    head, _, body = finished().partition("\n\n")
    *turns, last = body.rstrip("\n").split("\n")
    guesses = len(last.split()) - 1
    count = next(line for line in head.split("\n") if line.startswith("actions: "))
    shorter = f"actions: {int(count.removeprefix('actions: ')) - guesses}"
    result = abbey("analyse", kept("\n".join([head.replace(count, shorter), "", *turns, ""])))
    assert is_refused(result)
    assert "This game has not been played to its end: only a finished game is analysed" in result.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "a record begins with"), ("Abbey record\nrules: 9\n", "rules version 9"), ("\udcff", "not text in UTF-8")],
)
def test_what_is_no_record_is_refused(text: str, why: str) -> None:
    Path("other.abbey").write_bytes(text.encode("utf-8", "surrogateescape"))
    result = abbey("analyse", "other.abbey")
    assert is_refused(result)
    assert why in result.stderr


def test_an_action_against_the_rules_is_refused() -> None:
    text = finished()
    turn = next(line for line in text.split("\n") if ": play:" in line)
    resting = f"{turn[0]}: {' '.join(['rest'] * (len(turn.split()) - 1))}"
    result = abbey("analyse", kept(text.replace(turn, resting)))
    assert is_refused(result)
    assert "Action 1 of the record cannot be played" in result.stderr


def test_an_unknown_seat_and_a_place_that_is_not_there_are_refused() -> None:
    finished()
    assert "There is no seat '7' in this game" in abbey("analyse", RECORD, "--seat", "7").stderr
    assert is_refused(abbey("analyse", RECORD, "--seat", "Nobody"))
    assert "there is no folder" in abbey("analyse", RECORD, "--html", "nowhere/page.html").stderr
    Path("pages").mkdir()
    folder = abbey("analyse", RECORD, "--html", "pages")
    assert is_refused(folder)
    assert "'pages' is a directory" in folder.stderr


@pytest.mark.slow
def test_one_seat_is_told_in_the_language_and_written_as_a_page() -> None:
    finished()
    with compiled(), little_work():
        result = abbey("analyse", RECORD, "--seat", "1", "--html", "page.html", "--language", "de")
    assert result.exit_code == 0, result.output
    assert "Was dieses Spiel verrät" in result.stdout
    assert result.stdout.count("Zufall und Entscheidung") == 1
    assert "Analysing: 100 % done" in result.stderr
    assert Path("page.html").read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="de">')


@pytest.mark.slow
def test_a_deal_that_is_not_the_promised_one_is_told_in_all_that_is_printed_and_written() -> None:
    text, warning = kept(with_another(finished(), "salt")), Speaker("en").word("page-broken-commitment")
    with compiled(), little_work():
        result = abbey("analyse", text, "--html", "page.html")
        for_programs = abbey("analyse", text, "--json")
    assert (result.exit_code, warning in result.stdout) == (0, True)
    assert warning in Path("page.html").read_text(encoding="utf-8")
    assert not json.loads(for_programs.stdout)["as_promised"]


@pytest.mark.slow
def test_programs_get_json() -> None:
    finished()
    with compiled(), little_work():
        result = abbey("analyse", RECORD, "--json")
    found = json.loads(result.stdout)
    assert found["format"] == "abbey analysis 1"
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    for seat in found["seats"]:
        assert len(seat["beliefs"]["careful"]) == len(found["moments"]) - 1
        assert sum(change["points"] for change in seat["evidence"]) == seat["score"]


@pytest.mark.slow
def test_it_can_be_stopped() -> None:
    finished(players=5)  # takes longest
    # It gives way, so that it is not done before it is stopped, and obeys even where the tests ignore interrupts.
    command = ["env", "--default-signal=INT", "nice", "-n", "19", sys.executable, "-m", "abbey", "analyse", RECORD]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        first = process.stderr.readline()
        process.send_signal(signal.SIGINT)
        printed, said = process.communicate(timeout=120)
    assert "Analysing: " in first
    assert process.returncode == 1, said
    assert printed == ""
    assert "Aborted!" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("place", [RECORD, f"./{RECORD}", "marked.abbey"])
def test_a_page_is_never_written_over_a_game(place: str) -> None:
    record = finished()
    Path("marked.abbey").write_text(record, encoding="utf-8-sig")
    before = Path(place).read_bytes()
    assert is_refused(abbey("analyse", RECORD, "--html", place))
    assert Path(place).read_bytes() == before
