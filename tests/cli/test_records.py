"""Tests `abbey verify` and `abbey replay`: what a record proves and what it shows."""

from pathlib import Path

import pytest

from abbey.rules import Game, scores, winners
from abbey.rules.names import MONKS
from abbey.speech import Speaker
from abbey.tui.roster import short_names
from tests.cli.terminal import ONES, abbey, is_refused, kept

pytestmark = pytest.mark.slow  # the games are played against bots that think ahead, in compiled loops


@pytest.fixture
def finished() -> Path:
    abbey("play", "--seed", "3", "--save", "finished.abbey", typed=ONES)
    return Path("finished.abbey")


@pytest.fixture
def running() -> Path:
    abbey("play", "--seed", "3", "--save", "running.abbey", typed=["1"] * 12)
    return Path("running.abbey")


def named_winners(game: Game) -> list[str]:
    return [short_names(game.names)[seat] for seat in winners(game.position)]


def tampered(path: Path, old: str, new: str) -> str:
    text = path.read_text(encoding="utf-8")
    assert old in text
    Path("tampered.abbey").write_text(text.replace(old, new, 1), encoding="utf-8")
    return "tampered.abbey"


def test_verify_names_the_winner_and_the_scores(finished: Path) -> None:
    result = abbey("verify", str(finished))
    assert result.exit_code == 0
    game = kept(str(finished))
    won = Speaker("en").listed(named_winners(game))
    assert f"{won} won. Evidence, least wins: Guest {scores(game.position)[0]}," in result.output


def test_verify_says_that_a_game_has_not_been_played_to_its_end(running: Path) -> None:
    result = abbey("verify", str(running))
    assert result.exit_code == 0
    assert "has not been played to its end: the record ends on day" in result.output


def test_a_record_that_an_editor_has_marked_as_unicode_is_read(finished: Path) -> None:
    finished.write_text(finished.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert abbey("verify", str(finished)).exit_code == 0


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_an_endless_name_is_refused_in_a_sentence(finished: Path, command: str) -> None:
    endless = tampered(finished, "seat 0: Guest", f"seat 0: {'x' * 2_600}")
    result = abbey(command, endless)
    assert is_refused(result)
    assert "a name has at most 500 characters" in result.stderr


def test_verify_notices_another_deal(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    salt = next(line for line in text.splitlines() if line.startswith("salt: "))
    result = abbey("verify", tampered(finished, salt, f"salt: {'0' * 32}"))
    assert result.exit_code == 1
    assert "does not match its commitment" in result.stderr


def test_replay_warns_of_another_deal_and_says_what_that_means(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    salt = next(line for line in text.splitlines() if line.startswith("salt: "))
    result = abbey("replay", tampered(finished, salt, f"salt: {'0' * 32}"))
    assert result.exit_code == 0
    assert "does not match the seal from the start" in result.stderr
    assert "may not be the game that was played" in result.stderr
    assert all(f"{name} wins with " in result.stdout for name in named_winners(kept(str(finished))))


def test_another_seed_is_told_as_another_deal_and_not_as_a_wrong_action(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    seed = next(line for line in text.splitlines() if line.startswith("seed: "))
    result = abbey("replay", tampered(finished, seed, f"seed: {'0' * 64}"))
    assert is_refused(result)
    assert "does not match its commitment" in result.stderr
    assert "cannot be played" not in result.stderr


def test_verify_notices_an_action_against_the_rules(finished: Path) -> None:
    first = next(line for line in finished.read_text(encoding="utf-8").splitlines() if ": play:" in line)
    result = abbey("verify", tampered(finished, first, first.replace("play:", "take:red2 play:")))
    assert result.exit_code == 2
    assert "promises" in result.stderr
    result = abbey("verify", tampered(finished, first, f"{first[0]}: {' '.join(['rest'] * (len(first.split()) - 1))}"))
    assert result.exit_code == 1
    assert "Action 1 of the record cannot be played" in result.stderr


def test_verify_notices_that_something_else_was_published(finished: Path) -> None:
    for option in ("commitment", "promise"):
        result = abbey("verify", str(finished), f"--{option}", "0" * 64)
        assert result.exit_code == 1
        assert f"The {option} you gave is {'0' * 64}, but that of this deal is " in result.stderr


@pytest.mark.parametrize("option", ["--commitment", "--promise"])
@pytest.mark.parametrize("text", ["", "zz", "é", "0" * 63, "٠" * 64])
def test_verify_refuses_what_is_no_hash(finished: Path, option: str, text: str) -> None:
    result = abbey("verify", str(finished), option, text)
    assert is_refused(result)
    assert "is not 64 hexadecimal digits" in result.stderr


def test_verify_takes_a_hash_as_it_was_copied(finished: Path) -> None:
    commitment = kept(str(finished)).deal.commitment()
    assert abbey("verify", str(finished), "--commitment", f" {commitment.upper()}\n").exit_code == 0


def test_replay_tells_a_finished_game_with_everything_open(finished: Path) -> None:
    said = abbey("replay", str(finished)).output
    game = kept(str(finished))
    assert f"Hilda is {MONKS[game.position.identity[game.names.index('Hilda (brother bot)')]]} and holds " in said
    assert all(f"{name} wins with " in said for name in named_winners(game))


def test_replay_takes_one_point_of_view_only(finished: Path) -> None:
    assert is_refused(abbey("replay", str(finished), "--seat", "0", "--open"))


def test_replay_refuses_a_game_against_the_rules(finished: Path) -> None:
    last = finished.read_text(encoding="utf-8").splitlines()[-1]
    words = " ".join(["rest"] * (len(last.split()) - 1))
    result = abbey("replay", tampered(finished, last, f"{last[0]}: {words}"))
    assert is_refused(result)
    assert "cannot be played" in result.stderr


def test_replay_refuses_to_open_a_running_game(running: Path) -> None:
    result = abbey("replay", str(running), "--open")
    assert is_refused(result)
    assert "has not been played to its end, and its secrets stay closed" in result.stderr


def test_replay_of_a_running_game_shows_a_spectator_no_secret(running: Path) -> None:
    said = abbey("replay", str(running)).output
    assert " holds " not in said
    assert " draws " not in said
    assert "Your cards" not in said


def test_replay_shows_a_seat_its_own_cards(running: Path) -> None:
    by_number = abbey("replay", str(running), "--seat", "1").output
    assert "Your cards: " in by_number
    assert by_number == abbey("replay", str(running), "--seat", "Severin").output
    assert is_refused(abbey("replay", str(running), "--seat", "7"))


def test_a_file_that_is_no_record_is_refused_in_one_sentence(finished: Path) -> None:
    Path("bytes").write_bytes(b"\xff\xfe\x00")
    Path("text").write_text("Once upon a time", encoding="utf-8")
    wrong = tampered(finished, "commitment: ", "commitment: é")
    Path("many").write_text(
        finished.read_text(encoding="utf-8").replace("players: 4", "players: many"), encoding="utf-8"
    )
    for command in ("verify", "replay"):
        for name in ("bytes", "text", "missing", ".", "many", wrong):
            assert is_refused(abbey(command, name)), (command, name)
    for name in ("bytes", "text", "missing", ".", "many", wrong):
        assert is_refused(abbey("play", "--resume", name)), name
