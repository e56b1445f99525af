"""`abbey play`: a person against bots, from the first line to the last."""

from pathlib import Path

import pytest

from abbey.rules import is_over, record_of
from tests.cli.terminal import ONES, abbey, is_refused, kept


def test_a_newcomer_gets_four_players_and_is_told_how_to_get_help() -> None:
    said = abbey("play", typed=["quit"]).output
    assert "4 players: you and 3 bots" in said
    assert "? for help" in said


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_a_whole_game_can_be_played_by_typing_numbers(players: str) -> None:
    result = abbey("play", "--players", players, "--seed", "1", typed=ONES)
    assert result.exit_code == 0
    assert is_over(kept().position)
    assert "Who was who" in result.output
    assert "abbey verify game.abbey" in result.output


@pytest.mark.parametrize("options", [["--time-last"], ["--overshoot", "reset"]])
def test_a_whole_game_can_be_played_with_each_option(options: list[str]) -> None:
    assert abbey("play", *options, "--seed", "5", typed=ONES).exit_code == 0
    assert is_over(kept().position)


def test_the_commitment_is_shown_before_the_game_and_checks_after_it() -> None:
    said = abbey("play", typed=ONES).output
    commitment = kept().deal.commitment()
    assert said.index(commitment) < said.index("Your turn")
    assert abbey("verify", "game.abbey", "--commitment", commitment).exit_code == 0


def test_end_of_input_saves_the_game_and_says_how_to_resume() -> None:
    result = abbey("play", "--seed", "3", typed=["1", "1"])
    assert result.exit_code == 0
    assert result.output.rstrip().endswith("Go on with: abbey play --resume game.abbey")
    assert [seat for seat, _ in kept().actions].count(0) == 2


def test_a_resumed_game_goes_on_as_if_it_had_never_been_put_away() -> None:
    abbey("play", "--seed", "3", "--save", "whole.abbey", typed=ONES)
    abbey("play", "--seed", "3", "--save", "parts.abbey", typed=["1"] * 7)
    while not is_over(kept("parts.abbey").position):
        abbey("play", "--resume", "parts.abbey", typed=["1"] * 9)
    assert record_of(kept("parts.abbey")) == record_of(kept("whole.abbey"))


def test_another_game_is_never_overwritten() -> None:
    abbey("play", "--seed", "1", typed=["quit"])
    first = Path("game.abbey").read_text(encoding="utf-8")
    abbey("play", "--seed", "2", typed=["quit"])
    assert Path("game.abbey").read_text(encoding="utf-8") == first
    assert Path("game-2.abbey").exists()
    assert is_refused(abbey("play", "--save", "game.abbey"))
    assert "may hold another game" in abbey("play", typed=["save game.abbey", "quit"]).output
    assert Path("game.abbey").read_text(encoding="utf-8") == first


def test_save_goes_on_in_the_named_file() -> None:
    said = abbey("play", "--seed", "3", typed=["save mine.abbey", "1", "quit"]).output
    assert "abbey play --resume mine.abbey" in said
    assert [seat for seat, _ in kept("mine.abbey").actions].count(0) == 1
    assert [seat for seat, _ in kept("game.abbey").actions].count(0) == 0


def test_undo_takes_back_the_last_decision() -> None:
    said = abbey("play", "--seed", "3", typed=["1", "undo", "quit"]).output
    assert "Taken back: orange" in said
    assert [seat for seat, _ in kept().actions].count(0) == 0


def test_undo_says_why_it_cannot_be() -> None:
    said = abbey("play", "--seed", "3", typed=["undo", "1", "1", "undo", "quit"]).output
    assert "nothing to take back" in said
    assert "Hilda has decided something since" in said


def test_the_commands_answer() -> None:
    typed = ["?", "board", "hand", "log", "log all", "rules", "rules no-task", "rules close behind", "quit"]
    said = abbey("play", "--seed", "3", typed=typed).output
    assert "looks idle" in said
    assert "Whoever moves William" in said
    assert "Your hand: " in said


def test_what_is_no_choice_is_answered_with_what_is() -> None:
    said = abbey("play", "--seed", "3", typed=["0", "99", "²", "dance", "rules dancing", "quit"]).output
    assert said.count("Please type a number from 1 to 3") == 4
    assert "no rule called 'dancing'" in said


def test_an_action_can_be_typed_in_the_notation() -> None:
    abbey("play", "--seed", "3", typed=["play:orange1", "quit"])
    assert [seat for seat, _ in kept().actions].count(0) == 1


def test_a_guess_that_can_never_be_right_is_warned_of() -> None:
    said = abbey("play", "--seed", "3", typed=ONES).output
    assert "That is your own colour, so it can never be right." in said


def test_without_a_terminal_no_escape_codes_are_written() -> None:
    assert "\x1b" not in abbey("play", "--seed", "3", typed=ONES).output
