"""Journeys through the analysis of a finished game: what gave players away, and the chances along the replay."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from abbey.bots import bot_named, play_game
from abbey.rules import Deal, Game, record_of, write_record
from tests.browser.company import Company, phase_is
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.sizes import overlapping, too_small_to_read
from tests.browser.test_access import assert_open_to_all
from tests.browser.test_replay import Film
from tests.browser.watch import Watch
from tests.browser.words import word
from tests.server.test_tables import with_another

# Of each turn, what it changed for each observer, and how boldly that is written.
CHANGES = """(articles) => articles.map((article) =>
  [...article.querySelectorAll('p')]
    .map((each) => [each.textContent.match(/: (\\d+)\\s%\\s→\\s(\\d+)\\s%$/), getComputedStyle(each).fontWeight])
    .filter(([found]) => found)
    .map(([[, before, after], weight]) => [Math.abs(after - before), Number(weight)]))"""

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("analysis in the browser")]

PATIENCE_MS = 240_000  # what others compile or play on these cores comes first
MOMENT = re.compile(r"#at=(\d+)&as=open$")


def game(seed: int) -> Game:
    return play_game(Deal.numbered(2, seed), [bot_named("selfish"), bot_named("selfish")])


def handed_in(page: Page, text: str) -> None:
    """Hand in a record at home, and wait for its replay."""
    home = Home(page).open()
    home.way("page-record")
    payload = FilePayload(name="game.abbey", mimeType="text/plain", buffer=text.encode())
    page.get_by_label(word("page-record-file")).set_input_files(payload)
    expect(Film(page).reel).to_be_visible()


class Review:
    """Reads the screen of an analysis."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("progressbar")
        self.cancel = page.get_by_role("button", name=word("play-cancel"))
        self.begin = page.get_by_role("button", name=word("analysis-begin"))

    def part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=word(name), exact=True)

    def wait(self) -> "Review":
        expect(self.part("analysis-told")).to_be_visible(timeout=PATIENCE_MS)
        return self

    def follow(self, link: Locator) -> int:
        """Follow a claim to its moment, and return the step that is shown there."""
        link.click()
        return self.arrive()

    def follow_by_key(self, link: Locator) -> int:
        link.focus()
        self.page.keyboard.press("Enter")
        return self.arrive()

    def arrive(self) -> int:
        film = Film(self.page)
        expect(film.reel).to_be_visible()
        found = MOMENT.search(self.page.url)
        assert found, self.page.url
        film.expect_at(int(found[1]))
        return int(found[1])


@pytest.fixture(scope="module")
def company(server: Server) -> Iterator[Company]:
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(phase_is("over"))
        yield company


def test_from_the_end_of_a_game_a_claim_leads_to_its_moment_in_the_replay(page: Page, company: Company) -> None:
    page.goto(company.link(1))
    page.get_by_role("link", name=word("play-analysis", you="yes")).click()
    review = Review(page).wait()
    expect(page.get_by_label(word("analysis-whom"))).to_have_value("1")
    expect(page.get_by_role("heading", name=re.compile("^Bela "))).to_be_visible()
    held = word("analysis-belief-rival", who="Anna", chances="").split(":")[0]
    expect(review.part("analysis-told").get_by_text(held)).to_be_visible()
    assert too_small_to_read(page) == []
    assert overlapping(page) == []
    at = review.follow(review.part("analysis-accusation").get_by_role("link"))
    expect(page.get_by_role("region", name=word("page-hands"))).to_contain_text("Anna")
    page.go_back()
    review.wait()
    page.get_by_label(word("analysis-whom")).select_option(label="Anna")
    expect(page.get_by_role("heading", name=re.compile("^Anna "))).to_be_visible()
    assert review.follow(review.part("analysis-swings").get_by_role("link").first) < at


def test_whoever_comes_back_from_a_moment_is_where_the_claim_was_read(page: Page, company: Company) -> None:
    page.goto(f"/analysis/{company.id}")
    review = Review(page).wait()
    expect(page.get_by_text(word("analysis-how"))).to_be_in_viewport()
    page.get_by_label(word("analysis-whom")).select_option(label="Bela")
    link = review.part("analysis-swings").get_by_role("link").last
    review.follow(link)
    page.go_back()
    review.wait()
    expect(link).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name=re.compile("^Bela "))).to_have_count(1)


def test_every_belief_and_chance_that_is_told_leads_to_its_moment_by_keys_alone(page: Page, company: Company) -> None:
    page.goto(f"/analysis/{company.id}")
    review = Review(page).wait()
    days = review.part("analysis-told").get_by_text(word("analysis-days")).get_by_role("link")
    expect(days.nth(1)).to_be_visible()
    moments = []
    for place in (0, 1, days.count() - 1):
        moments.append(review.follow_by_key(days.nth(place)))
        page.go_back()
        review.wait()
    assert moments[0] == 0
    assert moments == sorted(set(moments))
    held = review.follow_by_key(review.part("analysis-others").get_by_role("link").first)
    assert held == moments[-1]  # the belief before anything was opened
    page.go_back()
    review.wait()
    end = review.follow_by_key(review.part("analysis-chances").get_by_role("link").last)
    assert end == Film(page).last > held


