"""Tests that the end of a game tells how many hints everybody took, where hints are allowed."""

import pytest
from playwright.sync_api import expect

from abbey.rules import Deal, Game, Play, word_of
from abbey.rules.names import SEATS
from abbey.table.agreed import AidTerms
from abbey.table.events import Hinted, Played
from tests.browser.conftest import Visit
from tests.browser.house.house_server import HouseServer
from tests.browser.table import TableScreen
from tests.browser.words import word
from tests.laws.reachable import Walk
from tests.server.club import NOW
from tests.server.prepared_tables import table_with, token

WHOLE_GAME = 10_000


@pytest.mark.parametrize("aids", ["all", "none"])
def test_the_end_tells_the_hints_where_they_were_allowed(house: HouseServer, visit: Visit, aids: AidTerms) -> None:
    game = Walk(Deal.numbered(2, 1), "uniform", WHOLE_GAME, "over", 0).game()
    table, cards = table_with(Game(game.deal), aids=aids), 0
    for seat, action in game.actions:
        cards += seat == SEATS[0] and isinstance(action, Play)
        if seat == SEATS[0] and cards in (1, 2):  # at every question of the first two turns
            table.apply(Hinted(NOW, seat, table.questions[seat]))
        table.apply(Played(NOW, seat, word_of(action)))
    house.put(table)
    page = visit(base_url=house.address)
    page.goto(f"/t/{house.name}#seat={token(SEATS[0])}")
    screen = TableScreen(page)
    expect(screen.ending).to_be_visible()
    told = (
        word("play-hints-taken", you="yes", who="", count=2),
        word("play-hints-taken", you="no", who="Player 1", count=0),
    )
    expect(screen.ending.get_by_text(word("play-guesses"))).to_be_visible()
    for line in told:
        expect(screen.ending.get_by_text(line)).to_have_count(1 if aids == "all" else 0)
