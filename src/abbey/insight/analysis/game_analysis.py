"""Analyses a finished game: a record in, everything that it tells out. Nothing is read, written or left to chance.

`progress` is told how much is done; whoever wants to stop raises an exception in it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from abbey.bots.belief.assignments import Rows
from abbey.insight.analysis.accusation_review import AccusationReview, review_accusation
from abbey.insight.analysis.chance_and_choice import (
    ChanceAndChoice,
    Swing,
    draw_swing,
    event_swing,
    turn_swing,
)
from abbey.insight.analysis.evidence_trail import EvidenceChange, evidence_trail
from abbey.insight.analysis.game_moments import Moment, Stage, Turn, moments_of, turns_of, walk
from abbey.insight.analysis.loud_turns import LOUDEST, Curves, ToldTurn, best_bluff, loudest, told_turns
from abbey.insight.analysis.onlookers import OBSERVERS
from abbey.insight.analysis.quieter_turn import QuieterTurn, quieter_turn
from abbey.insight.analysis.win_chances import win_chances, win_shares
from abbey.rules import AbbeyError, Game, Position, is_over, scores, view, winners
from abbey.rules.action import CARDS
from abbey.rules.names import ACCUSE, MONKS, SeatNumber, seat_numbers
from abbey.search import TurnSearch, same_backend

Progress = Callable[[int, int], None]  # how much is done, and of how much
Chances = tuple[tuple[float, ...], ...]  # by moment and seat

A_SWING, A_SEARCH = 2, 3  # what a turn and a loud turn cost in the second walk, against a moment of the first


class UnfinishedGameError(AbbeyError):
    """The game has not been played to its end: it still runs, or was called off."""


@dataclass(frozen=True, slots=True)
class LoudTurn:
    """Holds one of the turns that gave a seat away, and what it could have done instead."""

    told: ToldTurn
    quieter: QuieterTurn | None


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    """Holds what the game tells about one seat."""

    seat: SeatNumber
    monk: str
    score: int
    won: bool
    curves: Curves  # by observer, at each moment before the end: how likely it held the seat's monk
    rivals: tuple[
        tuple[float, ...], ...
    ]  # by seat, the same for that rival, who knew its own; empty for the seat itself
    loudest: tuple[LoudTurn, ...]
    bluff: ToldTurn | None
    accusation: AccusationReview
    evidence: tuple[EvidenceChange, ...]
    swings: ChanceAndChoice
    eyes: Chances  # everybody's chance to win as this seat could judge it, at each moment


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """Holds everything that the analysis of one game tells; curves and chances go by `moments`."""

    game: Game
    moments: tuple[Moment, ...]
    public: Chances  # everybody's chance to win as a careful spectator could judge it
    seats: tuple[SeatAnalysis, ...]
    as_promised: bool  # the deal matches the commitment


def unheard(_done: int, _of: int) -> None:
    """Ignore the progress: nobody asked for it."""


def refuse_unfinished(game: Game) -> None:
    """Refuse a game that has not been played to its end; a record does not say whether it runs or was called off."""
    if not is_over(game.position):
        raise UnfinishedGameError(
            "This game has not been played to its end: only a finished game is analysed, counted or played on from."
        )


def analyse(game: Game, progress: Progress = unheard, *, as_promised: bool = True) -> GameAnalysis:
    """Analyse a finished game; the same record gives the same analysis. An unfinished game is refused."""
    refuse_unfinished(game)
    with same_backend():
        return _Analysis(game, progress, as_promised).whole()


class _Analysis:
    """Walks through the game twice: for what everybody believed, then for what could have been done instead."""

    def __init__(self, game: Game, progress: Progress, as_promised: bool) -> None:
        self._game = game
        self._as_promised = as_promised
        self._search = TurnSearch()
        self._seats = seat_numbers(game.position.players)
        self._moments = moments_of(game)
        self._turns = turns_of(game, self._moments)
        self._progress = progress
        self._done = 0
        self._of = len(self._moments) + A_SWING * len(self._turns) + A_SEARCH * LOUDEST * len(self._seats)
        self._curves: list[dict[str, list[float]]] = [{kind: [] for kind in OBSERVERS} for _ in self._seats]
        self._rivals: list[list[list[float]]] = [[[] for _ in self._seats] for _ in self._seats]
        self._public: list[tuple[float, ...]] = []
        self._eyes: list[list[tuple[float, ...]]] = [[] for _ in self._seats]
        self._reviews: list[AccusationReview] = []
        self._told: list[list[ToldTurn]] = []
        self._swings: list[list[Swing]] = [[] for _ in self._seats]
        self._loud: dict[int, LoudTurn] = {}

    def whole(self) -> GameAnalysis:
        self._progress(0, self._of)
        for stage in walk(self._game, self._moments, self._search):
            self._note_beliefs(stage)
            self._advance(1)
        self._end_chances()
        self._told = [self._told_of(seat) for seat in self._seats]
        self._look_closer()
        self._progress(self._of, self._of)
        return GameAnalysis(
            self._game,
            tuple(self._moments),
            tuple(self._public),
            tuple(self._seat(seat) for seat in self._seats),
            self._as_promised,
        )

    def _advance(self, cost: int) -> None:
        self._done += cost
        self._progress(min(self._done, self._of), self._of)

    def _note_beliefs(self, stage: Stage) -> None:
        """Write down what everybody believes at this moment, and how likely each seat seems to win."""
        for kind, observer in stage.spectators.items():
            rows = observer.marginals()
            for seat in self._seats:
                self._curves[seat][kind].append(rows[seat][stage.position.identity[seat]])
        careful = stage.spectators["careful"]
        seen = careful.look(stage.position)
        self._public.append(win_chances(seen, careful.joint(), careful.marginals()))
        for seat, knows in zip(self._seats, stage.seated, strict=True):
            self._eyes[seat].append(win_chances(seen, knows.joint(), knows.public()))
            self._note_held(seat, knows.marginals(), stage.position)
        if stage.position.phase == ACCUSE:
            self._reviews = [review_accusation(stage, seat, self._game.position) for seat in self._seats]

    def _note_held(self, rival: SeatNumber, rows: Rows, position: Position) -> None:
        """Write down how likely somebody at the table holds the monk of each of the others."""
        for seat in self._seats:
            if seat != rival:
                self._rivals[seat][rival].append(rows[seat][position.identity[seat]])

    def _end_chances(self) -> None:
        shares = win_shares(winners(self._game.position), len(self._seats))
        for chances in (self._public, *self._eyes):
            chances.append(shares)

    def _told_of(self, seat: SeatNumber) -> list[ToldTurn]:
        own = [turn for turn in self._turns if turn.seat == seat]
        return told_turns(own, [moment.moment for moment in self._moments], self._curves[seat])

    def _look_closer(self) -> None:
        """Go through the game again: for what chance and choice did, and for quieter turns."""
        begins = {told.turn.moment: told.turn for one in self._told for told in one}
        loud = {told.turn.moment: told for one in self._told for told in loudest(one)}
        last: Turn | None = None
        for stage in walk(self._game, self._moments, self._search):
            moment = stage.moment.moment
            if moment not in begins:
                continue
            turn = begins[moment]
            self._add_chance(stage, last)
            beliefs = self._belief(turn.seat, turn.moment), self._belief(turn.seat, turn.until)
            self._swings[turn.seat].append(turn_swing(stage, turn, beliefs))
            self._advance(A_SWING)
            if moment in loud:
                quieter = quieter_turn(stage, turn, loud[moment].after, self._search)
                self._loud[moment] = LoudTurn(loud[moment], quieter)
                self._advance(A_SEARCH)
            last = turn

    def _add_chance(self, stage: Stage, last: Turn | None) -> None:
        """Add what chance brought since the last turn began: cards, and at the beginning of a day its event."""
        for seat in self._seats:
            belief = self._belief(seat, stage.moment.moment)
            if last is None or last.day != stage.moment.day:
                self._swings[seat].append(event_swing(stage, seat, belief))
            if last is None:
                self._swings[seat].append(draw_swing(stage, seat, view(stage.position, seat).hand, belief, False))
            elif last.seat == seat:
                notes = [note for some in self._game.notes[last.moment : last.until] for note in some]
                drawn = [CARDS.index(note.card) for note in notes if note.what == "drew" and note.card]
                reshuffled = any(note.what == "shuffled" for note in notes)
                self._swings[seat].append(draw_swing(stage, seat, drawn, belief, reshuffled))

    def _belief(self, seat: SeatNumber, moment: int) -> float:
        """Return how likely the observers held this seat's monk, on the average."""
        number = next(number for number, one in enumerate(self._moments) if one.moment == moment)
        return fmean(self._curves[seat][kind][number] for kind in OBSERVERS)

    def _seat(self, seat: SeatNumber) -> SeatAnalysis:
        position = self._game.position
        share = self._public[-1][seat]
        return SeatAnalysis(
            seat=seat,
            monk=MONKS[position.identity[seat]],
            score=scores(position)[seat],
            won=seat in winners(position),
            curves={kind: tuple(points) for kind, points in self._curves[seat].items()},
            rivals=tuple(map(tuple, self._rivals[seat])),
            loudest=tuple(self._loud[told.turn.moment] for told in loudest(self._told[seat])),
            bluff=best_bluff(self._told[seat]),
            accusation=self._reviews[seat],
            evidence=evidence_trail(self._game, seat),
            swings=ChanceAndChoice(tuple(self._swings[seat]), share - 1 / len(self._seats)),
            eyes=tuple(self._eyes[seat]),
        )
