"""Seats several people at one table, each with a browser of their own."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, phase_is
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.sightings import expect_seen, remember
from tests.browser.table import TableScreen, next_to_decide
from tests.browser.watch import Watch
from tests.browser.words import word

TURNS = 4
TOGETHER = ("Anna", "Bela")


@pytest.fixture
def two(visit: Visit) -> dict[str, TableScreen]:
    """Let Anna open a table for three: a bot has the last seat, Bela came by the link, the cards are dealt."""
    anna, bela = visit(), visit()
    host = Home(anna).open().open_table("Anna", players=3)
    bot = anna.get_by_role("combobox", name=word("page-seat-change", number=3))
    bot.select_option(label=word("page-filling-bot", bot="random"))
    bela.goto(anna.get_by_label(word("together-link-play"), exact=True).input_value())
    bela.get_by_label(word("page-your-name")).fill("Bela")
    bela.get_by_role("button", name=word("page-join-go")).click()
    anna.get_by_role("button", name=word("page-start")).click()
    return {"Anna": host, "Bela": TableScreen(bela)}


def test_people_who_meet_by_a_link_play_and_talk(two: dict[str, TableScreen]) -> None:
    for _ in range(TURNS):
        _, table = next_to_decide(two)
        table.play_turn()
    said = two["Anna"].turn_to("play-chat")
    said.get_by_label(word("play-chat-say")).fill("Who was in the library?")
    said.get_by_role("button", name=word("play-chat-send")).click()
    heard = two["Bela"].page.get_by_role("tab", name=word("play-chat"))
    expect(heard).to_have_text(f"{word('play-chat')}1")
    heard.click()
    remarks = two["Bela"].page.get_by_role("log", name=word("play-chat"))
    expect(remarks).to_contain_text("Who was in the library?")


def test_the_level_of_a_bot_stands_on_its_seat(two: dict[str, TableScreen]) -> None:
    players = two["Bela"].page.get_by_role("list", name=word("play-players"))
    expect(players.get_by_text(word("page-filling-bot", bot="random"))).to_be_visible()


def test_a_decision_taken_back_is_taken_back_for_everybody(two: dict[str, TableScreen]) -> None:
    name, table = next_to_decide(two)
    other = two["Bela" if name == "Anna" else "Anna"]
    before = other.told()
    table.decide()
    expect(other.log).not_to_have_text(before)
    table.undo.click()
    taken_back = word("news-taken-back", who=name, you="no")
    expect(other.page.get_by_role("status").get_by_text(taken_back)).to_be_visible()
    expect(other.log).to_have_text(before)


@pytest.mark.slow
def test_nobody_loses_anything_when_the_server_is_killed_and_started_again(
    two: dict[str, TableScreen], server: Server, watch: Watch
) -> None:
    watch.forgive("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection")
    _, table = next_to_decide(two)
    table.decide()
    table.wait_for_my_turn()
    logs = {name: each.told() for name, each in two.items()}
    server.kill()
    for each in two.values():
        expect(each.page.get_by_text(word("page-connection", status="lost"))).to_be_visible()
    remember(table.page, ".connection .back")
    server.start()
    expect_seen(table.page, ".connection .back")  # for some seconds
    for name, each in two.items():
        expect(each.page.get_by_text(word("page-connection", status="lost"))).to_have_count(0)
        expect(each.log).to_have_text(logs[name])
    table.play_turn()


@pytest.mark.slow
def test_a_press_while_the_server_is_away_is_kept_and_sent(
    two: dict[str, TableScreen], server: Server, watch: Watch
) -> None:
    watch.forgive("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection")
    _, table = next_to_decide(two)
    table.wait_for_my_turn()
    before = table.told()
    choice = table.first_choice.locator("b").text_content() or ""
    kept = table.panel.get_by_text(word("play-delivery", delivery="kept", choice=choice))
    server.kill()
    expect(table.page.get_by_text(word("page-connection", status="lost"))).to_be_visible()
    table.first_choice.click()
    expect(kept).to_be_visible()
    server.start()
    expect(table.log).not_to_have_text(before)
    expect(kept).to_have_count(0)


@pytest.mark.slow
def test_a_remark_while_the_server_is_away_is_shown_as_waiting_until_it_is_heard(
    two: dict[str, TableScreen], server: Server, watch: Watch
) -> None:
    watch.forgive("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection")
    page = two["Anna"].page
    chat = two["Anna"].turn_to("play-chat")
    server.kill()
    expect(page.get_by_text(word("page-connection", status="lost"))).to_be_visible()
    chat.get_by_label(word("play-chat-say")).fill("Is anybody there?")
    chat.get_by_role("button", name=word("play-chat-send")).click()
    waiting = chat.get_by_role("list", name=word("play-chat-unsaid"))
    expect(waiting).to_contain_text("Is anybody there?")
    server.start()
    expect(chat.get_by_role("log", name=word("play-chat"))).to_contain_text("Is anybody there?")
    expect(waiting).to_have_count(0)


def test_whoever_closes_the_page_finds_the_seat_again_from_the_gate(two: dict[str, TableScreen]) -> None:
    page = two["Bela"].page
    next_to_decide(two)
    Home(page).open()
    page.get_by_role("region", name=word("page-tables")).get_by_role("link").click()
    expect(TableScreen(page).identity).to_be_visible()


def test_the_same_seat_in_two_tabs_stays_in_step(page: Page) -> None:
    one = Home(page).open().play_now(players=2)
    one.wait_for_my_turn()
    other = TableScreen(page.context.new_page())
    other.page.goto(page.url)
    for here, there in ((one, other), (other, one), (one, other)):
        here.wait_for_my_turn()
        here.decide()
        here.wait_for_my_turn()
        expect(there.question).to_have_text(here.question.inner_text())
        expect(there.log).to_have_text(here.told())


def test_people_who_agree_to_play_again_are_all_taken_to_the_new_table(visit: Visit, server: Server) -> None:
    with Company(server.address, *TOGETHER) as company:
        company.play_until(phase_is("over"))
    anna, bela, watcher = (visit() for _ in range(3))
    for page, address in ((anna, company.link(0)), (bela, company.link(1)), (watcher, f"/t/{company.id}")):
        page.goto(address)
        expect(page.get_by_role("dialog", name=word("play-ending"))).to_be_visible()
    before = anna.url
    anna.get_by_role("button", name=word("play-rematch")).click()
    expect(anna.get_by_text(word("together-again-waiting", names="Bela"))).to_be_visible()
    expect(bela.get_by_text(word("together-again-wanted", names="Anna", count=1))).to_be_visible()
    bela.get_by_role("button", name=word("play-rematch")).click()
    for page in (anna, bela):
        expect(TableScreen(page).identity).to_be_visible()
        expect(page).not_to_have_url(before)
    assert anna.url == bela.url
    expect(watcher.get_by_role("link", name=word("play-rematch-there"))).to_be_visible()
    anna.go_back()  # where nobody is taken on again
    expect(anna.get_by_role("dialog", name=word("play-ending"))).to_be_visible()
    expect(anna).to_have_url(before)
