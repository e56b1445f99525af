"""Follows the links of a table: one lets people play, one lets them watch, and one's own can be replaced."""

from playwright.sync_api import Page, expect

from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word


def link(page: Page, name: str) -> str:
    return page.get_by_label(word(name), exact=True).input_value()


def test_a_link_to_watch_gives_no_seat_and_a_link_to_play_does(visit: Visit) -> None:
    anna, guest = visit(), visit()
    Home(anna).open().open_table("Anna", players=3)
    watch, play = link(anna, "together-link-watch"), link(anna, "together-link-play")
    assert play.startswith(f"{watch}#invite=")
    guest.goto(watch)
    expect(guest.get_by_text(word("together-watch-only"))).to_be_visible()
    expect(guest.get_by_role("button", name=word("page-join-go"))).to_have_count(0)
    expect(guest.get_by_label(word("together-link-play"), exact=True)).to_have_count(0)
    invitation = play.partition("#invite=")[2]
    assert invitation not in guest.content()
    guest.goto(play)
    expect(guest).to_have_url(watch)  # the invitation is out of the address, and remembered
    guest.reload()
    guest.get_by_label(word("page-your-name")).fill("Bela")
    guest.get_by_role("button", name=word("page-join-go")).click()
    expect(anna.get_by_role("region", name=word("page-seats"), exact=True)).to_contain_text("Bela")
    assert link(guest, "together-link-play") == play, "whoever sits there can invite others"


def test_a_link_to_play_that_comes_too_late_says_so(page: Page, server: Server) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        page.goto(f"/t/{company.id}#invite=toolate")
        notice = page.get_by_role("alert").filter(has_text=word("refused-already-started"))
        expect(notice).to_be_visible()
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)
        expect(TableScreen(page).panel.get_by_text(word("play-spectator"))).to_be_visible()


def test_whoever_plays_on_a_server_that_only_this_device_reaches_is_told_that_its_links_lead_nowhere_else(
    page: Page, server: Server
) -> None:
    Home(page).open().open_table("Anna", players=2)
    host = server.address.removeprefix("http://")
    expect(page.get_by_text(word("together-link-here-only", host=host))).to_be_visible()


def test_whoever_replaces_their_own_link_shows_out_who_has_the_old_one(visit: Visit, server: Server) -> None:
    company = Company(server.address, "Anna", "Bela")
    anna, thief = visit(), visit()
    for page in (anna, thief):
        page.goto(company.link(0))
        expect(TableScreen(page).identity).to_be_visible()
    anna.get_by_role("button", name=word("page-settings"), exact=True).click()
    anna.get_by_role("button", name=word("page-device-show")).click()
    own = anna.get_by_label(word("page-device-link", name="Anna"), exact=True).get_by_role("textbox")
    before = own.input_value()
    anna.get_by_role("button", name=word("together-rekey")).click()
    expect(anna.get_by_text(word("together-rekeyed"))).to_be_visible()
    expect(own).not_to_have_value(before)
    expect(thief.get_by_role("alert")).to_contain_text(word("together-unseated"))
    expect(TableScreen(thief).panel.get_by_text(word("play-spectator"))).to_be_visible()
    expect(TableScreen(thief).identity).to_have_count(0)
    anna.reload()
    expect(TableScreen(anna).identity).to_be_visible()
    thief.goto(before)
    expect(thief.get_by_role("alert")).to_contain_text(word("together-unseated"))
