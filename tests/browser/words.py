"""Reads the page's own words, so that journeys find things by what they are called and survive a better wording."""

from abbey.speech import Speaker

ENGLISH = Speaker("en")


def word(message: str, /, **args: str | int) -> str:
    return ENGLISH.word(message, **args)
