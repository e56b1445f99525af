"""Tests that nobody is stuck: bots for those who are gone, votes, leaving and coming back, ending a game early."""

import pytest
from playwright.sync_api import Locator, Page, expect

from abbey.table.agreed import LEAST_AWAY_S
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word

SOON_S = LEAST_AWAY_S  # long enough to be seen on a busy machine


def ask_for_a_bot(page: Page, who: str) -> Locator:
    return page.get_by_role("button", name=word("play-seat-fill", who=who))


def vote(page: Page) -> Locator:
    return page.get_by_role("region", name=word("together-vote"), exact=True)


def leave(page: Page, way: str) -> None:
    """Leave the table in one of the ways that the dialog offers."""
    page.get_by_role("button", name=word("together-leave")).click()
    page.get_by_role("dialog").get_by_role("button", name=word(way)).click()


@pytest.mark.slow
def test_a_table_goes_on_when_the_host_is_gone(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela", away_s=SOON_S) as company:
        page.goto(company.link(1))
        table = TableScreen(page)
        expect(table.identity).to_be_visible()
    expect(page.get_by_text(word("together-away", who="Anna"))).to_be_visible()
    expect(ask_for_a_bot(page, "Anna")).to_have_count(0)
    ask_for_a_bot(page, "Anna").click()
    expect(page.get_by_text(word("news-taken-over", who="Anna", you="no"))).to_be_visible()
    table.play_decisions(4)  # and the bot plays in between


def test_those_who_are_there_vote_when_they_disagree(visit: Visit, server: Server) -> None:
    company = Company(server.address, "Anna", "Bela", "Cara", away_s=SOON_S)
    anna, bela = visit(), visit()
    anna.goto(company.link(0))
    bela.goto(company.link(1))
    expect(ask_for_a_bot(bela, "Cara")).to_be_visible()
    expect(ask_for_a_bot(anna, "Bela")).to_have_count(0)  # who has come by now
    ask_for_a_bot(anna, "Cara").click()
    expect(vote(bela)).to_contain_text(word("together-vote-fill", who="Anna", whom="Cara", you="no"))
    vote(bela).get_by_role("button", name=word("together-vote-no")).click()
    expect(anna.get_by_text(word("news-vote-failed"))).to_be_visible()
    expect(vote(bela)).to_have_count(0)
    ask_for_a_bot(anna, "Cara").click()
    vote(bela).get_by_role("button", name=word("together-vote-yes"), exact=True).click()
    expect(anna.get_by_text(word("news-taken-over", who="Cara", you="no"))).to_be_visible()
    expect(vote(anna)).to_have_count(0)


def test_whoever_lets_a_bot_play_comes_back_at_the_table(visit: Visit, server: Server) -> None:
    company = Company(server.address, "Anna", "Bela")
    anna, bela = visit(), visit()
    bela.goto(company.link(1))
    anna.goto(company.link(0))
    leave(anna, "together-leave-bot")
    expect(anna.get_by_text(word("play-replaced"))).to_be_visible()
    stand_in = bela.get_by_text(word("board-seat-stand-in", bot="librarian"))
    expect(stand_in).to_be_visible()
    anna.get_by_role("button", name=word("play-seat-back"), exact=True).click()
    expect(anna.get_by_text(word("play-replaced"))).to_have_count(0)
    expect(stand_in).to_have_count(0)


def test_a_game_is_ended_early_when_all_who_are_there_agree(visit: Visit, server: Server) -> None:
    company = Company(server.address, "Anna", "Bela")
    anna, bela = visit(), visit()
    bela.goto(company.link(1))
    anna.goto(company.link(0))
    leave(anna, "together-leave-end")
    expect(vote(bela)).to_contain_text(word("together-vote-call-off", who="Anna", you="no"))
    vote(bela).get_by_role("button", name=word("together-vote-yes"), exact=True).click()
    for page in (anna, bela):
        expect(page.get_by_role("dialog", name=word("together-called-off"))).to_be_visible()
    bela.get_by_role("link", name=word("play-watch-again")).click()
    expect(bela.get_by_role("group", name=word("board-abbey"))).to_be_visible()


@pytest.mark.slow
def test_a_guest_deals_the_cards_when_the_host_is_gone(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela", start=False, away_s=SOON_S) as company:
        page.goto(company.link(1))
        expect(page.get_by_text(word("page-start-host"))).to_be_visible()
    page.get_by_role("button", name=word("page-start")).click()
    expect(TableScreen(page).identity).to_be_visible()
