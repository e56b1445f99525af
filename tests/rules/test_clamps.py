"""Tests the ends of the tracks, from whatever source."""

import pytest

from abbey.rules.names import GREY, RED

from .clauses import clause
from .scene import LAST_HOUR, after, told

GARDEN = {"grey": "hortus"}


@clause("clamp", "no-task")
@pytest.mark.parametrize(("before", "now"), [(34, 40), (35, 40), (39, 40), (40, 40), (33, 39)])
def test_tiles_push_suspicion_to_40_and_no_further(before: int, now: int) -> None:
    position = after("grey>hortus", suspicion={"grey": before}, tiles={"hortus": ["blue 2", "red 4"]})
    assert position.suspicion[GREY] == now


@clause("clamp", "task")
@pytest.mark.parametrize(("before", "now"), [(6, 1), (5, 0), (4, 0), (0, 0)])
def test_a_task_takes_suspicion_to_0_and_no_further(before: int, now: int) -> None:
    position = after("grey>hortus", suspicion={"grey": before}, tiles={"hortus": ["grey 5", "red 4"]})
    assert position.suspicion[GREY] == now


@clause("clamp", "adson")
@pytest.mark.parametrize(("by", "before", "now"), [("-5", 3, 0), ("-5", 5, 0), ("+5", 35, 40), ("+5", 38, 40)])
def test_adson_leaves_suspicion_between_0_and_40(by: str, before: int, now: int) -> None:
    assert after(f"adson>hortus grey{by}", where=GARDEN, suspicion={"grey": before}).suspicion[GREY] == now


@clause("clamp", "delicate")
def test_delicate_leaves_suspicion_at_40() -> None:
    assert after("william>hortus cast:grey", event="delicate", suspicion={"grey": 37}).suspicion[GREY] == 40


@clause("clamp", "william")
@pytest.mark.parametrize(("before", "now"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_william_takes_evidence_to_0_and_no_further(before: int, now: int) -> None:
    assert after("william>hortus grey-3", where=GARDEN, evidence={"grey": before}).evidence[GREY] == now


@clause("clamp", "compromising")
def test_compromising_does_not_reach_below_0() -> None:
    assert after("william>hortus grey-6", event="compromising", where=GARDEN).evidence[GREY] == 0
    assert after("adson>hortus grey-10", event="compromising", where=GARDEN, suspicion={"grey": 9}).suspicion[GREY] == 0


@clause("clamp")
def test_what_was_cut_off_does_not_come_back() -> None:
    words = "william>hortus grey-3 william>porticus william>hortus grey+3"
    assert after(words, where=GARDEN, evidence={"grey": 1}).evidence[GREY] == 3


@clause("clamp")
@pytest.mark.parametrize("before", [48, 50, 97, 150])
def test_evidence_has_no_upper_end(before: int) -> None:
    assert after("william>hortus grey+3", where=GARDEN, evidence={"grey": before}).evidence[GREY] == before + 3


@clause("clamp", "convert")
def test_the_days_end_may_push_evidence_past_50() -> None:
    assert after(LAST_HOUR, day=2, time=22, evidence={"red": 49}).evidence[RED] == 54


@clause("clamp")
def test_a_clamped_change_is_told_as_it_happened() -> None:
    notes = told("grey>hortus", suspicion={"grey": 37}, tiles={"hortus": ["blue 2", "red 4"]})
    assert [(note.before, note.after) for note in notes if note.what == "suspicion"] == [(37, 40)]
