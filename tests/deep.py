"""Says how long the tests marked `deep` go on: as usual, or much longer in `make deep`."""

from hypothesis import settings

LONGER = 10


def is_deep() -> bool:
    """Tell whether this is `make deep`."""
    return settings.get_current_profile_name() == "deep"


def often(usual: int, deep: int | None = None) -> int:
    """Return how many games, kills or rounds to try, where `usual` is enough for every day.

    In `make deep` there are ten times as many, unless it is said how many.
    """
    if not is_deep():
        return usual
    return usual * LONGER if deep is None else deep
