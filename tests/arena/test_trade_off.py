"""Tests `abbey arena trade-off`: the figures of bots whose leak is known, and everything that cannot be measured."""

import json
import math
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import Result

from abbey.arena import Fingerprint, InProcess, Memory, Outcome, Plan, run
from abbey.arena.audit import Leak
from abbey.arena.page import trade_off_page, trade_off_plot
from abbey.arena.results import Cell, Interval, cells_of
from abbey.arena.trade_off import Sweep, TradeOff, TradeOffPoint
from abbey.bots import with_option
from abbey.plots.svg_figure import as_file
from tests.arena.bots import CONFESSOR, HERE, OPEN, TELLER
from tests.arena.test_pages import FINGERPRINT, ODD, PLAYED, read
from tests.cli.terminal import abbey, is_refused

LEFT = ("1", "2", "3", "6")
USE = "{http://www.w3.org/2000/svg}use"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def trade_off(*words: str, workers: int = 1) -> Result:
    result = abbey("arena", "trade-off", *words, "--workers", str(workers), "--json", "found.json")
    assert result.exit_code == 0, result.output
    return result


def found() -> Any:
    return json.loads(Path("found.json").read_text(encoding="utf-8"))


def play(sweep: Sweep) -> list[Outcome]:
    return run(sweep.blocks(), InProcess(), Memory(), lambda _games: None)


@pytest.fixture(scope="module")
def measured() -> TradeOff:
    sweep = Sweep(CONFESSOR, "left", LEFT, ("random", OPEN), 2, 1, 4)
    return TradeOff.of(sweep, FINGERPRINT, play(sweep))


@pytest.mark.slow
def test_the_bits_are_those_that_each_value_tells(measured: TradeOff) -> None:
    for points in measured.curves.values():
        assert [point.value for point in points] == list(LEFT)
        for point in points:
            assert point.leak.game == pytest.approx(math.log2(6 / int(point.value)))
            assert (point.leak.low, point.leak.high) == pytest.approx((point.leak.game, point.leak.game))
            assert point.leak.borne_out == pytest.approx(point.leak.game)
            assert point.leak.markers == pytest.approx(math.log2(int(point.value)))


@pytest.mark.slow
def test_the_wins_are_those_of_a_match_with_the_same_seed(measured: TradeOff) -> None:
    hero = with_option(CONFESSOR, "left", "3")
    plan = Plan.of((hero, "random", OPEN), (2,), 1, 4, 0, first=True)
    met = {cell.field: cell for cell in cells_of(run(plan.blocks(), InProcess(), Memory(), lambda _games: None))}
    for field, points in measured.curves.items():
        assert points[LEFT.index("3")].cell == met[field]


def test_all_values_play_the_same_deals_and_only_what_was_told_is_kept() -> None:
    outcomes = play(Sweep(CONFESSOR, "left", ("1", "6"), ("random",), 3, 1, 6))
    assert [outcome.block.number for outcome in outcomes] == [0, 0, 1, 1]
    for one, other in zip(outcomes[::2], outcomes[1::2], strict=True):
        assert [game.identities for game in one.games] == [game.identities for game in other.games]
        for number, game in enumerate(one.games):
            assert [bool(told) for told in game.told] == [seat == number for seat in range(3)]
            assert (game.trails, game.turns) == ((), ())


def test_a_pairing_that_is_named_twice_is_played_once() -> None:
    sweep = Sweep(CONFESSOR, "left", ("1", "6", "1"), ("random", "random"), 2, 1, 4)
    assert len(sweep.blocks()) == len(set(sweep.blocks())) == 4
    assert [point.cell.games for point in TradeOff.of(sweep, FINGERPRINT, play(sweep)).points] == [4, 4]


@pytest.mark.slow
def test_results_do_not_depend_on_workers_but_on_the_seed() -> None:
    words = (TELLER, "--values", "candour=0,0.5", "--field", "random", "--players", "2", "--games", "6")
    trade_off(*words)
    one = found()["results"]
    quiet, loud = (point["leak"]["game"] for point in one["points"])
    assert 0 == quiet < loud
    trade_off(*words, workers=2)
    assert found()["results"] == one
    trade_off(*words, "--seed", "2")
    assert found()["results"] != one


