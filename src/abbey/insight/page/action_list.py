"""Lists the actions of a game day by day, in the words of the log, and makes numbers in brackets links to them."""

import html
import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from abbey.plots import html_page
from abbey.rules import Game
from abbey.speech import Speaker, choice, sentences

NUMBERS: Final = re.compile(r"\[(\d+(?:, \d+)*)\]")


def linked(text: str, game: Game) -> str:
    """Return a sentence as HTML, in which the numbers of actions lead to the list."""
    return NUMBERS.sub(lambda found: f"[{_links(found[1], len(game.actions))}]", html.escape(text))


def _links(numbers: str, last: int) -> str:
    return re.sub(r"\d+", lambda found: _link(found[0], last), numbers)


def _link(number: str, last: int) -> str:
    """Return a link, or the number alone where no action has it: it then stands in a player's name."""
    return f'<a href="#a{number}">{number}</a>' if number.lstrip("0") == number and int(number) <= last else number


def action_list(game: Game, speaker: Speaker) -> Iterator[str]:
    """Yield the list, with a heading for each day."""
    days = [position.day for position in game.positions()]
    for day, numbers in groupby(range(len(game.actions)), key=lambda number: days[number]):
        yield html_page.heading(speaker.word("play-day-of", day=day), 3)
        yield "<ol>"
        yield from (_item(number, game, speaker) for number in numbers)
        yield "</ol>"


def _item(number: int, game: Game, speaker: Speaker) -> str:
    return f'<li id="a{number + 1}" value="{number + 1}">{html.escape(_told(number, game, speaker))}</li>'


def _told(number: int, game: Game, speaker: Speaker) -> str:
    """Tell what an action did; of whom, unless the log says so itself."""
    seat, action = game.actions[number]
    who = speaker.word("player", seat=seat)
    notes = [note for note in game.notes[number] if note.what != "chose"]  # all choices are open here
    text = " ".join(sentence.text for sentence in sentences(notes, speaker)) or speaker.say(choice(action))
    return text if text.startswith(f"{who} ") else f"{who}: {text}"
