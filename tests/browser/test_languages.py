"""Checks that each language is whole: at the gate, at the table and in the rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from abbey.speech import LANGUAGES, Speaker
from abbey.speech.bundles import texts
from tests.browser.company import Company, phase_is
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.browser.words import word

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands", "cs": "Čeština", "it": "Italiano"}

# A message that is missing shows its name instead. Names of one word cannot be told from words.
NAMES = frozenset(re.findall(r"^([a-z]+-[a-z-]+) =", "\n".join(texts("en").values()), re.MULTILINE))
ATTRIBUTES = ("aria-label", "aria-valuetext", "placeholder", "title")
READ = """(names) => [document.body.innerText, document.title,
  ...[...document.querySelectorAll('*')].flatMap((each) => names.map((name) => each.getAttribute(name) ?? '')),
].join('\\n')"""


def assert_all_is_said(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    said = page.evaluate(READ, ATTRIBUTES)
    assert NAMES.intersection(re.findall(r"[a-z]+(?:-[a-z]+)+", said)) == set()


def choose_language(page: Page, language: str) -> Speaker:
    Home(page).open()
    page.get_by_role("button", name=word("page-settings")).click()
    page.get_by_label(word("page-language")).select_option(label=OWN_NAMES[language])
    speaker = Speaker(language)
    page.get_by_role("button", name=speaker.word("page-done")).click()
    return speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_the_rules_are_whole_in_every_language(page: Page, language: str) -> None:
    speaker = choose_language(page, language)
    expect(page.get_by_role("button", name=speaker.word("page-now-go"))).to_be_visible()
    for way in ("page-friends", "page-shared", "page-record"):
        page.get_by_role("heading", name=speaker.word(way), exact=True).click()
    for options in page.get_by_text(speaker.word("page-options"), exact=True).all():
        options.click()
    assert_all_is_said(page, language)
    page.get_by_role("button", name=speaker.word("page-guide"), exact=True).click()
    dots = page.get_by_role("list", name=speaker.word("guide-steps")).get_by_role("button")
    expect(dots.first).to_be_visible()
    for dot in dots.all():
        dot.click()
        assert_all_is_said(page, language)
    page.get_by_role("tab", name=speaker.word("guide-tab-reference")).click()
    expect(page.get_by_role("searchbox", name=speaker.word("guide-search"))).to_be_visible()
    assert_all_is_said(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_whole_in_every_language(page: Page, server: Server, language: str) -> None:
    speaker = choose_language(page, language)
    with Company(server.address, "Anna", "Bela", "Clara") as company:
        board = company.play_until(phase_is("show"))
        page.goto(company.link(board["owing"][0]))
        panel = page.get_by_role("region", name=speaker.word("play-panel"))
        expect(panel.get_by_role("heading", name=speaker.word("ask-show"))).to_be_visible()
        assert_all_is_said(page, language)
        for sheet in ("play-chat", "play-notes"):
            page.get_by_role("tab", name=speaker.word(sheet)).click()
            expect(page.get_by_role("tabpanel", name=speaker.word(sheet))).to_be_visible()
            assert_all_is_said(page, language)
        page.get_by_role("button", name=speaker.word("play-in-words")).click()
        expect(page.get_by_role("heading", name=speaker.word("play-text-title"))).to_be_visible()
        assert_all_is_said(page, language)
        page.get_by_role("button", name=speaker.word("play-keys")).click()
        expect(page.get_by_role("dialog", name=speaker.word("play-keys"))).to_be_visible()
        assert_all_is_said(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_values_that_does_not_work_is_refused_in_every_language(
    page: Page, watch: Watch, language: str
) -> None:
    watch.forgive("status of 4")
    speaker = choose_language(page, language)
    page.get_by_role("heading", name=speaker.word("page-friends"), exact=True).click()
    form = page.get_by_role("group").filter(has=page.get_by_role("heading", name=speaker.word("page-friends")))
    form.get_by_text(speaker.word("page-options"), exact=True).click()
    form.get_by_label(speaker.word("page-components"), exact=True).fill("[tiles]\nred = [2, 3]")
    form.get_by_role("button", name=speaker.word("page-friends-go")).click()
    why = speaker.word("refused-bad-components", fault="count", entry="tiles.red", count="7")
    expect(form.get_by_role("alert")).to_have_text(why)


def test_a_visitor_is_spoken_to_in_the_browsers_language(visit: Visit) -> None:
    page = visit(locale="cs-CZ")
    Home(page).open()
    expect(page.get_by_role("button", name=Speaker("cs").word("page-now-go"))).to_be_visible()
    assert_all_is_said(page, "cs")
