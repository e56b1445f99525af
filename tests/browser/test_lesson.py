"""Takes the guided first day in every language and in every way, leaves it, comes back, and finds it where it was."""

import pytest
from playwright.sync_api import Locator, Page, expect

from abbey.speech import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.focus import focus, walk_to
from tests.browser.home import Home
from tests.browser.lesson import RIGHT_GUESSES, LessonScreen
from tests.browser.letter import await_letters, letter_on
from tests.browser.sizes import SMALL, TOUCH_PX
from tests.browser.test_access import assert_open_to_all
from tests.browser.test_languages import assert_all_is_said, choose_language

STEPS = 24
# Presses on from what is said of suspicion to what is said of the event, and looks before the next frame is drawn.
NEXT_LIGHT = """async (label) => {
  const middle = (selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect()
    return [left + width / 2, top + height / 2].map(Math.round)
  }
  const before = middle('.light')
  const step = [...document.querySelectorAll('section button')].find((button) => button.innerText === label)
  step.click()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  return [before, middle('.light'), middle('[data-spot~=event]')]
}"""

# The names of cards in a hand that lie under what is written on their halves.
HIDDEN_NAMES = """(hand) => {
  const SLACK_PX = 2; // by which the box of a text is higher than its letters
  const lies = (name, half) => name.bottom > half.top + SLACK_PX && half.bottom > name.top + SLACK_PX
    && name.right > half.left && half.right > name.left;
  const boxes = (selector) => [...hand.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const halves = boxes('button span');
  return [halves.length, boxes('text.title').filter((name) => halves.some((half) => lies(name, half))).length];
}"""


@pytest.fixture
def lesson(page: Page) -> LessonScreen:
    Home(page).open()
    return begun(LessonScreen(page))


def begun(lesson: LessonScreen) -> LessonScreen:
    lesson.begin.click()
    expect(lesson.step("lesson-secret")).to_be_visible()
    return lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_is_played_to_its_end_in_every_language(page: Page, language: str) -> None:
    lesson = begun(LessonScreen(page, choose_language(page, language)))

    def move() -> None:
        assert_all_is_said(page, language)
        if not lesson.make_guess(Locator.click):
            lesson.press_what_is_lit(page.mouse.click)

    said = lesson.play_to_the_end(Locator.click, move)
    assert len(set(said)) == STEPS
    lesson.finish.click()
    expect(page.get_by_role("button", name=lesson.say("page-now-go"))).to_be_visible()
    expect(lesson.begin).to_contain_text(lesson.say("page-new-lesson"))


def test_the_lesson_is_played_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    Home(page).open()
    lesson = begun(LessonScreen(page))

    def move() -> None:
        assert [small for small in page.evaluate(SMALL, TOUCH_PX) if "Skip" in small or "Continue" in small] == []
        if not lesson.make_guess(Locator.tap):
            lesson.press_what_is_lit(page.touchscreen.tap)

    lesson.play_to_the_end(Locator.tap, move)


def test_the_lesson_is_played_by_keyboard_alone(page: Page) -> None:
    await_letters(page)
    Home(page).open()
    lesson = LessonScreen(page)
    walk_to(page, " ".join(lesson.begin.inner_text().split()))
    page.keyboard.press("Enter")
    expect(letter_on(page)).to_be_visible()
    page.keyboard.press("Escape")

    def press(button: Locator) -> None:
        """Press Enter: whatever is to be pressed next has the focus already."""
        if lesson.confirming.get_by_role("button").first.is_visible():
            page.keyboard.press("Enter")
            expect(lesson.confirming).to_have_count(0)
            return
        expect(button).to_be_focused()
        assert focus(page).is_seen
        page.keyboard.press("Enter")

    def move() -> None:
        number = lesson.note.locator("kbd")
        if not lesson.make_guess(lambda guess: page.keyboard.press(guess.locator("kbd").inner_text())):
            page.keyboard.press(number.inner_text())

    lesson.play_to_the_end(press, move)


def test_the_lesson_is_played_by_names_and_roles_alone(lesson: LessonScreen) -> None:
    """Whoever hears the page finds what the note asks for among the choices in words."""

    def move() -> None:
        if not lesson.make_guess(Locator.click):
            asked = lesson.note.get_by_text(lesson.say("lesson-now", choice="")).inner_text()
            wanted = asked.removeprefix(lesson.say("lesson-now", choice="")).rstrip("0123456789 ")
            lesson.panel.get_by_role("listitem").get_by_role("button", name=wanted).last.click()

    lesson.play_to_the_end(Locator.click, move)


