"""Takes choices from the list in words: all of them can be reached, and the last word is always in sight."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company, Json, phase_is
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.windows import settle
from tests.browser.words import word

FIRST_LETTER = 10  # the choice that no digit is left for


def asks_where_to(board: Json) -> bool:
    """Tell whether William or Adson may go to nearly every building."""
    return board["phase"] == "move" and board["card"] in ("william", "adson")


@pytest.fixture
def table(page: Page, server: Server) -> TableScreen:
    """Return a table where somebody chooses from more than nine buildings."""
    with Company(server.address, "Anna", "Bela", "Cecilia") as company:
        board = company.play_until(asks_where_to)
        page.goto(company.link(board["owing"][0]))
    table = TableScreen(page)
    table.wait_for_my_turn()
    return table


def final_choices(table: TableScreen) -> Locator:
    """Return the choices that are asked about once more: a day that is over, or a turn that is."""
    return table.panel.get_by_role("listitem").get_by_role("button", pressed=False)


def pick_the_last(table: TableScreen) -> Locator:
    """Take final choices from the end of the list, until one waits for its confirmation."""
    while True:
        table.wait_for_my_turn()
        last = final_choices(table).last
        last.scroll_into_view_if_needed()
        chosen = last.element_handle()
        last.click()
        if table.is_asked(chosen):
            return table.panel.get_by_role("button", pressed=True)


def test_the_last_word_is_in_sight_and_has_the_focus(table: TableScreen) -> None:
    pick_the_last(table)
    confirm = table.confirming.get_by_role("button", name=word("play-confirm"))
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(confirm).to_be_focused()
    final_choices(table).first.scroll_into_view_if_needed()
    final_choices(table).last.scroll_into_view_if_needed()
    expect(confirm).to_be_in_viewport(ratio=1)


def test_whoever_cancels_is_back_at_the_choice(table: TableScreen) -> None:
    picked = pick_the_last(table)
    text = picked.inner_text()
    table.confirming.get_by_role("button", name=word("play-cancel")).click()
    expect(table.confirming).to_have_count(0)
    expect(table.panel.locator(":focus")).to_have_text(text, use_inner_text=True)


def test_a_second_click_on_a_choice_confirms_it(table: TableScreen) -> None:
    picked = pick_the_last(table)
    before = table.told()
    picked.click()
    expect(table.log).not_to_have_text(before)  # and the watch hears of no error


def test_a_double_click_picks_no_other_choice_than_the_first_click(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        board = company.play_until(phase_is("show"))
        page.goto(company.link(board["owing"][0]))
    table = TableScreen(page)
    table.wait_for_my_turn()
    marker = table.panel.get_by_role("listitem").get_by_role("button").first
    name = marker.locator("b").text_content() or ""
    marker.dblclick()
    expect(table.confirming).to_be_visible()
    settle(page)
    expect(table.panel.get_by_role("button", pressed=True).locator("b")).to_have_text(name)
    expect(table.panel.locator(".lit:not(.picked)")).to_have_count(0)


def test_a_list_that_does_not_fit_says_so_and_how_much_is_left(table: TableScreen) -> None:
    settle(table.page)
    choices = table.panel.get_by_role("listitem").filter(has=table.page.locator("kbd"))
    seen = sum(choice.is_visible() and _is_whole(choice) for choice in choices.all())
    more = table.panel.get_by_role("button", name=word("play-more", count=choices.count() - seen))
    expect(more).to_be_in_viewport(ratio=1)
    assert seen >= 4
    more.click()
    expect(choices.nth(seen)).to_be_in_viewport(ratio=1)
    choices.last.scroll_into_view_if_needed()
    expect(table.panel.get_by_role("button", name=word("play-more", count=0))).to_have_count(0)


@pytest.mark.parametrize("px", [0.2, 0.3, 0.4, 0.6, 0.7])
def test_the_next_choice_is_whole_however_high_the_lines_are(table: TableScreen, px: float) -> None:
    """A list scrolls by whole pixels, and its lines need not be as high."""
    settle(table.page)
    choices = table.panel.get_by_role("listitem").filter(has=table.page.locator("kbd"))
    style(choices, marginBlockStart=f"{px}px", blockSize="3rem", overflow="hidden")  # whatever they say, two rows fit
    settle(table.page)
    seen = sum(choice.is_visible() and _is_whole(choice) for choice in choices.all())
    table.panel.get_by_role("button", name=word("play-more", count=choices.count() - seen)).click()
    expect(choices.nth(seen)).to_be_in_viewport(ratio=1, timeout=3000)


def test_a_choice_that_is_higher_than_the_list_is_shown_to_its_end(table: TableScreen) -> None:
    choices = table.panel.get_by_role("listitem").filter(has=table.page.locator("kbd"))
    style(choices, blockSize="40rem")
    settle(table.page)
    foot = (
        "(item) => item.getBoundingClientRect().bottom - item.closest('[data-scrolls]').getBoundingClientRect().bottom"
    )
    hidden = choices.first.evaluate(foot)
    while hidden > 2:
        table.panel.get_by_role("button", name=word("play-more", count=choices.count())).click()
        settle(table.page)
        before, hidden = hidden, choices.first.evaluate(foot)
        assert hidden < before


def test_choices_past_nine_have_letters(table: TableScreen) -> None:
    choice = table.panel.get_by_role("listitem").get_by_role("button").nth(FIRST_LETTER - 1)
    expect(choice).to_have_attribute("aria-keyshortcuts", "a")
    expect(choice.locator("kbd")).to_have_text("A")
    building = choice.locator("b").inner_text()
    before = table.told()
    chosen = choice.element_handle()
    table.page.keyboard.press("a")
    if table.is_asked(chosen):
        expect(table.confirming).to_contain_text(building)
        table.page.keyboard.press("a")
    expect(table.log).not_to_have_text(before)


def style(choices: Locator, **styles: str) -> None:
    """Give all these choices the same styles."""
    choices.evaluate_all("(items, styles) => items.forEach((item) => Object.assign(item.style, styles))", styles)


def _is_whole(choice: Locator) -> bool:
    """Tell whether no edge of its panel cuts this choice."""
    return bool(
        choice.evaluate(
            """(item) => {
              const box = item.getBoundingClientRect();
              const at = (y) => item.contains(document.elementFromPoint(box.x + box.width / 2, y));
              return at(box.top + 2) && at(box.bottom - 2);
            }"""
        )
    )


def choose_confirming(page: Page, confirming: str) -> None:
    page.get_by_role("button", name=word("page-settings"), exact=True).click()
    page.get_by_role("radio", name=word("page-confirming-choice", confirming=confirming)).check()
    page.keyboard.press("Escape")


def test_whoever_wants_to_be_asked_about_every_choice_is(page: Page) -> None:
    table = Home(page).open().play_now(players=2)
    table.wait_for_my_turn()
    choose_confirming(page, "always")
    table.choice(1).click()
    expect(table.confirming).to_be_visible()
    table.confirming.get_by_role("button", name=word("play-cancel")).click()
    choose_confirming(page, "final")
    page.reload()
    table.wait_for_my_turn()
    chosen = table.choice(1).element_handle()
    table.choice(1).click()
    chosen.wait_for_element_state("hidden")


def test_whoever_never_wants_to_be_asked_is_not(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        board = company.play_until(phase_is("show"))
        page.goto(company.link(board["owing"][0]))
    table = TableScreen(page)
    table.wait_for_my_turn()
    choose_confirming(page, "never")
    markers = table.panel.get_by_role("listitem").get_by_role("button")
    chosen = markers.first.element_handle()
    markers.first.click()
    if table.is_asked(chosen):  # one's own marker: nobody can show that
        page.keyboard.press("Escape")
        markers.nth(1).click()
    expect(table.waiting.first).to_be_visible()
    expect(table.confirming).to_have_count(0)
