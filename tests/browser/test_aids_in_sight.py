"""Looks at notebook, odds and mirror on a small laptop and a phone: what they tell is in sight without scrolling."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company, on_the_second_day, phase_is
from tests.browser.conftest import Visit
from tests.browser.notebook import NotebookScreen
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.test_aids import SECOND_DAY, AidsScreen, first_open
from tests.browser.windows import FINGER, OLD_PHONE, faults_of
from tests.browser.words import word

FIVE = ("Anna", "Bela", "Cleo", "Dora", "Emil")
NUMBERS = "small[aria-hidden]"  # a screen reader is told the whole sentence instead


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    """Return a table where all aids are agreed on."""
    with on_the_second_day(server.address, aids="all") as company:
        yield company


def expect_all_in_sight(things: Locator, ratio: float = 1) -> None:
    expect(things.first).to_be_visible()
    for thing in things.all():
        expect(thing).to_be_in_viewport(ratio=ratio)


@contextmanager
def looking_into_the_mirror(page: Page) -> Iterator[TableScreen]:
    """Switch the mirror on and hold the letter open."""
    table = TableScreen(page)
    aids = AidsScreen(table)
    aids.button.click()
    aids.mirror.check()
    expect(aids.box.get_by_role("row").last).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Escape")
    with table.open_letter():
        yield table


def test_the_mirror_leaves_every_card_in_sight_with_what_it_would_change(table: TableScreen) -> None:
    with looking_into_the_mirror(table.page):
        choices = table.panel.locator("ol [aria-keyshortcuts]")
        expect(choices.nth(2)).to_be_visible()
        expect(choices.locator(NUMBERS)).to_have_count(choices.count())
        expect_all_in_sight(choices, ratio=0.9)
        assert faults_of(table.page, is_touched=False) == {}


def test_on_a_phone_the_cards_say_what_they_would_change(visit: Visit, company: Company) -> None:
    page = visit(**FINGER, viewport=OLD_PHONE)
    page.goto(company.link(0))
    with looking_into_the_mirror(page) as table:
        cards = table.hand.get_by_role("button")
        expect(cards.first).to_be_visible()
        expect(table.hand.locator(NUMBERS)).to_have_count(cards.count())
        expect_all_in_sight(table.hand.locator(NUMBERS))
        now = word("notes-mirror-now", simple="", careful="").split(":")[0]
        expect(table.panel.get_by_text(now)).to_be_in_viewport(ratio=1)
        assert faults_of(page, is_touched=True) == {}


@pytest.fixture(scope="module")
def five(server: Server) -> Iterator[Company]:
    """Return a table of five on its second day, where all aids are agreed on."""
    with Company(server.address, *FIVE, aids="all") as company:
        company.play_until(lambda board: board["day"] == SECOND_DAY and board["owing"] == [0])
        yield company


def test_a_field_that_is_pressed_leaves_all_rivals_in_sight_and_shows_where_its_reasons_begin(
    page: Page, five: Company
) -> None:
    page.goto(five.link(0))
    notes = NotebookScreen(TableScreen(page)).open()
    fields = notes.sheet.get_by_role("table").get_by_role("button")
    first_open(notes).click()
    expect(notes.sheet.get_by_role("region").get_by_text(word("notes-reasons"))).to_be_in_viewport(ratio=1)
    expect_all_in_sight(fields)
    assert faults_of(page, is_touched=False) == {}


def test_whoever_watches_five_players_sees_every_curve_at_once(page: Page, five: Company) -> None:
    page.goto(f"/t/{five.id}")
    sheet = TableScreen(page).turn_to("play-odds")
    curves = sheet.get_by_role("figure").get_by_role("img")
    expect(curves).to_have_count(len(FIVE))
    expect_all_in_sight(curves)
    assert faults_of(page, is_touched=False) == {}


@pytest.mark.slow
def test_whoever_accuses_has_markers_places_and_odds_in_sight_at_once(page: Page, server: Server) -> None:
    with Company(server.address, *FIVE, aids="all") as company:
        company.play_until(phase_is("accuse"))
        page.goto(company.link(0))
        notes = NotebookScreen(TableScreen(page))
        expect(first_open(notes)).to_be_visible()
        expect_all_in_sight(notes.sheet.get_by_role("button"))
        assert faults_of(page, is_touched=False) == {}


@pytest.mark.parametrize("way", ["play-analysis", "play-watch-again"])
def test_the_last_screen_shows_where_one_can_go_from_it(page: Page, finished: str, way: str) -> None:
    page.goto(f"/t/{finished}")
    table = TableScreen(page)
    expect(table.ending.get_by_role("table")).to_be_visible()
    expect(table.ending.get_by_role("link", name=word(way, you="no"))).to_be_in_viewport(ratio=1)
