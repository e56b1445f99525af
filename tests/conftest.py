"""How hypothesis looks for counter-examples: the same way on every machine, with no clock."""

import pytest
from hypothesis import settings

settings.register_profile("abbey", deadline=None, derandomize=True, database=None, max_examples=120)
settings.load_profile("abbey")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs anew; read the diff")
