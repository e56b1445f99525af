"""Lets a program play as a bot. What it does wrong costs it the choice, and never the table its game."""

import logging
import re
import shlex
import shutil
import weakref
from collections.abc import Sequence
from typing import Final

from abbey.bots.bot_options import made
from abbey.bots.external.json_protocol import NonsenseError, question, read_answer
from abbey.bots.external.program_process import NoAnswerError, ProgramProcess
from abbey.bots.kind import BotOptionError, UnknownBotError
from abbey.rules import Action, Note, Stream, View

CHANCE_BYTES: Final = 16
USUAL_LIMIT_S: Final = 10.0
_OPTION: Final = re.compile(r"([a-z_]+)=(.+)")
log = logging.getLogger("abbey.bots")


class Program:
    """Starts its process at its first choice, and after a forfeit anew, told everything from the beginning."""

    def __init__(self, command: Sequence[str], limit_s: float = USUAL_LIMIT_S) -> None:
        if limit_s <= 0:
            raise ValueError("limit_s is how many seconds a decision may take, more than 0.")
        self.command = list(command)
        self.limit_s = limit_s
        self.forfeits: list[str] = []  # why chance had to choose, each time that it had to
        self._heard: list[list[Note]] = []
        self._told = 0
        self._asked = 0
        self._process: ProgramProcess | None = None
        self._killing: weakref.finalize[[], Program] | None = None  # also when nobody closes us

    def observe(self, notes: list[Note]) -> None:
        self._heard.append(notes)

    def choose(self, view: View, rng: Stream) -> Action:
        chance = rng.take(CHANCE_BYTES).hex()
        self._asked += 1
        try:
            return self._choice(view, chance)
        except (NoAnswerError, NonsenseError, OSError) as error:
            self._forfeit(error)
            return view.legal[rng.below(len(view.legal))]
        except BaseException:  # ctrl-C: nobody waits for the answer any more
            self._end()
            raise

    def close(self) -> None:
        """End the process: the bot is not asked again."""
        if self._process:
            self._process.bid_farewell()
        self._end()

    def _choice(self, view: View, chance: str) -> Action:
        first = self._process is None
        process = self._process or self._start()
        text = question(self._asked, chance, self._heard[self._told :], view, first=first)
        self._told = len(self._heard)
        return read_answer(process.ask(text, self.limit_s), self._asked, view)

    def _start(self) -> ProgramProcess:
        self._process = process = ProgramProcess(self.command)
        self._killing = weakref.finalize(self, process.kill)
        return process

    def _end(self) -> None:
        if self._killing:
            self._killing()
        self._process, self._killing, self._told = None, None, 0

    def _forfeit(self, error: Exception) -> None:
        """Keep the reason for the program's author; the log does not repeat what it said, which may be its hand."""
        kind = "an answer that is not one" if isinstance(error, NonsenseError) else "no answer"
        log.warning("the program %s gave %s; chance chooses for it this once", self.command[0], kind)
        complaints = self._process.complaints() if self._process else ""
        self._end()
        reason = f"Question {self._asked}: {error}."
        self.forfeits.append(f"{reason} It complained: {complaints}" if complaints else reason)


def program_named(text: str) -> Program:
    """Make the bot for what stands behind `exec:`: options, if any, then the command, split as a shell would."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BotOptionError(f"The command {text!r} cannot be read: {error}.") from None
    options = []
    while words and (option := _OPTION.fullmatch(words[0])):
        options.append((option[1], option[2]))
        words.pop(0)
    if not words or shutil.which(words[0]) is None:
        missing = f"no program {words[0]!r} here" if words else "no command behind 'exec:'"
        raise UnknownBotError(f"There is {missing}; a program is named like exec:python my_bot.py.")

    def program(limit_s: float = USUAL_LIMIT_S) -> Program:
        return Program(words, limit_s)

    bot = made("exec", program, options)
    assert isinstance(bot, Program)
    return bot
