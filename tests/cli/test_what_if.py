"""Tests `abbey play --from`: a game goes on from a moment of another, and the other commands read it."""

from pathlib import Path

import pytest
from click.testing import Result

from abbey.rules import read_record, word_of
from tests.cli.terminal import ONES, abbey, is_refused, kept

EVENING = str(Path(__file__).parents[2] / "examples" / "evening.abbey")


def played(*args: str, typed: tuple[str, ...] = ("quit",)) -> Result:
    return abbey("play", "--from", EVENING, "--bots", "random", "--seed", "3", *args, typed=typed)


def test_a_redealt_game_says_what_it_is_and_is_kept_in_a_file() -> None:
    said = played("--moment", "8", "--seat", "Bruno").output
    assert "This game goes on from another one, at its step 8." in said
    assert "was dealt again, as it could suppose then." in said
    assert "Nobody promised this deal before its first turn" in said
    game, parent = kept(), kept(EVENING)
    assert game.actions[:8] == parent.actions[:8]
    assert (game.deal == parent.deal, game.names[1]) == (False, "Guest")


def test_the_same_seed_gives_the_same_game() -> None:
    texts = []
    for name in ("one.abbey", "two.abbey"):
        played("--moment", "8", "--seat", "1", "--save", name)
        texts.append(Path(name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.slow
def test_a_kept_game_is_played_to_its_end_and_read_by_the_other_commands() -> None:
    said = played("--moment", "160", "--seat", "2", "--kept", typed=ONES).output
    assert "lies as it did there." in said
    assert kept().deal == kept(EVENING).deal
    verified = abbey("verify", "game.abbey")
    assert "This is a what-if game" in verified.output
    assert "Nobody promised this deal" in verified.output
    assert verified.exit_code == 0
    replayed = abbey("replay", "game.abbey")
    assert "This game goes on from another one, at its step 160." in replayed.output
    assert replayed.exit_code == 0
    counted = abbey("stats", "game.abbey", EVENING)
    assert "1 finished game with 3 seats" in counted.stdout
    assert "Left out, because they are what-if games: 1." in counted.stderr
    assert is_refused_with(abbey("stats", "game.abbey"), "only what-if games")


def test_a_what_if_game_goes_on_later_and_undo_stops_at_the_moment() -> None:
    played("--moment", "1", "--seat", "1", "--kept", typed=("undo", "1", "quit"))
    words = [word_of(action) for _, action in kept().actions]
    assert words[0] == word_of(kept(EVENING).actions[0][1])
    assert len(words) > 1
    again = abbey("play", "--resume", "game.abbey", typed=("undo", "undo", "undo", "quit"))
    assert "This game goes on from another one, at its step 1." in again.output
    record = read_record(Path("game.abbey").read_text(encoding="utf-8"))
    assert record.what_if
    assert len(record.actions) >= record.what_if.begun == 1


def is_refused_with(result: Result, reason: str) -> bool:
    return result.exit_code == 2 and reason in result.stderr and "Traceback" not in result.output


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--from", EVENING, "--moment", "182", "--seat", "1"), "there is no moment 182"),
        (("--from", EVENING, "--moment", "-1", "--seat", "1"), "there is no moment -1"),
        (("--from", EVENING, "--moment", "3", "--seat", "Dora"), "There is no seat 'Dora'"),
        (("--from", EVENING, "--seat", "1"), "it needs --moment and --seat"),
        (("--from", EVENING, "--moment", "3", "--seat", "1", "--resume", EVENING), "goes without --resume"),
        (("--from", EVENING, "--moment", "3", "--seat", "1", "--bots", "novice,brother"), "names one kind"),
        (("--from", EVENING, "--moment", "3", "--seat", "1", "--players", "4"), "leave out --players"),
        (("--from", EVENING, "--moment", "3", "--seat", "1", "--time-last"), "leave out --time-last"),
        (("--from", EVENING, "--moment", "3", "--seat", "1", "--overshoot", "carry"), "leave out --overshoot"),
        (("--resume", "running.abbey", "--players", "2"), "leave out --players"),
        (("--resume", "running.abbey", "--time-last", "--name", "Ada"), "leave out --name and --time-last"),
        (("--resume", "running.abbey", "--overshoot", "reset"), "leave out --overshoot"),
        (("--resume", "running.abbey", "--seed", "3"), "leave out --seed"),
        (("--resume", "running.abbey", "--save", "new.abbey"), "leave out --save"),
        (("--moment", "3", "--seat", "1"), "name its record with --from"),
        (("--kept",), "name its record with --from"),
        (("--from", "poem.abbey", "--moment", "3", "--seat", "1"), "a record begins with 'Abbey record'"),
        (("--from", "running.abbey", "--moment", "3", "--seat", "1"), "has not been played to its end"),
    ],
)
def test_wrong_wishes_are_refused_in_a_sentence(args: tuple[str, ...], reason: str) -> None:
    Path("poem.abbey").write_text("Rosa pristina", encoding="utf-8")
    abbey("play", "--players", "2", "--bots", "random", "--save", "running.abbey", typed=("1", "quit"))
    result = abbey("play", *args)
    assert is_refused(result)
    assert reason in result.stderr
