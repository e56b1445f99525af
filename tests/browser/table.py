"""Acts at the table as somebody who sits there: what can be seen, and what a person does."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.browser.words import word

POLL_MS = 50
IS_ANSWERED_OR_ASKED = """([chosen, label]) =>
  !chosen.isConnected || document.querySelector(`[role=group][aria-label="${label}"]`) !== null"""
IS_ANOTHER = "([button, text]) => !button.isConnected || button.innerText !== text"


class TableScreen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("region", name=word("play-panel"))
        self.question = self.panel.get_by_role("heading", level=2)
        # Whoever is asked reads a question there; whoever waits, whom for.
        self.waiting = self.question.filter(has_not_text="?")
        self.first_choice = self.choice(1)
        self.folded = self.panel.locator("details:not([open]) > summary")  # where room is dear, so are most choices
        self.confirming = self.panel.get_by_role("group", name=word("play-confirm-label"))
        self.own_marker = self.confirming.get_by_text(word("play-own-marker"))  # it was picked to be shown
        self.hand = self.panel.get_by_role("list", name=word("play-hand"))
        self.identity = self.panel.get_by_role("button", name=word("play-identity"))
        self.undo = self.panel.get_by_role("button", name=word("play-undo"))
        self.abbey = page.get_by_role("group", name=word("board-abbey"))
        self.row = page.locator("svg + [role=group]")  # of figures, opened from a place on the hill
        self.log = page.get_by_role("list", name=word("play-log"))
        self.spoken = page.get_by_role("log").last  # what a screen reader hears
        self.ending = page.get_by_role("dialog", name=word("play-ending"))
        self.go_on = page.get_by_role("dialog").get_by_role("button", name=word("play-go-on"))

    def choice(self, number: int) -> Locator:
        """Return this choice in the list of choices in words."""
        return self.panel.locator(f'[aria-keyshortcuts="{number}"]')

    @contextmanager
    def open_letter(self) -> Iterator[None]:
        """Hold the letter open with a key: no clock closes it then, but a press of a mouse or a finger would."""
        self.identity.focus()
        self.page.keyboard.down("Enter")
        yield
        self.identity.focus()
        self.page.keyboard.up("Enter")

    def wait_for_my_turn(self) -> None:
        self.wait_for(self.first_choice.or_(self.folded).or_(self.ending))

    def wait_for(self, sight: Locator) -> None:
        """Wait for this, past whatever everybody stops for."""
        expect(sight.or_(self.go_on).first).to_be_visible()
        while self.go_on.is_visible():
            self.go_on.click()
            expect(sight.or_(self.go_on).first).to_be_visible()

    def pick_a_final_choice(self) -> None:
        """Play on until a choice waits for its confirmation."""
        while True:
            self.wait_for_my_turn()
            picked = self.first_choice.element_handle()
            self.first_choice.click()
            if self.is_asked(picked):
                return

    def decide(self, number: int = 1) -> None:
        """Pick a choice from the list, say yes to it if that is asked, and see that it was taken."""
        if not self.choice(number).is_visible():
            self.folded.click()
        chosen = self.choice(number).element_handle()
        self.choice(number).click()
        self.answer(chosen, Locator.click)

    def decide_by_touch(self) -> None:
        """Touch a card in the hand, else a choice that is in sight, else a figure or a place on the hill."""
        card, spot = self.hand.get_by_role("button").first, self.abbey.get_by_role("button").last
        self.wait_for(card.or_(self.first_choice).or_(spot))
        touched = next(each for each in (card, self.first_choice, spot) if each.is_visible())
        if touched is spot:  # which stays where it is
            self.touch(spot)
        else:
            chosen = touched.element_handle()
            touched.tap()
            self.answer(chosen, Locator.tap)

    def touch(self, spot: Locator, place: int = -1) -> None:
        """Pick by a place on the hill: itself, or one of the figures that it offers then."""
        before = self.spoken.text_content() or ""
        spot.tap()
        if spot.get_attribute("aria-haspopup"):
            self.row.get_by_role("button").nth(place).tap()
        self.say_yes(Locator.tap)
        expect(self.spoken).not_to_have_text(before)

    def answer(self, chosen: ElementHandle, press: Callable[[Locator], None]) -> None:
        """Say yes as often as it is asked, until the question and its choices are gone.

        The own marker looks like the others; whoever picked it to be shown takes another one.
        """
        while self.is_asked(chosen):
            self.say_yes(press)
            if self.own_marker.is_visible():
                press(self.confirming.get_by_role("button"))
                chosen = self.choice(2).element_handle()
                press(self.choice(2))

    def is_asked(self, chosen: ElementHandle) -> bool:
        """Wait until this choice was taken, or is asked about once more, and tell which."""
        self.page.wait_for_function(IS_ANSWERED_OR_ASKED, arg=[chosen, word("play-confirm-label")])
        return self.confirming.is_visible()

    def say_yes(self, press: Callable[[Locator], None]) -> None:
        yes = self.confirming.get_by_role("button").first
        asked, text = yes.element_handle(), yes.inner_text()
        press(yes)
        self.page.wait_for_function(IS_ANOTHER, arg=[asked, text])

    def play_decisions(self, count: int) -> None:
        for _ in range(count):
            self.wait_for_my_turn()
            self.decide()

    def play_turn(self) -> None:
        """Play until somebody else is to decide."""
        self.wait_for_my_turn()
        while self.first_choice.is_visible():
            self.decide()
            expect(self.first_choice.or_(self.waiting).or_(self.go_on).first).to_be_visible()

    def play_to_the_night(self) -> None:
        """Play until everybody stops for the end of the day."""
        expect(self.first_choice).to_be_visible()
        while not self.go_on.is_visible():
            self.decide()
            expect(self.first_choice.or_(self.go_on).first).to_be_visible()

    def told(self) -> str:
        """Return the whole log, as it stands there."""
        return self.log.text_content() or ""

    def play_to_the_end(self) -> None:
        while True:
            self.wait_for_my_turn()
            if self.ending.is_visible():
                return
            self.decide()

    def turn_to(self, sheet: str) -> Locator:
        """Turn to the sheet behind one of the tabs."""
        self.page.get_by_role("tab", name=word(sheet)).click()
        return self.page.get_by_role("tabpanel", name=word(sheet))


def next_to_decide(tables: Mapping[str, TableScreen]) -> tuple[str, TableScreen]:
    """Return whose turn it is, of those who sit here; bots come first."""
    while True:
        for name, table in tables.items():
            if table.go_on.is_visible():
                table.go_on.click()
            if table.first_choice.is_visible():
                return name, table
            table.page.wait_for_timeout(POLL_MS)
