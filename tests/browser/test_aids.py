"""Uses the aids as people do: odds with their reasons, hints, the mirror, and the odds for those who watch."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from abbey.rules.names import MONKS
from tests.browser.company import Company, on_the_second_day, phase_is
from tests.browser.conftest import Visit
from tests.browser.focus import focus, walk_to
from tests.browser.home import Home
from tests.browser.letter import LONG_MS
from tests.browser.notebook import NotebookScreen
from tests.browser.reasons import monk_with_reasons
from tests.browser.server import Server
from tests.browser.sizes import hidden
from tests.browser.table import TableScreen
from tests.browser.test_access import assert_open_to_all
from tests.browser.test_screen_reader import activate
from tests.browser.windows import FINGER, OLD_PHONE, Window
from tests.browser.words import word

BELA = "Bela"
SECOND_DAY = 2
LOW_LAPTOP: ViewportSize = {"width": 1100, "height": 600}
PER_CENT = re.compile(word("notes-cell-odds", percent=7).replace("7", r"\d+"))


class AidsScreen:
    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.button = table.panel.get_by_role("button", name=word("play-aids"), exact=True)
        self.box = table.page.get_by_role("dialog", name=word("play-aids"))
        self.ask = self.box.get_by_role("button", name=word("notes-hint-ask"))
        self.peek = self.box.get_by_role("button", name=word("play-identity-peek"))
        self.ways = self.box.get_by_role("button", name=word("notes-hint-light"))
        self.said = self.box.get_by_role("status")
        self.done = self.box.get_by_role("listitem").filter(has_text=word("notes-hint-done"))
        self.mirror = self.box.get_by_role("switch", name=word("notes-mirror"))


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    """Return a table where all aids are agreed on."""
    with on_the_second_day(server.address, aids="all") as company:
        yield company


@pytest.fixture
def monk(company: Company) -> str:
    """Return as whom Bela has reasons; whoever opens the table after that finds no ceremony going on."""
    return monk_with_reasons(company)


def cards_of(table: TableScreen) -> list[str]:
    """Return the cards that may be played, as the page names them where they lie."""
    spots = table.panel.locator('[data-spot^="play:"]')
    expect(spots.first).to_be_visible()
    return [spot for each in spots.all() if (spot := each.get_attribute("data-spot"))]


def pointed_at(table: TableScreen, way: Locator) -> str | None:
    """Return which card a hint shows as its first step."""
    activate(way)
    expect(table.panel.locator("[data-spot]:focus")).to_have_count(1)
    return table.panel.locator("[data-spot]:focus").get_attribute("data-spot")


def first_open(notes: NotebookScreen) -> Locator:
    return notes.sheet.get_by_role("table").get_by_role("button", name=PER_CENT).first


def test_odds_have_a_curve_and_reasons_that_lead_to_their_moment(monk: str, table: TableScreen) -> None:
    notes = NotebookScreen(table).open()
    notes.cell(BELA, monk).click()
    details = notes.details(BELA, monk)
    expect(details.get_by_role("img", name=word("notes-course", first=1, now=1, least=1, most=1)[:4])).to_be_visible()
    expect(notes.sheet.get_by_text(word("aid-odds-assume"))).to_be_visible()
    expect(details.get_by_text(word("notes-reason-bits"))).to_be_visible()
    reason = details.get_by_role("list").first.get_by_role("button").first
    reason.click()
    expect(table.log.locator("[data-line]:focus")).to_be_in_viewport()


def test_what_was_pressed_is_told_at_the_foot_of_the_notebook_as_long_as_the_rest_lies_below(
    table: TableScreen,
) -> None:
    table.page.set_viewport_size(LOW_LAPTOP)
    notes = NotebookScreen(table).open()
    first_open(notes).click()
    details = notes.sheet.get_by_role("region")
    expect(details.get_by_text(word("notes-reasons"))).not_to_be_in_viewport()
    expect(details.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    expect(details.get_by_role("heading").first).to_contain_text(word("notes-per-cent"))


def test_the_aids_leave_board_tracks_and_choices_in_sight(table: TableScreen) -> None:
    aids = AidsScreen(table)
    aids.button.click()
    aids.mirror.check()
    aids.ask.click()
    expect(aids.peek).to_be_visible()
    expect(aids.box.get_by_role("row").last).to_be_in_viewport(ratio=1)
    spots = table.page.locator(
        "[data-spot=suspicion], [data-spot=evidence], [data-spot=question], svg:has([data-spot])"
    )
    assert spots.count() > 3
    assert hidden(spots) == []


def test_a_hint_is_covered_as_the_letter_is_and_decides_nothing(table: TableScreen) -> None:
    aids, question = AidsScreen(table), table.question.inner_text()
    aids.button.click()
    aids.ask.click()
    expect(aids.box.get_by_text(word("notes-hint-covered"))).to_be_visible()
    expect(aids.ways).to_have_count(0)
    expect(aids.box.get_by_text(word("notes-hint-taken", count=1))).to_be_visible()
    with table.open_letter():
        expect(aids.ways.first).to_be_visible()
        assert aids.ways.count() <= 3
        activate(aids.ways.first)
        expect(table.panel.locator("[data-spot]:focus")).to_have_count(1)
        expect(table.panel.locator(".lit")).not_to_have_count(0)
        expect(table.question).to_have_text(question)
        table.page.wait_for_timeout(LONG_MS)
    expect(aids.ways).to_have_count(0)
    expect(table.panel.locator(".lit")).to_have_count(0)


def test_a_hint_stays_through_its_turn_with_what_is_done_marked_and_counts_once(table: TableScreen) -> None:
    aids = AidsScreen(table)
    aids.button.click()
    aids.ask.click()
    with table.open_letter():
        activate(aids.ways.first)
        step = table.panel.locator("[data-spot]:focus")
        expect(step).to_have_count(1)
        expect(aids.done).to_have_count(0)
        question = table.question.inner_text()
        activate(step)
        expect(table.question).not_to_have_text(question)
        expect(aids.done.first).to_be_visible()
        table.page.keyboard.press("u")
        expect(table.question).to_have_text(question)
        expect(aids.ways.first).to_be_visible()
        expect(aids.done).to_have_count(0)
    expect(aids.box.get_by_text(word("notes-hint-taken", count=1))).to_be_visible()


def test_the_steps_of_a_way_are_numbered_only_where_there_are_several(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", BELA, "Cleo", aids="all") as company:
        for phase, numbers in (("show", "none"), ("accuse", "decimal")):
            company.play_until(phase_is(phase))
            page.goto("about:blank")
            page.goto(company.link(0))
            aids = AidsScreen(TableScreen(page))
            aids.table.wait_for_my_turn()
            aids.button.click()
            aids.ask.click()
            with aids.table.open_letter():
                expect(aids.box.get_by_role("listitem").locator("ol").first).to_have_css("list-style-type", numbers)
            aids.table.page.keyboard.press("Escape")


def test_whoever_leaves_the_hint_is_told_so_and_asks_again_without_a_new_one_being_counted(table: TableScreen) -> None:
    aids = AidsScreen(table)
    aids.button.click()
    aids.ask.click()
    expect(aids.ask).to_be_disabled()
    with table.open_letter():
        expect(aids.ways.first).to_be_visible()
        hinted = {card for way in aids.ways.all() if (card := pointed_at(table, way))}
        other = next(card for card in cards_of(table) if card not in hinted)
        activate(table.panel.locator(f'[data-spot="{other}"]').first)
        expect(aids.said).to_have_text(word("page-hint-left"))
        expect(aids.ways).to_have_count(0)
        activate(aids.ask)
        expect(aids.ways.first).to_be_visible()
    expect(aids.box.get_by_text(word("notes-hint-taken", count=1))).to_be_visible()


def test_the_letter_opens_as_long_as_it_is_held_from_the_hints_themselves(table: TableScreen) -> None:
    aids, keys = AidsScreen(table), table.page.keyboard
    aids.button.click()
    aids.ask.click()
    aids.peek.focus()
    keys.down("Enter")
    expect(aids.ways.first).to_be_visible()
    expect(aids.peek).to_be_focused()
    table.page.wait_for_timeout(LONG_MS)
    keys.up("Enter")
    expect(aids.ways).to_have_count(0)


def test_the_mirror_is_switched_on_by_keys_and_stands_beside_each_choice(table: TableScreen) -> None:
    aids, keys = AidsScreen(table), table.page.keyboard
    walk_to(table.page, word("play-aids"))
    keys.press("Enter")
    expect(aids.box).to_be_visible()
    walk_to(table.page, word("notes-mirror"))
    keys.press("Space")
    expect(aids.box.get_by_role("table")).to_be_visible()
    keys.press("Escape")
    expect(aids.box).to_have_count(0)
    assert focus(table.page).name == word("play-aids")
    expect(table.panel.get_by_text(word("notes-mirror-covered"))).to_be_visible()
    told = table.panel.get_by_text(
        word("notes-mirror-choice", simple_now="", simple="", careful_now="", careful="")[:20]
    )
    expect(told).to_have_count(0)
    with table.open_letter():
        expect(told).to_have_count(table.panel.locator("ol [aria-keyshortcuts]").count())


def test_the_aids_are_open_to_all(table: TableScreen) -> None:
    aids = AidsScreen(table)
    notes = NotebookScreen(table).open()
    first_open(notes).click()
    aids.button.click()
    aids.mirror.check()
    aids.ask.click()
    with table.open_letter():
        expect(aids.ways.first).to_be_visible()
        expect(aids.box.get_by_role("table")).to_be_visible()
        assert_open_to_all(table.page)


def test_the_aids_fit_a_phone(visit: Visit, company: Company) -> None:
    page = visit(**FINGER, viewport=OLD_PHONE)
    page.goto(company.link(0))
    table, window = TableScreen(page), Window(page, "finger")
    aids, notes = AidsScreen(table), NotebookScreen(table).open()
    first_open(notes).tap()
    window.look("the notebook with odds")
    aids.button.tap()
    aids.mirror.check()
    aids.ask.tap()
    expect(aids.peek).to_be_visible()
    with table.open_letter():
        expect(aids.ways.first).to_be_visible()


def test_whoever_watches_sees_the_odds_over_time_where_the_table_allows_it(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", BELA, aids="public") as company:
        company.play_until(lambda board: board["day"] == SECOND_DAY)
        page.goto(f"/t/{company.id}")
        sheet = TableScreen(page).turn_to("play-odds")
        for name in ("Anna", BELA):
            expect(sheet.get_by_role("region", name=name).get_by_role("listitem")).to_have_count(len(MONKS))
            expect(sheet.get_by_role("region", name=name).get_by_role("figure").get_by_role("img")).to_be_visible()
        expect(sheet.get_by_text(word("aid-odds-assume"))).to_be_visible()
        assert_open_to_all(page)
        page.goto(company.link(0))
        expect(TableScreen(page).question).to_be_visible()
        expect(AidsScreen(TableScreen(page)).button).to_have_count(0)


def test_where_nothing_is_agreed_there_is_nothing_to_watch_but_the_game(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", BELA) as company:
        page.goto(f"/t/{company.id}")
        expect(TableScreen(page).abbey).to_be_visible()
        expect(page.get_by_role("tab", name=word("play-odds"))).to_have_count(0)


def test_the_aids_are_agreed_on_with_the_table_and_stand_in_the_lobby(page: Page) -> None:
    form = Home(page).open().way("page-friends")
    form.get_by_label(word("page-your-name")).fill("Anna")
    form.get_by_text(word("page-options"), exact=True).click()
    form.get_by_label(word("page-aids"), exact=True).select_option(label=word("page-aids-choice", aids="public"))
    form.get_by_role("button", name=word("page-friends-go")).click()
    agreed = page.get_by_role("region", name=word("page-agreed"))
    expect(agreed.get_by_text(word("page-agreed-aids", aids="public"))).to_be_visible()
    agreed.get_by_role("button", name=word("together-amend"), exact=True).click()
    agreed.get_by_label(word("page-aids"), exact=True).select_option(label=word("page-aids-choice", aids="all"))
    agreed.get_by_role("button", name=word("together-amend-save")).click()
    expect(agreed.get_by_text(word("page-agreed-aids", aids="all"))).to_be_visible()


def test_whoever_else_sits_down_has_agreed_to_the_aids_that_stood_there_and_the_host_adds_none(
    page: Page, visit: Visit
) -> None:
    form = Home(page).open().way("page-friends")
    form.get_by_label(word("page-your-name")).fill("Anna")
    form.get_by_role("button", name=word("page-friends-go")).click()
    agreed = page.get_by_role("region", name=word("page-agreed"))
    expect(agreed).to_be_visible()
    guest = visit()
    guest.goto(page.get_by_label(word("together-link-play")).input_value())
    guest.get_by_label(word("page-your-name")).fill(BELA)
    guest.get_by_role("button", name=word("page-join-go")).click()
    expect(page.get_by_text(BELA).first).to_be_visible()
    agreed.get_by_role("button", name=word("together-amend"), exact=True).click()
    expect(agreed.get_by_label(word("page-aids"), exact=True)).to_be_disabled()
    expect(agreed.get_by_text(word("refused-aids-settled"))).to_be_visible()


def test_what_can_be_agreed_on_fits_a_phone(visit: Visit) -> None:
    page = visit(**FINGER, viewport=OLD_PHONE)
    form = Home(page).open().way("page-friends")
    form.get_by_text(word("page-options"), exact=True).tap()
    expect(form.get_by_label(word("page-aids"), exact=True)).to_be_visible()
    Window(page, "finger").look("what is agreed")
