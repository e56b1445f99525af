"""Tests the quiet lines of the first games: each comes once, in the first two games, and only to those who want it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, Json
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word

MARKER = word("hint", hint="marker")
FORGET = """() => {  // which hints were given, but not in which games
  const kept = JSON.parse(localStorage.getItem('abbey.hints'));
  localStorage.setItem('abbey.hints', JSON.stringify({ ...kept, seen: [] }));
}"""
TILE = word("hint", hint="tile")


def is_day_two(board: Json) -> bool:
    """Tell whether markers have been shown, and a card is to be played."""
    return bool(board["day"] == 2 and board["phase"] == "play")


@pytest.fixture
def links(server: Server) -> list[str]:
    """Return the seats of whoever is to decide, at three tables."""
    found = []
    for _ in range(3):
        with Company(server.address, "Anna", "Bela") as company:
            found.append(company.link(company.play_until(is_day_two)["owing"][0]))
    return found


def arrive(page: Page, link: str) -> None:
    page.goto(link)
    TableScreen(page).wait_for_my_turn()
    page.wait_for_load_state("networkidle")  # hints are fetched apart


def read_all(page: Page) -> None:
    """Take every line away, until nothing more is said."""
    button = page.get_by_role("button", name=word("hint-read"))
    while button.is_visible():
        said = page.get_by_role("status").filter(has=button).inner_text()
        button.click()
        expect(page.get_by_role("status").filter(has_text=said)).to_have_count(0)


def test_a_hint_comes_when_it_matters_and_never_again(page: Page, links: list[str]) -> None:
    arrive(page, links[0])
    expect(page.get_by_role("status").filter(has_text=MARKER).or_(page.get_by_text(TILE)).first).to_be_visible()
    read_all(page)
    for link in links[:2]:
        arrive(page, link)
        expect(page.get_by_text(MARKER)).to_have_count(0)


def test_the_third_game_has_no_hints(page: Page, links: list[str]) -> None:
    for link in links[1:]:
        arrive(page, link)
        page.evaluate(FORGET)
    arrive(page, links[0])
    expect(page.get_by_role("button", name=word("hint-read"))).to_have_count(0)


def test_whoever_wants_no_hints_gets_none(page: Page, links: list[str]) -> None:
    page.goto("/")
    page.get_by_role("button", name=word("page-settings"), exact=True).click()
    page.get_by_role("checkbox", name=word("page-hints")).uncheck()
    arrive(page, links[0])
    expect(page.get_by_role("button", name=word("hint-read"))).to_have_count(0)
