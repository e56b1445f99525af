"""Tests light, dark and motion as the device or the visitor wants them."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, Json, phase_is
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word

# Every animation and transition that ever ran, looked for in each frame.
COUNT_MOTION = """
  window.moved = new Set();
  const look = () => {
    for (const each of document.getAnimations()) if (each.playState === 'running') window.moved.add(each);
    requestAnimationFrame(look);
  };
  look();
"""
DECISIONS = 6
LAST_HOUR = 24
LONGEST_TURN_MS = 20_000  # to see what others did, with time for a slow line
BLINK_MS = 50


def movements(page: Page) -> int:
    """Count the things that have moved by themselves in the first decisions of a game."""
    page.add_init_script(COUNT_MOTION)
    Home(page).open().play_now(players=3).play_decisions(DECISIONS)
    return int(page.evaluate("window.moved.size"))


def test_figures_walk_and_tokens_climb(visit: Visit) -> None:
    assert movements(visit(reduced_motion="no-preference")) > 0


def test_nothing_moves_for_a_device_that_wants_no_motion(visit: Visit) -> None:
    assert movements(visit(reduced_motion="reduce")) == 0


def test_nothing_moves_for_a_visitor_who_wants_no_motion(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    Home(page).open()
    page.get_by_role("button", name=word("page-settings")).click()
    page.get_by_role("radio", name=word("page-motion-choice", motion="reduced")).check(force=True)
    page.get_by_role("button", name=word("page-done")).click()
    assert movements(page) == 0


def guest_at(company: Company, page: Page) -> TableScreen:
    """Sit down in the first seat, with a watch that only we turn; the company plays on."""
    page.clock.install()
    page.goto(company.link(0))
    table = TableScreen(page)
    expect(table.question).to_be_visible()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    return table


def ends_the_day(board: Json) -> bool:
    """Tell whether the second player is to decide the last thing on the first day."""
    return bool(board["time"] >= LAST_HOUR and board["owing"] == [1] and board["phase"] == "move")


def is_night(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.matches('[data-night]')"))


def see_the_night_fall(company: Company, table: TableScreen) -> None:
    """Let the day end, and turn the watch on to the moment when the ceremony begins."""
    company.play_until(lambda board: board["phase"] == "show" or board["day"] > 1)
    expect(table.panel.or_(table.page.get_by_role("dialog")).first).to_be_visible()
    night = table.page.get_by_role("dialog", name=word("play-night", day=1))
    for _ in range(LONGEST_TURN_MS // BLINK_MS):
        if night.is_visible():
            return
        table.page.clock.run_for(BLINK_MS)
        table.page.wait_for_timeout(0)
    raise AssertionError("no night fell")


@pytest.fixture
def evening(server: Server) -> Iterator[Company]:
    """Return a company of two whose first day is about to end."""
    for _ in range(9):  # until the day is in the second player's hands
        with Company(server.address, "Anna", "Bela") as company:
            board = company.play_until(
                lambda board: ends_the_day(board) or board["day"] > 1 or board["phase"] == "show"
            )
            if ends_the_day(board):
                yield company
                return
    raise AssertionError("no day ended as it should")


def test_it_is_night_for_two_seconds_and_the_ceremony_takes_less_than_four(visit: Visit, evening: Company) -> None:
    table = guest_at(evening, visit(reduced_motion="no-preference"))
    see_the_night_fall(evening, table)
    assert is_night(table.page)
    expect(table.go_on).to_be_hidden()
    table.page.clock.run_for(1800)
    assert is_night(table.page)
    table.page.clock.run_for(300)
    assert not is_night(table.page)
    table.page.clock.run_for(1900)
    expect(table.go_on).to_be_focused()


@pytest.mark.parametrize("skip", ["key", "touch"])
def test_any_key_or_touch_skips_a_ceremony_and_does_nothing_else(visit: Visit, evening: Company, skip: str) -> None:
    table = guest_at(evening, visit(reduced_motion="no-preference", has_touch=True))
    see_the_night_fall(evening, table)
    if skip == "key":
        table.page.keyboard.press("Escape")
    else:
        table.page.get_by_role("dialog").tap()
    expect(table.go_on).to_be_visible()
    assert not is_night(table.page)


def test_a_ceremony_is_told_to_those_who_listen_as_it_is_seen(visit: Visit, evening: Company) -> None:
    table = guest_at(evening, visit(reduced_motion="no-preference"))
    heard = table.page.get_by_role("dialog").get_by_role("status")
    see_the_night_fall(evening, table)
    expect(heard).not_to_contain_text(" ended the day ")
    assert " ended the day " not in table.told()
    table.page.clock.run_for(4000)
    expect(heard).to_contain_text(" ended the day ")
    assert " ended the day " in table.told()


def test_a_ceremony_stands_still_for_a_device_that_wants_no_motion(visit: Visit, evening: Company) -> None:
    page = visit(reduced_motion="reduce")
    page.add_init_script(COUNT_MOTION)
    table = guest_at(evening, page)
    see_the_night_fall(evening, table)
    expect(table.go_on).to_be_focused()
    page.clock.run_for(1000)
    assert int(page.evaluate("window.moved.size")) == 0


def test_log_and_seats_keep_the_end_to_themselves_until_the_cards_have_turned(visit: Visit, server: Server) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(lambda board: board["phase"] == "accuse" and board["owing"] == [1])
        table = guest_at(company, visit(reduced_motion="no-preference"))
        company.play_until(phase_is("over"))
        expect(table.ending).to_be_visible()
        seats = table.page.get_by_role("list", name=word("play-players"), include_hidden=True)
        unveiled = seats.locator("header [data-figure]")
        assert (unveiled.count(), "Bela was " in table.told()) == (0, False)
        table.page.clock.run_for(4000)
        expect(table.ending.get_by_role("heading", name=word("play-sources"))).to_be_visible()
        assert (unveiled.count(), "Bela was " in table.told()) == (2, True)


def test_whoever_comes_to_the_end_later_sees_it_untold_too(visit: Visit, finished: str) -> None:
    page = visit(reduced_motion="no-preference")
    page.clock.install()
    page.goto(f"/t/{finished}")
    table = TableScreen(page)
    expect(table.ending).to_be_visible()
    page.clock.pause_at(datetime.now(UTC) + timedelta(milliseconds=600))
    assert " wins with " not in table.told()
    page.clock.run_for(4000)
    expect(table.ending.get_by_text(word("play-nobody"))).to_be_visible()
    assert " wins with " in table.told()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_visitor_can_have_day_or_night_whatever_the_device_says(visit: Visit, theme: str) -> None:
    other = "dark" if theme == "light" else "light"
    page, wanted = visit(color_scheme=other), visit(color_scheme=theme)
    for each in (page, wanted):
        Home(each).open()
    page.get_by_role("button", name=word("page-settings")).click()
    page.get_by_role("radio", name=word("page-theme-choice", theme=theme), exact=True).check(force=True)
    ground = wanted.evaluate("getComputedStyle(document.body).backgroundColor")
    expect(page.locator("body")).to_have_css("background-color", ground)
