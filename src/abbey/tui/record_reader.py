"""Reads a record again, as a spectator, as a seat, or with everything open: aloud to the end, or page by page."""

from typing import Final

from abbey.rules import Game, Position, View, is_over, view
from abbey.rules.names import LAST_DAY, MONKS, NOBODY, Viewer
from abbey.speech import Listener, Sentence, Speaker, origin
from abbey.tui.board import show_board
from abbey.tui.board_text import cards_in_words, hand_line
from abbey.tui.roster import short_names
from abbey.tui.screen import Screen
from abbey.tui.story import Passage, passages, show_ending, told

DAYS: Final = [str(day) for day in range(1, LAST_DAY + 1)]


class RecordReader:
    """Splits a game into pages: page 0 is the deal, and each passage leads to the next page."""

    def __init__(self, game: Game, viewer: Viewer, is_open: bool, language: str = "en") -> None:
        self.game = game
        self.speaker = Speaker(language, Listener(short_names(game.names), viewer))
        self.is_open = is_open
        self.passages = list(passages(game, self.speaker, open_hands=is_open))

    @property
    def is_finished(self) -> bool:
        """Say whether the record goes on to the end of the game."""
        return is_over(self.game.position)

    def opening(self) -> list[Sentence]:
        """Return what happened before the first decision."""
        return told(self.game.opening, self.speaker)

    def origin(self) -> list[str]:
        """Return of which game this one is a continuation, if it is one."""
        return [self.speaker.say(line) for line in origin(self.game.what_if)]

    def view_at(self, page: int) -> View:
        """Return what the reader's seat saw on this page."""
        return view(self._position_at(page), self.speaker.listener.seat)

    def secrets_at(self, page: int) -> list[str]:
        """Return who is who and who holds what, for a reader to whom everything is open."""
        s = self._position_at(page)
        speaker = self.speaker
        return [
            speaker.word(
                "terminal-secrets",
                seat=seat,
                figure=MONKS[s.identity[seat]],
                cards=cards_in_words(s.hands[seat], speaker),
            )
            for seat in range(s.players)
        ]

    def page_of_day(self, day: int) -> int | None:
        """Return how many passages come before this day; None when the record does not reach it."""
        pages = [page for page, passage in enumerate(self.passages) if passage.day == day]
        return pages[0] if pages else None

    def passage(self, page: int) -> Passage | None:
        """Return the passage that leads to this page; none leads to the first."""
        return self.passages[page - 1] if page else None

    def _position_at(self, page: int) -> Position:
        return self.game.position_after(self.passages[page - 1].stop if page else 0)


def read_aloud(reader: RecordReader, screen: Screen) -> None:
    """Tell everything in order, with the board at the start of each day."""
    _begin(reader, screen)
    day = 0
    for page, passage in enumerate(reader.passages):
        if passage.day != day:
            day = passage.day
            _show_page(reader, screen, page)
            screen.say()
        screen.tell(passage.sentences)
    _end(reader, screen)


def turn_pages(reader: RecordReader, screen: Screen) -> None:
    """Show one page after the other, as the person asks for them with a few keys."""
    _begin(reader, screen)
    page: int | None = 0
    while page is not None:
        _show_page(reader, screen, page)
        passage = reader.passage(page)
        if passage:
            screen.say()
            screen.tell(passage.sentences)
        if page == len(reader.passages):
            _end(reader, screen)
        page = _next_page(reader, screen, page)


def _begin(reader: RecordReader, screen: Screen) -> None:
    for sentence in reader.origin():
        screen.say(sentence)
    screen.tell(reader.opening())


def _next_page(reader: RecordReader, screen: Screen, page: int) -> int | None:
    """Ask for the page that the person wants next; None means that they have read enough."""
    last = len(reader.passages)
    where, keys = reader.speaker.word("terminal-page", page=page, last=last), reader.speaker.word("terminal-keys")
    while True:
        try:
            line = screen.ask(f"[{where}] {keys} >").casefold()
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return None
        if line in ("q", "quit"):
            return None
        wanted = _wanted_page(reader, line, page)
        if wanted is not None and 0 <= wanted <= last:
            return wanted
        screen.say(reader.speaker.word(_no_such_page(line, page, last)))


def _wanted_page(reader: RecordReader, line: str, page: int) -> int | None:
    word, _, rest = line.partition(" ")
    match word:
        case "" | "n" | "next":
            return page + 1
        case "b" | "back":
            return page - 1
        case "d" | "day" if rest in DAYS:
            return reader.page_of_day(int(rest))
        case _:
            return None


def _no_such_page(line: str, page: int, last: int) -> str:
    """Return the message that says why the page that was asked for cannot be shown."""
    if line in ("", "n", "next") and page == last:
        return "terminal-last-page"
    if line in ("b", "back") and page == 0:
        return "terminal-first-page"
    return "terminal-no-page"


def _show_page(reader: RecordReader, screen: Screen, page: int) -> None:
    seen = reader.view_at(page)
    show_board(screen, seen, reader.speaker)
    if reader.is_open:
        for line in reader.secrets_at(page):
            screen.say(line)
    elif seen.viewer != NOBODY:
        screen.say(hand_line(seen, reader.speaker))


def _end(reader: RecordReader, screen: Screen) -> None:
    if reader.is_finished:
        show_ending(screen, reader.game, reader.speaker)
    else:
        screen.say(reader.speaker.word("terminal-unfinished"))
