"""A record as a book: its passages in order, and the table as it stood after each of them."""

from abbey.rules import Game, Position, View, is_over, view
from abbey.rules.action import CARDS
from abbey.rules.names import MONKS, NONE
from abbey.speech import Listener, Sentence, Speaker
from abbey.tui.english import card_word
from abbey.tui.sitting.seating import short_names
from abbey.tui.sitting.story import Passage, passages, told


class Book:
    def __init__(self, game: Game, listener: int, is_open: bool) -> None:
        self.game = game
        self.speaker = Speaker("en", Listener(short_names(game.names), listener))
        self.is_open = is_open
        self.passages = list(passages(game, self.speaker, open_hands=is_open))

    @property
    def is_finished(self) -> bool:
        return is_over(self.game.position)

    def opening(self) -> list[Sentence]:
        return told(self.game.opening, self.speaker)

    def view_at(self, page: int) -> View:
        return view(self._position_at(page), self.speaker.listener.seat)

    def secrets_at(self, page: int) -> list[str]:
        """Who is who and who holds what, when everything is open."""
        s = self._position_at(page)
        return [
            f"{name} is {MONKS[s.identity[seat]]} and holds "
            + "; ".join(card_word(CARDS[card]) for card in s.hands[seat] if card != NONE)
            for seat, name in enumerate(self.speaker.listener.names)
        ]

    def page_of_day(self, day: int) -> int | None:
        """How many passages come before this day; None when the record does not reach it."""
        pages = [page for page, passage in enumerate(self.passages) if passage.day == day]
        return pages[0] if pages else None

    def passage(self, page: int) -> Passage | None:
        """The one that leads to this page; none leads to the first."""
        return self.passages[page - 1] if page else None

    def _position_at(self, page: int) -> Position:
        """The position after so many passages."""
        return self.game.position_after(self.passages[page - 1].stop if page else 0)
