"""What a base install lacks: a sentence that says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

from abbey.cli.refusal import Refusal


@contextmanager
def needs(extra: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise Refusal(
            f"This needs more than a plain install ({error}): pip install 'abbey[{extra}]' brings it."
        ) from error
