"""Handles the sealed letter that comes to the middle of a table when a game begins."""

import json
import re

from playwright.sync_api import Locator, Page

from abbey.speech import LANGUAGES, Speaker
from tests.browser.words import word

TITLES = [Speaker(language).word("play-letter") for language in LANGUAGES]
TITLE = re.compile("|".join(map(re.escape, TITLES)))
# A handler of Playwright's own would look for the letter before every step of every journey.
LAY_ASIDE = """(titles) => {
  const isLetter = (dialog) => titles.includes(dialog.querySelector('h2')?.textContent);
  const layAside = () => {
    if (window.awaitsLetters) return;
    for (const letter of [...document.querySelectorAll('dialog[open]')].filter(isLetter)) {
      [...letter.querySelectorAll('button')].at(-1).click();
    }
  };
  new MutationObserver(layAside).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}"""
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
    """Lay every letter aside at once, in all documents that the page is going to load."""
    page.add_init_script(f"({LAY_ASIDE})({json.dumps(TITLES)})")


def await_letters(page: Page) -> None:
    """Leave the letter in the middle, for a journey that is about it and has not begun yet."""
    page.add_init_script("window.awaitsLetters = true")


def hold(button: Locator) -> None:
    button.hover()
    button.page.mouse.down()


def let_go(page: Page) -> None:
    """End a hold that was longer than a press."""
    page.wait_for_timeout(LONG_MS)
    page.mouse.up()
