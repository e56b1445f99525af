"""Defines the option `--language`; without it a command speaks the language of the environment, as others do."""

import os
from collections.abc import Mapping
from typing import Final

import click

from abbey.speech import LANGUAGES

DEFAULT: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language_in(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for; English when nobody here speaks it."""
    asked = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = asked.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return language if language in LANGUAGES else DEFAULT


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=lambda: language_in(os.environ),
    show_default="that of the environment: LC_ALL, LC_MESSAGES, LANG",
    help="The language that the game speaks. What you type is the same in each.",
)
