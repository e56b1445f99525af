"""Tests which aids a table allows: all to somebody who plays alone against bots, none among people unless agreed on."""

import pytest
from msgspec import UNSET, UnsetType

from abbey.rules.names import NOBODY, SEATS
from abbey.table import Agreed, Refusal, Table, commands, read_event, write_event
from abbey.table.agreed import AidTerms
from abbey.table.allowed_aids import AllowedAids, aids_of, allowed_aids
from abbey.table.events import Amended, Chair, Opened, Placed, Sat

ALL = AllowedAids(public=True, own=True)
PUBLIC = AllowedAids(public=True, own=False)
NO_AIDS = AllowedAids(public=False, own=False)
KINDS = {"p": Chair("person", "Anna", key="k"), "b": Chair("bot", "Odo", "random"), "o": Chair("open")}


def table_of(chairs: str, aids: AidTerms | UnsetType = UNSET) -> Table:
    return Table.of("abbey", [Opened(at=0, chairs=[KINDS[chair] for chair in chairs], aids=aids)])


@pytest.mark.parametrize(
    ("chairs", "aids", "allowed"),
    [
        ("pbb", UNSET, ALL),
        ("ppb", UNSET, NO_AIDS),
        ("pob", UNSET, NO_AIDS),
        ("pbb", "none", NO_AIDS),
        ("ppb", "all", ALL),
        ("ppb", "public", PUBLIC),
    ],
)
def test_aids_are_for_those_who_play_alone_unless_something_else_is_agreed(
    chairs: str, aids: AidTerms | UnsetType, allowed: AllowedAids
) -> None:
    assert allowed_aids(table_of(chairs, aids)) == allowed


def test_a_spectator_gets_the_public_odds_and_nothing_that_is_a_players_own() -> None:
    assert aids_of(table_of("ppb", "all"), NOBODY) == PUBLIC
    assert aids_of(table_of("ppb", "all"), SEATS[0]) == ALL


def test_whoever_sits_down_or_is_put_on_a_seat_changes_what_is_allowed_by_itself() -> None:
    table = table_of("pob")
    table.apply(Placed(1, SEATS[1], "Bo", "random"))
    assert allowed_aids(table) == ALL
    table = table_of("pob")
    table.apply(Sat(1, SEATS[1], "Bruno", "other"))
    assert allowed_aids(table) == NO_AIDS


def test_what_is_not_agreed_about_aids_is_not_stored_so_servers_of_before_can_read_it() -> None:
    assert b"aids" not in write_event(Amended(0, Agreed(time_last=True)))
    agreed = Amended(0, Agreed(aids="public"))
    assert read_event(write_event(agreed)) == agreed
    opened = Opened(at=0, chairs=[KINDS["p"]], aids="all")
    assert read_event(write_event(opened)) == opened
    assert opened.agreed == Agreed(aids="all")


@pytest.mark.parametrize(
    ("chairs", "before", "after"),
    [("ppb", UNSET, "public"), ("ppb", "none", "all"), ("ppo", "public", "all"), ("ppo", UNSET, "all")],
)
def test_once_a_second_person_sits_there_the_host_cannot_add_aids(
    chairs: str, before: AidTerms | UnsetType, after: AidTerms
) -> None:
    with pytest.raises(Refusal, match="taken away now, not added") as refused:
        commands.amend(table_of(chairs, before), SEATS[0], Agreed(aids=after), frozenset(), 1)
    assert refused.value.code == "aids-settled"


@pytest.mark.parametrize(
    ("chairs", "before", "after"),
    [
        ("ppb", "all", "public"),
        ("ppb", "public", UNSET),
        ("ppb", "none", UNSET),
        ("ppb", UNSET, "none"),
        ("pob", UNSET, "all"),
        ("pbb", "none", "all"),
    ],
)
def test_aids_can_always_be_taken_away_and_added_while_one_person_sits_there_alone(
    chairs: str, before: AidTerms | UnsetType, after: AidTerms | UnsetType
) -> None:
    assert commands.amend(table_of(chairs, before), SEATS[0], Agreed(aids=after), frozenset(), 1)


def test_something_else_can_be_amended_without_touching_the_aids_that_all_agreed_to() -> None:
    table = table_of("ppb", "all")
    amended = commands.amend(table, SEATS[0], Agreed(clock_s=60, aids="all"), frozenset(), 1)
    assert amended == Amended(1, Agreed(clock_s=60, aids="all"))
