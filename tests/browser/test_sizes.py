"""Tests small screens: a phone in the hand, and a page zoomed to twice its size."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, Json, asks_who_moves, phase_is
from tests.browser.conftest import Visit
from tests.browser.finger import Finger
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.sizes import clipped, covered, runs_out_sideways, too_small, too_small_to_read
from tests.browser.table import TableScreen
from tests.browser.windows import settle
from tests.browser.words import word

PHONE = {"device_scale_factor": 3, "is_mobile": True, "has_touch": True}
PHONES = ((360, 740), (390, 844))  # an old one and a new one
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
SHEETS = ("play-tracks", "play-players", "play-log", "play-chat", "play-notes", "play-in-words", "play-abbey")
DECISIONS = 8
LONGEST_NAME = "Bartholomaeusundfreundin"


@pytest.fixture(params=PHONES, ids=str)
def phone(visit: Visit, request: pytest.FixtureRequest) -> Page:
    width, height = request.param
    return visit(viewport={"width": width, "height": height}, **PHONE)


def assert_fits_a_phone(page: Page) -> None:
    assert not runs_out_sideways(page)
    assert too_small(page) == []


def has_a_crowd(board: Json) -> bool:
    """Tell whether somebody is to choose who moves, and several who may stand together."""
    if not asks_who_moves(board):
        return False
    places = [place for place in board["where"].values() if place != board["card"][:-1]]
    return len(set(places)) < len(places)


def test_the_gate_and_the_rules_fit_a_phone(phone: Page) -> None:
    home = Home(phone).open()
    for way in ("page-friends", "page-shared", "page-record"):
        home.way(way)
    assert_fits_a_phone(phone)
    phone.get_by_role("button", name=word("page-guide"), exact=True).tap()
    expect(phone.get_by_role("dialog", name=word("page-guide"))).to_be_visible()
    assert_fits_a_phone(phone)


def test_turns_are_played_by_touch_on_a_phone(phone: Page) -> None:
    table = Home(phone).open().play_now(players=3)
    for _ in range(DECISIONS):
        table.decide_by_touch()
        assert_fits_a_phone(phone)


def test_an_open_letter_can_be_read_on_a_phone(phone: Page) -> None:
    table = Home(phone).open().play_now(players=3)
    table.identity.tap()
    expect(phone.get_by_role("img", name=word("board-identity-veiled"))).to_have_count(0)
    assert too_small_to_read(phone) == []


def test_figures_in_a_crowd_are_picked_by_touch_one_by_one(phone: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        board = company.play_until(has_a_crowd)
        phone.goto(company.link(board["owing"][0]))
        table = TableScreen(phone)
        crowds = table.abbey.locator("[aria-haspopup]")
        expect(crowds.first).to_be_visible()
        for crowd in crowds.all():
            crowd.tap()
            assert_fits_a_phone(phone)
            expect(table.row.get_by_role("button").nth(1)).to_be_visible()
            crowd.tap()
            expect(table.row).to_have_count(0)
        assert covered(phone) == []
        table.touch(crowds.first, 1)


def test_nothing_slips_away_under_a_finger(phone: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        board = company.play_until(phase_is("move"))
        phone.goto(company.link(board["owing"][0]))
        lit = TableScreen(phone).abbey.get_by_role("button")
        expect(lit.first).to_be_visible()
        settle(phone)
        boxes = [place.bounding_box() for place in lit.all()]
        finger = Finger(phone)
        for place in lit.all():
            with finger.on(place):
                assert [each.bounding_box() for each in lit.all()] == boxes


def test_every_sheet_of_the_table_fits_a_phone(phone: Page) -> None:
    table = Home(phone).open().play_now(players=5)
    table.decide_by_touch()
    for sheet in SHEETS:
        table.turn_to(sheet)
        assert_fits_a_phone(phone)


def test_the_longest_name_fits_among_the_players_on_a_phone(phone: Page, server: Server) -> None:
    with Company(server.address, "Anna", LONGEST_NAME) as company:
        phone.goto(company.link(0))
        TableScreen(phone).turn_to("play-players")
    expect(phone.get_by_text(LONGEST_NAME).first).to_be_visible()
    assert_fits_a_phone(phone)
    assert clipped(phone) == []


def test_a_turn_is_played_on_a_page_zoomed_to_twice_its_size(visit: Visit) -> None:
    page = visit(**ZOOMED)
    table = Home(page).open().play_now(players=2)
    table.play_decisions(DECISIONS)
    assert not runs_out_sideways(page)
