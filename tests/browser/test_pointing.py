"""Points with a mouse: what is pointed at is told in full, and what looks like a button is one."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.company import Company, asks_who_moves
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.windows import settle
from tests.browser.words import word

PLACE = "each => each.offsetTop"  # wherever it is scrolled to
TIGHT: ViewportSize = {"width": 1030, "height": 768}  # where some previews need a second line
LINE_PX = 14  # no line of writing is as low as that


@pytest.fixture
def table(page: Page, server: Server) -> Iterator[TableScreen]:
    """Open a table where somebody is to choose who goes to a building."""
    with Company(server.address, "Anna", "Bela") as company:
        board = company.play_until(asks_who_moves)
        page.goto(company.link(board["owing"][0]))
        table = TableScreen(page)
        expect(table.first_choice).to_be_visible()
        yield table


def test_a_preview_is_told_in_full_and_nothing_moves_under_the_pointer(table: TableScreen) -> None:
    table.page.set_viewport_size(TIGHT)
    expect(table.panel.get_by_text(word("play-hint-figures"))).to_be_visible()
    settle(table.page)
    list_ = table.panel.get_by_role("list").filter(has=table.page.locator('[aria-keyshortcuts="1"]'))
    place = list_.evaluate(PLACE)
    for choice in list_.get_by_role("button").all():
        choice.hover()
        told = choice.locator("b").inner_text()
        preview = table.panel.locator("p:visible").filter(has_text=told)
        expect(preview).to_contain_text(choice.locator("small").first.inner_text())
        assert preview.evaluate("each => each.scrollHeight - each.clientHeight") < LINE_PX
        assert list_.evaluate(PLACE) == place


def test_the_place_they_may_go_to_offers_everybody_who_may(table: TableScreen) -> None:
    goal = table.abbey.locator("[aria-haspopup]")
    goal.click()
    offered = table.row.get_by_role("button")
    expect(offered).to_have_count(table.abbey.get_by_role("button").count() - 1)
    table.page.keyboard.press("Escape")
    expect(table.row).to_have_count(0)
    expect(goal).to_be_focused()
    table.page.keyboard.press("Enter")
    before, chosen = table.told(), offered.first.element_handle()
    offered.first.click()
    if table.is_asked(chosen):
        goal = table.abbey.locator(".chosen[role=button]").first
        goal.click()
    expect(table.log).not_to_have_text(before)
