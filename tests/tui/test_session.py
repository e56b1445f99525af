"""Tests a session: what the bots at the table get to hear, and what happens when one of them fails."""

import re
from pathlib import Path

import pytest

from abbey.bots import BOTS, RandomBot
from abbey.rules import Action, Deal, Note, Stream, View, notes_for
from abbey.rules.names import MONKS, SEATS
from abbey.tui.aid_commands import percent_of
from abbey.tui.roster import new_table
from abbey.tui.save_file import SaveFile
from abbey.tui.screen import Screen
from abbey.tui.session import Session
from abbey.tui.typed_commands import obey
from tests.cli.terminal import ONES, abbey, kept


class Listener(RandomBot):
    """Remembers all it hears."""

    def __init__(self) -> None:
        self.heard: list[Note] = []

    def observe(self, notes: list[Note]) -> None:
        self.heard += notes


class Deaf(RandomBot):
    """Fails whenever it is told something."""

    def observe(self, notes: list[Note]) -> None:  # noqa: ARG002
        raise RuntimeError("what was that?")


class Silent(RandomBot):
    """Fails whenever it is asked."""

    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        raise RuntimeError("no idea")


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setitem(BOTS, "listener", Listener)
    table = new_table(Deal.numbered(4, 3), "Guest", ["listener"] * 3)
    return Session(table, Screen(), SaveFile(Path("game.abbey")))


def hear_what_stands(session: Session) -> bool:
    """Tell whether every bot has heard the opening and every action once, as its seat may."""
    told = [note for notes in (session.game.opening, *session.game.notes) for note in notes]
    bots = [(seat, seated.bot) for seat, seated in session.bots.items() if isinstance(seated.bot, Listener)]
    return len(bots) == 3 and all(bot.heard == notes_for(told, seat) for seat, bot in bots)


def test_bots_hear_everything_that_their_seats_may(session: Session) -> None:
    for _ in range(12):
        session.advance()
        session.play(session.view.legal[0])
    assert hear_what_stands(session)


def test_after_an_undo_bots_have_heard_only_what_still_stands(session: Session) -> None:
    session.advance()
    first, *_, last = session.view.legal
    session.play(first)
    assert session.undo() == first
    assert hear_what_stands(session)
    session.play(last)
    assert hear_what_stands(session)


@pytest.mark.slow
def test_a_bot_that_cannot_listen_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "deaf", Deaf)
    result = abbey("play", "--bots", "deaf", "--players", "2", "--seed", "1", typed=ONES)
    assert result.exit_code == 0, result.output
    assert "Who was who" in result.output
    assert kept().names[1] == "Severin (deaf bot)"


def test_each_time_that_a_bot_cannot_listen_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "deaf", Deaf)
    session = Session(new_table(Deal.numbered(2, 3), "Guest", ["deaf"]), Screen(), SaveFile(Path("game.abbey")))
    session.advance()
    session.play(session.view.legal[0])
    assert session.bots[SEATS[1]].forfeits == ["observe: RuntimeError: what was that?"] * (
        1 + len(session.game.actions)
    )


@pytest.mark.slow
def test_the_person_is_told_when_chance_chooses_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "silent", Silent)
    said = abbey("play", "--bots", "silent", "--players", "2", "--seed", "1", typed=ONES).output
    assert "times for Severin, whose bot had no answer." in said
    assert said.count("whose bot had no answer.") > 5


@pytest.mark.slow
def test_nothing_is_said_of_chance_while_every_bot_answers() -> None:
    assert "had no answer" not in abbey("play", "--bots", "random", "--seed", "1", typed=ONES).output


def test_odds_and_hints_are_told_to_whoever_types_for_them(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    session.advance()
    assert not obey("odds", session, 1)
    told = capsys.readouterr().out
    assert told.count("%") == 3 * len(MONKS)
    assert "Guest:" not in told
    assert "trust the order more than the numbers" in " ".join(told.split())
    assert not obey("hint", session, 1)
    assert re.search(r"chance to win: \d+ %\. Our best bot", " ".join(capsys.readouterr().out.split()))


def test_odds_with_the_own_monk_give_him_to_nobody_else(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    session.advance()
    own = MONKS[session.game.position.identity[session.seat]]
    assert not obey("odds", session, 1)
    assert f"{own} " in capsys.readouterr().out
    assert not obey("odds me", session, 1)
    told = capsys.readouterr().out
    assert told.count("%") == 3 * (len(MONKS) - 1)
    assert f"{own} " not in told


def test_what_is_not_certain_reads_neither_0_nor_100_per_cent() -> None:
    assert [percent_of(share, is_certain=False) for share in (0, 4, 612, 996, 1000)] == [1, 1, 61, 99, 99]
    assert percent_of(1000, is_certain=True) == 100
