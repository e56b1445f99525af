"""Provides arguments that take a message through every selection it makes, in whichever language it makes it."""

from collections.abc import Iterator, Sequence
from itertools import product

from abbey.speech import LANGUAGES, Args
from tests.speech.messages import selections, variables

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 5, 1_209_600)
NAME = "Ödön & Søren"
FILLINGS = (NAME, 250)  # for what is only inserted: a name, or a number that needs no grouping


def arguments(message: str) -> Iterator[Args]:
    turns = {variable: _values(keys) for variable, keys in _selected(message).items()}
    inserted = sorted(variables("en", message) - set(turns))
    for chosen in product(*turns.values()):
        for filling in FILLINGS if inserted else FILLINGS[:1]:
            yield dict(zip(turns, chosen, strict=True)) | dict.fromkeys(inserted, filling)


def _selected(message: str) -> dict[str, set[str]]:
    """Return the keys of each variable that any language selects by."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for variable, keys in selections(language, message):
            found.setdefault(variable, set()).update(keys)
    return dict(sorted(found.items()))


def _values(keys: set[str]) -> Sequence[str | int]:
    """Return a number for every plural, or every word and one that is none of them."""
    numbers = {int(key) for key in keys if key.isdigit()}
    if keys - {"other"} and all(key in PLURALS or key.isdigit() for key in keys):
        return sorted(numbers.union(COUNTS))
    return sorted(keys - {"other"}) + [NAME] * ("other" in keys)
