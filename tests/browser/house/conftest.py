"""Gives these journeys a server in this process, and watches what pages ask of it."""

from collections.abc import Iterator

import pytest

from tests.browser.house.house_server import HouseServer
from tests.browser.watch import Watch


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseServer]:
    house = HouseServer(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def watch(house: HouseServer) -> Iterator[Watch]:
    watch = Watch(house.address)
    yield watch
    assert watch.complaints == []
