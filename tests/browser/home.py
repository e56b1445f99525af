"""Takes the ways from the gate to a table, as a visitor does."""

from playwright.sync_api import Locator, Page

from tests.browser.table import TableScreen
from tests.browser.words import word


class Home:
    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self) -> "Home":
        self.page.goto("/")
        return self

    def way(self, title: str) -> Locator:
        """Unfold one of the folded ways to a game."""
        way = self.page.get_by_role("group").filter(has=self.page.get_by_role("heading", name=word(title), exact=True))
        if not way.get_by_role("textbox").or_(way.locator("input[type=file]")).first.is_visible():
            way.get_by_role("heading", name=word(title), exact=True).click()
        return way

    def play_now(self, name: str = "Anna", players: int = 2) -> TableScreen:
        now = self.page.get_by_role("region", name=word("page-now"))
        now.get_by_label(word("page-your-name")).fill(name)
        now.get_by_role("radio", name=str(players)).check(force=True)
        now.get_by_role("button", name=word("page-now-go")).click()
        return TableScreen(self.page)

    def open_table(self, name: str, players: int) -> TableScreen:
        """Open a table for friends."""
        form = self.way("page-friends")
        form.get_by_label(word("page-your-name")).fill(name)
        form.get_by_role("radio", name=str(players)).check(force=True)
        form.get_by_role("button", name=word("page-friends-go")).click()
        return TableScreen(self.page)

    def share_device(self, *names: str) -> TableScreen:
        form = self.way("page-shared")
        people = form.get_by_role("group", name=word("page-people"))
        people.get_by_role("radio", name=str(len(names))).check(force=True)
        players = form.get_by_role("group", name=word("page-players"))
        players.get_by_role("radio", name=str(len(names))).check(force=True)
        for number, name in enumerate(names, 1):
            form.get_by_label(word("page-name-of", number=number)).fill(name)
        form.get_by_role("button", name=word("page-shared-go")).click()
        return TableScreen(self.page)
