"""Plays as somebody does who hears the page: by roles and names alone, without a place on the screen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.home import Home
from tests.browser.letter import LetterScreen, await_letters
from tests.browser.table import TableScreen
from tests.browser.words import word

LISTS = re.compile("|".join(re.escape(word("play-all-choices", count=count).split("2")[-1]) for count in (1, 2)))
CALL = word("play-your-turn", question="")


def activate(control: Locator) -> None:
    """Press a control as a screen reader does: no pointer goes there."""
    control.dispatch_event("click")


@pytest.mark.slow
def test_a_whole_game_is_played_by_roles_and_names(page: Page) -> None:
    await_letters(page)
    Home(page).open()
    now = page.get_by_role("region", name=word("page-now"))
    now.get_by_role("textbox", name=word("page-your-name")).fill("Anna")
    now.get_by_role("radio", name="2").dispatch_event("click")
    activate(now.get_by_role("button", name=word("page-now-go")))
    letter = LetterScreen(page)
    activate(letter.sheet)
    expect(letter.told).to_contain_text(word("play-letter-secret", figure="red").split(":")[0])
    activate(letter.go_on)

    table = TableScreen(page)
    choice = table.panel.get_by_role("list", name=LISTS).get_by_role("button").first
    called = page.get_by_role("status").filter(has_text=CALL)
    while True:
        expect(choice.or_(table.go_on).or_(table.ending).first).to_be_visible()
        if table.ending.is_visible():
            break
        if table.go_on.is_visible():
            activate(table.go_on)
            expect(choice.or_(table.go_on).or_(table.ending).first).to_be_visible()
            continue
        expect(called).to_contain_text(table.question.inner_text())
        chosen = choice.element_handle()
        activate(choice)
        table.answer(chosen, activate)
    expect(table.ending.get_by_role("status")).to_contain_text(re.compile(r"win.* with \d+ evidence"))
