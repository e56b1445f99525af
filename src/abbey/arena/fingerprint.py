"""Takes the fingerprint of a match: all that its results depend on, so that only the same match continues a journal."""

import hashlib
import inspect
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

import abbey
from abbey.bots import Bot, Budgeted, bot_named, dismiss
from abbey.rules import RULES_VERSION
from abbey.search import BackendName, backend_name

PACKAGE: Final = Path(abbey.__file__).parent
PLAYING: Final = ("rules", "fast", "search", "bots", "arena/games")  # the folders whose code decides how games go
WORDS: Final = {
    "rules": "the version of the rules",
    "code": "the code that plays",
    "seed": "the seed",
    "bots": "the bots or their code",
    "backend": "the backend",
    "budgets": "the budgets of the bots",
}


class Fingerprint(msgspec.Struct, frozen=True):
    """Holds what every block of a journal has in common."""

    rules: str
    code: str
    seed: int
    bots: dict[str, str]  # with a digest of their code, where it is known
    backend: BackendName
    budgets: dict[str, str]  # in words, of the bots that have one

    def sentence(self) -> str:
        """Say for people how the bots played."""
        bots: dict[str, list[str]] = {}
        for bot, budget in self.budgets.items():
            bots.setdefault(budget, []).append(bot)
        budgets = "".join(f"; {', '.join(named)}: {budget}" for budget, named in bots.items())
        return f"Played by the {self.backend} backend{budgets}."

    def as_json(self) -> dict[str, Any]:
        """Return how the bots played as it stands among results in JSON."""
        return {"backend": self.backend, "budgets": self.budgets}

    def differences(self, other: "Fingerprint") -> list[str]:
        """Name in words each part that differs in the other fingerprint."""
        return [words for name, words in WORDS.items() if getattr(self, name) != getattr(other, name)]


def fingerprint_of(seed: int, bots: Sequence[str]) -> Fingerprint:
    """Return the fingerprint of a match that this process begins now, and refuse bots that cannot be made."""
    sources = [path for folder in PLAYING for path in sorted((PACKAGE / folder).rglob("*.py"))]
    digests, budgets = {}, {}
    for name in bots:
        bot = bot_named(name)
        digests[name] = _bot_digest(name, bot)
        if isinstance(bot, Budgeted):
            budgets[name] = bot.budget
        dismiss(bot)
    return Fingerprint(RULES_VERSION, _digest(sources), seed, digests, backend_name(), budgets)


def _bot_digest(name: str, bot: Bot) -> str:
    """Digest the file that a foreign bot's class comes from, and every file that the bot's name mentions."""
    paths = [Path(word) for word in re.split(r"[\s,:=]+", name) if word and Path(word).is_file()]
    source = _source(bot)
    if source and not source.is_relative_to(PACKAGE):
        paths.append(source)
    return _digest(paths) if paths else "abbey"


def _source(bot: Bot) -> Path | None:
    """Return the file that holds the bot's class, if it stands in one."""
    try:
        return Path(inspect.getfile(type(bot)))
    except (TypeError, OSError):  # made at a prompt
        return None


def _digest(paths: Iterable[Path]) -> str:
    """Digest the names and contents of these files."""
    whole = hashlib.sha256()
    for path in paths:
        name = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
        whole.update(f"{name}\0".encode())
        whole.update(path.read_bytes())
        whole.update(b"\0")
    return whole.hexdigest()[:16]
