"""Says lines in one language to one listener."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from abbey.speech.bundles import formatted
from abbey.speech.line import Line
from abbey.speech.listener import NOBODY_LISTENS, Listener


@dataclass(frozen=True, slots=True)
class Speaker:
    language: str
    listener: Listener = NOBODY_LISTENS

    def say(self, line: Line) -> str:
        return self.word(line.id, **line.args)

    def word(self, message: str, /, **args: str | int) -> str:
        return formatted(self.language, message, self.listener.introduced(args))

    def phrases(self, lines: Iterable[Line]) -> str:
        """Say short phrases in one line, as a forecast has them."""
        return ", ".join(self.say(line) for line in lines)

    def listed(self, words: Sequence[str], last: str = "and") -> str:
        """List the words as a sentence does; `last` is "and" or "or"."""
        if len(words) < 2:
            return "".join(words)
        return self.word(f"list-{last}", head=", ".join(words[:-1]), last=words[-1])
