"""Keeps a notebook as people do: marks and pinned lines of the log, by mouse, by keys and by touch."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from abbey.rules.names import MONKS
from tests.browser.company import Company, on_the_second_day, phase_is
from tests.browser.conftest import Visit
from tests.browser.focus import focus, walk_to
from tests.browser.notebook import NotebookScreen
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.windows import FINGER, OLD_PHONE, Window
from tests.browser.words import word

BELA = "Bela"


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    """Return a table where no aids are agreed on."""
    with on_the_second_day(server.address) as company:
        yield company


def unproven(company: Company) -> str:
    """Return a monk whom Bela may still be, whatever the deal was."""
    return next(monk for monk in MONKS if monk not in company.board["shown"][1])


def mark(choice: str) -> str:
    return word("notes-cell-mark", mark=choice)


def test_a_press_looks_closer_and_more_presses_turn_the_mark(table: TableScreen, company: Company) -> None:
    notes = NotebookScreen(table).open()
    monk = unproven(company)
    notes.cell(BELA, monk).click()
    expect(notes.details(BELA, monk)).to_be_visible()
    for choice in ("no", "maybe"):
        notes.cell(BELA, monk).click()
        expect(notes.cell(BELA, monk)).to_have_accessible_name(
            word("notes-cell", who=BELA, figure=monk) + ". " + mark(choice)
        )
    notes.details(BELA, monk).get_by_role("radio", name=word("notes-mark-choice", mark="yes")).check(force=True)
    table.page.reload()
    notes.open()
    expect(notes.cell(BELA, monk)).to_have_accessible_name(
        word("notes-cell", who=BELA, figure=monk) + ". " + mark("yes")
    )


def test_what_markers_prove_is_certain_for_everybody(table: TableScreen, company: Company) -> None:
    notes = NotebookScreen(table).open()
    certain = word("notes-cell-certain", certainty="out")
    for seat, who in ((1, BELA), (2, "Cleo")):
        [shown] = company.board["shown"][seat]
        expect(notes.cell(who, shown)).to_have_accessible_name(
            word("notes-cell", who=who, figure=shown) + ". " + certain
        )
    expect(notes.sheet.get_by_text(word("notes-not-agreed", aids="none"))).to_have_count(1)


def test_a_line_is_pinned_with_a_press_and_leads_back_to_its_place(table: TableScreen, company: Company) -> None:
    monk = unproven(company)
    line = table.log.locator("[data-line]").first
    told = line.inner_text()
    line.hover()
    table.page.get_by_role("button", name=word("play-pin", line=told), exact=True).click()
    dialog = table.page.get_by_role("dialog", name=word("notes-pin-title"))
    dialog.get_by_role("button", name=word("notes-cell", who=BELA, figure=monk), exact=True).click()
    dialog.get_by_role("button", name=word("notes-pin-done")).click()
    notes = NotebookScreen(table).open()
    expect(notes.cell(BELA, monk)).to_have_accessible_name(
        word("notes-cell", who=BELA, figure=monk) + ". " + word("notes-cell-pins", count=1)
    )
    notes.cell(BELA, monk).click()
    notes.details(BELA, monk).get_by_role("button", name=told, exact=True).click()
    expect(table.log.locator("[data-line]").first).to_be_focused()
    expect(table.log.locator("[data-line]").first).to_be_in_viewport()


def test_a_line_is_pinned_by_keys_alone(table: TableScreen) -> None:
    page, keys = table.page, table.page.keyboard
    last = " ".join(table.log.locator("[data-line]").last.inner_text().split())  # as it is read aloud
    walk_to(page, last)
    keys.press("p")
    expect(page.get_by_role("dialog", name=word("notes-pin-title"))).to_be_visible()
    walk_to(page, word("notes-cell", who=BELA, figure="white"))
    keys.press("Enter")
    keys.press("Escape")
    assert focus(page).name == last, "the focus is back where it was"
    walk_to(page, word("play-log"), "Shift+Tab")  # the sheet,
    walk_to(page, word("play-log"), "Shift+Tab")  # and its tab
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    first = word("notes-cell", who=BELA, figure="red")
    expect(page.get_by_role("table")).to_be_visible()
    walk_to(page, first)
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("Enter")
    details = NotebookScreen(table).details(BELA, "white")
    expect(details.get_by_role("button", name=last, exact=True)).to_be_visible()
    details.get_by_role("button", name=word("notes-unpin", line=last), exact=True).focus()
    keys.press("Enter")
    expect(details.get_by_text(word("notes-pins-none"))).to_be_visible()


def test_the_notebook_and_its_pins_fit_a_phone(visit: Visit, company: Company) -> None:
    page = visit(**FINGER, viewport=OLD_PHONE)
    page.goto(company.link(0))
    table, window = TableScreen(page), Window(page, "finger")
    table.turn_to("play-log").get_by_role("button", name=word("play-pin", line="")).last.tap()
    window.look("pinning a line")
    page.get_by_role("dialog").get_by_role("button", name=word("notes-cell", who=BELA, figure="grey")).tap()
    page.get_by_role("dialog").get_by_role("button", name=word("notes-pin-done")).tap()
    notes = NotebookScreen(table).open()
    notes.cell(BELA, "grey").tap()
    window.look("the notebook")


def test_the_notebook_opens_itself_for_the_accusation_and_markers_are_dragged_from_it(
    page: Page, server: Server
) -> None:
    with Company(server.address, "Anna", BELA, "Cleo") as company:
        company.play_until(phase_is("accuse"))
        page.goto(company.link(0))
        table = TableScreen(page)
        notes = NotebookScreen(table)
        expect(notes.tray).to_be_visible()
        seats = page.get_by_role("list", name=word("play-players")).get_by_role("article")
        ruled_out = {*company.board["shown"][1], company.guests[0].own["identity"]}
        mine, *others = [monk for monk in MONKS if monk not in ruled_out]
        notes.marker(others[0]).drag_to(seats.filter(has_text="Cleo"))
        expect(notes.place("Cleo")).to_have_accessible_name(
            word("notes-slot", who="Cleo", figure=others[0], state="planned", held="no")
        )
        notes.marker(mine).drag_to(notes.place(BELA).locator(".."))
        expect(notes.place(BELA)).to_have_accessible_name(
            word("notes-slot", who=BELA, figure=mine, state="laid", held="no")
        )
        expect(table.confirming).to_be_visible()
        expect(table.panel.locator("li [aria-pressed=true]")).to_contain_text(others[0])


def test_markers_are_laid_from_the_notebook_by_keys_alone(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", BELA, "Cleo") as company:
        company.play_until(phase_is("accuse"))
        page.goto(company.link(0))
        notes, keys = NotebookScreen(TableScreen(page)), page.keyboard
        expect(notes.tray).to_be_visible()
        walk_to(page, word("notes-marker", figure="orange"))
        keys.press("Enter")
        expect(notes.place(BELA)).to_be_focused()
        keys.press("Tab")
        keys.press("Enter")
        expect(notes.place("Cleo")).to_have_accessible_name(
            word("notes-slot", who="Cleo", figure="orange", state="planned", held="no")
        )
        expect(notes.marker("orange")).to_be_disabled()
        keys.press("Enter")
        expect(notes.marker("orange")).to_be_enabled()


def test_the_accusation_fits_a_phone_with_the_notebook_as_its_sheet(visit: Visit, server: Server) -> None:
    page = visit(**FINGER, viewport=OLD_PHONE)
    with Company(server.address, "Anna", BELA, "Cleo") as company:
        company.play_until(phase_is("accuse"))
        page.goto(company.link(0))
        notes = NotebookScreen(TableScreen(page))
        expect(notes.tray).to_be_visible()
        notes.marker("grey").tap()
        notes.place("Cleo").tap()
        Window(page, "finger").look("the accusation")
