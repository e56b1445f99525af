"""Looks at one's own games: kept when they end or found later, counted, carried to another browser, erased."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, phase_is
from tests.browser.conftest import Visit
from tests.browser.focus import focus, walk_to
from tests.browser.home import Home
from tests.browser.my_abbey import MyAbbeyScreen, file_with
from tests.browser.server import Server
from tests.browser.sizes import runs_out_sideways, too_small
from tests.browser.table import TableScreen
from tests.browser.test_replay import Film
from tests.browser.test_what_if import hand_in
from tests.browser.watch import Watch
from tests.browser.words import word

# What a browser does when the disk is full: the second game finds no room.
FULL = """() => {
  const put = IDBObjectStore.prototype.put;
  let left = 1;
  IDBObjectStore.prototype.put = function (game) {
    if (left-- > 0) return put.call(this, game);
    throw new DOMException('no room', 'QuotaExceededError');
  };
}"""
ENOUGH = 5  # games, for something to be said about habits


@pytest.fixture
def mine(page: Page) -> MyAbbeyScreen:
    return MyAbbeyScreen(page)


@pytest.fixture(scope="module")
def some_games() -> bytes:
    return file_with(ENOUGH)


def test_a_game_that_ends_is_kept_saved_erased_and_brought_in_again(
    page: Page, server: Server, watch: Watch, mine: MyAbbeyScreen
) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(phase_is("accuse"))
        page.goto(company.link(0))
        expect(TableScreen(page).first_choice).to_be_visible()
        with page.expect_response(lambda answer: answer.url.endswith("/record")):
            board = company.play_until(phase_is("over"))
        mine.wait_until_kept()  # whoever leaves the table sooner fetches the record once more
        monk, score = board["identities"][0], board["scores"][0]
    Home(page).open()
    page.get_by_role("link", name=word("page-mine")).click()
    expect(mine.games).to_have_count(1)
    expect(mine.games.get_by_role("img", name=word("mine-as", figure=monk))).to_be_visible()
    expect(mine.games).to_contain_text(f"{score}")
    mine.expect_counted(1)
    expect(mine.table("mine-by-monk")).to_contain_text(word("figure-start", figure=monk))
    assert len([url for url in watch.requests if url.endswith("/record")]) == 1

    saved = mine.save()
    assert not [guest.token for guest in company.guests if guest.token.encode() in saved]
    assert [game["table"] for game in json.loads(saved)["games"]] == [company.id]
    mine.erase_all()
    mine.expect_none()
    expect(mine.said).to_contain_text(word("mine-erased", count=1))
    mine.open()
    mine.expect_none()  # the server still has it, but what was erased stays so
    expect(mine.said).not_to_contain_text("…")
    mine.bring_in(saved)
    expect(mine.said).to_contain_text("One new game is here.")
    mine.expect_counted(1)
    mine.bring_in(saved)
    expect(mine.said).to_contain_text("One was here already.")
    expect(mine.games).to_have_count(1)


def test_a_running_game_is_not_there_and_one_that_ended_unseen_is_found(
    page: Page, server: Server, watch: Watch, mine: MyAbbeyScreen
) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(phase_is("show"))
        page.goto(company.link(1))
        expect(TableScreen(page).first_choice).to_be_visible()
        mine.open()
        mine.expect_none()
        expect(mine.said).not_to_contain_text("…")
        assert not [url for url in watch.requests if url.endswith("/record")]
        board = company.play_until(phase_is("over"))
    mine.open()
    expect(mine.games).to_have_count(1)
    expect(mine.games.get_by_role("img", name=word("mine-as", figure=board["identities"][1]))).to_be_visible()
    mine.games.get_by_role("link", name=word("mine-watch")).click()
    expect(page.get_by_role("group", name=word("page-reel"))).to_be_visible()
    assert page.url.endswith(f"/replay/{company.id}")


def test_a_game_whose_table_is_gone_is_replayed_from_what_is_kept(
    page: Page, watch: Watch, mine: MyAbbeyScreen, some_games: bytes
) -> None:
    watch.forgive("status of 404")
    mine.open().bring_in(some_games)
    mine.expect_counted(ENOUGH)
    mine.games.first.get_by_role("link", name=word("mine-watch")).click()
    reel = page.get_by_role("group", name=word("page-reel"))
    expect(reel).to_be_visible()
    page.get_by_role("tab", name=word("page-replay-more")).click()
    eyes = page.get_by_label(word("page-eyes"))
    eyes.select_option("open")
    expect(page.get_by_role("region", name=word("page-hands")).get_by_role("heading", name="Bela")).to_be_visible()
    expect(page.get_by_label(word("page-replay-link"))).to_have_count(0)  # nobody else could open it


def test_what_is_kept_is_analysed_and_played_on_when_its_table_is_gone(
    page: Page, watch: Watch, mine: MyAbbeyScreen, some_games: bytes
) -> None:
    watch.forgive("status of 404")
    hand_in(page)  # another game that was watched in this tab
    mine.open().bring_in(some_games)
    mine.expect_counted(ENOUGH)
    mine.games.first.get_by_role("link", name=word("mine-watch")).click()
    film = Film(page)
    expect(film.reel).to_be_visible()
    records = {game["table"]: game["record"] for game in json.loads(some_games)["games"]}
    record = records[page.url.rpartition("/")[2]]
    with page.expect_request("**/api/analysis") as asked:
        film.sheet("page-replay-more").get_by_role("link", name=word("play-analysis", you="no")).click()
    assert asked.value.post_data == record
    page.go_back()
    sheet = film.sheet("play-what-if")
    sheet.get_by_label(word("what-if-seat")).select_option(label="Bela")
    with page.expect_request("**/api/what-if") as asked:
        sheet.get_by_role("button", name=word("what-if-go")).click()
    assert json.loads(asked.value.post_data or "")["record"] == record
    expect(page).to_have_url(re.compile("/t/"))
    expect(TableScreen(page).abbey).to_be_visible()


def test_many_games_show_shares_with_intervals_and_habits(mine: MyAbbeyScreen, some_games: bytes) -> None:
    mine.open().bring_in(some_games)
    mine.expect_counted(ENOUGH)
    row = mine.table("mine-by-players").get_by_role("row").last
    expect(row).to_contain_text(word("mine-players", players=3))
    expect(row).to_contain_text(f"of {ENOUGH}")
    expect(row).to_contain_text(word("mine-even", even="33 %"))
    expect(mine.table("mine-by-opponent")).to_contain_text(word("page-bot", bot="novice"))
    expect(mine.table("mine-guesses")).to_contain_text(f"of {2 * ENOUGH}")
    judged = mine.habits.get_by_role("row").filter(has_text=f"in {ENOUGH} games").first
    expect(judged.or_(mine.habits.get_by_text(word("mine-habits-slow")))).to_be_visible()


def test_whoever_shared_a_device_says_which_seat_was_theirs(mine: MyAbbeyScreen) -> None:
    mine.open().bring_in(file_with(1, held=(0, 2)))
    seat = mine.games.get_by_label(word("mine-which"))
    expect(seat).to_be_visible()
    expect(mine.wins).to_have_count(0)
    seat.select_option(label="Bela")
    mine.expect_counted(1)
    mine.open()
    expect(seat).to_have_value("2")
    mine.expect_counted(1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"Abbey record\n", word("mine-file-fault", fault="other", number=0)),
        (b'{"format": "abbey games", "version": 9, "games": []}', word("mine-file-fault", fault="newer", number=0)),
        (
            b'{"format": "abbey games", "version": 1, "games": [{}]}',
            word("mine-file-fault", fault="game", number=1),
        ),
    ],
    ids=["another file", "newer", "broken"],
)
def test_a_wrong_file_is_refused_with_a_sentence(mine: MyAbbeyScreen, text: bytes, says: str) -> None:
    mine.open()
    mine.expect_none()
    mine.bring_in(text)
    expect(mine.problem).to_have_text(says)
    mine.expect_none()


def test_a_game_that_cannot_be_read_does_not_stay(mine: MyAbbeyScreen, watch: Watch, some_games: bytes) -> None:
    watch.forgive("status of 409")
    broken = json.loads(some_games)
    broken["games"][0]["record"] = broken["games"][0]["record"].replace("play:", "pray:", 1)
    mine.open().bring_in(json.dumps(broken).encode())
    expect(mine.problem).to_contain_text(word("mine-left-out", why=""))
    mine.expect_counted(ENOUGH - 1)
    expect(mine.games).to_have_count(ENOUGH - 1)


def test_a_full_browser_says_so_and_keeps_what_it_has(page: Page, mine: MyAbbeyScreen, some_games: bytes) -> None:
    mine.open().bring_in(file_with(1))
    mine.expect_counted(1)
    page.evaluate(FULL)
    mine.bring_in(some_games)
    expect(mine.problem).to_have_text(word("mine-trouble", trouble="full"))
    mine.open()
    expect(mine.games).to_have_count(1)


# As long as a busy browser has not said that a dialog is closed.
CLOSED_UNHEARD = "document.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true })"


def test_games_are_erased_one_by_one_with_the_keyboard_alone(
    page: Page, mine: MyAbbeyScreen, some_games: bytes
) -> None:
    Home(page).open()
    press_on(page, word("page-mine"))
    mine.bring_in(some_games)
    mine.expect_counted(ENOUGH)
    name = mine.games.first.get_by_role("button").get_attribute("aria-label")
    assert name
    press_on(page, name)
    dialog = page.get_by_role("dialog", name=word("mine-erase-title"))
    expect(dialog).to_be_visible()
    page.evaluate(CLOSED_UNHEARD)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert focus(page).name == name  # back where it was
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    press_on(page, word("mine-erase"))
    expect(mine.games).to_have_count(ENOUGH - 1)
    mine.expect_counted(ENOUGH - 1)
    expect(mine.said).to_contain_text(word("mine-erased", count=1))
    expect(page.get_by_role("region", name=word("mine-games"))).to_be_focused()


def press_on(page: Page, name: str) -> None:
    walk_to(page, name)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("width", [360, 1280])
def test_it_fits_the_window(visit: Visit, some_games: bytes, width: int) -> None:
    phone = {"is_mobile": True, "has_touch": True} if width == 360 else {}
    mine = MyAbbeyScreen(visit(viewport={"width": width, "height": 640}, **phone)).open()
    mine.bring_in(some_games)
    mine.expect_counted(ENOUGH)
    assert not runs_out_sideways(mine.page)
    assert too_small(mine.page) == []
