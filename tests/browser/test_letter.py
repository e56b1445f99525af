"""Tests the letter that says who one is: in the middle first, then beside the cards, covered unless it is asked."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from abbey.rules.names import MONKS
from tests.browser.company import Company, phase_is
from tests.browser.home import Home
from tests.browser.letter import LetterScreen, await_letters, hold, let_go
from tests.browser.server import Server
from tests.browser.sightings import expect_seen, remember
from tests.browser.sizes import runs_out_sideways
from tests.browser.table import TableScreen
from tests.browser.words import word

SIZES: tuple[ViewportSize, ...] = tuple(
    ViewportSize(width=width, height=height)
    for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080))
)
OPEN_MS = 11_000  # longer than a letter stays open by itself
ANY_MONK = re.compile("|".join(re.escape(word("play-you-are", figure=monk)) for monk in MONKS))


class Anna:
    """Sits at the first seat of a table that has just been dealt."""

    def __init__(self, page: Page, company: Company) -> None:
        own = company.guests[0].own
        self.page = page
        self.monk = own["identity"]
        self.is_asked = bool(own["legal"])
        self.table = TableScreen(page)
        self.letter = LetterScreen(page)
        self.secret = word("play-letter-secret", figure=self.monk)
        self.identity = word("play-you-are", figure=self.monk)
        self.opened = self.table.identity.get_by_role("img", name=word("board-identity", figure=self.monk))
        self.sealed = self.table.identity.get_by_role("img", name=word("board-identity-veiled"))

    def said(self, text: str) -> Locator:
        """Return the live region in which this is said."""
        return self.page.get_by_role("status").filter(has_text=text)


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(lambda board: board["owing"] == [0])
        yield company


@pytest.fixture
def arriving(page: Page, company: Company) -> Anna:
    await_letters(page)
    page.goto(company.link(0))
    anna = Anna(page, company)
    expect(anna.letter.dialog).to_be_visible()
    return anna


@pytest.fixture
def anna(arriving: Anna) -> Anna:
    """Let Anna lay the letter aside."""
    arriving.letter.skip.click()
    expect(arriving.letter.dialog).to_have_count(0)
    return arriving


def test_the_letter_is_opened_in_the_middle_and_goes_to_its_place(arriving: Anna) -> None:
    letter = arriving.letter
    expect(letter.told).to_have_text(word("play-letter-hold"))
    expect(letter.told).to_contain_text("which monk you are")  # why to open it, for whoever has never played
    expect(letter.sheet).to_be_focused()
    hold(letter.sheet)
    expect(letter.told).to_contain_text(arriving.secret)
    expect(letter.told).to_contain_text(word("play-letter-means", figure=arriving.monk))
    let_go(arriving.page)
    expect(letter.told).to_have_text(word("play-letter-place"))
    letter.go_on.click()
    expect(letter.dialog).to_have_count(0)
    expect(arriving.table.identity.get_by_text(word("play-identity"))).to_be_visible()
    expect(arriving.sealed).to_be_visible()


def test_the_letter_comes_once_whether_it_was_read_or_not(anna: Anna) -> None:
    anna.page.reload()
    expect(anna.table.first_choice).to_be_visible()
    expect(anna.letter.dialog).to_have_count(0)


def test_the_letter_comes_again_to_whoever_has_not_seen_it(arriving: Anna) -> None:
    arriving.page.reload()
    expect(arriving.letter.dialog).to_be_visible()


def test_whoever_has_played_already_is_not_interrupted(page: Page, company: Company) -> None:
    company.play_until(phase_is("show"))
    await_letters(page)
    page.goto(company.link(0))
    anna = Anna(page, company)
    expect(anna.sealed).to_be_visible()
    expect(anna.letter.dialog).to_have_count(0)


def test_the_letter_is_opened_and_laid_aside_by_keys(arriving: Anna) -> None:
    arriving.page.keyboard.press("Enter")
    expect(arriving.letter.told).to_contain_text(arriving.secret)
    arriving.page.keyboard.press("Enter")
    expect(arriving.letter.told).to_have_text(word("play-letter-place"))
    arriving.page.keyboard.press("Escape")
    expect(arriving.letter.dialog).to_have_count(0)
    expect(arriving.table.question).to_be_visible()


def test_the_letter_flies_to_its_place_where_motion_is_welcome(arriving: Anna) -> None:
    arriving.page.emulate_media(reduced_motion="no-preference")
    remember(arriving.page, ".flying")
    arriving.letter.skip.click()
    expect(arriving.letter.dialog).to_have_count(0)
    expect_seen(arriving.page, ".flying")
    expect(arriving.page.locator(".flying")).to_have_count(0)
    arriving.page.reload()
    expect(arriving.table.first_choice).to_be_visible()
    expect(arriving.letter.dialog).to_have_count(0)


def test_the_letter_fits_every_screen(arriving: Anna) -> None:
    for size in SIZES:
        arriving.page.set_viewport_size(size)
        arriving.letter.sheet.click()
        expect(arriving.letter.told).to_contain_text(arriving.secret)
        assert not runs_out_sideways(arriving.page), size
        for each in (arriving.letter.told, arriving.letter.go_on):
            expect(each, str(size)).to_be_in_viewport(ratio=1)
        arriving.letter.sheet.click()
        expect(arriving.letter.told).to_have_text(word("play-letter-place"))


def test_what_is_asked_is_said_to_those_who_listen(anna: Anna) -> None:
    asked = word("play-your-turn", question=anna.table.question.inner_text())
    expect(anna.said(asked)).to_have_count(1)
    anna.table.decide()
    expect(anna.said(asked)).to_have_count(0)
    anna.table.wait_for_my_turn()
    expect(anna.said(word("play-your-turn", question=anna.table.question.inner_text()))).to_have_count(1)


def test_a_turn_is_not_called_while_the_letter_lies_over_the_table(arriving: Anna) -> None:
    asked = word("play-your-turn", question=word("ask-card"))
    expect(arriving.said(asked)).to_have_count(0)
    arriving.letter.skip.click()
    expect(arriving.said(asked)).to_have_count(1)


def press_shortly(anna: Anna) -> None:
    anna.table.identity.click()


def press_enter(anna: Anna) -> None:
    anna.table.identity.press("Enter")


def click_as_a_screen_reader(anna: Anna) -> None:
    anna.table.identity.dispatch_event("click")


def test_the_identity_opens_and_closes_on_a_press_and_is_spoken(anna: Anna) -> None:
    for press in (press_shortly, press_enter, click_as_a_screen_reader):
        expect(anna.sealed, press.__name__).to_be_visible()
        expect(anna.said(anna.identity)).to_have_count(0)
        press(anna)
        expect(anna.opened, press.__name__).to_be_visible()
        expect(anna.said(anna.identity)).to_have_count(1)
        press(anna)
        expect(anna.sealed, press.__name__).to_be_visible()
        expect(anna.said(anna.identity)).to_have_count(0)


def test_an_identity_left_open_closes_by_itself(page: Page, company: Company) -> None:
    page.clock.install()
    page.goto(company.link(0))
    anna = Anna(page, company)
    anna.table.identity.click()
    expect(anna.opened).to_be_visible()
    page.clock.run_for(OPEN_MS)
    expect(anna.sealed).to_be_visible()


def test_an_identity_left_open_closes_when_somebody_looks_elsewhere(anna: Anna) -> None:
    anna.table.identity.click()
    expect(anna.opened).to_be_visible()
    anna.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(anna.sealed).to_be_visible()


def test_the_board_in_words_tells_the_identity_behind_a_button(anna: Anna) -> None:
    anna.page.get_by_role("button", name=word("play-in-words")).click()
    board = anna.page.get_by_role("article").filter(has_text=word("play-text-title"))
    expect(board).not_to_contain_text(ANY_MONK)
    board.get_by_role("button", name=word("play-identity")).click()
    expect(board).to_contain_text(anna.identity)
    expect(anna.opened).to_be_visible()
    board.get_by_role("button", name=word("play-identity")).click()
    expect(board).not_to_contain_text(ANY_MONK)


def test_the_notebook_rules_my_own_monk_out_only_while_the_letter_is_open(anna: Anna) -> None:
    notes = anna.table.turn_to("play-notes")
    certain = word("notes-cell-certain", certainty="out")
    proven = notes.get_by_role(
        "button", name=re.compile(f"{word('notes-cell', who='Bela', figure=anna.monk)}. {certain}")
    )
    expect(notes.get_by_role("table").get_by_role("button")).to_have_count(len(MONKS))
    expect(proven).to_have_count(0)
    anna.table.identity.click()
    expect(proven).to_have_count(1)
    anna.table.identity.click()
    expect(proven).to_have_count(0)


def test_my_own_marker_stands_among_the_others_and_cannot_be_shown(page: Page, company: Company) -> None:
    company.play_until(phase_is("show"))
    page.goto(company.link(0))
    anna = Anna(page, company)
    mine = anna.table.panel.get_by_role("button", name=re.compile(word("choose-show", figure=anna.monk), re.IGNORECASE))
    expect(anna.table.panel.locator("[aria-keyshortcuts]")).to_have_count(len(MONKS))
    mine.click()
    anna.table.say_yes(Locator.click)
    expect(anna.table.own_marker).to_be_visible()
    anna.table.confirming.get_by_role("button").click()
    anna.table.identity.click()
    expect(mine).to_be_disabled()
    expect(mine).to_contain_text(word("play-own-marker-short"))
    anna.table.identity.click()
    anna.table.decide()
    expect(anna.table.panel.get_by_text(word("play-laid"))).to_be_visible()


def test_each_at_a_shared_device_reads_their_letter_behind_the_veil(page: Page) -> None:
    await_letters(page)
    table = Home(page).open().share_device("Anna", "Bela")
    letter, veil = LetterScreen(page), page.get_by_role("button", name=word("play-veil-hold"))
    for _ in range(2):
        expect(veil).to_be_visible()
        expect(letter.dialog).to_have_count(0)
        hold(veil)
        expect(letter.dialog).to_be_visible()
        page.mouse.up()
        hold(letter.sheet)
        expect(letter.told).to_contain_text(word("play-letter-secret", figure="red").split(":")[0])
        let_go(page)
        letter.go_on.click()
        expect(letter.dialog).to_have_count(0)
        while table.first_choice.is_visible():
            table.decide()
            expect(table.first_choice.or_(veil).or_(table.go_on).first).to_be_visible()
    hold(veil)
    expect(table.first_choice).to_be_visible()
    expect(letter.dialog).to_have_count(0)
