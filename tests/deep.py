"""Says how long the tests marked `deep` go on: as usual, or much longer in `make deep`."""

from hypothesis import settings

LONGER = 10


def often(usual: int) -> int:
    """Return how many games, kills or rounds to try, where `usual` is enough for every day."""
    return usual * LONGER if settings.get_current_profile_name() == "deep" else usual
