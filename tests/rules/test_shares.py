"""Checks that players' own random bytes decide the deal together with the seed that was promised before."""

from dataclasses import replace

import pytest

from abbey.rules import CommitmentError, Deal, Game, OptionsError, RecordError, read_record, record_of, write_record

PLAIN = Deal.numbered(3, 7)
ONE, TWO = "ab" * 32, "cd" * 32
MIXED = replace(PLAIN, shares=(ONE, "", TWO))
TEXT = write_record(record_of(Game(MIXED)))


def test_a_deal_without_shares_is_dealt_and_promised_as_ever() -> None:
    assert PLAIN.mixed_seed == PLAIN.seed
    assert "promise" not in write_record(record_of(Game(PLAIN)))
    assert PLAIN.promised().endswith(f"{PLAIN.seed.hex()}\n")


@pytest.mark.parametrize("shares", [(TWO, "", ONE), (ONE, TWO, ""), (ONE, "", ""), ("", ONE, TWO)])
def test_every_share_and_its_place_decide_the_deal(shares: tuple[str, ...]) -> None:
    other = replace(PLAIN, shares=shares)
    assert len({other.mixed_seed, MIXED.mixed_seed, PLAIN.mixed_seed}) == 3
    assert other.position() != MIXED.position()
    assert other.commitment() != MIXED.commitment()


def test_the_promise_binds_the_seed_and_no_share() -> None:
    assert MIXED.promise() == PLAIN.promise() != Deal.numbered(3, 8).promise()


def test_a_record_with_shares_is_read_as_it_was_written_and_verified() -> None:
    record = read_record(TEXT)
    assert record.deal == MIXED
    assert write_record(record) == TEXT
    assert record.verify().position == MIXED.position()


@pytest.mark.parametrize(("old", "new"), [(ONE, "ac" * 32), (f"0 {ONE}; ", ""), (f"0 {ONE}", f"1 {ONE}")])
def test_a_share_that_was_changed_moved_or_left_out_is_noticed(old: str, new: str) -> None:
    record = read_record(TEXT.replace(old, new))
    assert not record.is_as_promised
    with pytest.raises(CommitmentError):
        record.verify()


def test_a_seed_that_was_chosen_after_the_shares_is_noticed() -> None:
    chosen = replace(Deal.numbered(3, 99), shares=MIXED.shares)
    record = replace(record_of(Game(chosen)), promise=MIXED.promise())
    assert not record.is_as_promised
    with pytest.raises(CommitmentError, match="does not match its promise"):
        record.verify()


@pytest.mark.parametrize("shares", [f"0 {ONE}; 0 {TWO}", "0 abcd", f"3 {ONE}", f"{ONE}", "", f"0 {ONE.upper()}"])
def test_shares_that_cannot_be_are_refused_in_words(shares: str) -> None:
    with pytest.raises(RecordError, match="shares"):
        read_record(TEXT.replace(f"shares: 0 {ONE}; 2 {TWO}", f"shares: {shares}"))


def test_a_record_with_shares_needs_the_promise() -> None:
    with pytest.raises(RecordError, match="no line 'promise'"):
        read_record(TEXT.replace(f"promise: {MIXED.promise()}\n", ""))


@pytest.mark.parametrize("shares", [(ONE,), ("", "", ""), ("xy", "", ""), (ONE[:-1], "", "")])
def test_a_deal_takes_a_share_for_each_seat_or_none_at_all(shares: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError):
        replace(PLAIN, shares=shares)
