"""Tests `abbey play`: a person against bots, from the first line to the last."""

import re
from pathlib import Path

import pytest

from abbey.rules import Deal, Game, is_over, legal, read_action, record_of, to_act, word_of, write_record
from abbey.rules.names import MONKS, SEATS
from abbey.tui.board_text import shown_by
from abbey.tui.roster import short_names
from tests.cli.terminal import ONES, abbey, decided, eve, is_refused, kept

pytestmark = pytest.mark.slow  # bots here think ahead, in compiled loops


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
    assert result.output.rstrip().endswith("Go on with:\n  abbey play --resume game.abbey")
    assert decided() == 2


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
    assert decided("mine.abbey") == 1
    assert decided("game.abbey") == 0


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on() -> None:
    said = abbey("play", "--seed", "3", typed=["save no/such/folder.abbey", "1", "quit"]).output
    assert "no/such/folder.abbey: No such file or directory" in said
    assert decided() == 1


def test_a_finished_game_that_is_resumed_shows_its_end() -> None:
    abbey("play", "--seed", "3", typed=ONES)
    said = abbey("play", "--resume", "game.abbey").output
    assert "Who was who" in said
    assert "Welcome" not in said


def test_the_end_tells_the_monks_that_nobody_was() -> None:
    game = Game(Deal.numbered(4, 3), ("Anna", "Bruno", "Cora", "Dario"))
    while not is_over(game.position):
        game.play(legal(game.position)[0], to_act(game.position))
    Path("four.abbey").write_text(write_record(record_of(game)), encoding="utf-8")
    one, other = (MONKS[monk] for monk in game.position.identity[4:])
    assert f"Nobody was: {one}, {other}." in abbey("replay", "four.abbey").output


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ((), "You took no hints."),
        (("hint", "hint"), "You took 1 hint."),
        (("hint", "1", "hint", "undo", "hint"), "You took 1 hint."),
        (("hint", *["1"] * 20, "hint"), "You took 2 hints."),
    ],
)
def test_the_end_tells_how_many_turns_a_hint_was_taken_for(typed: tuple[str, ...], told: str) -> None:
    said = abbey("play", "--bots", "random", "--seed", "3", typed=[*typed, *ONES]).output
    assert told in said.partition("Who was who")[2]


@pytest.mark.parametrize(
    ("typed", "told"), [((), []), (("hint",), ["You took 1 hint since you came back to this game."])]
)
def test_the_end_of_a_resumed_game_tells_only_the_hints_that_are_known(typed: tuple[str, ...], told: list[str]) -> None:
    abbey("play", "--bots", "random", "--seed", "3", typed=["hint", "quit"])
    said = abbey("play", "--resume", "game.abbey", typed=[*typed, *ONES]).output
    assert re.findall(r"You took .* hint.*", said) == told


def test_a_game_with_several_persons_cannot_be_resumed_here() -> None:
    game = Game(Deal.numbered(2, 3), ("Anna", "Bruno"))
    Path("two.abbey").write_text(write_record(record_of(game)), encoding="utf-8")
    result = abbey("play", "--resume", "two.abbey")
    assert is_refused(result)
    assert "Watch it with abbey replay" in result.stderr


def test_undo_takes_back_the_last_decision() -> None:
    said = abbey("play", "--seed", "3", typed=["1", "undo", "quit"]).output
    taken_back = re.search(r"Taken back: (.+)\.\n", said)
    assert taken_back
    assert said.count(f"\n 1  {taken_back[1]}") == 2  # offered, and offered again
    assert decided() == 0


def test_undo_says_why_it_cannot_be() -> None:
    assert "nothing to take back" in abbey("play", "--seed", "3", typed=["undo", "quit"]).output
    while not decided() or kept().actions[-1][0] == 0:
        abbey("play", "--resume", "game.abbey", typed=["1", "quit"])
    since = short_names(kept().names)[kept().actions[-1][0]]
    said = abbey("play", "--resume", "game.abbey", typed=["undo", "quit"]).output
    assert f"{since} has decided something since your last decision" in said


def test_the_commands_answer() -> None:
    typed = ["?", "board", "hand", "log", "log all", "rules", "rules no-task", "rules close behind", "quit"]
    said = abbey("play", "--seed", "3", typed=typed).output
    assert "rises by the sum of all tiles there" in said
    assert "Whoever moves William" in said
    assert "Your cards: " in said


def test_what_is_no_choice_is_answered_with_what_is() -> None:
    said = abbey("play", "--seed", "3", typed=["0", "99", "²", "dance", "rules dancing", "quit"]).output
    assert said.count(f"Please type a number from 1 to {len(kept().legal(SEATS[0]))}, or ? for help.") == 4
    assert "no rule called “dancing”" in said


def test_an_action_can_be_typed_in_the_notation() -> None:
    abbey("play", "--seed", "3", typed=["quit"])
    action = kept().legal(SEATS[0])[-1]
    abbey("play", "--resume", "game.abbey", typed=[word_of(action), "quit"])
    assert kept().actions[-1] == (0, action)


def test_a_guess_that_can_never_be_right_is_warned_of() -> None:
    game = eve("--bots", "random")
    own = MONKS[game.position.identity[0]]
    shown = next(colour for colour in shown_by(game.view(SEATS[0]), SEATS[1]) if colour != own)
    typed = [f"accuse:1={own}", "2", f"accuse:1={shown}", "2", "quit"]
    said = abbey("play", "--resume", "eve.abbey", typed=typed).output
    assert "This guess cannot be right: you are this monk yourself." in said
    assert "This guess cannot be right: that player has shown this colour, and so is not this monk." in said
    assert decided("eve.abbey") == [seat for seat, _ in game.actions].count(SEATS[0])


def test_a_guess_that_can_never_be_right_is_laid_when_the_person_insists() -> None:
    own = f"accuse:1={MONKS[eve().position.identity[0]]}"
    abbey("play", "--resume", "eve.abbey", typed=[own, "1", "quit"])
    assert kept("eve.abbey").actions[-1] == (0, read_action(own))


def test_without_a_terminal_no_escape_codes_are_written() -> None:
    assert "\x1b" not in abbey("play", "--seed", "3", typed=ONES).output
