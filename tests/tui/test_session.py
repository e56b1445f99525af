"""Tests a session: what the bots at the table get to hear, and what happens when one of them fails."""

import re
from pathlib import Path

import msgspec
import pytest

from abbey.bots import BOTS, RandomBot
from abbey.rules import Action, Deal, Note, Play, Show, Stream, View, notes_for
from abbey.rules.names import ACCUSE, MONKS, SEATS
from abbey.speech import Line, choice
from abbey.table.agreed import AidTerms
from abbey.tui.aid_commands import proposal
from abbey.tui.roster import new_table
from abbey.tui.save_file import SaveFile
from abbey.tui.screen import Screen
from abbey.tui.session import Session
from abbey.tui.typed_commands import obey
from abbey.wire.aid_messages import HintedTurn
from abbey.wire.words import said
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


def on_for(session: Session, decisions: int) -> None:
    """Let everybody play so far; the person always does the first thing."""
    for _ in range(decisions):
        session.advance()
        session.play(session.view.legal[0])
    session.advance()


def test_the_mirror_tells_of_all_six_monks_now_and_after_each_choice(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    session.advance()
    assert not obey("mirror", session, 1)
    told = capsys.readouterr().out
    for observer in ("simple", "careful"):
        shares = re.findall(rf"{observer} observer: (.*)", told)
        assert len(shares) == 1 + len(session.view.legal)
        assert all([share.split()[0] for share in line.split(", ")] == list(MONKS) for line in shares)
    for number, action in enumerate(session.view.legal, 1):
        assert f"\n{number:>2}  {session.speaker.say(choice(action))}\n" in told


def test_the_mirror_says_so_where_a_decision_tells_nothing(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    on_for(session, 1)
    while session.view.phase != ACCUSE:
        on_for(session, 1)
    capsys.readouterr()
    assert not obey("mirror", session, 1)
    assert "tells the others nothing about you" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["mirror", "why Severin red", "odds"])
def test_what_stays_on_the_screen_does_not_depend_on_the_own_monk(
    session: Session, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    on_for(session, 8)
    capsys.readouterr()
    told = []
    for other in range(session.game.position.players, len(MONKS)):  # monks that nobody is
        identity = session.game.position.identity
        identity[session.seat], identity[other] = identity[other], identity[session.seat]
        assert not obey(typed, session, 1)
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 1


def test_why_tells_the_course_of_a_number_and_the_actions_that_made_it(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    on_for(session, 20)
    assert session.view.day > 1
    capsys.readouterr()
    assert not obey("why severin RED", session, 1)
    told = capsys.readouterr().out
    assert re.search(r"^Severin as red: 17 % at the start, \d+ % after day 1, .*\d+ % now\.$", told, re.MULTILINE)
    moments = [(int(day), int(number)) for day, number in re.findall(r"Day (\d) \[(\d+)\]: [+−]\d", told)]
    assert moments
    for day, number in moments:
        assert session.game.position_after(number - 1).day == day
        assert isinstance(session.game.actions[number - 1][1], Play | Show)
    assert "doubles the odds" in told


def test_why_with_the_own_monk_knows_that_a_rival_is_not_him(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    session.advance()
    own = MONKS[session.game.position.identity[session.seat]]
    assert not obey(f"why Severin {own} me", session, 1)
    told = capsys.readouterr().out
    assert f"Certain: Severin is not {own}." in told
    assert f"Severin as {own}: 0 % at the start, 0 % now." in told


@pytest.mark.parametrize(
    "typed", ["why", "why red", "why Severin", "why Nobody red", "why Guest red", "why Severin pink"]
)
def test_why_says_what_to_type_for_what_is_no_rival_and_monk(
    session: Session, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    session.advance()
    assert not obey(typed, session, 1)
    assert "for example why Severin red." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("aids", "typed"),
    [
        ("none", ("odds", "odds me", "why Severin red", "why Severin red me", "mirror", "hint")),
        ("public", ("odds me", "why Severin red me", "mirror", "hint")),
    ],
)
def test_no_aid_is_given_that_was_not_agreed_on(
    session: Session, capsys: pytest.CaptureFixture[str], aids: AidTerms, typed: tuple[str, ...]
) -> None:
    session.table.agreed = msgspec.structs.replace(session.table.agreed, aids=aids)
    session.advance()
    capsys.readouterr()
    for line in typed:
        assert not obey(line, session, 1)
        told = capsys.readouterr().out
        assert told.rstrip().endswith("were not agreed on.")
        assert "%" not in told
    assert session.hints_taken == 0


def test_mirror_and_reasons_are_no_hints(session: Session) -> None:
    session.advance()
    for line in ("mirror", "why Severin red", "odds"):
        obey(line, session, 1)
    assert session.hints_taken == 0


def test_each_reason_of_a_hint_has_its_own_subject_and_no_chance_to_win_reads_as_certain(session: Session) -> None:
    """A colour behind a comma would seem to be what the monk before it does."""
    sheds: dict[str, str | int] = {"track": "suspicion", "change": "down", "points": 4}
    own, other = Line("aid-why-own", sheds | {"figure": "red"}), Line("aid-why-day", {})
    quiet, sure = Line("aid-why-quiet", {}), Line("aid-sure", {"chance": 12})
    turn = HintedTurn([], [], 2, [said(own), said(other)], [said(quiet)], said(sure))
    assert proposal(session, turn) == (
        "your own monk (red) sheds 4 suspicion; the day ends, so that you take its event tile (2 evidence at the end of"
        " the game) — the turn itself changes nothing on the two tracks — chance to win: 1 %. Our best bot would do"
        " this in 12 % of such cases."
    )
