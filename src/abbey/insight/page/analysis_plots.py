"""Draws the plots of an analysis: beliefs and chances along the record, evidence by source, chance and choice."""

from collections.abc import Callable
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator

from abbey.insight.analysis.analysis_words import percent
from abbey.insight.analysis.chance_and_choice import CAUSES
from abbey.insight.analysis.evidence_trail import sums_by_source
from abbey.insight.analysis.game_analysis import Chances, GameAnalysis, SeatAnalysis
from abbey.insight.analysis.onlookers import OBSERVERS
from abbey.insight.page.board_picture import INKS
from abbey.plots.svg_figure import INK, MARK, SECOND, drawn
from abbey.speech import Speaker

HEIGHT: Final = 2.9  # inches
ROW: Final = 0.36
LEGEND: Final = 5  # names beside each other

Draw = Callable[[Axes], None]
OBSERVER_INKS: Final = {"simple": SECOND, "careful": MARK}
RIVAL_STYLES: Final = (":", "--", "-.", "-", ":+")  # by seat


class AnalysisPlots:
    """Draws for one page; the speaker writes what stands beside the axes."""

    def __init__(self, analysis: GameAnalysis, speaker: Speaker) -> None:
        self._analysis = analysis
        self._word = speaker.word
        self._actions = [moment.moment for moment in analysis.moments]

    def beliefs(self, seat: SeatAnalysis) -> str:
        """Draw how likely observers and rivals held the seat's monk, with a dot at each of its loudest turns."""

        def draw(axes: Axes) -> None:
            for rival, held in zip(self._analysis.seats, seat.rivals, strict=True):
                if held:
                    shares, label = [percent(chance) for chance in held], self._word("player", seat=rival.seat)
                    style = RIVAL_STYLES[rival.seat]
                    axes.plot(self._actions[: len(held)], shares, style, color=INK, linewidth=0.9, label=label)
            for kind in OBSERVERS:
                shares = [percent(chance) for chance in seat.curves[kind]]
                label = self._word("analysis-observer", observer=kind)
                axes.plot(self._actions[: len(shares)], shares, color=OBSERVER_INKS[kind], label=label)
                for loud in seat.loudest:
                    at = self._actions.index(loud.told.turn.until)
                    axes.plot(self._actions[at], shares[at], "o", color=OBSERVER_INKS[kind])

        return self._along(f"beliefs{seat.seat}", self._word("analysis-plot-belief"), "analysis-axis-belief", draw)

    def rivals(self) -> str:
        """Draw how likely the careful observer held each seat's monk."""

        def draw(axes: Axes) -> None:
            for seat in self._analysis.seats:
                shares = [percent(chance) for chance in seat.curves["careful"]]
                axes.plot(
                    self._actions[: len(shares)],
                    shares,
                    color=INKS[seat.monk][0],
                    linewidth=1.8,
                    path_effects=[withStroke(linewidth=2.8, foreground=INK)],
                    label=self._word("player", seat=seat.seat),
                )

        return self._along("rivals", self._word("analysis-plot-rivals"), "analysis-axis-belief", draw)

    def chances(self, chances: Chances, name: str, says: str) -> str:
        """Draw everybody's chance to win as areas that fill the plot."""

        def draw(axes: Axes) -> None:
            seats = self._analysis.seats
            rows = [[100 * row[seat.seat] for row in chances] for seat in seats]
            axes.stackplot(
                self._actions,
                rows,
                colors=[INKS[seat.monk][0] for seat in seats],
                labels=[self._word("player", seat=seat.seat) for seat in seats],
                edgecolor=INK,
                linewidth=0.6,
            )

        return self._along(name, says, "analysis-axis-chance", draw, is_full=True)

    def sources(self, seat: SeatAnalysis) -> str:
        """Draw the points of evidence against the seat's monk by source."""
        points = sums_by_source(seat.evidence)

        def draw(figure: Figure) -> None:
            axes = figure.add_subplot()
            axes.barh(range(len(points)), list(points.values()), color=SECOND)
            axes.set_yticks(range(len(points)), [self._word("play-source", source=source) for source in points])
            axes.invert_yaxis()
            axes.axvline(0, color=INK, linewidth=0.6)
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            axes.set_xlabel(self._word("analysis-axis-points"))

        return drawn(f"sources{seat.seat}", self._word("play-sources"), 0.8 + ROW * len(points), draw)

    def swings(self, seat: SeatAnalysis) -> str:
        """Draw what chance and choice did to the seat's chance to win."""
        found = {swing.cause for swing in seat.swings.swings}
        causes = [cause for cause in CAUSES if cause in found]
        totals = [seat.swings.total(cause) for cause in causes]
        values = [*(100 * total.value for total in totals), 100 * seat.swings.rest]

        def draw(figure: Figure) -> None:
            axes = figure.add_subplot()
            inks = [MARK if cause == "turn" else SECOND for cause in causes]
            axes.barh(range(len(values)), values, color=[*inks, "#8b8d8a"])
            within = [100 * total.within for total in totals]
            axes.errorbar(values[:-1], range(len(causes)), xerr=within, fmt="none", ecolor=INK, capsize=3)
            labels = [self._word("analysis-cause", cause=cause) for cause in (*causes, "rest")]
            axes.set_yticks(range(len(values)), labels)
            axes.invert_yaxis()
            axes.axvline(0, color=INK, linewidth=0.6)
            axes.set_xlabel(self._word("analysis-axis-change"))

        says = self._word("analysis-plot-swings")
        return drawn(f"swings{seat.seat}", says, 0.8 + ROW * len(values), draw)

    def _along(self, name: str, says: str, label: str, draw: Draw, *, is_full: bool = False) -> str:
        """Draw something along the record, with the days marked."""

        def whole(figure: Figure) -> None:
            axes = figure.add_subplot()
            draw(axes)
            for day, action in self._days():
                axes.axvline(action, color=INK, linewidth=0.5, linestyle=":")
                axes.annotate(str(day), (action, 1.01), xycoords=("data", "axes fraction"), fontsize=8)
            axes.set_ylim(0, 100 if is_full else None)
            axes.set_xlim(0, self._actions[-1])
            axes.set_xlabel(self._word("analysis-axis-action"))
            axes.set_ylabel(self._word(label))
            figure.legend(loc="outside upper center", ncols=LEGEND, frameon=False, fontsize=9)

        return drawn(name, says, HEIGHT, whole)

    def _days(self) -> list[tuple[int, int]]:
        """Return each day with the action before which it began."""
        firsts: dict[int, int] = {}
        for moment in self._analysis.moments:
            firsts.setdefault(moment.day, moment.moment)
        return list(firsts.items())
