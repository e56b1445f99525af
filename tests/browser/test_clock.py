"""Tests a table with a clock: it counts down, a bot takes over, and the seat is given back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word

CLOCK_S = 10  # the shortest there is
NAMES = ("Anna", "Bela")


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    with Company(server.address, *NAMES, clock_s=CLOCK_S) as company:
        yield company


def first_to_play(company: Company) -> int:
    seat: int = company.guests[0].board["owing"][0]
    return seat


def assert_counts_down(timer: Locator) -> None:
    """See one time, and less of it later: a busy machine may miss a second."""
    times = [word("play-clock-seconds", count=count) for count in range(CLOCK_S, -1, -1)]
    seen = times.index(timer.inner_text())
    expect(timer).to_have_text(re.compile("|".join(f"^{re.escape(time)}$" for time in times[seen + 1 :])))


@pytest.mark.slow
def test_a_bot_plays_for_whoever_thinks_too_long_until_the_seat_is_taken_back(page: Page, company: Company) -> None:
    page.goto(company.link(first_to_play(company)))
    table = TableScreen(page)
    expect(table.first_choice).to_be_visible()
    assert_counts_down(page.get_by_role("timer"))
    expect(page.get_by_text(word("play-replaced"))).to_be_visible()
    expect(table.first_choice).to_have_count(0)
    page.get_by_role("button", name=word("play-seat-back"), exact=True).click()
    expect(page.get_by_text(word("news-given-back", you="yes"))).to_be_visible()
    expect(page.get_by_text(word("play-replaced"))).to_have_count(0)
    company.guests[1 - first_to_play(company)].play(lambda legal: legal[0])
    expect(page.get_by_role("timer")).to_be_visible()


@pytest.mark.slow
def test_everybody_at_one_device_can_take_their_own_seat_back(page: Page, company: Company) -> None:
    late = first_to_play(company)
    page.goto(company.link(1 - late))
    expect(page.get_by_role("timer")).to_be_visible()
    page.goto(company.link(late))  # whose time runs out came second to this device
    back = page.get_by_role("button", name=word("play-seat-back-of", who=NAMES[late]))
    expect(back).to_be_visible()
    assert page.url.endswith(company.id)  # and without a key
    back.click()
    expect(page.get_by_text(word("news-given-back", who=NAMES[late], you="no"))).to_be_visible()
    expect(back).to_have_count(0)
