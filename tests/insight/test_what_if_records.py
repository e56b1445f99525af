"""Tests records of what-if games: what they hold, and what about them is refused."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.insight.what_if.branch import Branch
from abbey.insight.what_if.seen_past import SeenPast
from abbey.rules import Deal, Game, RecordError, WhatIf, read_record, record_of, seed_of, write_record
from abbey.rules.names import SEATS
from tests.laws.reachable import Walk
from tests.laws.test_texts import refusal_of


def branched() -> Game:
    """Return a redealt game that leaves its parent after a shuffle."""
    game = Walk(Deal.numbered(2, 3)).game()
    moment, seat = len(game.actions) - 1, SEATS[0]
    past = SeenPast(game, moment, seat)
    deal, actions = past.dealt_again([(tuple(game.position.identity[:2]), 1.0)], seed_of(1), bytes(16))
    return Branch(deal, actions, WhatIf("ab" * 32, moment, seat, "redealt", len(actions))).game()


GAME = branched()
SAMPLE = write_record(record_of(GAME))
PILE = next(line for line in SAMPLE.splitlines() if line.startswith("laid pile 1: "))


def test_a_layout_survives_being_written_and_read() -> None:
    assert read_record(SAMPLE) == record_of(GAME)
    assert read_record(SAMPLE).verify().position == GAME.position


def test_a_commitment_binds_the_layout() -> None:
    layout = GAME.deal.layout
    assert layout
    other = replace(GAME.deal, layout=replace(layout, monks=layout.monks[::-1]))
    assert not other.matches(GAME.deal.commitment())


def test_what_comes_after_the_moment_follows_from_the_seed() -> None:
    other = replace(GAME.deal, seed=seed_of(2))
    assert other.position().rng != GAME.deal.position().rng
    assert replace(other.position(), rng=GAME.deal.position().rng) == GAME.deal.position()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"^parent: .*$", "parent: nobody", "'parent' should be 64 hexadecimal digits"),
        (r"^parent: .*\n", "", "has the line 'parent' too"),
        (r"^moment: .*$", "moment: soon", "'moment' should be a whole number"),
        (r"^moment: .*$", "moment: 0", "cannot have been taken over"),
        (r"^taken over: .*$", "taken over: 2", "'taken over' should be a whole number below 2"),
        (r"^hidden: .*$", "hidden: lost", "'hidden' is kept or redealt"),
        (r"^begun: .*$", "begun: 9999", "cannot have been taken over"),
        (r"^laid first: .*$", "laid first: 4", "a seat that begins"),
        (r"^laid first: .*$", "laid first: 0 1", "names one seat"),
        (r"^laid monks: \w+", "laid monks: green", "names no such piece"),
        (r"^laid monks: \w+", "laid monks:", "every piece of its component table once"),
        (r"^laid figures: \w+", "laid figures:", "a building of its own"),
        (r"^laid events: .*\n", "", "no line 'laid events'"),
        (r"^laid pile 1: ", "laid pile 2: ", "no line 'laid pile 1'"),
        (r"^laid tiles: ", "laid relics: two\nlaid tiles: ", "a line 'laid relics' that this version does not know"),
        (r"^laid (?!events).*\n", "", "The layout has no line 'laid tiles'"),
        (r"^laid .*\n", "", "does not hold what it says it took over"),
        (r"^(parent|moment|taken over|hidden|begun): .*\n", "", "names its parent"),
    ],
)
def test_a_wrong_line_of_a_what_if_game_is_refused_with_what_is_wrong_about_it(old: str, new: str, reason: str) -> None:
    text = re.sub(old, new, SAMPLE, flags=re.MULTILINE)
    assert text != SAMPLE
    with pytest.raises(RecordError, match=re.escape(reason)):
        read_record(text)


def test_a_pile_that_holds_other_cards_or_never_comes_up_is_refused() -> None:
    for wrong in (f"{PILE} red1", f"{PILE}\nlaid pile 2: red1"):
        record = read_record(SAMPLE.replace(PILE, wrong))
        with pytest.raises(RecordError):
            replace(record, commitment=record.deal.commitment()).verify()


@given(st.data())
def test_a_damaged_what_if_record_reads_or_is_refused(data: st.DataObject) -> None:
    head = SAMPLE.index("parent:")
    start = data.draw(st.integers(head, SAMPLE.index("actions:")))
    stop = data.draw(st.integers(start, start + 40))
    patch = data.draw(st.one_of(st.text(max_size=12), st.sampled_from(SAMPLE.split())))
    refusal = refusal_of(lambda: read_record(SAMPLE[:start] + patch + SAMPLE[stop:]).replay())
    assert refusal is None or (isinstance(refusal, RecordError) and re.fullmatch(r"(?s)\S.{12,}[.?]", str(refusal)))
