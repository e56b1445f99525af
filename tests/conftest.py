"""Sets how hypothesis looks for counter-examples, and in which order the tests run."""

import pytest
from hypothesis import settings

# The same examples on every machine, with no clock.
settings.register_profile("abbey", deadline=None, derandomize=True, database=None, max_examples=120)
# Other examples each time, and many more of them; a failure prints how to see it again.
settings.register_profile("deep", settings.get_profile("abbey"), derandomize=False, max_examples=2000, print_blob=True)
settings.load_profile("abbey")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew; read the diff")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is slow, so that no worker is left with it at the end while the others have nothing to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
