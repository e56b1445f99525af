"""Tests when a visitor is asked about notices, and what a browser that cannot show them says."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.table import TableScreen, next_to_decide
from tests.browser.words import word

# What browsers do: ask on a computer, and on a phone refuse to make a notice without a service worker.
ASKING = """window.Notification = class {
  static permission = localStorage.getItem('permission') ?? 'default';
  static async requestPermission() {
    localStorage.setItem('permission', 'granted');
    return (Notification.permission = 'granted');
  }
}"""
THROWING = """window.Notification = class {
  static permission = 'default';
  constructor() { throw new TypeError('Illegal constructor') }
}"""


def offer(page: Page) -> Locator:
    return page.get_by_role("region", name=word("together-notice"))


def both(visit: Visit, server: Server, browser: str) -> list[TableScreen]:
    """Seat Anna and Bela at one table, in browsers of this kind."""
    company = Company(server.address, "Anna", "Bela")
    tables = []
    for seat in range(2):
        page = visit()
        page.add_init_script(browser)
        page.goto(company.link(seat))
        expect(TableScreen(page).identity).to_be_visible()
        tables.append(TableScreen(page))
    return tables


@pytest.mark.slow
def test_a_visitor_is_asked_after_the_first_turn_among_others_and_once_only(visit: Visit, server: Server) -> None:
    tables = both(visit, server, ASKING)
    _, table = next_to_decide({"Anna": tables[0], "Bela": tables[1]})
    other = next(each for each in tables if each is not table)
    assert [offer(each.page).count() for each in tables] == [0, 0]
    table.play_turn()
    expect(offer(table.page)).to_contain_text(word("together-notice-ask"))
    assert offer(other.page).count() == 0
    table.page.get_by_role("button", name=word("together-notice-yes")).click()
    expect(offer(table.page)).to_have_count(0)
    table.page.reload()
    expect(table.identity).to_be_visible()
    expect(offer(table.page)).to_have_count(0)
    table.page.get_by_role("button", name=word("page-settings")).click()
    expect(table.page.get_by_label(word("page-notices"))).to_be_checked()


@pytest.mark.slow
def test_a_browser_that_cannot_show_notices_says_what_helps_instead(visit: Visit, server: Server) -> None:
    tables = both(visit, server, THROWING)
    _, table = next_to_decide({"Anna": tables[0], "Bela": tables[1]})
    table.play_turn()
    expect(offer(table.page)).to_contain_text(word("together-notice-cannot"))
    table.page.get_by_role("button", name=word("together-notice-sound")).click()
    expect(offer(table.page)).to_have_count(0)
    table.page.get_by_role("button", name=word("page-settings")).click()
    expect(table.page.get_by_label(word("page-sound"))).to_be_checked()
    expect(table.page.get_by_role("dialog").get_by_text(word("together-notice-cannot"))).to_be_visible()


def test_nobody_is_asked_alone_with_bots(page: Page) -> None:
    page.add_init_script(ASKING)
    table = Home(page).open().play_now(players=2)
    table.play_turn()
    table.wait_for_my_turn()
    assert offer(page).count() == 0
