"""Solves puzzles as a visitor does: from the gate, by mouse, by keyboard alone, on a phone; the answer comes last."""

import json
from datetime import UTC, datetime, timedelta
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from abbey.insight.puzzles import Made, code_of_day, puzzle_of
from abbey.insight.puzzles.puzzle_code import PuzzleKind
from abbey.insight.puzzles.puzzle_words import explanation, speaker_for
from abbey.rules.names import MONKS, Monk
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.sizes import clipped, runs_out_sideways, too_small, too_small_to_read
from tests.browser.test_access import assert_open_to_all
from tests.browser.watch import Watch
from tests.browser.windows import settle
from tests.browser.words import word

PHONE = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}
pytestmark = pytest.mark.xdist_group("puzzles")  # one worker makes them, once


def today() -> datetime:
    return datetime.now(UTC)


@cache
def yesterdays(kind: PuzzleKind) -> Made:
    """Return an easy puzzle of yesterday."""
    return puzzle_of(code_of_day((today() - timedelta(days=1)).date(), kind, "easy"))


class PuzzleScreen:
    """Works a puzzle, and keeps what the server has said about it."""

    def __init__(self, page: Page, kind: PuzzleKind) -> None:
        self.page, self.made = page, yesterdays(kind)
        self._answers: list[Response] = []
        page.on("response", lambda response: self._answers.append(response) if "/api/" in response.url else None)
        page.goto(f"/puzzle/{self.made.puzzle.code}")
        expect(self.answer).to_be_visible()

    @property
    def heard(self) -> list[str]:
        """Return all that the server has said so far."""
        return [answer.text() for answer in self._answers]

    @property
    def monk(self) -> Monk:
        """Return the right answer."""
        return MONKS[self.made.solution.monk]

    @property
    def lines(self) -> list[str]:
        """Return the explanation as the terminal gives it."""
        return list(explanation(self.made.puzzle, self.made.solution, speaker_for(self.made.puzzle, "en")))

    @property
    def answer(self) -> Locator:
        return self.page.get_by_role("button", name=word("puzzle-answer"), exact=True)

    @property
    def solution(self) -> Locator:
        return self.page.get_by_role("region", name=word("puzzle-solution"))

    @property
    def steps(self) -> Locator:
        return self.solution.get_by_role("listitem")

    def choose(self, monk: Monk) -> None:
        self.page.get_by_role("radio", name=word("figure-start", figure=monk)).check(force=True)
        self.answer.click()

    def press(self, button: str) -> None:
        self.page.get_by_role("button", name=word(button), exact=True).click()

    def slider(self, monk: Monk) -> Locator:
        return self.page.get_by_role("slider", name=word("figure-start", figure=monk))


def test_the_gate_leads_to_the_puzzle_of_the_day_and_says_how_hard_it_is(page: Page) -> None:
    Home(page).open()
    card = page.get_by_role("link", name=word("page-puzzle"))
    code = code_of_day(today().date())
    expect(card).to_contain_text(word("page-puzzle-today", level=code.level))
    card.click()
    expect(page.get_by_text(word("puzzle-sort", code=str(code), kind=code.kind, level=code.level))).to_be_visible()
    assert page.url.endswith("/puzzle")
    days = page.get_by_role("navigation", name=word("page-puzzle"))
    expect(days.get_by_role("link")).to_have_count(1)  # not the future
    days.get_by_role("link", name=word("puzzle-before")).click()
    before = code_of_day((today() - timedelta(days=1)).date())
    expect(page.get_by_text(str(before))).to_be_visible()
    expect(page.get_by_role("link", name=word("puzzle-after"))).to_be_visible()
    expect(page.get_by_text("midnight UTC")).to_be_visible()


