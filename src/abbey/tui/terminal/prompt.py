"""Reading lines from a person, or from a file that stands for one."""

import sys
from contextlib import suppress

from rich.console import Console

from abbey.tui.terminal.screen import Screen

with suppress(ImportError):
    import readline  # noqa: F401 - lets the person edit the line


def ask(screen: Screen, prompt: str = "Your choice (? for help): ") -> str:
    """The next line, without spaces around it. Raises EOFError at the end of input."""
    line = input(prompt)
    if not sys.stdin.isatty():
        screen.say(line)  # so that what was printed reads like what happened
    return line.strip()


def show_once(screen: Screen, text: str) -> None:
    """Show a secret, and take it off the screen again when the person has read it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        screen.say(text)
        return
    console: Console = screen.console
    with console.screen(hide_cursor=False):
        screen.say()
        screen.say(text)
        screen.say()
        ask(screen, "Press Enter to hide it again. ")
