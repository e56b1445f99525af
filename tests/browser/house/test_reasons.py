"""Tests that the notebook says once what somebody did several times, and leads to each of these moments."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from abbey.insight.aids.sight import sight_of
from abbey.insight.aids.turn_reasons import reasons
from abbey.rules.names import MONKS, SEATS, SeatNumber, seat_numbers
from abbey.table import Table
from abbey.wire.aid_messages import Reason
from tests.browser.conftest import Visit
from tests.browser.house.house_server import HouseServer
from tests.browser.notebook import NotebookScreen
from tests.browser.table import TableScreen
from tests.browser.words import word
from tests.insight.aided import follower, moment_of
from tests.insight.analysed import game
from tests.server.prepared_tables import table_with, token

WEEK_S = 604_800


def repeated(table: Table) -> Iterator[tuple[SeatNumber, str, Reason]]:
    """Yield the fields of rivals where everybody can tell that the rival spared the monk several times."""
    sight, one = sight_of(table, SEATS[0]), follower()
    for seat in seat_numbers(len(table.seats))[1:]:
        for monk in MONKS:
            for reason in reasons(sight, one, seat, monk, "everybody").reasons:
                if reason.says.id == "aid-reason-idle" and len(reason.moments) > 1:
                    yield seat, monk, reason


def test_a_reason_of_several_turns_is_said_once_and_leads_to_each_of_them(house: HouseServer, visit: Visit) -> None:
    table = table_with(moment_of(game(), 60), away_s=WEEK_S, aids="all")
    house.put(table)
    page = visit(base_url=house.address)
    page.goto(f"/t/{house.name}#seat={token(SEATS[0])}")
    screen = TableScreen(page)
    seat, monk, reason = next(repeated(table))
    notes, who = NotebookScreen(screen), f"Player {seat}"
    said_of = {name: value for name, value in reason.says.args.items() if name != "seat"}
    said = word(reason.says.id, you="no", who=who, **said_of)
    told = notes.details(who, monk).get_by_role("listitem").filter(has=page.get_by_text(said))
    links = told.get_by_role("button")
    for place in range(len(reason.moments)):
        notes.open().cell(who, monk).click()
        expect(links).to_have_text([re.compile(rf"^{word('play-day', day=moment.day)} ") for moment in reason.moments])
        links.nth(place).click()
        expect(screen.log.locator("[data-line]:focus")).to_be_in_viewport()
