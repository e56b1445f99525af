"""Looks at every screen in six sizes of window: all text can be read, and all targets lie apart."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from abbey.speech import LANGUAGES
from tests.browser.company import Company, Json, asks_who_moves, phase_is
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.lesson import LessonScreen
from tests.browser.letter import LetterScreen, await_letters
from tests.browser.server import Server
from tests.browser.sizes import hidden
from tests.browser.table import TableScreen
from tests.browser.windows import DEVICES, Window, faults_of
from tests.browser.words import word

FIVE = ("Anna", "Bela", "Cecilia", "Dora", "Emma")
LAST_HOUR = 24
SHEETS = 7  # of the table in a small window
STEPS = 10  # of the rules in two minutes


def asks_where_to(board: Json) -> bool:
    return board["phase"] == "move" and not asks_who_moves(board)


MOMENTS: dict[str, Callable[[Json], bool]] = {
    "a card": phase_is("play"),
    "tiles": phase_is("spend"),
    "a figure": asks_who_moves,
    "a place": asks_where_to,
    "up or down": phase_is("sway"),
}


@pytest.fixture(params=DEVICES)
def window(visit: Visit, request: pytest.FixtureRequest) -> Window:
    wishes, (size, *_) = DEVICES[request.param]
    return Window(visit(viewport=size, **wishes), request.param)


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    with Company(server.address, *FIVE) as company:
        yield company


def sit_down(page: Page, company: Company, is_there: Callable[[Json], bool]) -> TableScreen:
    """Take the seat of whoever has something like this to decide, as somebody who has never been here."""
    company.play_until(is_there)
    page.goto("/")
    page.evaluate("localStorage.clear()")
    page.goto(company.link(company.board["owing"][0]))
    table = TableScreen(page)
    table.wait_for_my_turn()
    return table


def test_the_gate_and_the_settings(window: Window) -> None:
    page = window.page
    home = Home(page).open()
    window.look("the gate")
    for way in ("page-friends", "page-shared", "page-record"):
        home.way(way)
    for options in page.get_by_text(word("page-options"), exact=True).all():
        options.click()
    window.look("the gate with all its forms")
    page.get_by_role("button", name=word("page-settings"), exact=True).click()
    window.look("the settings")


def test_the_rules(window: Window) -> None:
    page = window.page
    Home(page).open()
    page.get_by_role("button", name=word("page-guide"), exact=True).click()
    onward = page.get_by_role("dialog").get_by_role("button", name=word("guide-on"), exact=True)
    for step in range(1, STEPS):
        window.look(f"step {step} of the rules")
        onward.click()
    window.look("the last step of the rules")
    page.get_by_role("tab", name=word("guide-tab-reference")).click()
    window.look("the reference")


def test_the_lobby(window: Window) -> None:
    page = window.page
    Home(page).open().open_table("Anna", players=5)
    expect(page.get_by_role("button", name=word("page-start"))).to_be_visible()
    window.look("the lobby")
    page.get_by_role("button", name=word("together-amend"), exact=True).click()
    page.get_by_role("button", name=word("page-device-show")).click()
    window.look("the lobby with all that can be changed")


def test_the_first_notes_of_the_lesson(window: Window) -> None:
    Home(window.page).open()
    lesson = LessonScreen(window.page)
    lesson.begin.click()
    lesson.await_step()
    window.look("the lesson")


def test_the_letter_in_the_middle_of_the_table(window: Window, company: Company) -> None:
    await_letters(window.page)
    window.page.goto(company.link(0))
    letter = LetterScreen(window.page)
    expect(letter.dialog).to_be_visible()
    window.look("the letter")
    letter.sheet.focus()
    window.page.keyboard.press("Enter")
    expect(letter.told.locator("strong")).to_be_visible()
    window.look("the letter, open")


def test_a_shared_device(window: Window) -> None:
    Home(window.page).open().share_device("Anna", "Bela")
    expect(window.page.get_by_role("button", name=word("play-veil-hold"))).to_be_visible()
    window.look("the veil")


@pytest.mark.slow
def test_a_turn(window: Window, company: Company) -> None:
    for moment, is_there in MOMENTS.items():
        sit_down(window.page, company, is_there)
        window.look(moment)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_every_language(visit: Visit, company: Company, language: str) -> None:
    wishes, (size, *_) = DEVICES["finger"]
    page = visit(viewport=size, locale=language, **wishes)
    company.play_until(asks_who_moves)
    page.goto(company.link(company.board["owing"][0]))
    window = Window(page, "finger")
    expect(page.get_by_role("tab")).to_have_count(SHEETS)
    for tab in page.get_by_role("tab").all():
        tab.click()
        window.look(tab.inner_text())


@pytest.mark.slow
def test_every_sheet_and_dialog_of_the_table(window: Window, company: Company) -> None:
    page = window.page
    table = sit_down(page, company, lambda board: board["day"] == 2 and asks_who_moves(board))
    for tab in page.get_by_role("tab").all():
        tab.click()
        window.look(f"sheet: {tab.inner_text()}")
    for name in ("play-keys", "together-leave"):
        button = page.get_by_role("button", name=word(name))
        if not button.is_visible():
            table.turn_to("play-log" if name == "play-keys" else "play-players")
        button.click()
        window.look(name)
        page.keyboard.press("Escape")


@pytest.mark.slow
def test_a_confirmation(window: Window, company: Company) -> None:
    table = sit_down(window.page, company, phase_is("sway"))
    table.pick_a_final_choice()
    window.look("a confirmation")


def is_late(board: Json) -> bool:
    """Tell whether the next move ends a day."""
    return bool(board["time"] >= LAST_HOUR and board["phase"] == "move")


@pytest.mark.slow
def test_the_night_and_the_show(window: Window, company: Company) -> None:
    company.play_until(is_late)
    window.page.goto(company.link(0))
    table = TableScreen(window.page)
    expect(table.question).to_be_visible()
    company.play_until(phase_is("show"))
    expect(table.go_on).to_be_visible()
    window.look("the night")
    table.go_on.click()
    table.wait_for_my_turn()
    window.look("a marker to show")
    company.play_until(phase_is("play"))
    expect(table.go_on).to_be_visible()
    window.look("the show")


@pytest.mark.slow
def test_the_accusation_the_ending_and_the_replay(window: Window, company: Company) -> None:
    table = sit_down(window.page, company, phase_is("accuse"))
    window.look("the accusation")
    company.play_until(phase_is("over"))
    expect(table.ending.get_by_text(word("play-promise", kept="yes"))).to_be_visible()
    window.look("the end")
    window.page.goto(f"/replay/{company.id}#at=30&as=open")
    expect(window.page.get_by_role("group", name=word("page-reel"))).to_be_visible()
    window.look("the replay")


@pytest.mark.slow
def test_everything_lit_on_the_board_is_in_sight_even_while_a_hint_is_given(window: Window, company: Company) -> None:
    table = sit_down(window.page, company, lambda board: board["day"] > 1 and asks_where_to(board))
    expect(window.page.get_by_role("button", name=word("hint-read"))).to_be_visible()
    lit = table.abbey.get_by_role("button")
    for size in window.sizes():
        assert hidden(lit) == [], size
        for place in lit.all():
            expect(place).to_be_in_viewport(ratio=0.99)


@pytest.mark.slow
def test_the_board_keeps_its_size_from_step_to_step(window: Window, company: Company) -> None:
    boards: dict[str, set[str]] = {}
    for moment in ("a card", "a figure", "up or down", "a marker"):
        table = sit_down(window.page, company, MOMENTS.get(moment, phase_is("show")))
        for size in window.sizes():
            boards.setdefault(str(size), set()).add(str(table.abbey.bounding_box()))
    assert {size: found for size, found in boards.items() if len(found) > 1} == {}


def test_the_notebook_opens_at_its_top(window: Window, company: Company) -> None:
    table = sit_down(window.page, company, lambda board: board["day"] > 1)
    log = table.turn_to("play-log")
    log.evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
    notebook = table.turn_to("play-notes")
    assert notebook.evaluate("(sheet) => sheet.scrollTop") == 0


FAULTY = """<body style="margin: 0; font-size: 16px">
  <button style="width: 100px; height: 50px">one</button>
  <button style="width: 100px; height: 50px; margin-left: -80px">two</button>
  <button style="width: 20px; height: 20px">x</button>
  <p style="font-size: 9px">small print</p>
  <p style="width: 50px; overflow: hidden; white-space: nowrap">a long line that its edge cuts</p>
  <div style="height: 40px; overflow: hidden"><p style="margin: 0">first<br><br><br>last</p></div>
  <div style="width: 3000px">broad</div>"""


def test_what_is_wrong_with_a_screen_is_found(page: Page) -> None:
    page.goto("about:blank")
    page.set_content(FAULTY)
    faults = faults_of(page, is_touched=True)
    assert faults == {
        "too small to read": ['"small print" 9.0 px'],
        "cut": ["a long line that its edge cuts", "last"],
        "over each other": ["one and two"],
        "under something else": ["one lies under two"],
        "too small to touch": ['button "x" 20x20'],
        "too broad": ["the page"],
    }
