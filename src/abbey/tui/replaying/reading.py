"""Two ways to read a book: aloud from end to end, or leafing through it with a few keys."""

from abbey.rules.names import LAST_DAY, NOBODY
from abbey.tui.replaying.book import Book
from abbey.tui.sitting.ending import show_ending
from abbey.tui.terminal.board import show_board
from abbey.tui.terminal.prompt import ask
from abbey.tui.terminal.screen import Screen
from abbey.tui.terminal.seats import hand_line

DAYS = [str(day) for day in range(1, LAST_DAY + 1)]
KEYS = "Enter: next, b: back, d 3: to day 3, q: quit"


def read_aloud(book: Book, screen: Screen) -> None:
    """Everything in order, with the board at the start of each day."""
    screen.tell(book.opening())
    day = 0
    for page, passage in enumerate(book.passages):
        if passage.day != day:
            day = passage.day
            show_page(book, screen, page)
            screen.say()
        screen.tell(passage.sentences)
    _end(book, screen)


def leaf_through(book: Book, screen: Screen) -> None:
    page, last = 0, len(book.passages)
    screen.tell(book.opening())
    while True:
        show_page(book, screen, page)
        passage = book.passage(page)
        if passage:
            screen.say()
            screen.tell(passage.sentences)
        if page == last:
            _end(book, screen)
        new = _turned(book, screen, page)
        if new is None:
            return
        page = new


def _turned(book: Book, screen: Screen, page: int) -> int | None:
    """The page the person wants next; None to close the book."""
    last = len(book.passages)
    while True:
        try:
            line = ask(screen, f"[{page} of {last}] {KEYS} > ").casefold()
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return None
        if line in ("q", "quit"):
            return None
        new = _aim(book, line, page)
        if new is not None and 0 <= new <= last:
            return new
        screen.say(_no_such_page(line, page, last))


def _aim(book: Book, line: str, page: int) -> int | None:
    word, _, rest = line.partition(" ")
    match word:
        case "" | "n" | "next":
            return page + 1
        case "b" | "back":
            return page - 1
        case "d" | "day" if rest in DAYS:
            return book.page_of_day(int(rest))
        case _:
            return None


def _no_such_page(line: str, page: int, last: int) -> str:
    if line in ("", "n", "next") and page == last:
        return "That was the last page."
    if line in ("b", "back") and page == 0:
        return "This is the first page."
    return f"There is no such page. {KEYS}."


def show_page(book: Book, screen: Screen, page: int) -> None:
    view = book.view_at(page)
    show_board(screen, view, book.speaker)
    if book.is_open:
        for line in book.secrets_at(page):
            screen.say(line)
    elif view.viewer != NOBODY:
        screen.say(hand_line(view))


def _end(book: Book, screen: Screen) -> None:
    if book.is_finished:
        show_ending(screen, book.game, book.speaker)
    else:
        screen.say("The record ends here; the game is still running.")