def test_the_answer_is_nowhere_before_it_is_given(page: Page) -> None:
    screen = PuzzleScreen(page, "certain")
    wrong = next(monk for monk in MONKS if monk != screen.monk)
    seat = screen.made.puzzle.names[screen.made.puzzle.seat]
    screen.choose(wrong)
    expect(page.get_by_text(word("puzzle-wrong", who=seat, figure=wrong))).to_be_visible()
    told = [json.loads(text) for text in screen.heard if text.startswith("{")]
    assert [each["solution"] for each in told if "solution" in each] == [None]
    assert not any(secret in text for text in screen.heard for secret in ('"steps"', '"out"', '"deduced"', '"monk"'))
    assert all(each["board"]["identities"] == [None] * 5 for each in told if "board" in each)
    assert screen.lines[-1] not in page.content()
    screen.choose(screen.monk)
    expect(screen.solution).to_contain_text(word("puzzle-right", who=seat, figure=screen.monk))
    assert any('"steps"' in text for text in screen.heard)


def test_the_solution_of_a_certain_puzzle_is_read_step_by_step_and_heard_at_once(page: Page) -> None:
    screen = PuzzleScreen(page, "certain")
    screen.press("puzzle-give-up")
    expect(screen.steps).to_have_count(len(screen.lines))
    assert screen.steps.all_inner_texts() == screen.lines  # all of them, for those who listen
    expect(screen.solution).to_be_focused()
    expect(screen.steps.nth(1)).to_contain_class("visually-hidden")
    back = page.get_by_role("button", name=word("puzzle-previous"))
    expect(back).to_be_disabled()
    for at in range(1, len(screen.lines)):
        screen.press("puzzle-next")
        expect(screen.steps.nth(at)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("button", name=word("puzzle-next"))).to_be_disabled()
    asked = screen.solution.get_by_role("row").filter(has_text=screen.made.puzzle.names[screen.made.puzzle.seat])
    expect(asked).to_contain_class("lit")
    expect(asked.get_by_label(word("figure", figure=screen.monk), exact=True)).to_have_text("✓")
    back.click()
    expect(screen.steps.nth(len(screen.lines) - 2)).to_have_attribute("aria-current", "step")


def test_never_more_than_a_hundred_points_are_given_and_none_may_be_left(page: Page) -> None:
    screen = PuzzleScreen(page, "likely")
    expect(screen.answer).to_be_disabled()
    screen.slider("red").fill("70")
    screen.slider("blue").fill("50")
    expect(screen.slider("blue")).to_have_value("30")
    expect(page.get_by_text(word("puzzle-left", count=0))).to_be_visible()
    expect(screen.answer).to_be_enabled()
    page.get_by_role("button", name=word("puzzle-fewer", figure="red")).click()
    expect(page.get_by_text(word("puzzle-left", count=5))).to_be_visible()
    expect(screen.answer).to_be_disabled()
    screen.press("puzzle-clear")
    screen.press("puzzle-share-rest")
    screen.answer.click()
    expect(screen.solution).to_contain_text("of 100")
    texts = screen.steps.all_inner_texts()
    assert texts[-2:] == screen.lines[-2:]
    current = page.get_by_role("list", name=word("play-log")).locator("[aria-current]").first
    expect(current).to_contain_text(screen.made.puzzle.names[screen.made.puzzle.seat])  # the turn that is spoken about


def test_a_puzzle_is_solved_by_keyboard_alone(page: Page) -> None:
    screen = PuzzleScreen(page, "certain")
    page.get_by_role("link", name=word("puzzle-before")).focus()
    reach(page, page.get_by_role("radio").first)
    page.keyboard.press(" ")
    for _ in range(MONKS.index(screen.monk)):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=word("figure-start", figure=screen.monk))).to_be_checked()
    page.keyboard.press("Tab")
    expect(screen.answer).to_be_focused()
    page.keyboard.press("Enter")
    expect(screen.solution).to_be_focused()
    reach(page, page.get_by_role("button", name=word("puzzle-next")))
    page.keyboard.press("Enter")
    expect(screen.steps.nth(1)).to_have_attribute("aria-current", "step")


