"""Lets axe judge every screen, by day and by night: it finds nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.company import Company, asks_who_moves, phase_is
from tests.browser.home import Home
from tests.browser.letter import LetterScreen, await_letters
from tests.browser.my_abbey import MyAbbeyScreen, file_with
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.watch import Watch
from tests.browser.words import word


def assert_open_to_all(page: Page) -> None:
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert [told(flaw) for flaw in Axe().run(page).response["violations"]] == [], scheme


def told(flaw: dict[str, Any]) -> str:
    return f"{flaw['id']}: {[(node['target'], node['failureSummary']) for node in flaw['nodes'][:5]]}"


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    with Company(server.address, "Anna", "Bela") as company:
        yield company


@pytest.fixture
def table(page: Page, company: Company) -> TableScreen:
    """Open Anna's table, while Anna is to play a card."""
    company.play_until(lambda board: board["phase"] == "play" and board["owing"] == [0])
    page.goto(company.link(0))
    table = TableScreen(page)
    expect(table.first_choice).to_be_visible()
    return table


def test_the_gate_with_all_its_forms(page: Page) -> None:
    home = Home(page).open()
    for way in ("page-friends", "page-shared", "page-record"):
        home.way(way)
    for options in page.get_by_text(word("page-options"), exact=True).all():
        options.click()
    assert_open_to_all(page)


def test_the_lobby(page: Page) -> None:
    Home(page).open().open_table("Anna", players=3)
    expect(page.get_by_role("heading", name=word("page-lobby"))).to_be_visible()
    page.get_by_role("button", name=word("page-device-show")).click()
    assert_open_to_all(page)


def test_a_table_that_never_was(page: Page, watch: Watch) -> None:
    watch.forgive("status of 404")
    page.goto("/t/nowhere")
    expect(page.get_by_role("heading", name=word("page-no-table"))).to_be_visible()
    assert_open_to_all(page)


def test_an_address_that_leads_nowhere(page: Page, watch: Watch) -> None:
    watch.forgive("status of 404")
    page.goto("/crypt")
    expect(page.get_by_role("heading", name=word("page-nowhere"))).to_be_visible()
    assert_open_to_all(page)


def test_the_table_at_play(table: TableScreen) -> None:
    assert_open_to_all(table.page)


def test_a_choice_that_waits_for_a_yes(table: TableScreen) -> None:
    table.pick_a_final_choice()
    assert_open_to_all(table.page)


def test_figures_in_a_row_to_pick_from(page: Page, company: Company) -> None:
    board = company.play_until(asks_who_moves)
    page.goto(company.link(board["owing"][0]))
    table = TableScreen(page)
    table.abbey.locator("[aria-haspopup]").first.click()
    expect(table.row).to_be_visible()
    assert_open_to_all(page)


def test_the_board_in_words(table: TableScreen) -> None:
    table.page.get_by_role("button", name=word("play-in-words")).click()
    expect(table.page.get_by_role("heading", name=word("play-text-title"))).to_be_visible()
    assert_open_to_all(table.page)


def test_the_chat(table: TableScreen) -> None:
    chat = table.turn_to("play-chat")
    chat.get_by_label(word("play-chat-say")).fill("I was in the library.")
    chat.get_by_role("button", name=word("play-chat-send")).click()
    expect(chat.get_by_role("log")).to_contain_text("I was in the library.")
    assert_open_to_all(table.page)


def test_the_notebook(table: TableScreen) -> None:
    expect(table.turn_to("play-notes")).to_be_visible()
    assert_open_to_all(table.page)


def test_the_settings(table: TableScreen) -> None:
    table.page.get_by_role("button", name=word("page-settings")).click()
    expect(table.page.get_by_role("dialog", name=word("page-settings"))).to_be_visible()
    assert_open_to_all(table.page)


@pytest.mark.parametrize("tab", ["guide-tab-minutes", "guide-tab-reference"])
def test_the_rules(page: Page, tab: str) -> None:
    Home(page).open()
    page.get_by_role("button", name=word("page-guide"), exact=True).click()
    page.get_by_role("tab", name=word(tab)).click()
    expect(page.get_by_role("tabpanel", name=word(tab))).to_be_visible()
    assert_open_to_all(page)


def test_the_letter_in_the_middle(page: Page, company: Company) -> None:
    await_letters(page)
    page.goto(company.link(0))
    letter = LetterScreen(page)
    expect(letter.dialog).to_be_visible()
    assert_open_to_all(page)
    letter.sheet.press("Enter")
    expect(letter.told).not_to_be_empty()
    assert_open_to_all(page)


def test_the_veil_of_a_shared_device(page: Page) -> None:
    Home(page).open().share_device("Anna", "Bela")
    expect(page.get_by_role("button", name=word("play-veil-hold"))).to_be_visible()
    assert_open_to_all(page)


@pytest.mark.parametrize("dialog", ["together-leave", "play-keys"])
def test_what_lies_over_the_table(table: TableScreen, dialog: str) -> None:
    table.page.get_by_role("button", name=word(dialog)).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert_open_to_all(table.page)


@pytest.mark.slow
def test_the_days_end_and_the_markers_to_show(page: Page) -> None:
    table = Home(page).open().play_now(players=2)
    table.play_to_the_night()
    expect(page.get_by_role("dialog", name=word("play-night", day=1))).to_be_visible()
    assert_open_to_all(page)
    table.go_on.click()
    expect(table.question).to_have_text(word("ask-show"))
    assert_open_to_all(page)


def test_the_accusation_and_the_ending(page: Page, company: Company) -> None:
    company.play_until(phase_is("accuse"))
    page.goto(company.link(0))
    table = TableScreen(page)
    expect(table.first_choice).to_be_visible()
    assert_open_to_all(page)
    company.play_until(phase_is("over"))
    expect(table.ending.get_by_text(word("play-promise", kept="yes"))).to_be_visible()
    assert_open_to_all(page)


def test_my_abbey(page: Page) -> None:
    mine = MyAbbeyScreen(page).open()
    mine.expect_none()
    assert_open_to_all(page)
    mine.bring_in(file_with(1, held=(0, 1)))
    expect(mine.games).to_have_count(1)
    mine.bring_in(file_with(5))
    mine.expect_counted(4)
    assert_open_to_all(page)
    mine.keeping.get_by_role("button", name=word("mine-erase-all")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_open_to_all(page)


def test_the_replay(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}#at=30&as=open")
    expect(page.get_by_role("group", name=word("page-reel"))).to_be_visible()
    expect(page.get_by_role("region", name=word("page-hands"))).to_be_visible()
    page.get_by_role("tab", name=word("page-replay-more")).click()
    assert_open_to_all(page)


def test_a_text_of_the_replay_that_has_to_scroll(page: Page, finished: str) -> None:
    page.set_viewport_size({"width": 360, "height": 480})
    page.goto(f"/replay/{finished}#at=9999&as=open")
    text = page.locator("[data-scrolls]", has=page.locator("p[aria-live=polite]")).element_handle()
    page.wait_for_function("text => text.scrollHeight > text.clientHeight", arg=text)
    assert_open_to_all(page)
