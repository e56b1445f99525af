"""Which browser the journeys take: this machine's Chromium, not one that Playwright would download."""

from typing import Any

import pytest

from tests.browser.chromium import FLAGS, found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": found(), "args": FLAGS}