@pytest.mark.slow
def test_a_trade_off_is_told_in_a_table_as_json_as_a_page_and_as_a_plot() -> None:
    words = (CONFESSOR, "--values", "left=3, 6", "--field", "random", "--field", f"{HERE}:Faint", "--players", "2")
    result = trade_off(*words, "--games", "4", "--out", "kept", "--svg", "plot.svg")
    for text in ("against random, 4 games each", "left", "1.000", "named by", "Faint failed"):
        assert text in result.stdout
    assert "16 of 16 games, about 0:00:00 to go" in result.stderr
    asked = found()["sweep"]
    assert (asked["option"], asked["values"], asked["fields"]) == ("left", ["3", "6"], ["random", f"{HERE}:Faint"])
    point = found()["results"]["points"][0]
    assert (point["value"], point["field"], point["games"], point["par"]) == ("3", "random", 4, 0.5)
    assert point["interval"][0] <= point["share"] <= point["interval"][1]
    assert point["leak"]["game"] == pytest.approx(1)
    assert found()["results"]["forfeits"][0]["bot"] == f"{HERE}:Faint"
    assert json.loads(Path("kept/results.json").read_text(encoding="utf-8")) == found()
    assert "Faint failed" in read(Path("kept/results.html").read_text(encoding="utf-8")).text
    assert "share of wins" in Path("plot.svg").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_same_command_goes_on_where_it_stopped() -> None:
    words = (CONFESSOR, "--values", "left=3,6", "--players", "2", "--out", "kept")
    trade_off(*words, "--games", "4")
    journal = Path("kept/journal.jsonl").read_bytes()
    assert "8 of 16 games" not in trade_off(*words, "--games", "8").stderr
    assert Path("kept/journal.jsonl").read_bytes().startswith(journal)
    assert [point["field"] for point in found()["results"]["points"]] == [CONFESSOR] * 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("random", "--values", "left=1,2"), "The bot 'random' does not know what its choices tell"),
        (("nobody", "--values", "left=1,2"), "no bot called 'nobody'"),
        ((CONFESSOR, "--values", "right=1,2"), "no option 'right'; its options are: left"),
        ((CONFESSOR, "--values", "left=1,many"), "is a whole number, not 'many'"),
        ((CONFESSOR, "--values", "left=1,7"), "left is 1 to 6"),
        ((CONFESSOR, "--values", "left=1"), "at least 2 values of 'left'"),
        ((CONFESSOR, "--values", "left=1,1"), "at least 2 values of 'left'"),
        ((CONFESSOR, "--values", "left"), "not an option with its values"),
        ((CONFESSOR, "--values", "left=1,,2"), "not an option with its values"),
        ((f"{CONFESSOR}:left=2", "--values", "left=1,2"), "'left' of the bot 'Confessor' is given twice"),
        ((CONFESSOR, "--values", "left=1,2", "--games", "4"), "at least 2 deals: 8 games at a table of 4, not 4"),
        ((CONFESSOR, "--values", "left=1,2", "--field", "nobody"), "no bot called 'nobody'"),
        ((CONFESSOR, "--values", "left=1,2", "--svg", "nowhere/plot.svg"), "no folder nowhere"),
        ((CONFESSOR,), "Missing option '--values'"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_anything_is_played(words: tuple[str, ...], sentence: str) -> None:
    refused = abbey("arena", "trade-off", *words, "--out", "kept")
    assert is_refused(refused), refused.output
    assert sentence in refused.stderr
    assert not Path("kept").exists()


def test_a_bot_that_fails_to_say_what_it_told_has_no_curve() -> None:
    words = ("trade-off", f"{HERE}:Speechless", "--values", "left=1,6", "--players", "2", "--games", "4")
    refused = abbey("arena", *words, "--workers", "1", "--out", "kept")
    assert refused.exit_code == 2
    assert "did not say in every game what it told" in refused.stderr
    assert "ValueError: no word" in refused.stderr
    assert Path("kept/journal.jsonl").exists()


def made(field: str = ODD, fingerprint: Fingerprint = FINGERPRINT) -> TradeOff:
    """Make up a trade-off against two fields."""
    sweep = Sweep(CONFESSOR, "left", ("2", "4"), (field, "plain"), 4, 1, 80)
    wins = {"2": Interval(0.125, 0.1, 0.2), "4": Interval(0.3125, 0.2, 0.4)}
    leaks = {"2": Leak(0.02, [0.1] * 6, 0.61, 0.5, 0.7, 0.9, 0.59), "4": Leak(0.0, [0.0] * 6, 0.0, 0.0, 0.0, 1.0, 0.0)}
    points = [
        TradeOffPoint(value, Cell(4, sweep.kind(value), one, 20, 80, wins[value], wins["2"], wins["4"]), leaks[value])
        for one in sweep.fields
        for value in sweep.values
    ]
    return TradeOff(sweep, fingerprint, points, [])


def test_the_page_of_a_trade_off_is_whole_and_needs_nothing_else() -> None:
    page = trade_off_page(made(), "Strength")
    reader = read(page)
    assert ODD not in page
    for words in (
        PLAYED,
        ODD,
        "12.5% (10.0 to 20.0)",
        "0.610 (0.500 to 0.700)",
        "0.590",
        "0.900",
        "31.2%",
        "par, 25.0%",
    ):
        assert words in reader.text
    assert page == trade_off_page(made(), "Strength")


def test_fields_differ_in_colour_and_in_shape_and_each_mark_has_its_value() -> None:
    drawn = ElementTree.fromstring(as_file(trade_off_plot(made())))
    texts = ["".join(one.itertext()).strip() for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert (texts.count("2"), texts.count("4")) == (2, 2)
    outlines = {f"#{one.get('id')}": one.get("d") for one in drawn.iter("{http://www.w3.org/2000/svg}path")}
    uses = [(one.get("{http://www.w3.org/1999/xlink}href"), one.get("style", "")) for one in drawn.iter(USE)]
    marks = {(outlines[str(name)], ink[1]) for name, style in uses if (ink := re.search(r"fill: (#\w+)", style))}
    assert len({outline for outline, _ in marks}) == len({colour for _, colour in marks}) == 2


def test_a_plot_in_a_file_of_its_own_has_dark_ink_on_white_paper() -> None:
    text = as_file(trade_off_plot(made()))
    root = ElementTree.fromstring(text)
    assert text.startswith("<?xml")
    assert root.get("style") == "color: #1a1a1a"
    assert root[0].attrib == {"width": "100%", "height": "100%", "fill": "#ffffff"}
