"""Says the odds and hints to whoever types for them: somebody alone against bots may have all aids."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from abbey.insight.aids.hints import hint
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.shares import percent
from abbey.insight.aids.sight import sight_of
from abbey.rules.names import MONKS, by_seat
from abbey.speech import Line
from abbey.table import Refusal
from abbey.table.allowed_aids import allowed_aids, require_own_aids, require_public_odds
from abbey.tui.session import Session
from abbey.wire.aid_messages import Deductions, HintedTurn
from abbey.wire.said import Said

WITH_OWN: Final = "me"  # typed behind odds: count in who the person is


def where_agreed(command: Callable[[Session, str], None]) -> Callable[[Session, str], None]:
    """Return a command that says so, instead of ending the game, where its aid was not agreed on."""

    def obeyed(session: Session, rest: str) -> None:
        try:
            command(session, rest)
        except Refusal as refusal:
            if refusal.code != "aid-not-agreed":
                raise
            session.say("notes-not-agreed", aids="public" if allowed_aids(session.table).public else "none")

    return obeyed


def odds(session: Session, rest: str) -> None:
    """Tell for each rival how likely each monk is that was not ruled out; with the own monk in it only if asked, once.

    What stays on the screen does not depend on the own monk.
    """
    require_public_odds(session.table)
    given = notebook(sight_of(session.table, session.seat), session.follower)
    if rest == WITH_OWN:
        require_own_aids(session.table)
        assert given.own
        session.screen.show_once("\n".join(_rivals(session, given.own)))
        return
    session.screen.say("\n".join(_rivals(session, given.everybody)))
    session.say("aid-odds-assume")
    session.say("terminal-odds-own", word=f"odds {WITH_OWN}")


def _rivals(session: Session, told: Deductions) -> Iterator[str]:
    assert told.odds
    for seat, row in by_seat(told.odds[-1].seats):
        if seat != session.seat:
            likely = sorted(zip(row, MONKS, strict=True), reverse=True)
            candidates = told.candidates[seat]
            shares = [_share(session, monk, percent(share)) for share, monk in likely if monk in candidates]
            yield session.speaker.word("terminal-odds", seat=seat, odds=", ".join(shares))


def _share(session: Session, monk: str, chance: int) -> str:
    return session.speaker.word("terminal-odds-share", figure=monk, chance=chance)


def hints(session: Session, _rest: str) -> None:
    """Propose up to three good turns, once: they depend on who the person is."""
    session.take_hint()
    given = hint(sight_of(session.table, session.seat), session.follower, session.hints_taken)
    session.screen.show_once("\n".join(proposal(session, turn) for turn in given.turns))


def proposal(session: Session, turn: HintedTurn) -> str:
    """Return in words what is proposed and why; each reason is a clause of its own."""
    steps = ", ".join(_each(session, turn.labels))
    reasons = ["; ".join(_each(session, clauses)) for clauses in (turn.why, turn.tells)]
    win = session.speaker.word("notes-hint-win", percent=percent(turn.win))
    return f"{' — '.join(part for part in (steps, *reasons, win) if part)}. {_said(session, turn.sure)}"


def _each(session: Session, said: Sequence[Said]) -> Iterator[str]:
    return (_said(session, one) for one in said)


def _said(session: Session, said: Said) -> str:
    return session.speaker.say(Line(said.id, said.args, said.clause))
