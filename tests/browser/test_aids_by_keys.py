"""Uses the aids as somebody does who hears the page and has no pointer: by roles, names and keys alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from abbey.rules.names import MONKS
from tests.browser.company import Company, on_the_second_day
from tests.browser.focus import focus, walk_to
from tests.browser.notebook import NotebookScreen
from tests.browser.reasons import monk_with_reasons
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.test_aids import PER_CENT, SECOND_DAY, AidsScreen
from tests.browser.words import word

WAYS = re.compile("|".join(re.escape(word("page-hint-ways", count=count)) for count in (1, 2, 3)))


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    """Return a table where all aids are agreed on."""
    with on_the_second_day(server.address, aids="all") as company:
        yield company


@pytest.fixture
def monk(company: Company) -> str:
    """Return as whom Bela has reasons; whoever opens the table after that finds no ceremony going on."""
    return monk_with_reasons(company)


def press_on(page: Page, name: str) -> None:
    walk_to(page, name)
    page.keyboard.press("Enter")


def turn_to(page: Page, sheet: str) -> None:
    """Turn to the sheet behind one of the tabs: Tab leads to them, arrows from one to the next."""
    walk_to(page, word("play-log"))
    while focus(page).name != word(sheet):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_hint_is_asked_for_announced_and_read(table: TableScreen) -> None:
    page, aids = table.page, AidsScreen(table)
    press_on(page, word("play-aids"))
    expect(aids.box).to_be_visible()
    press_on(page, word("notes-hint-ask"))
    expect(aids.said).to_have_text(word("notes-hint-covered"))
    walk_to(page, word("play-identity-peek"))
    page.keyboard.down("Enter")
    expect(aids.said).to_have_text(WAYS)
    light = page.get_by_role("button", name=word("notes-hint-light"))
    ways = aids.box.get_by_role("listitem").filter(has=light)
    expect(aids.said).to_have_text(word("page-hint-ways", count=ways.count()))
    expect(ways.first).to_contain_text(word("notes-hint-win", percent=0).split("0")[0].strip(), ignore_case=True)
    page.keyboard.up("Enter")


def test_the_reasons_of_a_field_are_opened_and_lead_to_their_moment(monk: str, table: TableScreen) -> None:
    page, notes = table.page, NotebookScreen(table)
    turn_to(page, "play-notes")
    expect(notes.cell("Bela", monk)).to_have_accessible_name(PER_CENT)
    walk_to(page, word("notes-cell", who="Bela", figure=MONKS[0]))
    for _ in range(MONKS.index(monk)):
        page.keyboard.press("ArrowRight")
    expect(notes.cell("Bela", monk)).to_be_focused()
    page.keyboard.press("Enter")
    details = notes.details("Bela", monk)
    reason = details.get_by_role("list").first.get_by_role("button").first
    press_on(page, " ".join((reason.text_content() or "").split()))
    expect(table.log.locator(":focus")).to_be_in_viewport()


def test_whoever_watches_reads_how_likely_everybody_is_whom(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela", aids="public") as company:
        company.play_until(lambda board: board["day"] == SECOND_DAY)
        page.goto(f"/t/{company.id}")
        expect(TableScreen(page).abbey).to_be_visible()
        turn_to(page, "play-odds")
        sheet = page.get_by_role("tabpanel", name=word("play-odds"))
        for name in ("Anna", "Bela"):
            odds = sheet.get_by_role("region", name=name)
            expect(odds.get_by_role("listitem")).to_have_count(len(MONKS))
            told = odds.get_by_role("list").aria_snapshot()
            assert all(word("figure-start", figure=monk) in told for monk in MONKS), told
            assert PER_CENT.search(told), told
            expect(
                odds.get_by_role("img", name=word("notes-likeliest", figure="", percent="").split(":")[0])
            ).to_be_visible()
