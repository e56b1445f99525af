"""Hands one device around between two people: a veil between them, and nothing of anybody's under it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.home import Home
from tests.browser.letter import hold, let_go
from tests.browser.table import TableScreen
from tests.browser.words import word


@pytest.fixture
def table(page: Page) -> TableScreen:
    return Home(page).open().share_device("Anna", "Bela")


def veil(table: TableScreen) -> Locator:
    return table.page.get_by_role("button", name=word("play-veil-hold"))


def lift(table: TableScreen) -> None:
    hold(veil(table))
    expect(table.panel).to_be_visible()
    table.page.mouse.up()


def open_cards(table: TableScreen) -> list[str]:
    """Return all cards but William/Adson cards, whose name the rules use too."""
    cards = table.hand.get_by_role("listitem").get_by_role("img")
    expect(cards).to_have_count(3)
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    return [name for name in names if any(map(str.isdigit, name))]


def asked(table: TableScreen) -> str:
    """Return to whom the device is to be passed."""
    expect(veil(table)).to_be_visible()
    heading = table.page.get_by_role("heading", level=2).filter(has_text=word("play-veil", name="")).inner_text()
    return next(name for name in ("Anna", "Bela") if heading == word("play-veil", name=name))


def assert_nothing_is_open(table: TableScreen, *secrets: str) -> None:
    expect(veil(table)).to_be_visible()
    expect(table.hand).to_have_count(0)
    expect(table.identity).to_have_count(0)
    expect(table.first_choice).to_have_count(0)
    content = table.page.content()
    assert [secret for secret in secrets if secret in content] == []


def test_the_veil_stands_before_the_first_cards_and_lifts_when_it_is_held(table: TableScreen) -> None:
    assert_nothing_is_open(table)
    longer = table.page.get_by_text(word("play-veil-longer"))
    expect(longer).to_have_count(0)
    veil(table).click()
    expect(longer).to_be_visible()
    assert_nothing_is_open(table)
    lift(table)
    expect(table.first_choice).to_be_visible()


def test_a_screen_reader_which_can_only_click_lifts_the_veil_too(table: TableScreen) -> None:
    veil(table).dispatch_event("click")
    expect(table.first_choice).to_be_visible()


def test_an_identity_shows_only_while_it_is_held(table: TableScreen) -> None:
    lift(table)
    sealed = table.identity.get_by_role("img", name=word("board-identity-veiled"))
    expect(sealed).to_be_visible()
    hold(table.identity)
    expect(sealed).to_have_count(0)
    let_go(table.page)
    expect(sealed).to_be_visible()


def test_the_veil_falls_when_somebody_looks_elsewhere(table: TableScreen) -> None:
    lift(table)
    cards = open_cards(table)
    table.page.evaluate("window.dispatchEvent(new Event('blur'))")
    assert_nothing_is_open(table, *cards)


def test_a_list_that_was_still_scrolling_when_the_veil_fell_breaks_nothing(table: TableScreen) -> None:
    lift(table)
    scrolling = table.panel.locator("[data-scrolls]").first.element_handle()
    table.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(veil(table)).to_be_visible()
    scrolling.evaluate("(box) => box.dispatchEvent(new Event('scroll'))")


def test_the_veil_falls_between_two_turns_and_asks_for_the_other(table: TableScreen) -> None:
    first = asked(table)
    lift(table)
    kept = open_cards(table)
    while table.first_choice.is_visible():
        table.decide()
        expect(table.first_choice.or_(veil(table)).or_(table.go_on).first).to_be_visible()
    assert asked(table) != first
    told = table.page.content()
    assert sum(card in told for card in set(kept)) <= 1  # the one that was played
    assert_nothing_is_open(table)
