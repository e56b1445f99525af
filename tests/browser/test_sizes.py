"""Small screens: a phone in the hand, and a page zoomed to twice its size."""

import pytest
from playwright.sync_api import Page, expect

from abbey.rules.names import FIGURES
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.sizes import runs_out_sideways, too_small
from tests.browser.words import word

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
SHEETS = ("play-tracks", "play-players", "play-log", "play-chat", "play-notes", "play-in-words", "play-abbey")
DECISIONS = 8


@pytest.fixture
def phone(visit: Visit) -> Page:
    return visit(**PHONE)


# On a small hill figures stand close together; each that can be picked is also in the list of choices in words.
FIGURE_BUTTONS = tuple(f'button "{word("figure-start", figure=figure)} ' for figure in FIGURES)


def assert_fits_a_phone(page: Page) -> None:
    assert not runs_out_sideways(page)
    assert [each for each in too_small(page) if not each.startswith(FIGURE_BUTTONS)] == []


def test_the_gate_and_the_rules_fit_a_phone(phone: Page) -> None:
    home = Home(phone).open()
    for way in ("page-friends", "page-shared", "page-record"):
        home.way(way)
    assert_fits_a_phone(phone)
    phone.get_by_role("button", name=word("guide-title"), exact=True).tap()
    expect(phone.get_by_role("dialog", name=word("guide-title"))).to_be_visible()
    assert not runs_out_sideways(phone)
    # Ten dots stand in a row, and the two large buttons beneath them lead to the same pictures.
    assert too_small(phone, besides=word("guide-steps")) == []


def test_turns_are_played_by_touch_on_a_phone(phone: Page) -> None:
    table = Home(phone).open().play_now(players=3)
    for _ in range(DECISIONS):
        table.decide_by_touch()
        assert_fits_a_phone(phone)


def test_every_sheet_of_the_table_fits_a_phone(phone: Page) -> None:
    table = Home(phone).open().play_now(players=5)
    table.decide_by_touch()
    for sheet in SHEETS:
        table.turn_to(sheet)
        assert_fits_a_phone(phone)


def test_a_turn_is_played_on_a_page_zoomed_to_twice_its_size(visit: Visit) -> None:
    page = visit(**ZOOMED)
    table = Home(page).open().play_now(players=2)
    table.play_decisions(DECISIONS)
    assert not runs_out_sideways(page)
