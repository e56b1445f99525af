"""Does everything by keyboard alone, and checks that one always sees where one is."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.focus import focus, walk, walk_to
from tests.browser.home import Home
from tests.browser.letter import await_letters, letter_on
from tests.browser.table import TableScreen
from tests.browser.words import word


@pytest.fixture
def table(page: Page) -> TableScreen:
    """Open a table of two, reached without a mouse."""
    await_letters(page)
    Home(page).open()
    walk_to(page, word("page-your-name"))
    page.keyboard.type("Anna")
    walk_to(page, "4")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    walk_to(page, word("page-now-go"))
    page.keyboard.press("Enter")
    expect(letter_on(page)).to_be_visible()
    page.keyboard.press("Escape")
    table = TableScreen(page)
    table.wait_for_my_turn()
    return table


def press_choice(table: TableScreen, number: int = 1) -> None:
    """Press a choice by its number, and Enter if that is asked. One's own marker gives way to the next one."""
    table.wait_for_my_turn()
    chosen = table.choice(number).element_handle()
    table.page.keyboard.press(str(number))
    while table.is_asked(chosen):
        if table.own_marker.is_visible():
            table.page.keyboard.press("Escape")
            return press_choice(table, number + 1)
        table.say_yes(lambda _: table.page.keyboard.press("Enter"))
    return None


def wait_by_keys(table: TableScreen) -> None:
    """Press Enter at whatever everybody stops for, until there is something to choose or the game is over."""
    ready = table.first_choice.or_(table.ending)
    expect(ready.or_(table.go_on).first).to_be_visible()
    while table.go_on.is_visible():
        table.page.keyboard.press("Enter")
        expect(ready.or_(table.go_on).first).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys_alone(table: TableScreen) -> None:
    while True:
        wait_by_keys(table)
        if table.ending.is_visible():
            break
        press_choice(table)
    before = table.page.url
    walk_to(table.page, word("together-again"))
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(before)


def test_turns_are_played_by_number_and_enter(table: TableScreen) -> None:
    for _ in range(8):
        press_choice(table)


def test_a_choice_can_be_walked_to_and_taken_back(table: TableScreen) -> None:
    before = table.question.inner_text()
    walk_to(table.page, table.first_choice.locator("kbd").inner_text())
    table.page.keyboard.press("Enter")
    expect(table.undo).to_be_visible()
    table.page.keyboard.press("u")
    expect(table.undo).to_have_count(0)
    expect(table.question).to_have_text(before)


def test_arrows_walk_over_the_hill(table: TableScreen) -> None:
    while not table.abbey.get_by_role("button").first.is_visible():
        press_choice(table)
        table.wait_for_my_turn()
    places = {name for place in table.abbey.get_by_role("button").all() if (name := place.get_attribute("aria-label"))}
    walk_to(table.page, next(iter(places)))
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        table.page.keyboard.press(key)
        at = focus(table.page)
        assert at.is_seen
        seen.add(at.name)
    assert len(seen) > 1
    assert seen <= places


def test_tab_goes_round_the_whole_table_and_is_caught_nowhere(table: TableScreen) -> None:
    steps: list[str] = []
    names: set[str] = set()
    for at in walk(table.page):
        assert at.is_seen, f"nobody sees that {at.name!r} has the focus"
        if at.step in steps:
            break
        steps.append(at.step)
        names.add(at.name)
    assert at.step == steps[0]
    assert {word("page-settings"), word("page-guide"), word("play-log"), word("play-in-words")} <= names


@pytest.mark.parametrize("dialog", ["page-settings", "page-guide"])
def test_escape_closes_what_a_button_opened_and_the_focus_is_back(table: TableScreen, dialog: str) -> None:
    walk_to(table.page, word(dialog), "Shift+Tab")
    table.page.keyboard.press("Enter")
    opened = table.page.get_by_role("dialog", name=word(dialog))
    expect(opened).to_be_visible()
    table.page.keyboard.press("Tab")
    assert focus(table.page).is_seen
    table.page.keyboard.press("Escape")
    expect(opened).to_be_hidden()
    assert focus(table.page).name == word(dialog)


def test_single_keys_open_the_shortcuts_and_the_board_in_words(table: TableScreen) -> None:
    table.page.keyboard.press("?")
    shortcuts = table.page.get_by_role("dialog", name=word("play-keys"))
    expect(shortcuts).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(shortcuts).to_have_count(0)
    table.page.keyboard.press("t")
    expect(table.page.get_by_role("heading", name=word("play-text-title"))).to_be_visible()
