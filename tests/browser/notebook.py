"""Looks into the notebook as somebody who sits at the table."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.table import TableScreen
from tests.browser.words import word


class NotebookScreen:
    def __init__(self, table: TableScreen) -> None:
        self.page = table.page
        self.sheet = table.page.get_by_role("tabpanel", name=word("play-notes"))
        self.tab = table.page.get_by_role("tab", name=word("play-notes"))
        self.tray = self.sheet.get_by_role("group", name=word("notes-accuse"))
        self.rivals = self.sheet.get_by_role("list", name=word("notes-accuse-rivals"))

    def open(self) -> "NotebookScreen":
        self.tab.click()
        expect(self.sheet.get_by_role("table")).to_be_visible()
        return self

    def cell(self, who: str, monk: str) -> Locator:
        """Return the field of this player as this monk."""
        name = re.compile(rf"^{re.escape(word('notes-cell', who=who, figure=monk))}(\.|$)")
        return self.sheet.get_by_role("table").get_by_role("button", name=name)

    def details(self, who: str, monk: str) -> Locator:
        return self.sheet.get_by_role("region", name=word("notes-cell", who=who, figure=monk), exact=True)

    def marker(self, monk: str) -> Locator:
        return self.tray.get_by_role("button", name=word("notes-marker", figure=monk), exact=True)

    def place(self, who: str) -> Locator:
        """Return the place for a marker before this player."""
        return self.rivals.get_by_role("button").filter(has_text=who)
