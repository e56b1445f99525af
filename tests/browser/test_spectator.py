"""Checks that somebody without a seat sees what lies open to all, and nothing else."""

from playwright.sync_api import Page, expect

from abbey.rules import Play, read_action
from abbey.rules.names import MONKS
from abbey.speech.line import card_args
from tests.browser.company import Company, Json
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word


def said(card: str) -> str:
    action = read_action(f"play:{card}")
    assert isinstance(action, Play)
    return word("card", **card_args(action.card))


def hidden_words(own: Json) -> list[str]:
    """Return what only this seat may read at the start. The William/Adson card has no words of its own."""
    cards = [card for card in own["hand"] if card[-1].isdigit()]
    return [*map(said, cards), word("board-identity", figure=own["identity"])]


def assert_looks_on(table: TableScreen) -> None:
    expect(table.panel.get_by_text(word("play-spectator"))).to_be_visible()
    for theirs in (table.hand, table.identity, table.first_choice, table.undo, table.confirming):
        expect(theirs).to_have_count(0)
    expect(table.page.get_by_role("tab", name=word("play-notes"))).to_have_count(0)
    expect(table.abbey.get_by_role("button")).to_have_count(0)


def test_a_spectator_sees_the_board_and_nobodys_cards(page: Page, server: Server) -> None:
    table = TableScreen(page)
    with Company(server.address, "Anna", "Bela") as company:
        page.goto(f"/t/{company.id}")
        expect(table.abbey).to_be_visible()
        assert_looks_on(table)
        content = page.content()
        secrets = [secret for guest in company.guests for secret in hidden_words(guest.own)]
        assert len(secrets) >= len(company.guests)
        assert [secret for secret in secrets if secret in content] == []


def test_a_spectator_follows_the_game_as_it_goes_on(page: Page, server: Server) -> None:
    table = TableScreen(page)
    with Company(server.address, "Anna", "Bela") as company:
        page.goto(f"/t/{company.id}")
        expect(table.abbey).to_be_visible()
        board = company.play_until(lambda board: len(board["discard"]) >= 3)
        page.get_by_role("button", name=word("play-in-words")).click()
        count = word("play-text-deck", deck=board["deck"], discard=len(board["discard"]))
        expect(page.get_by_text(count)).to_be_visible()
        assert_looks_on(table)
        identities = [word("board-identity", figure=monk) for monk in MONKS]
        assert [each for each in identities if each in page.content()] == []
