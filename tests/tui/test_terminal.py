"""Tests the program on a real terminal: the pictured board, a book with pages to turn, a secret that is shown once."""

from pathlib import Path

import pytest

from abbey.rules import is_over, scores
from abbey.rules.names import MONKS
from tests.cli.terminal import ONES, abbey, decided, eve, kept
from tests.tui.teletype import CHOICE, Teletype, bare, is_coloured, widest

pytestmark = pytest.mark.slow  # each starts the program

WHOLE_SCREEN = "\x1b[?1049h"
USUAL_SCREEN = "\x1b[?1049l"
KEYS = "q: quit > "
END_OF_INPUT = "\x04"


def first_board(*args: str, columns: int) -> str:
    """Return what stands on the screen when the person is first asked."""
    with Teletype("play", "--seed", "3", *args, columns=columns) as terminal:
        board = terminal.until(CHOICE)
        terminal.press("quit\n")
        terminal.rest()
    return board


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_nothing_is_written_past_the_edge(columns: int) -> None:
    written = first_board(columns=columns)
    assert "Your turn." in bare(written)
    assert widest(written) <= columns


@pytest.mark.parametrize("columns", [80, 120])
def test_a_terminal_with_room_shows_the_board_as_a_coloured_picture(columns: int) -> None:
    written = first_board(columns=columns)
    assert is_coloured(written)
    assert all(sign in bare(written) for sign in ("▱", "SUSPICION", "EVIDENCE", "✚R", "◆B", "○W", "▲G", "■K", "★O"))


def test_the_tracks_stand_beside_the_buildings_where_there_is_room_and_below_them_elsewhere() -> None:
    wide, narrow = (bare(first_board(columns=columns)).splitlines() for columns in (120, 80))
    assert any(line.startswith("Building ") and "SUSPICION" in line for line in wide)
    assert any(line.startswith("SUSPICION") and "EVIDENCE" in line for line in narrow)


def test_a_narrow_terminal_gets_coloured_lines_instead_of_a_picture() -> None:
    written = first_board(columns=60)
    assert is_coloured(written)
    assert "Buildings, their tasks, and who is there:" in bare(written)
    assert "▱" not in written


def test_plain_writes_no_colour_even_on_a_terminal() -> None:
    written = first_board("--plain", columns=120)
    assert not is_coloured(written)
    assert "Buildings, their tasks, and who is there:" in bare(written)


def test_me_shows_who_one_is_and_takes_it_off_the_screen_again() -> None:
    with Teletype("play", "--seed", "3") as terminal:
        before = terminal.until(CHOICE)
        secret = terminal.answer("me", "Press Enter to hide it again. ")
        terminal.press("\n")
        after = terminal.until(USUAL_SCREEN)
        terminal.press("quit\n")
        after += terminal.rest()
    you_are = f"You are {MONKS[kept().position.identity[0]]} "
    _, shown = secret.split(WHOLE_SCREEN)
    assert you_are in bare(shown)
    assert you_are not in bare(before) + bare(after)


def test_a_decision_and_its_undo_work_on_a_terminal() -> None:
    with Teletype("play", "--seed", "3", columns=120) as terminal:
        terminal.until(CHOICE)
        assert "You play " in bare(terminal.answer("1", CHOICE))
        assert "Taken back: " in bare(terminal.answer("undo", CHOICE))
        terminal.press("quit\n")
        assert "abbey play --resume game.abbey" in bare(terminal.rest())
    assert decided() == 0


def test_the_end_of_input_on_a_terminal_saves_the_game() -> None:
    with Teletype("play", "--seed", "3") as terminal:
        terminal.until(CHOICE)
        terminal.answer("1", CHOICE)
        terminal.press(END_OF_INPUT)
        assert "abbey play --resume game.abbey" in bare(terminal.rest())
    assert decided() == 1


def test_a_game_ends_with_a_table_of_where_the_evidence_came_from() -> None:
    own, other, *_ = (MONKS[colour] for colour in eve("--players", "2").position.identity)
    with Teletype("play", "--resume", "eve.abbey") as terminal:
        terminal.until(CHOICE)
        terminal.press(f"accuse:1={other}\n")
        said = bare(terminal.rest())
    game = kept("eve.abbey")
    assert is_over(game.position)
    rows = [line.split() for line in said.partition("Where the evidence came from")[2].splitlines()]
    assert [(row[1], row[-1]) for row in rows if row[:1] == ["You"]][:1] == [(own, str(scores(game.position)[0]))]


@pytest.fixture
def book() -> Path:
    abbey("play", "--seed", "3", "--save", "book.abbey", typed=ONES)
    return Path("book.abbey")


def test_a_book_is_leafed_through_with_keys(book: Path) -> None:
    with Teletype("replay", str(book), columns=120) as terminal:
        assert "Day 1 of 7" in bare(terminal.until(KEYS))
        assert "[1 of " in terminal.answer("", KEYS)
        assert "[2 of " in terminal.answer("n", KEYS)
        assert "[1 of " in terminal.answer("b", KEYS)
        third = bare(terminal.answer("d 3", KEYS))
        assert "Day 3 of 7" in third
        assert all(f"{name} is " in third for name in ("Guest", "Severin", "Notker", "Hilda"))
        assert "Day 7 of 7: the accusation" in bare(terminal.answer("day 7", KEYS))
        terminal.press("q\n")
        terminal.rest()


def test_a_book_ends_with_who_was_who_and_says_so_when_one_leafs_on(book: Path) -> None:
    with Teletype("replay", str(book)) as terminal:
        terminal.until(KEYS)
        said = terminal.answer("d 7", KEYS)
        while "Who was who" not in said:
            said = bare(terminal.answer("", KEYS))
        assert "Where the evidence came from" in said
        assert "That was the last page." in terminal.answer("", KEYS)
        terminal.press(END_OF_INPUT)
        terminal.rest()


def test_a_page_that_is_not_there_is_answered_with_the_keys(book: Path) -> None:
    with Teletype("replay", str(book)) as terminal:
        terminal.until(KEYS)
        assert "This is the first page." in terminal.answer("b", KEYS)
        for line in ("d 8", "d three", "dance"):
            assert "There is no such page. Enter: next" in terminal.answer(line, KEYS)
        terminal.press("q\n")
        terminal.rest()


def test_a_book_read_as_one_seat_shows_its_hand_alone(book: Path) -> None:
    with Teletype("replay", str(book), "--seat", "Severin", columns=60) as terminal:
        said = bare(terminal.until(KEYS))
        terminal.press("q\n")
        terminal.rest()
    assert "Your cards: " in said
    assert " and holds " not in said
