"""Tests what a page says of a table that was removed: to whoever looks at it, and in the list of their games."""

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.house.house_server import HouseServer
from tests.browser.watch import Watch
from tests.browser.words import word


def test_a_table_that_is_removed_says_so_and_can_be_forgotten(house: HouseServer, visit: Visit, watch: Watch) -> None:
    watch.forgive("404")
    company = Company(house.address, "Anna", "Bela", start=False)
    page = visit(base_url=house.address)
    page.goto(company.link(0))
    expect(page.get_by_role("heading", name=word("page-lobby"))).to_be_visible()
    house.remove(company.id)
    expect(page.get_by_role("heading", name=word("page-no-table"))).to_be_visible()
    expect(page.get_by_text(word("refused-no-such-table"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(word("refused-no-such-table"))).to_be_visible()
    page.get_by_role("link", name=word("page-go-home")).click()
    kept = page.get_by_role("listitem").filter(has_text=word("page-standing", standing="gone"))
    expect(kept).to_have_count(1)
    kept.get_by_role("button").click()
    expect(kept).to_have_count(0)
