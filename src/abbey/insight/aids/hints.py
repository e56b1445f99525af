"""Answers a player who asks for a hint: good ways to go on, from what the player may know and nothing else."""

from collections.abc import Sequence
from typing import Final

from abbey.bots.belief.assignments import Rows, assignments, marginals
from abbey.bots.ladder.guesses import LayingValue
from abbey.bots.ladder.win_chance import WinChance
from abbey.bots.veil.veil import last_guesses
from abbey.insight.aids.hint_words import HintWords, guess_surety, surety
from abbey.insight.aids.mirror import ends_apart, row_after_showing, row_now, rows_after
from abbey.insight.aids.proposals import CONFIG, Chooser
from abbey.insight.aids.public_follower import PublicFollower, weights_at
from abbey.insight.aids.rival_eyes import RivalEyes
from abbey.insight.aids.shares import thousandth
from abbey.insight.aids.sight import Sight
from abbey.insight.aids.turn_effects import effects_of
from abbey.insight.analysis.quieter_turn import follow
from abbey.rules import ACTIONS, Accuse, Action, Move, Show, View, word_of
from abbey.rules.names import ACCUSE, MONK_COUNT, MONKS, NONE, RETURN, SHOW, by_seat
from abbey.rules.note import ends_day
from abbey.rules.redeal import some_position
from abbey.search import POINT, End
from abbey.speech import choice, forecast
from abbey.wire.aid_messages import Hint, HintedTurn
from abbey.wire.said import Said
from abbey.wire.words import said

READING: Final = (False, True)  # the simple observer reads no signs, the careful one does


def hint(sight: Sight, follower: PublicFollower, taken: int) -> Hint:
    """Return up to three good ways to go on, the best first; `taken` is how many hints the player has had."""
    follower.follow(sight.public, sight.entries)
    return Hint(sight.question, taken, Adviser(sight, follower).turns())


class Adviser:
    """Advises one player about one question."""

    def __init__(self, sight: Sight, follower: PublicFollower) -> None:
        assert sight.known
        self._seen = sight.seen
        self._known = sight.known
        self._follower = follower
        self._weights = weights_at(follower.moments[-1], self._known)
        seat, belief, odds = self._known.seat, follower.belief, marginals(self._weights)
        self._words = HintWords(seat, self._known.monk, odds)
        self._rivals = RivalEyes(belief.seen_as(reading=True), self._known, odds)
        self._before = [row_now(belief, seat, reading=reading) for reading in READING]

    def turns(self) -> list[HintedTurn]:
        """Return what to do, whatever is asked."""
        if self._seen.phase == SHOW:
            return self._markers()
        if self._seen.phase == ACCUSE:
            return [self._guesses()]
        if self._seen.phase == RETURN:
            return [self._simply(self._seen.legal[0])]
        return self._ends()

    def _ends(self) -> list[HintedTurn]:
        ends = [
            end for end in ends_apart(self._follower.search, self._seen) if not _meets_unseen_tiles(self._seen, end)
        ]
        proposals = Chooser(self._seen, self._known, self._follower).of_ends(ends)
        chosen = [ends[proposal.choice] for proposal in proposals]
        after = [rows_after(self._follower.belief, self._seen, chosen, reading=one) for one in READING]
        hinted = []
        for number, (end, proposal) in enumerate(zip(chosen, proposals, strict=True)):
            done, notes = follow(some_position(self._seen), end.path)
            own = [action for seat, action in done if seat == self._known.seat]
            why = self._words.effects(effects_of(notes, self._seen.suspicion), ends_day=ends_day(notes))
            tells = self._tells([rows[number] for rows in after])
            hinted.append(_hinted(own, proposal.win, why, tells, surety(proposal.share, usual=proposal.is_usual)))
        return hinted

    def _markers(self) -> list[HintedTurn]:
        seat = self._known.seat
        free = [colour for colour in range(MONK_COUNT) if not self._seen.shown[seat] >> colour & 1]
        proposals = Chooser(self._seen, self._known, self._follower).of_markers(free)
        outlooks = forecast(self._seen)
        hinted = []
        for proposal in proposals:
            belief, action = self._follower.belief, Show(MONKS[proposal.choice])
            after = [row_after_showing(belief, seat, proposal.choice, reading=one) for one in READING]
            why = [said(line) for line in outlooks[action].lines]
            hinted.append(
                _hinted(
                    [action],
                    proposal.win,
                    why,
                    self._tells(after),
                    surety(proposal.share, usual=proposal.is_usual),
                )
            )
        return hinted

    def _tells(self, after: Rows) -> list[Said]:
        """Say what a turn gives away, by what each observer would think after it."""
        rivals = [self._rivals.sure(rows[-1]) for rows in (self._before, after)]
        return self._words.tells(self._before, after) + self._words.to_whom(*rivals)

    def _guesses(self) -> HintedTurn:
        joint, belief = assignments(self._weights), self._follower.belief
        laid = {seat: colour for seat, colour in by_seat(last_guesses(self._seen, belief)) if colour != NONE}
        left = [seat for seat in laid if self._seen.own_guesses[seat] == NONE]
        hits = [(all(truth[seat] == laid[seat] for seat in left), chance) for truth, chance in joint]
        right, wrong = (sum(chance for is_hit, chance in hits if is_hit is wanted) for wanted in (True, False))
        win = LayingValue(self._seen, joint, belief.public()).win_chance(list(laid.values()))
        actions = [Accuse(seat, MONKS[laid[seat]]) for seat in left]
        why = [self._words.guess(seat, laid[seat]) for seat in left]
        return _hinted(actions, win, why, [], guess_surety(right, wrong))

    def _simply(self, action: Action) -> HintedTurn:
        """Propose what makes no difference to who wins."""
        prices = [POINT * points for points in self._seen.evidence]
        win = WinChance(self._seen, self._known.monk, marginals(self._weights), CONFIG.wide).at(prices)
        why = [said(line) for line in forecast(self._seen)[action].lines]
        return _hinted([action], win, why, [], surety(1.0))


def _meets_unseen_tiles(seen: View, end: End) -> bool:
    """Tell whether a second monk comes to tiles that are laid in the turn itself, and that nobody has seen.

    There is nothing to tell of such a turn in advance.
    """
    moves = [action for number in end.path if isinstance(action := ACTIONS[number], Move)]
    if len(moves) < 2 or moves[0].building != moves[1].building or moves[1].figure not in MONKS:
        return False
    _, notes = follow(some_position(seen), end.path)
    whats = [note.what for note in notes]
    laid = whats[: max(at for at, what in enumerate(whats) if what == "moved")].count("filled")
    return NONE in seen.chain[:laid]


def _hinted(actions: Sequence[Action], win: float, why: list[Said], tells: list[Said], sure: Said) -> HintedTurn:
    labels = [said(choice(action)) for action in actions]
    return HintedTurn([word_of(action) for action in actions], labels, thousandth(win), why, tells, sure)