def test_points_are_given_by_keyboard_alone(page: Page) -> None:
    screen = PuzzleScreen(page, "likely")
    page.get_by_role("link", name=word("puzzle-before")).focus()
    reach(page, screen.slider("red"))
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(screen.slider("red")).to_have_value("99")
    reach(page, screen.slider("orange"))
    page.keyboard.press("End")
    expect(screen.slider("orange")).to_have_value("1")
    reach(page, screen.answer)
    page.keyboard.press("Enter")
    expect(screen.solution).to_be_focused()


def reach(page: Page, goal: Locator) -> None:
    """Walk with Tab until the goal has the focus."""
    for _ in range(80):
        if goal.evaluate("(goal) => goal === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_a_grid_is_there_to_cross_out_and_marks_stay_in_this_browser(page: Page) -> None:
    PuzzleScreen(page, "certain")
    field = page.get_by_role("table").get_by_role("button").first
    field.click()
    expect(field).to_have_text("✕")
    page.reload()
    expect(field).to_have_text("✕")


def test_a_link_shares_the_puzzle_and_the_result_goes_along_only_if_one_wants(page: Page, visit: Visit) -> None:
    screen = PuzzleScreen(page, "certain")
    code = str(screen.made.puzzle.code)
    link = page.get_by_label(word("puzzle-link"))
    expect(page.get_by_label(word("puzzle-with-result"))).to_have_count(0)
    screen.choose(screen.monk)
    boast = word("puzzle-boast-certain", code=code, tries=1)
    expect(page.get_by_text(boast)).to_have_count(0)
    page.get_by_label(word("puzzle-with-result")).check()
    expect(page.get_by_text(boast)).to_be_visible()
    address = link.input_value()
    assert address.endswith(f"/puzzle/{code}")
    solved = page.get_by_role("region", name=word("puzzle-solved"))
    expect(solved.get_by_role("listitem")).to_contain_text(word("puzzle-result-certain", tries=1))
    other = visit()
    other.goto(address)
    expect(other.get_by_text(code).first).to_be_visible()
    expect(other.get_by_role("region", name=word("puzzle-solved"))).to_have_count(0)


def test_a_puzzle_of_the_future_is_refused_in_a_sentence(page: Page, watch: Watch) -> None:
    watch.forgive("status of 404")
    tomorrow = code_of_day((today() + timedelta(days=2)).date())
    page.goto(f"/puzzle/{tomorrow}")
    expect(page.get_by_role("alert")).to_have_text(word("refused-too-early"))
    page.goto("/puzzle/rose")
    expect(page.get_by_role("alert")).to_have_text(word("refused-no-such-puzzle"))
    expect(page.get_by_role("link", name=word("puzzle-today"))).to_be_visible()


@pytest.mark.parametrize("kind", ["certain", "likely"])
def test_a_puzzle_is_open_to_all(page: Page, kind: PuzzleKind) -> None:
    screen = PuzzleScreen(page, kind)
    assert_open_to_all(page)
    screen.press("puzzle-give-up")
    expect(screen.solution).to_be_visible()
    assert_open_to_all(page)


@pytest.mark.parametrize("kind", ["certain", "likely"])
def test_a_puzzle_fits_a_phone(visit: Visit, kind: PuzzleKind) -> None:
    page = visit(**PHONE)
    screen = PuzzleScreen(page, kind)
    for sheet in ("play-abbey", "play-tracks", "play-players", "play-log", "play-in-words"):
        page.get_by_role("tab", name=word(sheet), exact=True).click()
        assert_fits(page)
    screen.press("puzzle-give-up")
    expect(screen.solution).to_be_visible()
    assert_fits(page)


def test_no_name_of_a_monk_is_cut_in_the_answers(visit: Visit) -> None:
    page = visit(**PHONE, locale="cs")  # where they are long
    page.goto(f"/puzzle/{yesterdays('certain').puzzle.code}")
    expect(page.get_by_role("radio")).to_have_count(len(MONKS))
    settle(page)
    assert clipped(page) == []


def assert_fits(page: Page) -> None:
    assert not runs_out_sideways(page)
    assert too_small(page) == []
    assert too_small_to_read(page) == []
