"""Says what the terminal itself says to the person, in English only: one function for each message.

What it tells the person to type works when they type it, however they called the program.
"""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from abbey.tui.english import ENGLISH

COMMANDS: Final = """\
Type the number of a choice and press Enter. Or type:
  board         see the whole board again
  hand          see your cards
  log           read what happened today (log all: since the beginning)
  me            see who you are, once
  rules WORD    read a rule: a word in [brackets] or an event (rules: list them)
  undo          take your last decision back, if nothing hidden came to light
  save [FILE]   save now, or go on in another file; it saves itself anyway
  quit          save and leave
"""
HOW_IT_GOES: Final = (
    "How it goes: you secretly are one of six monks, and so is everyone else. Each turn you play a card, time passes, "
    "and a figure moves. A monk who finds a task of his colour sheds suspicion; one who finds none gains it. "
    "William changes evidence, Adson changes suspicion. Every night suspicion turns into evidence: the most suspected "
    "get the most. After six days you guess who the others are. Whoever's monk then has the least evidence wins: "
    "look after yours, and do not let it show."
)


def legend(*, tokens: list[str], example: str) -> str:
    return f"Every monk has a sign and a letter: {', '.join(tokens)}. A task adds its value: {example}."


def welcome(*, players: int) -> str:
    return f"Welcome to the abbey, an unofficial fan edition. {players} players: you and {_bots(players - 1)}."


def _bots(count: int) -> str:
    return "a bot" if count == 1 else f"{count} bots"


def welcome_back(*, who: str) -> str:
    return f"Welcome back to the abbey, {who}. Type me to see who you are, ? for help."


def aim() -> str:
    return "You secretly are one of six monks; least evidence against him wins. Type me to see who you are, ? for help."


def committed(*, commitment: str) -> str:
    return f"The deal is fixed and will be opened at the end. Its commitment: {commitment}"


def kept(*, path: Path) -> str:
    return f"The game is kept in {path}."


def you_are(*, monk: str, letter: str, sign: str) -> str:
    return f"You are {monk} (letter {letter}, sign: {sign}). Nobody else knows."


def how_to_answer(*, count: int) -> str:
    return f"Please type a number from 1 to {count}, or ? for help."


def unknown_rule(*, word: str) -> str:
    return f"There is no rule called {word!r}. Type rules alone to see the words."


def rule_words(*, clauses: list[str], events: list[str]) -> str:
    return f"Rules: {ENGLISH.listed(clauses)}. Events: {ENGLISH.listed(events)}."


def taken_back(*, action: str) -> str:
    return f"Taken back: {action}."


def nothing_to_undo() -> str:
    return "You have not decided anything yet, so there is nothing to take back."


def undo_past_other(*, who: str) -> str:
    return f"{who} has decided something since your last decision, so it cannot be taken back."


def undo_past_secret() -> str:
    return "Your last decision brought something hidden to light, so it cannot be taken back."


def left_to_chance(*, who: str, times: int) -> str:
    often = "" if times == 1 else f" {times} times"
    return f"Chance chose{often} for {who}, whose bot had no answer."


def saved(*, path: Path) -> str:
    return f"Saved in {path}."


def not_saved(*, path: Path, reason: str) -> str:
    return f"The game could not be saved in {path}: {reason}. Try save with another file name."


def file_exists(*, path: Path) -> str:
    return (
        f"{path} is already there and may hold another game: choose another name, "
        f"or go on with it by {resume(path=path)}."
    )


def saved_to_resume() -> str:
    return "The game is saved. Go on with:"


def resume(*, path: Path) -> str:
    return f"{_program()} play --resume {_quoted(path)}"


def kept_for_good() -> str:
    return "Check the deal and every move, or watch the game again:"


def look_back(*, path: Path) -> list[str]:
    return [f"{_program()} verify {_quoted(path)}", f"{_program()} replay {_quoted(path)}"]


def opened(*, commitment: str) -> str:
    return f"The deal is opened; its commitment was {commitment}."


def never_own() -> str:
    return "That is your own colour, so it can never be right."


def never_shown(*, who: str, colour: str) -> str:
    return f"{who} has shown {colour} and so is not {colour}: it can never be right."


def all_the_same() -> str:
    return "lay it all the same"


def choose_again() -> str:
    return "choose again"


# --- What to type


def _program() -> str:
    """Return `abbey` when the shell would find this very program by that name; otherwise the way to it from here."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(_from_here(Path(sys.executable)))} -m abbey"
    found = shutil.which("abbey")
    if called.name != "abbey" or (found and Path(found).resolve() == called.resolve()):
        return "abbey"
    return shlex.quote(_from_here(called))


def _from_here(path: Path) -> str:
    """Return the path, relative when it lies below the current folder."""
    near = os.path.relpath(path)
    return str(path) if near.startswith("..") else near


def _quoted(path: Path) -> str:
    """Return the path as a shell reads it."""
    text = str(path)
    return f"'{text}'" if " " in text else text
