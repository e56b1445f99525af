"""Makes the page of an analysis: sentences, plots, and pictures of the loudest turns."""

from collections.abc import Iterator, Sequence

from abbey.insight.analysis.analysis_words import AnalysisWords, Claim, Section
from abbey.insight.analysis.game_analysis import GameAnalysis, LoudTurn, SeatAnalysis
from abbey.insight.page.analysis_plots import AnalysisPlots
from abbey.insight.page.board_picture import board_picture
from abbey.plots import html_page
from abbey.rules import Action, Move
from abbey.rules.names import SeatNumber
from abbey.speech import Speaker


def analysis_page(analysis: GameAnalysis, seats: Sequence[SeatAnalysis], speaker: Speaker) -> str:
    """Return the page about these seats; of the others it has what they gave away."""
    parts = _Parts(analysis, speaker).all(seats)
    return html_page.page(speaker.word("analysis-title"), parts, speaker.language)


class _Parts:
    """Puts together what one page needs."""

    def __init__(self, analysis: GameAnalysis, speaker: Speaker) -> None:
        self._analysis = analysis
        self._speaker = speaker
        self._words = AnalysisWords(analysis, speaker)
        self._plots = AnalysisPlots(analysis, speaker)

    def all(self, seats: Sequence[SeatAnalysis]) -> Iterator[str]:
        """Yield the whole page: the game, what everybody gave away, then seat by seat."""
        word, game = self._speaker.word, self._analysis.game
        names = " · ".join(self._words.heading(seat) for seat in self._analysis.seats)
        yield html_page.paragraph(word("analysis-game", names=names, actions=len(game.actions)))
        yield html_page.paragraph(self._words.how(), "quiet")
        public = self._words.chances_heading("public")
        yield html_page.heading(public)
        caption = word("analysis-plot-chances", eyes="public")
        yield html_page.figure(self._plots.chances(self._analysis.public, "public", caption), caption)
        yield html_page.heading(word("analysis-told"))
        yield html_page.figure(self._plots.rivals(), word("analysis-plot-rivals"))
        for seat in seats:
            yield html_page.heading(self._words.heading(seat))
            yield from self._seat(seat)

    def _seat(self, seat: SeatAnalysis) -> Iterator[str]:
        told, _, bluff, accusation, sources, swings, chances = self._words.sections(seat)
        word = self._speaker.word
        yield from self._section(told)
        yield html_page.figure(self._plots.beliefs(seat), word("analysis-plot-belief"))
        yield html_page.heading(word("analysis-loudest"), 3)
        for number, loud in enumerate(seat.loudest):
            yield from self._loud(loud, f"loud{seat.seat}{number}")
        if not seat.loudest:
            yield html_page.paragraph(word("analysis-no-loud"))
        yield from self._section(bluff)
        yield from self._section(accusation)
        yield from self._section(sources)
        yield html_page.figure(self._plots.sources(seat), word("play-sources"))
        yield from self._section(swings)
        yield html_page.figure(self._plots.swings(seat), word("analysis-plot-swings"))
        yield from self._section(chances)
        caption = word("analysis-plot-chances", eyes="own")
        yield html_page.figure(self._plots.chances(seat.eyes, f"eyes{seat.seat}", caption), caption)

    def _section(self, section: Section) -> Iterator[str]:
        yield html_page.heading(section.heading, 3)
        yield html_page.items(_unbroken(claim.text) for claim in section.claims)

    def _loud(self, loud: LoudTurn, name: str) -> Iterator[str]:
        """Show a loud turn: what it did, a picture of the board before it, and what would have been quieter."""
        turn = loud.told.turn
        claim = self._words.told(loud.told)
        position = self._analysis.game.position_after(turn.moment)
        made = _moves(turn.actions)
        quieter = _moves(loud.quieter.actions) if loud.quieter else []
        caption = self._speaker.word("analysis-picture" if quieter else "analysis-picture-alone")
        yield _sentence(claim)
        yield _sentence(self._words.quieter(loud))
        picture = board_picture(position, made, quieter, self._speaker, f"{claim.text} {caption}", name)
        yield html_page.figure(picture, caption)


def _moves(actions: Sequence[tuple[SeatNumber, Action]]) -> list[Move]:
    return [action for _, action in actions if isinstance(action, Move)]


def _sentence(claim: Claim) -> str:
    return html_page.paragraph(_unbroken(claim.text))


def _unbroken(text: str) -> str:
    """Keep numbers and what they count in one line."""
    return text.replace(" %", "\N{NO-BREAK SPACE}%")
