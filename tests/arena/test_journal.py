"""Tests the journal: whole lines count, torn ones do not, and nobody else's are taken for ours."""

from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from abbey.arena import Block, Fingerprint, Journal, JournalError, Outcome, Plan, fingerprint_of, play_block
from tests.arena.bots import OPEN

BLOCKS = Plan.of(("random", "random"), (2,), 1, 6, None).blocks()
FINGERPRINT = Fingerprint("1", "code", 1, {"random": "abbey"}, "compiled", {})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [play_block(block) for block in BLOCKS]


@pytest.fixture
def written(path: Path, outcomes: list[Outcome]) -> Path:
    with closing(Journal(path, FINGERPRINT)) as journal:
        for outcome in outcomes:
            journal.add(outcome)
    return path


def read(path: Path, fingerprint: Fingerprint = FINGERPRINT) -> dict[Block, Outcome]:
    with closing(Journal(path, fingerprint)) as journal:
        return journal.outcomes


def test_what_was_written_is_read_again(written: Path, outcomes: list[Outcome]) -> None:
    assert list(read(written).values()) == outcomes


def test_an_outcome_counts_once_however_often_it_comes(written: Path, outcomes: list[Outcome]) -> None:
    before = written.read_bytes()
    with closing(Journal(written, FINGERPRINT)) as journal:
        journal.add(outcomes[0])
    assert written.read_bytes() == before


def test_cut_anywhere_it_keeps_every_whole_line_and_goes_on(written: Path, outcomes: list[Outcome]) -> None:
    whole = written.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for cut in (0, 5, ends[0], ends[1] - 1, ends[1], ends[1] + 1, ends[2] - 1, ends[2], ends[3] + 40, len(whole) - 1):
        written.write_bytes(whole[:cut])
        kept = sum(end <= cut for end in ends[2:])
        assert list(read(written).values()) == outcomes[:kept]
        with closing(Journal(written, FINGERPRINT)) as journal:
            for outcome in outcomes:
                journal.add(outcome)
        assert written.read_bytes() == whole


def test_a_line_changed_in_the_middle_is_refused(written: Path) -> None:
    lines = written.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"winners":[', b'"winners":[1,', 1)
    written.write_bytes(b"".join(lines))
    with pytest.raises(JournalError, match="damaged in line 4"):
        read(written)


OTHERS = {"rules": "2", "code": "x", "seed": 2, "bots": {}, "backend": "plain", "budgets": {"random": "2 s"}}


def other(name: str) -> Fingerprint:
    return msgspec.structs.replace(FINGERPRINT, **{name: OTHERS[name]})


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("rules", "version of the rules"),
        ("code", "code"),
        ("seed", "seed"),
        ("bots", "bots"),
        ("backend", "backend"),
        ("budgets", "budgets"),
    ],
)
def test_the_journal_of_another_match_is_refused_and_left_alone(written: Path, name: str, words: str) -> None:
    before = written.read_bytes()
    with pytest.raises(JournalError, match=f"differs in the .*{words}"):
        read(written, other(name))
    assert written.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", "dear diary\nall went well\n"])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(JournalError, match="not a journal"):
        read(path)
    assert path.read_text(encoding="utf-8") == text


def test_two_arenas_cannot_share_a_journal(path: Path) -> None:
    with closing(Journal(path, FINGERPRINT)), pytest.raises(JournalError, match="in use"):
        read(path)
    assert read(path) == {}


def test_a_refused_journal_is_free_for_others(written: Path, outcomes: list[Outcome]) -> None:
    with pytest.raises(JournalError, match="seed") as refused:
        read(written, other("seed"))
    assert list(read(written).values()) == outcomes, refused


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a bot that is not ours."""
    monkeypatch.syspath_prepend(tmp_path)
    source = tmp_path / "foreign_bots.py"
    source.write_text("from abbey.bots import RandomBot\nclass Mine(RandomBot):\n    pass\n", encoding="utf-8")
    return source


def test_a_changed_bot_is_another_bot(foreign: Path) -> None:
    before = fingerprint_of(1, ("random", "foreign_bots:Mine"))
    assert before == fingerprint_of(1, ("random", "foreign_bots:Mine"))
    foreign.write_text(foreign.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    after = fingerprint_of(1, ("random", "foreign_bots:Mine"))
    assert before.differences(after) == ["the bots or their code"]
    assert before.code == after.code


def test_a_bot_of_the_tests_is_not_taken_for_one_of_ours() -> None:
    assert fingerprint_of(1, ("random", OPEN)).bots["random"] == "abbey"
    assert fingerprint_of(1, ("random", OPEN)).bots[OPEN] != "abbey"
