"""Plays on from a step of a replay: with the mouse, by keyboard alone and on a phone, to the end and back."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.focus import focus, walk_to
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.sizes import runs_out_sideways, too_small
from tests.browser.table import TableScreen
from tests.browser.test_access import assert_open_to_all
from tests.browser.test_replay import Film, record_with_another
from tests.browser.watch import Watch
from tests.browser.words import word

EVENING = Path("examples/evening.abbey")
TABLE = re.compile("/t/")


def hand_in(page: Page) -> Film:
    """Watch the record of an evening, which no table here has played."""
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(EVENING)
    film = Film(page)
    expect(film.reel).to_be_visible()
    return film


def says(moment: int, hidden: str) -> str:
    return word("what-if-says", moment=moment, hidden=hidden)


def test_somebody_takes_over_a_seat_plays_to_the_end_and_finds_the_way_back(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}")
    film = Film(page)
    film.press("page-reel-last")
    sheet = film.sheet("play-what-if")
    expect(sheet.get_by_text(word("what-if-no-more"))).to_be_visible()
    film.press("page-reel-back")
    at = film.last - 1
    expect(sheet.get_by_text(word("what-if-about", moment=at))).to_be_visible()
    expect(sheet.get_by_text(word("what-if-redealt-about"))).to_be_visible()
    sheet.get_by_text(word("what-if-kept"), exact=True).click()
    expect(sheet.get_by_text(word("what-if-kept-about"))).to_be_visible()
    sheet.get_by_label(word("what-if-seat")).select_option(label="Bela")
    sheet.get_by_label(word("page-your-name")).fill("Dora")
    sheet.get_by_role("button", name=word("what-if-go")).click()
    expect(page).to_have_url(TABLE)
    table = TableScreen(page)
    expect(table.first_choice.or_(table.ending).first).to_be_visible()
    if not table.ending.is_visible():
        expect(page.get_by_role("region", name=word("what-if-game"))).to_contain_text(says(at, "kept"))
        table.decide()
    expect(table.ending).to_contain_text(says(at, "kept"))
    expect(table.ending).to_contain_text(word("what-if-unpromised"))
    table.ending.get_by_role("link", name=word("what-if-look")).click()
    expect(page).to_have_url(re.compile(f"/replay/{finished}#at={at}"))
    film.expect_at(at)


def test_a_seat_is_taken_over_by_keyboard_alone_from_a_record(page: Page) -> None:
    hand_in(page)
    page.keyboard.press("ArrowRight")
    walk_to(page, word("play-log"))
    while focus(page).name != word("play-what-if"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=word("what-if-go"))).to_be_visible()
    walk_to(page, word("what-if-seat"))
    page.keyboard.type("Bruno")
    walk_to(page, word("what-if-redealt"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status").filter(has_text=word("what-if-kept-about"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    walk_to(page, word("what-if-go"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
    note = page.get_by_role("region", name=word("what-if-game"))
    expect(note).to_contain_text(says(1, "redealt"))
    walk_to(page, word("what-if-read"))
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    walk_to(page, word("play-what-if"))
    page.keyboard.press("Enter")
    expect(note).to_be_visible()


def test_the_form_and_the_note_fit_a_phone_and_are_open_to_all(visit: Visit) -> None:
    phone = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    sheet = hand_in(phone).sheet("page-replay-more")
    go = sheet.get_by_role("button", name=word("what-if-go"))
    go.scroll_into_view_if_needed()
    assert too_small(phone) == []
    assert not runs_out_sideways(phone)
    assert_open_to_all(phone)
    sheet.get_by_text(word("what-if-kept"), exact=True).click()
    go.click()
    expect(phone).to_have_url(TABLE)
    expect(phone.get_by_role("region", name=word("what-if-game"))).to_contain_text(says(0, "kept"))
    assert too_small(phone) == []
    assert not runs_out_sideways(phone)
    assert_open_to_all(phone)


def test_a_record_whose_deal_was_changed_is_refused_where_it_was_asked(
    page: Page, server: Server, finished: str, watch: Watch
) -> None:
    watch.forgive("status of 409")
    file = record_with_another("salt", server, finished)
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(file)
    sheet = Film(page).sheet("play-what-if")
    sheet.get_by_role("button", name=word("what-if-go")).click()
    expect(sheet.get_by_role("alert")).to_have_text(word("refused-broken-commitment"))
    expect(sheet.get_by_role("alert")).to_contain_text("nobody can play on from it")
    expect(sheet.get_by_role("alert")).not_to_contain_text("its moves are not possible")
