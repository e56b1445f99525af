"""Watches a finished game again: step by step, day by day, through anybody's eyes."""

import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.browser.words import word

COUNT = re.compile(r"^(\d+) / (\d+)$")


class Film:
    """Works the controls, and the sheets beside them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.reel = page.get_by_role("group", name=word("page-reel"))

    def at(self) -> tuple[int, int]:
        found = COUNT.match(self.reel.get_by_text(COUNT).inner_text())
        assert found
        return int(found[1]), int(found[2])

    def press(self, button: str) -> None:
        self.reel.get_by_role("button", name=word(button)).click()

    def sheet(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=word(name)).click()
        return self.page.get_by_role("tabpanel", name=word(name))

    def look_through(self, label: str) -> None:
        self.sheet("page-replay-more").get_by_label(word("page-eyes")).select_option(label=label)

    def open_identities(self) -> Locator:
        hands = self.sheet("page-hands")
        return hands.get_by_role("img", name=word("board-identity", figure="red").partition(":")[0])


@pytest.fixture
def film(page: Page, finished: str) -> Film:
    page.goto(f"/replay/{finished}")
    film = Film(page)
    expect(film.reel).to_be_visible()
    return film


def test_a_replay_goes_step_by_step_and_day_by_day(film: Film) -> None:
    assert film.at()[0] == 0
    film.press("page-reel-on")
    assert film.at()[0] == 1
    film.press("page-reel-back")
    assert film.at()[0] == 0
    film.reel.get_by_label(word("page-reel-day"), exact=True).select_option(label=word("page-reel-day-number", day=3))
    assert 0 < film.at()[0] < film.at()[1]
    film.press("page-reel-last")
    assert film.at()[0] == film.at()[1]
    expect(film.page.get_by_role("list", name=word("play-log"))).to_contain_text(word("play-day", day=7))


def test_keys_turn_the_film(film: Film) -> None:
    film.page.keyboard.press("End")
    assert film.at()[0] == film.at()[1]
    film.page.keyboard.press("ArrowLeft")
    assert film.at()[0] == film.at()[1] - 1


def test_a_spectator_sees_no_hand_a_seat_sees_its_own_and_open_cards_are_all_seen(film: Film) -> None:
    expect(film.open_identities()).to_have_count(0)
    film.look_through(word("page-eyes-seat", name="Bela"))
    expect(film.open_identities()).to_have_count(1)
    expect(film.sheet("page-hands").get_by_role("heading", name="Bela")).to_be_visible()
    film.look_through(word("page-eyes-open"))
    expect(film.open_identities()).to_have_count(2)


def test_a_link_opens_the_very_moment_through_the_same_eyes(film: Film, visit: Visit) -> None:
    film.reel.get_by_label(word("page-reel-day"), exact=True).select_option(label=word("page-reel-day-number", day=2))
    film.look_through(word("page-eyes-open"))
    expect(film.open_identities()).to_have_count(2)
    link = film.sheet("page-replay-more").get_by_label(word("page-replay-link")).input_value()
    other = Film(visit())
    other.page.goto(link)
    expect(other.reel).to_be_visible()
    assert other.at() == film.at()
    expect(other.open_identities()).to_have_count(2)


def test_a_record_from_a_file_can_be_watched(page: Page, server: Server, finished: str) -> None:
    with urlopen(f"{server.address}/api/tables/{finished}/record", timeout=30) as answer:
        record = answer.read()
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(
        {"name": "evening.abbey", "mimeType": "text/plain", "buffer": record}
    )
    film = Film(page)
    expect(film.reel).to_be_visible()
    film.press("page-reel-last")
    assert film.at()[0] == film.at()[1] > 0


def record_with_another(header: str, server: Server, table: str) -> FilePayload:
    """Return the record of a table as a file, with a header that somebody has changed."""
    with urlopen(f"{server.address}/api/tables/{table}/record", timeout=30) as answer:
        text = answer.read().decode()
    line = next(line for line in text.splitlines() if line.startswith(f"{header}: "))
    changed = text.replace(line, f"{header}: {'0' * (len(line) - len(header) - 2)}")
    return {"name": "evening.abbey", "mimeType": "text/plain", "buffer": changed.encode()}


def test_a_record_whose_deal_was_changed_is_shown_with_a_warning(page: Page, server: Server, finished: str) -> None:
    file = record_with_another("salt", server, finished)
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(file)
    expect(Film(page).reel).to_be_visible()
    expect(page.get_by_text(word("page-broken-commitment"))).to_be_visible()


def test_a_changed_seed_gets_the_same_sentence(page: Page, server: Server, finished: str, watch: Watch) -> None:
    watch.forgive("status of 409")
    file = record_with_another("seed", server, finished)
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text=word("page-broken-commitment"))).to_be_visible()


def test_a_file_that_is_no_record_is_refused_where_it_was_chosen(page: Page, watch: Watch) -> None:
    watch.forgive("status of 409")
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(
        {"name": "poem.txt", "mimeType": "text/plain", "buffer": b"rosa pristina"}
    )
    expect(page.get_by_role("alert").filter(has_text=word("refused-bad-record", fault="title"))).to_be_visible()
