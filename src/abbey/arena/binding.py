"""What a result depends on besides the seeds: the rules, the code that plays, the code of the bots."""

import hashlib
import inspect
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import abbey
from abbey.arena.journal import Binding
from abbey.bots import bot_named, dismiss
from abbey.rules import RULES_VERSION

PACKAGE: Final = Path(abbey.__file__).parent
PLAYING: Final = ("rules", "fast", "search", "bots", "arena/play")


def binding_of(seed: int, bots: Sequence[str]) -> Binding:
    """Refuses bots that cannot be made."""
    sources = [path for room in PLAYING for path in sorted((PACKAGE / room).rglob("*.py"))]
    return Binding(RULES_VERSION, _digest(sources), seed, {bot: _bot_digest(bot) for bot in bots})


def _bot_digest(name: str) -> str:
    """Of the file that a bot's class comes from, when it is not one of ours, and of every file that its name names."""
    paths = [Path(word) for word in re.split(r"[\s,:=]+", name) if word and Path(word).is_file()]
    source = _source(name)
    if source and not source.is_relative_to(PACKAGE):
        paths.append(source)
    return _digest(paths) if paths else "abbey"


def _source(name: str) -> Path | None:
    bot = bot_named(name)
    try:
        return Path(inspect.getfile(type(bot)))
    except (TypeError, OSError):  # made at a prompt
        return None
    finally:
        dismiss(bot)


def _digest(paths: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        name = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
        whole.update(f"{name}\0".encode())
        whole.update(path.read_bytes())
        whole.update(b"\0")
    return whole.hexdigest()[:16]
