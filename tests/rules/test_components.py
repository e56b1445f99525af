"""Tests the component table: what the tiles and cards carry, and what a table of one's own may say."""

import tomllib

import pytest

from abbey.rules import ASSUMED, Agreement, ComponentsError, deal, read_components
from abbey.rules.names import BUILDINGS, MONKS

from .clauses import clause
from .scene import deck, hand


def part(title: str, names: tuple[str, ...], usual: str, **changed: str) -> str:
    """Return one part of a table, every line the usual one but the changed ones."""
    lines = [f"{name} = {changed.pop(name, usual)}" for name in names]
    return "\n".join([f"[{title}]", *lines, *(f"{name} = {values}" for name, values in changed.items())])


def tiles(**changed: str) -> str:
    return part("tiles", MONKS, "[2, 3, 4, 4, 4, 5, 6]", **changed)


def monks(**changed: str) -> str:
    return part("monks", MONKS, "[1, 2, 3, 4]", **changed)


def buildings(**changed: str) -> str:
    return part("buildings", BUILDINGS, "[2, 3]", **changed)


@clause("data")
def test_the_assumed_values_are_those_of_the_rules() -> None:
    assert ASSUMED.as_table() == {
        "tiles": {monk: [2, 3, 4, 4, 4, 5, 6] for monk in MONKS},
        "monks": {monk: [1, 2, 3, 4] for monk in MONKS},
        "buildings": {building: [2, 3] for building in BUILDINGS},
    }


@clause("data")
def test_an_empty_table_is_the_assumed_one() -> None:
    assert read_components("") == ASSUMED


@clause("data")
def test_a_table_reads_back_as_it_was_written() -> None:
    table = read_components("\n".join([tiles(grey="[6, 6, 6, 6, 2, 2, 2]"), monks(red="[0, 0, 5, 5]")]))
    assert read_components(table.as_toml()) == table
    assert tomllib.loads(table.as_toml()) == table.as_table()


@clause("data")
def test_a_part_that_is_left_out_keeps_the_assumed_values() -> None:
    table = read_components(monks(white="[5, 5, 5, 5]"))
    assert (table.tiles, table.buildings) == (ASSUMED.tiles, ASSUMED.buildings)
    assert table.monks[MONKS.index("white")] == (5, 5, 5, 5)


@clause("data")
def test_a_game_is_dealt_from_the_table_it_is_given() -> None:
    position = deal(2, 1, Agreement(components=read_components(buildings(hortus="[0, 5]"))))
    cards = deck(position) + hand(position, 0) + hand(position, 1)
    assert sorted(card for card in cards if card.startswith("hortus")) == ["hortus0", "hortus5"]


@clause("data")
def test_tiles_of_two_to_six_and_cards_of_nought_to_five_are_accepted() -> None:
    edges = [tiles(red="[2, 2, 2, 2, 6, 6, 6]"), monks(red="[0, 0, 5, 5]"), buildings(porta="[0, 5]")]
    table = read_components("\n".join(edges))
    assert (table.tiles[0], table.monks[0]) == ((2, 2, 2, 2, 6, 6, 6), (0, 0, 5, 5))


@clause("data")
@pytest.mark.parametrize(
    ("table", "message"),
    [
        (tiles(red="[2, 3, 4, 4, 4, 5]"), "tiles.red has 6 tiles; it needs 7."),
        (tiles(red="[2, 3, 4, 4, 4, 5, 6, 6]"), "tiles.red has 8 tiles; it needs 7."),
        (tiles(blue="[1, 3, 4, 4, 4, 5, 6]"), "tiles.blue has the value 1; values are whole numbers from 2 to 6."),
        (tiles(blue="[2, 3, 4, 4, 4, 5, 7]"), "tiles.blue has the value 7; values are whole numbers from 2 to 6."),
        (tiles(grey="[2, 3, 4, 4, 4, 5, 6.0]"), "tiles.grey has the value 6.0; values are whole numbers"),
        (tiles(grey="[2, 3, 4, 4, 4, 5, '6']"), "tiles.grey has the value '6'; values are whole numbers"),
        (tiles(grey="4"), "tiles.grey must be a list of 7 whole numbers, not 4."),
        (tiles(grey="'2344456'"), "tiles.grey must be a list of 7 whole numbers, not '2344456'."),
        (tiles(green="[2, 3, 4, 4, 4, 5, 6]"), "tiles.green is unknown; the names are red, blue, white, grey, black"),
        (tiles(william="[2, 3, 4, 4, 4, 5, 6]"), "tiles.william is unknown"),
        (tiles().replace("orange =", "# orange ="), "tiles.orange is missing; it needs 7 tiles."),
        (monks(red="[1, 2, 3]"), "monks.red has 3 cards; it needs 4."),
        (monks(red="[-1, 2, 3, 4]"), "monks.red has the value -1; values are whole numbers from 0 to 5."),
        (monks(red="[1, 2, 3, 6]"), "monks.red has the value 6; values are whole numbers from 0 to 5."),
        (monks(red="[true, 2, 3, 4]"), "monks.red has the value True; values are whole numbers"),
        (monks(red="[1, 2, 3, nan]"), "monks.red has the value nan; values are whole numbers"),
        (buildings(hortus="[2]"), "buildings.hortus has 1 cards; it needs 2."),
        (buildings(hortus="[2, 6]"), "buildings.hortus has the value 6; values are whole numbers from 0 to 5."),
        (buildings(garden="[2, 3]"), "buildings.garden is unknown; the names are bibliotheca, scriptorium"),
        (buildings().replace("porta =", "# porta ="), "buildings.porta is missing; it needs 2 cards."),
        ("tiles = 3", "tiles must be a part of its own, [tiles], with a line for each name."),
        ("[cards]\nred = [1]", "[cards] is not a part of a component table; the parts are tiles, monks and buildings."),
        ("[tiles", "The component table is not valid TOML"),
        (tiles() + "\nred = [2, 3, 4, 4, 4, 5, 6]", "The component table is not valid TOML"),
        (".".join("a" * 200) + " = 1", "The component table has a line with more than 100 dots."),
        (f"tiles = {'[' * 5000}", "The component table has a number too long or a list too deep to be read."),
        (tiles(red="9" * 5000), "The component table has a number too long or a list too deep to be read."),
        (tiles(red=f"0x{'f' * 5000}"), "The component table has a number too long or a list too deep to be read."),
    ],
)
def test_a_wrong_table_is_refused_with_a_message_that_names_the_entry(table: str, message: str) -> None:
    with pytest.raises(ComponentsError) as refused:
        read_components(table)
    assert str(refused.value).startswith(message)