def test_the_light_comes_with_the_words_of_its_step(lesson: LessonScreen) -> None:
    """Whoever presses as soon as they read the note must not press what the note before was about."""
    lesson.read_to("lesson-suspicion")
    before, after, wanted = lesson.page.evaluate(NEXT_LIGHT, lesson.say("play-go-on"))
    assert before != after == wanted


def test_a_lesson_goes_on_where_it_was_after_the_page_is_loaded_again(lesson: LessonScreen) -> None:
    lesson.read_to("lesson-card")
    lesson.press_what_is_lit(lesson.page.mouse.click)
    expect(lesson.step("lesson-task")).to_be_visible()
    lesson.page.reload()
    expect(lesson.step("lesson-task")).to_be_visible()
    Home(lesson.page).open()
    expect(lesson.begin).to_contain_text(lesson.say("page-new-continue"))
    expect(lesson.page.get_by_role("heading", name=lesson.say("page-tables"))).to_have_count(0)
    lesson.begin.click()
    expect(lesson.step("lesson-task")).to_be_visible()


def test_what_was_read_is_not_told_again(lesson: LessonScreen) -> None:
    lesson.read_to("lesson-suspicion")
    lesson.page.reload()
    expect(lesson.step("lesson-suspicion")).to_be_visible()
    lesson.read_to("lesson-card")
    lesson.press_what_is_lit(lesson.page.mouse.click)
    expect(lesson.step("lesson-task")).to_be_visible()
    lesson.page.keyboard.press("u")
    expect(lesson.step("lesson-card")).to_be_visible()


def test_a_lesson_can_be_left_or_stayed_in_at_any_step(lesson: LessonScreen) -> None:
    for message in ("lesson-secret", "lesson-card"):
        lesson.read_to(message)
        lesson.skip.click()
        lesson.note.get_by_role("button", name=lesson.say("lesson-stay")).click()
        expect(lesson.step(message)).to_be_visible()
    lesson.skip.click()
    lesson.leave.click()
    expect(lesson.page.get_by_role("button", name=lesson.say("page-now-go"))).to_be_visible()


def test_the_first_day_can_be_skipped_and_right_guesses_win(lesson: LessonScreen) -> None:
    lesson.skip.click()
    lesson.jump.click()
    expect(lesson.step("lesson-last-day")).to_be_visible()
    lesson.go_on.click()
    for message, monk in RIGHT_GUESSES.items():
        expect(lesson.asking(message)).to_be_visible()
        said = lesson.note.inner_text()
        lesson.choice_of(monk).click()
        while lesson.confirming.is_visible():
            lesson.confirming.get_by_role("button").first.click()
        lesson.await_change(said)
    winner = lesson.say("play-winner", names="", count=1, you="yes", points=22)
    expect(lesson.ending.get_by_role("status")).to_contain_text(winner)


def test_another_move_gets_a_friendly_sentence(lesson: LessonScreen) -> None:
    lesson.read_to("lesson-card")
    lesson.page.keyboard.press("2")
    expect(lesson.page.get_by_text(lesson.say("refused-off-lesson"))).to_be_visible()
    expect(lesson.step("lesson-card")).to_be_visible()


def test_the_slides_are_still_the_quick_way(page: Page) -> None:
    Home(page).open()
    page.get_by_role("button", name=LessonScreen(page).say("page-new-quick")).click()
    expect(page.get_by_role("dialog", name=LessonScreen(page).say("page-guide"))).to_be_visible()


def test_axe_finds_nothing_in_a_lesson(lesson: LessonScreen) -> None:
    assert_open_to_all(lesson.page)
    lesson.read_to("lesson-card")
    assert_open_to_all(lesson.page)
    lesson.skip.click()
    assert_open_to_all(lesson.page)


def test_the_lesson_is_fetched_only_when_it_is_wanted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    Home(page).open().play_now().wait_for_my_turn()
    assert [url for url in asked if "Coach" in url] == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 1000), (360, 740), (740, 360)])
def test_the_halves_of_a_card_do_not_cover_its_name(lesson: LessonScreen, width: int, height: int) -> None:
    lesson.page.set_viewport_size({"width": width, "height": height})
    hand = lesson.page.get_by_role("list", name=lesson.say("play-hand"))
    expect(hand.locator("button span")).to_have_count(2)
    assert hand.evaluate(HIDDEN_NAMES) == [2, 0]
