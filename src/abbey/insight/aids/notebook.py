"""Fills the notebook of one viewer: who may be who for certain, and how likely the rest is where that is agreed on."""

from abbey.insight.aids.public_follower import Known, PublicFollower
from abbey.insight.aids.shares import thousandths
from abbey.insight.aids.sight import Sight
from abbey.insight.certainty import certain, monks_in
from abbey.rules import View
from abbey.rules.names import MONKS
from abbey.speech import Line
from abbey.wire.aid_messages import Deductions, Notebook, Odds
from abbey.wire.words import said


def notebook(sight: Sight, follower: PublicFollower) -> Notebook:
    """Return the notebook for this viewer; the follower is asked only where odds are agreed on."""
    allowed, is_player = sight.allowed, sight.known is not None
    if allowed.public:
        follower.follow(sight.public, sight.entries)
    everybody = _deductions(sight.public, _odds(sight, follower, None) if allowed.public else None)
    own = _deductions(sight.seen, _odds(sight, follower, sight.known) if allowed.own else None) if is_player else None
    assumes = said(Line("aid-odds-assume", {})) if allowed.public else None
    return Notebook(sight.until(len(sight.entries)), everybody, own, assumes)


def _deductions(seen: View, odds: list[Odds] | None) -> Deductions:
    return Deductions([[MONKS[monk] for monk in monks_in(bits)] for bits in certain(seen)], odds)


def _odds(sight: Sight, follower: PublicFollower, known: Known | None) -> list[Odds]:
    moments = zip(follower.moments, follower.odds(known), strict=True)
    return [Odds(sight.until(moment.until), moment.day, [thousandths(row) for row in rows]) for moment, rows in moments]
