"""Makes the page of an analysis: sentences, plots, pictures of the loudest turns, and the actions they speak of."""

from collections.abc import Iterator, Sequence

from abbey.insight.analysis.analysis_words import AnalysisWords, Claim, Section
from abbey.insight.analysis.game_analysis import GameAnalysis, LoudTurn, SeatAnalysis
from abbey.insight.page.action_list import action_list, linked
from abbey.insight.page.analysis_plots import AnalysisPlots
from abbey.insight.page.board_picture import board_picture
from abbey.plots import html_page
from abbey.rules import Action, Move
from abbey.rules.names import SeatNumber
from abbey.speech import Speaker


def analysis_page(analysis: GameAnalysis, seats: Sequence[SeatAnalysis], speaker: Speaker) -> str:
    """Return the page about these seats; of the others it has what they gave away. Numbers of actions are links."""
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
        for warning in self._words.warnings():
            yield html_page.paragraph(warning, "bad")
        for sentence in self._words.origin():
            yield html_page.paragraph(sentence)
        names = " · ".join(self._words.heading(seat) for seat in self._analysis.seats)
        yield html_page.paragraph(word("analysis-game", names=names, actions=len(game.actions)))
        yield html_page.paragraph(self._words.how(), "quiet")
        public = self._words.chances_heading("public")
        yield html_page.heading(public)
        caption = word("analysis-plot-chances", eyes="public")
        yield html_page.figure(self._plots.chances(self._analysis.public, "public", caption), caption)
        yield html_page.heading(word("analysis-told"))
        yield html_page.figure(self._plots.rivals(), word("analysis-plot-rivals"))
        for other in self._analysis.seats:
            if other not in seats:
                yield from self._given_away(other)
        for seat in seats:
            yield html_page.heading(self._words.heading(seat))
            yield from self._seat(seat)
        yield html_page.heading(word("analysis-actions"))
        yield from action_list(game, self._speaker)

    def _given_away(self, seat: SeatAnalysis) -> Iterator[str]:
        """Tell what somebody gave away whom the page is not about."""
        yield html_page.heading(self._words.heading(seat), 3)
        for section in self._words.given_away(seat):
            yield html_page.heading(section.heading, 4)
            yield self._items(section)

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
        yield self._items(section)

    def _items(self, section: Section) -> str:
        return html_page.items((claim.text for claim in section.claims), self._marked)

    def _sentence(self, claim: Claim) -> str:
        return html_page.paragraph(claim.text, marked=self._marked)

    def _marked(self, text: str) -> str:
        """Return a sentence as HTML with its links; what a number counts stays in one line with it."""
        return linked(text, self._analysis.game).replace(" %", "\N{NO-BREAK SPACE}%")

    def _loud(self, loud: LoudTurn, name: str) -> Iterator[str]:
        """Show a loud turn: what it did, a picture of the board before it, and what would have been quieter."""
        turn = loud.told.turn
        claim = self._words.told(loud.told)
        position = self._analysis.game.position_after(turn.moment)
        made = _moves(turn.actions)
        quieter = _moves(loud.quieter.actions) if loud.quieter else []
        caption = self._speaker.word("analysis-picture" if quieter else "analysis-picture-alone")
        yield self._sentence(claim)
        yield self._sentence(self._words.quieter(loud))
        picture = board_picture(position, made, quieter, self._speaker, f"{claim.text} {caption}", name)
        yield html_page.figure(picture, caption)


def _moves(actions: Sequence[tuple[SeatNumber, Action]]) -> list[Move]:
    return [action for _, action in actions if isinstance(action, Move)]
