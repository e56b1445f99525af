"""Plays one person against a bot, from the gate to the last card and on to the next game."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from abbey.rules import is_over, read_record
from tests.browser.home import Home
from tests.browser.words import word


@pytest.mark.slow
def test_a_visitor_plays_a_whole_game_from_the_list_of_choices(page: Page) -> None:
    table = Home(page).open().play_now(players=2)
    table.play_to_the_end()
    ending = table.ending
    expect(ending.get_by_role("img", name=word("board-identity-veiled"))).to_have_count(0)
    expect(ending.get_by_text(word("board-seat", name="Anna", you="yes"), exact=True)).to_be_visible()
    expect(ending.get_by_text(word("play-promise", kept="mixed"))).to_be_visible()
    expect(ending.get_by_role("heading", name=word("play-guesses"))).to_be_visible()
    expect(ending.get_by_role("status")).not_to_be_empty()

    with page.expect_download() as saved:
        ending.get_by_role("link", name=word("play-download")).click()
    record = read_record(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert is_over(record.verify().position)
    assert [bool(share) for share in record.deal.shares] == [True, False]  # of the page, and of no bot
    assert record.names[0] == "Anna"

    before = page.url
    ending.get_by_role("button", name=word("together-again")).click()
    expect(page).not_to_have_url(before)
    table.play_decisions(1)
