"""Tests how a page reports a remark or a name, and what it says when a table is closed or somebody is shut out."""

import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.watch import Watch
from tests.browser.words import word

RUDE = "Your grandmother plays better."
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def admin(server: Server, *words: str) -> str:
    command = [sys.executable, "-m", "abbey", "admin", *words, "--data", str(server.folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def say(page: Page, text: str) -> None:
    page.get_by_label(word("play-chat-say")).fill(text)
    page.get_by_role("button", name=word("play-chat-send"), exact=True).click()


def flag(page: Page, message: str, who: str) -> Locator:
    return page.get_by_role("button", name=word(message, who=who), exact=True)


def report(page: Page, text: str) -> None:
    """Write a report in the dialog that is open, see that it was received, and close the dialog."""
    dialog = page.get_by_role("dialog", name=word("together-report-title"))
    dialog.get_by_role("textbox").fill(text)
    assert not Axe().run(page).response["violations"]
    dialog.get_by_role("button", name=word("together-report-send")).click()
    expect(dialog.get_by_role("status")).to_have_text(word("together-report-received"))
    dialog.get_by_role("button", name=word("play-close")).click()
    expect(dialog).to_have_count(0)


def test_a_remark_and_a_name_are_reported_before_the_start_with_the_keyboard(visit: Visit, server: Server) -> None:
    company = Company(server.address, "Anna", "Bela", start=False)
    anna, bela = visit(), visit(**PHONE)
    anna.goto(company.link(0))
    bela.goto(company.link(1))
    say(bela, RUDE)
    of_remark = flag(anna, "together-report-remark", "Bela")
    of_remark.focus()
    anna.keyboard.press("Enter")
    report(anna, "This is an insult.")
    expect(of_remark).to_be_focused()
    flag(bela, "together-report-name", "Anna").tap()
    report(bela, "")
    assert flag(anna, "together-report-name", "Anna").count() == 0  # nobody reports themselves
    told = admin(server, "reports")
    assert RUDE in told
    assert "This is an insult." in told


def test_a_report_is_made_at_the_table_and_the_house_closes_it(visit: Visit, server: Server, watch: Watch) -> None:
    company = Company(server.address, "Anna", "Bela")
    anna, bela, spectator = visit(**PHONE), visit(), visit()
    anna.goto(company.link(0))
    bela.goto(company.link(1))
    spectator.goto(f"/t/{company.id}")
    TableScreen(bela).turn_to("play-chat")
    say(bela, RUDE)
    TableScreen(anna).turn_to("play-chat")
    flag(anna, "together-report-remark", "Bela").click()
    report(anna, "This is an insult.")
    TableScreen(spectator).turn_to("play-chat")
    expect(spectator.get_by_role("log", name=word("play-chat"))).to_contain_text(RUDE)
    assert flag(spectator, "together-report-remark", "Bela").count() == 0

    admin(server, "close", company.id, "--why", "Insults in the chat.")
    for page in (anna, bela, spectator):
        dialog = page.get_by_role("dialog", name=word("together-closed"))
        expect(dialog).to_contain_text(word("together-closed-about", why="Insults in the chat."))
    watch.forgive("403")
    admin(server, "ban", "--table", company.id, "--seat", "1", "--why", "Insults.")
    expect(bela.get_by_text(word("refused-banned"))).to_be_visible()
    bela.reload()
    expect(bela.get_by_text(word("refused-banned"))).to_be_visible()


def test_a_table_that_is_closed_before_the_start_says_so(visit: Visit, server: Server) -> None:
    company = Company(server.address, "Anna", "Bela", start=False)
    anna = visit()
    anna.goto(company.link(0))
    expect(anna.get_by_role("heading", name=word("page-lobby"))).to_be_visible()
    admin(server, "close", company.id, "--why", "A name.")
    expect(anna.get_by_role("heading", name=word("together-closed"))).to_be_visible()
    expect(anna.get_by_text("A name.")).to_be_visible()
