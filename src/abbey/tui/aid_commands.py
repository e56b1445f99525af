"""Says the odds and hints to whoever types for them: somebody alone against bots may have all aids."""

from collections.abc import Sequence
from typing import Final

from abbey.insight.aids.hints import hint
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.sight import sight_of
from abbey.rules.names import MONKS, by_seat
from abbey.speech import Line
from abbey.tui.session import Session
from abbey.wire.aid_messages import HintedTurn
from abbey.wire.said import Said

FULL: Final = 1000  # thousandths


def odds(session: Session, _rest: str) -> None:
    """Tell for each rival how likely each monk is that was not ruled out; nothing in it depends on the own monk."""
    told = notebook(sight_of(session.table, session.seat), session.follower).everybody
    assert told.odds
    for seat, row in by_seat(told.odds[-1].seats):
        if seat != session.seat:
            likely = sorted(zip(row, MONKS, strict=True), reverse=True)
            shares = [_share(session, monk, share) for share, monk in likely if monk in told.candidates[seat]]
            session.say("terminal-odds", seat=seat, odds=", ".join(shares))
    session.screen.say(session.speaker.word("aid-odds-assume"))


def _share(session: Session, monk: str, share: int) -> str:
    return session.speaker.word("terminal-odds-share", figure=monk, chance=round(100 * share / FULL))


def hints(session: Session, _rest: str) -> None:
    """Propose up to three good turns, once: they depend on who the person is."""
    session.take_hint()
    given = hint(sight_of(session.table, session.seat), session.follower, session.hints_taken)
    session.screen.show_once("\n".join(_proposal(session, turn) for turn in given.turns))


def _proposal(session: Session, turn: HintedTurn) -> str:
    parts = _phrases(session, turn.labels), _phrases(session, turn.why), _phrases(session, turn.tells)
    return f"{' — '.join(part for part in parts if part)}. {_said(session, turn.sure)}"


def _phrases(session: Session, said: Sequence[Said]) -> str:
    return ", ".join(_said(session, one) for one in said)


def _said(session: Session, said: Said) -> str:
    return session.speaker.say(Line(said.id, said.args, said.clause))
