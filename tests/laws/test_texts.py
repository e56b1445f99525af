"""Checks that every text of notation and records reads back as it was written, or is refused with a reason."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.rules import (
    ACTIONS,
    AbbeyError,
    Deal,
    Game,
    NotationError,
    RecordError,
    RulesVersionError,
    number_of,
    read_action,
    read_record,
    record_of,
    word_of,
    write_record,
)
from abbey.rules.core import pieces
from tests.laws.reachable import Walk, games

SAMPLE = write_record(record_of(Walk(Deal.numbered(3, 1), decisions=40, phase="play").game()))


def test_every_action_is_a_number_a_word_and_itself() -> None:
    assert len({word_of(action) for action in ACTIONS}) == len(ACTIONS) == pieces.ACTIONS
    for number, action in enumerate(ACTIONS):
        assert number_of(action) == number
        assert read_action(word_of(action)) == action


@given(games())
@pytest.mark.slow
def test_a_record_replays_to_the_same_position(game: Game) -> None:
    again = read_record(write_record(record_of(game))).verify()
    assert again.position == game.position
    assert again.notes == game.notes
    assert write_record(record_of(again)) == write_record(record_of(game))


@given(games())
@pytest.mark.slow
def test_a_resumed_game_goes_on_like_the_original(game: Game) -> None:
    again = read_record(write_record(record_of(game))).replay()
    assert again.legal() == game.legal()
    for action in game.legal()[:1]:
        assert again.play(action) == game.play(action)
        assert again.position == game.position


def refusal_of(attempt: Callable[[], object]) -> AbbeyError | None:
    try:
        attempt()
    except AbbeyError as refusal:
        return refusal
    return None


@given(st.text())
@pytest.mark.slow
def test_any_word_reads_or_is_refused(word: str) -> None:
    refusal = refusal_of(lambda: read_action(word))
    assert refusal is None or (type(refusal) is NotationError and "is not an action" in str(refusal))


@given(st.data())
def test_a_damaged_record_reads_or_is_refused(data: st.DataObject) -> None:
    """Cut, double or overwrite a piece: what comes out is a game by the rules or a sentence, never a crash."""
    start = data.draw(st.integers(0, len(SAMPLE)))
    stop = data.draw(st.integers(start, min(len(SAMPLE), start + 40)))
    patch = data.draw(st.one_of(st.text(max_size=12), st.just(SAMPLE[start:stop] * 2), st.sampled_from(SAMPLE.split())))
    refusal = refusal_of(lambda: read_record(SAMPLE[:start] + patch + SAMPLE[stop:]).verify())
    assert refusal is None or (isinstance(refusal, RecordError) and re.fullmatch(r"(?s)\S.{12,}[.?]", str(refusal)))


@given(st.text())
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="begins with 'Abbey record'"):
        read_record(text)


def test_a_record_of_another_rules_version_is_refused_by_name() -> None:
    with pytest.raises(RulesVersionError, match="rules version 7; this program plays version 1"):
        read_record(SAMPLE.replace("rules: 1", "rules: 7"))


def test_a_record_cut_short_is_refused() -> None:
    lines = SAMPLE.splitlines()
    with pytest.raises(RecordError, match=r"promises \d+ actions but holds \d+"):
        read_record("\n".join(lines[:-1]))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("players: 3", "players: 9", "2 to 5 players, not 9"),
        ("players: 3", "players: many", "'many' should be a small whole number"),
        ("time last: no", "time last: maybe", "'time last' is yes or no, not 'maybe'"),
        ("overshoot: carry", "overshoot: bounce", "overshoot is carry or reset, not 'bounce'"),
        ("tiles: red 2", "tiles: red 9", "tiles.red has the value 9"),
        ("tiles: red 2 3", "tiles: red 3", "tiles.red has 6 tiles; it needs 7"),
        ("seed: ", "seed: x", "'seed' is not written in hexadecimal"),
        ("seat 1: seat 1", "seat 9: nine", "no line 'seat 1'"),
        ("salt: ", "pepper: ", "no line 'salt'"),
        ("actions: ", "weather: fine\nactions: ", "a line 'weather' that this version does not know"),
        ("overshoot: carry", "overshoot: carry\novershoot: carry", "'overshoot' is given twice"),
        ("overshoot: carry", "overshoot carry", "expected 'name: value'"),
        ("play:", "pray:", "is not an action; did you mean"),
        ("\n2: ", "\n7: ", "a turn begins with a seat from 0 to 2"),
    ],
)
def test_a_wrong_line_is_refused_with_what_is_wrong_about_it(old: str, new: str, reason: str) -> None:
    assert old in SAMPLE
    with pytest.raises(RecordError, match=re.escape(reason)):
        read_record(SAMPLE.replace(old, new, 1))
