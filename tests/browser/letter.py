"""Handles the sealed letter that comes to the middle of a table when a game begins."""

import re

from playwright.sync_api import Locator, Page

from abbey.speech import LANGUAGES, Speaker
from tests.browser.words import word

TITLE = re.compile("|".join(re.escape(Speaker(language).word("play-letter")) for language in LANGUAGES))
LONG_MS = 600  # longer than a short press


class LetterScreen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.dialog = letter_on(page)
        self.sheet = self.dialog.get_by_role("button", name=re.compile(word("board-identity-veiled")))
        self.told = self.dialog.get_by_role("status")
        self.skip = self.dialog.get_by_role("button", name=word("play-skip"))
        self.go_on = self.dialog.get_by_role("button", name=word("play-go-on"))


def letter_on(page: Page) -> Locator:
    return page.get_by_role("dialog", name=TITLE)


def lay_letters_aside(page: Page) -> None:
    """Lay the letter aside whenever it lies over what a journey looks at."""
    letter = letter_on(page)
    page.add_locator_handler(letter, lambda: letter.get_by_role("button").last.click())


def await_letters(page: Page) -> None:
    """Leave the letter in the middle, for a journey that is about it."""
    page.remove_locator_handler(letter_on(page))


def hold(button: Locator) -> None:
    button.hover()
    button.page.mouse.down()


def let_go(page: Page) -> None:
    """End a hold that was longer than a press."""
    page.wait_for_timeout(LONG_MS)
    page.mouse.up()
