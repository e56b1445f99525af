"""Reads the message files of each language, once. What cannot be said is an error here, never a placeholder."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from abbey.speech.line import Args

LANGUAGES: Final = ("en", "de", "fr", "nl", "cs", "it")


class UnsayableError(LookupError):
    """A message is missing, or one of its arguments."""


@cache
def bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnsayableError(f"Nobody here speaks {language!r}; choose one of {', '.join(LANGUAGES)}.")
    messages = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        messages.add_resource(FluentResource(text))
    return messages


def texts(language: str) -> dict[str, str]:
    """Return the message files of a language by name."""
    folder = files("abbey.speech").joinpath("locales", language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def formatted(language: str, message: str, args: Args) -> str:
    messages = bundle(language)
    pattern = messages.get_message(message).value if messages.has_message(message) else None
    if pattern is None:
        raise UnsayableError(f"There is no message {message!r} in {language!r}.")
    text, errors = messages.format_pattern(pattern, args)
    if errors or not isinstance(text, str):
        raise UnsayableError(f"{message!r} cannot be said in {language!r} with {args}: {errors}.")
    return text
