"""Watches a finished game again: step by step, day by day, through anybody's eyes."""

import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from abbey.speech import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.browser.words import word

COUNT = re.compile(r"^(\d+) / (\d+)$")
# The tabs whose names leave their own room or the window.
SPILT = """(tabs) => tabs.filter((tab) => {
  const [words, room] = [document.createRange(), tab.getBoundingClientRect()];
  words.selectNodeContents(tab);
  const { left, right } = words.getBoundingClientRect();
  return left < room.left || right > Math.min(room.right, innerWidth);
}).map((tab) => tab.textContent.trim())"""


class Film:
    """Works the controls, and the sheets beside them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.reel = page.get_by_role("group", name=word("page-reel"))
        self._count = self.reel.get_by_text(COUNT)

    @property
    def last(self) -> int:
        return self._counted()[1]

    def expect_at(self, step: int) -> None:
        expect(self._count).to_have_text(f"{step} / {self.last}")

    def left(self, step: int) -> int:
        """Wait until another step is shown, and return which."""
        expect(self._count).not_to_have_text(f"{step} / {self.last}")
        return self._counted()[0]

    def turn_to_day(self, day: int) -> int:
        """Choose another day, and return the step at which it begins."""
        before = self._counted()[0]
        days = self.reel.get_by_label(word("page-reel-day"), exact=True)
        days.select_option(label=word("page-reel-day-number", day=day))
        return self.left(before)

    def _counted(self) -> tuple[int, int]:
        """Return the step that is shown, and how many there are."""
        found = COUNT.match(self._count.inner_text())
        assert found
        return int(found[1]), int(found[2])

    def press(self, button: str) -> None:
        self.reel.get_by_role("button", name=word(button)).click()

    def sheet(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=word(name)).click()
        return self.page.get_by_role("tabpanel", name=word(name))

    def look_through(self, label: str) -> None:
        self.sheet("page-replay-more").get_by_label(word("page-eyes")).select_option(label=label)

    @property
    def hands(self) -> Locator:
        """Return the place where the cards lie open, which is beside the board here."""
        return self.page.get_by_role("region", name=word("page-hands"))

    def open_identities(self) -> Locator:
        return self.hands.get_by_role("img", name=word("board-identity", figure="red").partition(":")[0])

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name=word("play-log"))

    @property
    def plays(self) -> Locator:
        """Return the lines of the log that tell which card was played."""
        return self.log.get_by_role("button").filter(has_text=" plays the ")


@pytest.fixture
def film(page: Page, finished: str) -> Film:
    page.goto(f"/replay/{finished}")
    film = Film(page)
    expect(film.reel).to_be_visible()
    return film


def test_a_replay_goes_step_by_step_and_day_by_day(film: Film) -> None:
    film.expect_at(0)
    film.press("page-reel-on")
    film.expect_at(1)
    film.press("page-reel-back")
    film.expect_at(0)
    assert 0 < film.turn_to_day(3) < film.last
    film.press("page-reel-last")
    film.expect_at(film.last)
    expect(film.log).to_contain_text(word("play-day", day=7))


def test_keys_turn_the_film(film: Film) -> None:
    film.page.keyboard.press("End")
    film.expect_at(film.last)
    film.page.keyboard.press("ArrowLeft")
    film.expect_at(film.last - 1)


def test_after_a_press_with_the_mouse_the_keys_still_turn_the_film(film: Film) -> None:
    film.press("page-reel-on")
    film.page.keyboard.press("ArrowRight")
    film.expect_at(2)
    film.page.keyboard.press(" ")
    expect(film.reel.get_by_role("button", name=word("page-reel-pause"))).to_be_visible()
    film.page.keyboard.press(" ")
    expect(film.reel.get_by_role("button", name=word("page-reel-run"))).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment_and_its_rule_is_one_click_away(film: Film) -> None:
    there = film.turn_to_day(2)
    film.plays.first.click()
    film.expect_at(1)
    line = film.log.locator("[aria-current] button").first.inner_text()
    film.log.get_by_role("button", name=f"{word('play-rule')} {line}").first.click()
    expect(film.page.get_by_role("note")).to_contain_text(word("play-rule"))
    film.expect_at(1)
    film.page.keyboard.press("Escape")
    film.plays.last.click()  # what was shown stays in the log
    assert 1 < film.left(1) <= there


def test_the_last_step_is_shown_whole_and_then_the_result(film: Film) -> None:
    film.press("page-reel-last")
    told = film.page.locator("p[aria-live]")
    expect(told).to_contain_text(" wins with ")
    film.page.wait_for_function("(text) => text.scrollHeight <= text.clientHeight", arg=told.element_handle())
    film.press("page-reel-on")
    ending = film.page.get_by_role("dialog", name=word("play-ending"))
    expect(ending.get_by_role("heading", name=word("play-sources"))).to_be_visible()
    ending.get_by_role("button", name=word("play-close")).click()
    expect(ending).to_be_hidden()
    film.expect_at(film.last)


def test_nobody_is_away_after_the_end(film: Film) -> None:
    players = film.page.get_by_role("list", name=word("play-players"))
    expect(players.get_by_role("article")).to_have_count(2)
    expect(players.get_by_text(word("board-seat-away"))).to_have_count(0)


def test_a_spectator_sees_no_hand_a_seat_sees_its_own_and_open_cards_are_all_seen(film: Film) -> None:
    expect(film.open_identities()).to_have_count(0)
    film.look_through(word("page-eyes-seat", name="Bela"))
    expect(film.open_identities()).to_have_count(1)
    expect(film.hands.get_by_role("heading", name="Bela")).to_be_visible()
    film.look_through(word("page-eyes-open"))
    expect(film.open_identities()).to_have_count(2)


def test_a_link_opens_the_very_moment_through_the_same_eyes(film: Film, visit: Visit) -> None:
    there = film.turn_to_day(2)
    film.look_through(word("page-eyes-open"))
    expect(film.open_identities()).to_have_count(2)
    link = film.sheet("page-replay-more").get_by_label(word("page-replay-link")).input_value()
    other = Film(visit())
    other.page.goto(link)
    other.expect_at(there)
    assert other.last == film.last
    expect(other.open_identities()).to_have_count(2)


def test_a_record_from_a_file_can_be_watched(page: Page, server: Server, finished: str) -> None:
    with urlopen(f"{server.address}/api/tables/{finished}/record", timeout=30) as answer:
        record = answer.read()
    Home(page).open().way("page-record").locator("input[type=file]").set_input_files(
        {"name": "evening.abbey", "mimeType": "text/plain", "buffer": record}
    )
    film = Film(page)
    expect(film.reel).to_be_visible()
    assert film.last > 0
    film.press("page-reel-last")
    film.expect_at(film.last)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_sheet_runs_into_the_next_on_a_phone(visit: Visit, finished: str, language: str) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, locale=language)
    page.goto(f"/replay/{finished}")
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(8)
    assert tabs.evaluate_all(SPILT) == []


def test_a_long_caption_says_that_it_goes_on(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}")
    caption = page.locator("p[aria-live=polite][tabindex]")
    sign = page.locator(".area.more", has=caption)
    expect(caption).to_be_visible()
    expect(sign).to_have_count(0)
    caption.evaluate("(text) => { text.textContent = 'A long day. '.repeat(60) }")
    expect(sign).to_have_count(1)
