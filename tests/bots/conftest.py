"""Fixes the backend for all tests of bots: how they play depends on it, so it must not depend on what is compiled."""

from collections.abc import Iterator

import pytest

from abbey.search import use_backend


@pytest.fixture(scope="module", autouse=True)
def compiled() -> Iterator[None]:
    """Search with the compiled backend, from the first game to the last."""
    use_backend("compiled")
    yield
    use_backend(None)
