"""Tests what people do while they wait for the start: they talk, and agree on how to play."""

from playwright.sync_api import Page, expect

from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word

CLOCK_S = 60


def gathered(visit: Visit, server: Server) -> tuple[Page, Page]:
    """Return the pages of Anna, who is the host, and Bela, before the cards are dealt."""
    company = Company(server.address, "Anna", "Bela", start=False)
    anna, bela = visit(), visit()
    anna.goto(company.link(0))
    bela.goto(company.link(1))
    return anna, bela


def test_people_talk_before_the_start_and_what_was_read_stays_read(visit: Visit, server: Server) -> None:
    anna, bela = gathered(visit, server)
    bela.get_by_label(word("play-chat-say")).fill("Shall we wait for Cara?")
    bela.get_by_role("button", name=word("play-chat-send")).click()
    expect(anna.get_by_role("log", name=word("play-chat"))).to_contain_text("Shall we wait for Cara?")
    anna.get_by_role("button", name=word("page-start")).click()
    expect(TableScreen(anna).identity).to_be_visible()
    expect(anna.get_by_role("tab", name=word("play-chat"))).to_have_text(word("play-chat"))
    expect(TableScreen(anna).turn_to("play-chat")).to_contain_text("Shall we wait for Cara?")


def test_older_remarks_of_a_long_chat_are_a_press_away(visit: Visit, server: Server) -> None:
    anna, bela = gathered(visit, server)
    for number in range(55):
        bela.get_by_label(word("play-chat-say")).fill(f"Remark {number}.")
        bela.get_by_role("button", name=word("play-chat-send")).click()
    remarks = anna.get_by_role("log", name=word("play-chat"))
    expect(remarks).to_contain_text("Remark 54.")
    assert anna.get_by_role("button", name=word("play-chat-earlier")).count() == 0  # she has heard all of them
    anna.reload()
    expect(remarks.get_by_role("listitem")).to_have_count(50)
    anna.get_by_role("button", name=word("play-chat-earlier")).click()
    expect(remarks.get_by_role("listitem")).to_have_count(55)
    expect(remarks.get_by_role("listitem").first).to_contain_text("Remark 0.")
    expect(anna.get_by_role("button", name=word("play-chat-earlier"))).to_have_count(0)


def test_the_host_changes_what_is_agreed_and_everybody_sees_it(visit: Visit, server: Server) -> None:
    anna, bela = gathered(visit, server)
    expect(bela.get_by_text(word("page-agreed-clock", seconds=0))).to_be_visible()
    assert bela.get_by_role("button", name=word("together-amend"), exact=True).count() == 0
    anna.get_by_role("button", name=word("together-amend"), exact=True).click()
    anna.get_by_label(word("page-clock"), exact=True).select_option(word("page-clock-choice", seconds=CLOCK_S))
    anna.get_by_role("button", name=word("together-amend-save")).click()
    expect(bela.get_by_text(word("page-agreed-clock", seconds=CLOCK_S))).to_be_visible()
    expect(bela.get_by_text(word("news-amended"))).to_be_visible()
    anna.get_by_role("button", name=word("page-start")).click()
    expect(bela.get_by_role("timer")).to_be_visible()


def test_somebody_who_is_there_loses_the_seat_only_after_a_question(visit: Visit, server: Server) -> None:
    anna, bela = gathered(visit, server)
    expect(bela.get_by_text(word("page-start-host"))).to_be_visible()
    change = anna.get_by_role("combobox", name=word("page-seat-change", number=2))
    question = anna.get_by_role("dialog", name=word("page-unseat", name="Bela", to="bot"))
    change.select_option(label=word("page-filling-bot", bot="random"))
    expect(question.get_by_role("button", name=word("play-cancel"))).to_be_focused()
    question.get_by_role("button", name=word("play-cancel")).click()
    expect(question).to_have_count(0)
    expect(change.locator("option", has_text=word("page-seat-empty", kind="person", name="Bela"))).to_have_count(1)
    change.select_option(label=word("page-filling-bot", bot="random"))
    question.get_by_role("button", name=word("page-unseat-go", to="bot")).click()
    expect(question).to_have_count(0)
    expect(bela.get_by_text(word("together-unseated"))).to_be_visible()
