"""Takes a lesson as a learner does: reads the note, does what it says, or presses on."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from abbey.speech import Speaker
from tests.browser.words import ENGLISH

RIGHT_GUESSES = {"lesson-accuse": "orange", "lesson-accuse-next": "white"}
IS_ANOTHER = """([label, said]) =>
  document.querySelector(`section[aria-label="${label}"]`)?.innerText !== said
  || document.querySelector('dialog[open]') !== null"""

# A note and its light follow what they are about, and a choice gets its words a moment after it is offered.
IS_STILL = """(label) => {
  const note = document.querySelector(`section[aria-label="${label}"]`)?.innerText
  const light = JSON.stringify(document.querySelector('.light')?.getBoundingClientRect())
  const before = window.noteSeen
  const frames = before?.note === note && before?.light === light ? before.frames + 1 : 0
  window.noteSeen = { note, light, frames }
  return frames >= 3
}"""


class LessonScreen:
    """Shows both lessons, one after the other. Whoever takes them says how to press a button and how to make a move."""

    def __init__(self, page: Page, speaker: Speaker = ENGLISH) -> None:
        self.page = page
        self.say = speaker.word
        self.begin = page.get_by_role("region", name=self.say("page-new")).get_by_role("button").first
        self.note = page.get_by_role("region", name=self.say("lesson-title"))
        self.go_on = self.note.get_by_role("button", name=self.say("play-go-on"))
        self.skip = self.note.get_by_role("button", name=self.say("lesson-skip"))
        self.leave = self.note.get_by_role("button", name=self.say("lesson-leave"))
        self.jump = self.note.get_by_role("button", name=self.say("lesson-jump-now"))
        self.finish = self.note.get_by_role("button", name=self.say("lesson-finish"))
        self.light = page.locator(".light")
        self.moment = page.get_by_role("dialog").get_by_role("button", name=self.say("play-go-on"))
        self.ending = page.get_by_role("dialog", name=self.say("play-ending"))
        self.panel = page.get_by_role("region", name=self.say("play-panel"))
        self.confirming = self.panel.get_by_role("group", name=self.say("play-confirm-label"))

    def step(self, message: str) -> Locator:
        """Return the note while it says this."""
        return self.note.filter(has_text=self.say(message))

    def choice_of(self, monk: str) -> Locator:
        """Return the guess that somebody is this monk."""
        return self.panel.locator(f'[data-spot^="accuse:"][data-spot$="={monk}"]')

    def read_to(self, message: str) -> None:
        """Press on as far as this step, without making a move."""
        self.await_step()
        while not self.step(message).is_visible():
            said = self.note.inner_text()
            self.go_on.click()
            self.await_change(said)

    def play_to_the_end(self, press: Callable[[Locator], None], move: Callable[[], None]) -> list[str]:
        """Take both lessons, and return all that was said."""
        said: list[str] = []
        while True:
            self.await_step(press)
            told = self.note.inner_text()
            if self.say("lesson-watch") in told:
                continue
            said.append(told)
            if self.finish.is_visible():
                return said
            onward = self.go_on.or_(self.jump)
            if onward.is_visible():
                press(onward)
            else:
                move()
                while self.confirming.is_visible():
                    press(self.confirming.get_by_role("button").first)
            self.await_change(said[-1])

    def await_step(self, press: Callable[[Locator], None] = Locator.click) -> None:
        """Wait until there is something to read or to do, past whatever everybody stops for."""
        ready = self.go_on.or_(self.jump).or_(self.finish).or_(self.light)
        stop = self.moment.or_(self.ending)
        expect(ready.or_(stop).first).to_be_visible()
        while stop.first.is_visible():
            if self.moment.is_visible():
                press(self.moment)
            else:
                self.page.keyboard.press("Escape")
            expect(ready.or_(stop).first).to_be_visible()
        if not self.go_on.or_(self.jump).or_(self.finish).is_visible():
            expect(self.panel.locator("li [aria-keyshortcuts]").first).to_be_attached()
        self.page.wait_for_function(IS_STILL, arg=self.say("lesson-title"))

    def await_change(self, said: str) -> None:
        """Wait until the note says something else, or something lies over the table."""
        self.page.wait_for_function(IS_ANOTHER, arg=[self.say("lesson-title"), said])

    def asking(self, message: str) -> Locator:
        """Return the note while it asks for this guess, whatever hint it gives."""
        return self.note.filter(has_text=self.say(message, who="", figure="").split(".")[0])

    def make_guess(self, press: Callable[[Locator], None]) -> bool:
        """Make the right guess, if a guess is asked for; a lesson lights none of them."""
        for message, monk in RIGHT_GUESSES.items():
            if self.asking(message).is_visible():
                press(self.choice_of(monk))
                return True
        return False

    def press_what_is_lit(self, press: Callable[[float, float], None]) -> None:
        """Press in the middle of what is lit; where that unfolds a row of figures, on the one that is lit then."""
        before = self.light.bounding_box()
        assert before
        press(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
        row = self.page.locator('button[data-spot^="row:"]')
        if row.first.is_visible():
            self.page.wait_for_function(
                "(top) => document.querySelector('.light')?.getBoundingClientRect().top !== top", arg=before["y"]
            )
            after = self.light.bounding_box()
            assert after
            press(after["x"] + after["width"] / 2, after["y"] + after["height"] / 2)
