"""Reads the options of a bot: the keyword parameters of what makes it, by their annotations."""

import inspect
import math
from collections.abc import Callable, Iterable
from types import NoneType
from typing import Any, Final, get_args

from abbey.bots.bot import Bot
from abbey.bots.kind import BotOptionError

Maker = Callable[..., Bot]
Value = bool | int | float | str

_TRUTHS: Final = {"yes": True, "true": True, "no": False, "false": False}
_WANTED: Final = {bool: "yes or no", int: "a whole number", float: "a number", str: "a word"}


def made(name: str, maker: Maker, options: Iterable[tuple[str, str]] = ()) -> Bot:
    """Make a bot with these options; the others keep their defaults."""
    values: dict[str, Value] = {}
    offered = offered_options(maker) if options else {}
    for option, text in options:
        if option not in offered:
            raise BotOptionError(f"The bot {name!r} has no option {option!r}; {_listed(offered)}.")
        if option in values:
            raise BotOptionError(f"The option {option!r} of the bot {name!r} is given twice.")
        values[option] = _value(name, option, text, offered[option])
    try:
        return maker(**values)
    except ValueError as error:
        raise BotOptionError(f"The bot {name!r} does not take these options: {error}") from error


def offered_options(maker: Maker) -> dict[str, type]:
    """Return each option and its type; only plain values that have a default can be given in a line of text."""
    parameters = inspect.signature(maker, eval_str=True).parameters.values()
    types = {one.name: _plain(one.annotation) for one in parameters if _can_be_left_out(one)}
    return {name: wanted for name, wanted in types.items() if wanted in _WANTED}


def _plain(annotation: Any) -> Any:
    """Return the part of `float | None` that can be written down."""
    parts = [part for part in get_args(annotation) if part is not NoneType]
    return parts[0] if len(parts) == 1 else annotation


def _can_be_left_out(parameter: inspect.Parameter) -> bool:
    named = parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    return named and parameter.default is not parameter.empty


def _listed(offered: dict[str, type]) -> str:
    return f"its options are: {', '.join(offered)}" if offered else "it takes none"


def _value(name: str, option: str, text: str, wanted: type) -> Value:
    try:
        return _read(text, wanted)
    except (ValueError, KeyError):
        raise BotOptionError(f"The option {option!r} of the bot {name!r} is {_WANTED[wanted]}, not {text!r}.") from None


def _read(text: str, wanted: Any) -> Value:
    if wanted is bool:
        return _TRUTHS[text.lower()]
    value: Value = wanted(text)
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(text)
    return value
