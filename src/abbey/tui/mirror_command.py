"""Holds up the mirror to whoever types for it: whom two observers take the person for, now and after each choice.

It is told of all six monks alike, so nothing on the screen depends on the own one.
"""

from collections.abc import Iterator

from abbey.insight.aids.mirror import mirror
from abbey.insight.aids.shares import percent
from abbey.insight.aids.sight import sight_of
from abbey.rules import word_of
from abbey.rules.names import MONKS
from abbey.speech import choice
from abbey.table.allowed_aids import require_own_aids
from abbey.tui.session import Session
from abbey.wire.aid_messages import Mirror, Reflection


def tell_mirror(session: Session, _rest: str) -> None:
    """Tell whom both observers take the person for, and what each choice of the present question would make of it."""
    require_own_aids(session.table)
    given = mirror(sight_of(session.table, session.seat), session.follower)
    session.say("notes-mirror-about")
    session.say("notes-mirror-caption")
    for line in _observed(session, given.now, given.now):
        session.screen.say(line, 2)
    _tell_choices(session, given)


def _tell_choices(session: Session, given: Mirror) -> None:
    if not given.choices:
        session.say("terminal-mirror-none")
    told = {one.action: one for one in given.choices}
    for number, action in enumerate(session.view.legal, 1):
        if one := told.get(word_of(action)):
            session.screen.item(number, session.speaker.say(choice(action)))
            for line in _observed(session, one.least, one.most):
                session.screen.say(line, 6)


def _observed(session: Session, least: Reflection, most: Reflection) -> Iterator[str]:
    """Yield a line for each observer: a number for each monk, or a range where the rest of the turn decides."""
    word = session.speaker.word
    for observer, low, high in (("simple", least.simple, most.simple), ("careful", least.careful, most.careful)):
        shares = [
            word("terminal-odds-share", figure=monk, chance=_range(percent(lowest), percent(highest)))
            for monk, lowest, highest in zip(MONKS, low, high, strict=True)
        ]
        yield word("terminal-mirror", observer=observer, shares=", ".join(shares))


def _range(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least}–{most}"
