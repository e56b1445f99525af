"""Tests light, dark and motion as the device or the visitor wants them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.home import Home
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