def test_an_analysis_is_cancelled_and_begun_again_with_the_keyboard_alone(page: Page) -> None:
    handed_in(page, write_record(record_of(game(5))))
    Film(page).sheet("page-replay-more").get_by_role("link", name=word("play-analysis", you="no")).click()
    review = Review(page)
    expect(review.bar).to_be_visible()
    review.cancel.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(word("analysis-stopped"))
    expect(review.bar).to_have_count(0)
    review.begin.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(word("analysis-running"))
    assert_open_to_all(page)
    review.wait()
    expect(page.get_by_role("status")).to_contain_text(word("analysis-ready"))
    assert_open_to_all(page)
    link = review.part("analysis-accusation").get_by_role("link")
    link.focus()
    page.keyboard.press("Enter")
    expect(Film(page).reel).to_be_visible()
    assert MOMENT.search(page.url)


def test_of_the_best_accusation_is_told_what_it_would_have_brought(page: Page) -> None:
    handed_in(page, write_record(record_of(game(5))))
    page.goto("/analysis")
    review = Review(page).wait()
    page.get_by_label(word("analysis-whom")).select_option("1")
    accusation = review.part("analysis-accusation")
    expect(accusation).to_contain_text("Points brought: 0.")
    expect(accusation).to_contain_text("Points it would have brought: 12.")


def test_of_each_turn_the_change_that_was_larger_is_the_bolder(page: Page) -> None:
    handed_in(page, Path("examples/evening.abbey").read_text(encoding="utf-8"))
    page.goto("/analysis")
    Review(page).wait()
    turns = page.get_by_role("article").evaluate_all(CHANGES)
    assert len(turns) == 4
    assert all(max(changes)[1] > min(changes)[1] for changes in turns)


def test_the_replay_shows_everybodys_chance_once_it_is_asked_for(page: Page) -> None:
    handed_in(page, write_record(record_of(game(5))))
    film = Film(page)
    strip = film.page.get_by_role("img", name=re.compile("^" + word("analysis-now", chances="")))
    sheet = film.sheet("page-chances")
    expect(strip).to_have_count(0)
    sheet.get_by_role("button", name=word("analysis-begin")).click()
    expect(strip).to_have_count(2, timeout=PATIENCE_MS)
    before = sheet.get_by_role("list").inner_text()
    page.keyboard.press("End")
    expect(sheet.get_by_role("list")).not_to_have_text(before)
    expect(sheet.get_by_role("list")).to_contain_text("100 %")
    strip.last.click()
    assert 0 < film.left(film.last) < film.last
    middle = strip.last.get_attribute("aria-label")
    sheet.get_by_label(word("page-eyes")).select_option(index=1)
    expect(strip.last).not_to_have_attribute("aria-label", str(middle))
    assert_open_to_all(page)


def test_a_record_whose_deal_was_changed_is_analysed_with_a_warning(page: Page) -> None:
    handed_in(page, with_another(write_record(record_of(game(5))), "salt"))
    page.goto("/analysis")
    Review(page).wait()
    expect(page.get_by_role("alert")).to_have_text(word("page-broken-commitment"))
    assert_open_to_all(page)


def test_what_cannot_be_analysed_is_refused_with_a_sentence(page: Page, server: Server, watch: Watch) -> None:
    watch.forgive("status of 404")
    watch.forgive("status of 409")
    alert = page.get_by_role("alert")
    page.goto("/analysis/nowhere")
    expect(alert).to_contain_text(word("refused-no-such-table"))
    with Company(server.address, "Anna", "Bela") as running:
        page.goto(f"/analysis/{running.id}")
        expect(alert).to_contain_text(word("analysis-unfinished"))
    page.goto("/analysis")
    expect(alert).to_have_text(word("refused-no-record"))
    page.goto("/replay")
    expect(alert).to_have_text(word("refused-no-record"))
    whole = game(5)
    part = Game(whole.deal, whole.names)
    for seat, action in whole.actions[:-1]:
        part.play(action, seat)
    handed_in(page, write_record(record_of(part)))
    expect(page.get_by_role("tab", name=word("page-chances"))).to_have_count(0)
    page.goto("/analysis")
    expect(alert).to_contain_text(word("analysis-unfinished"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_nothing_is_too_wide_to_press_or_too_small_to_read(visit: Visit, scheme: str) -> None:
    page = visit(viewport={"width": 360, "height": 640}, color_scheme=scheme, has_touch=True)
    handed_in(page, write_record(record_of(game(5))))
    page.goto("/analysis")
    review = Review(page).wait()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """() => [...document.querySelectorAll('main a, main button, main select')]
            .filter((one) => !(one instanceof SVGElement))
            .map((one) => one.getBoundingClientRect())
            .filter(({ width, height }) => width < 44 || height < 44).length"""
    )
    assert small == 0
    letters = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll('main svg text')].map((text) =>
            parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
    )
    assert letters >= 10
    assert review.part("analysis-swings").get_by_role("img").is_visible()
