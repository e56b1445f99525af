"""Tests what-if games of servers that share a database: opened at one, played at another, kept over a restart."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from starlette.testclient import TestClient

from abbey.rules import digest_of, read_record
from abbey.server.store.postgresql.postgres_store import PostgresStore
from tests.server.club import club_at, opened, seated
from tests.server.test_tables import played_out
from tests.server.test_what_if import ANNA, from_record, token_of

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


@contextmanager
def node(database: str) -> Iterator[TestClient]:
    with club_at(lambda: PostgresStore.open(database)) as client:
        yield client


@pytest.mark.parametrize("hidden", ["kept", "redealt"])
def test_a_what_if_game_that_one_server_opened_is_played_at_another(database: str, hidden: str) -> None:
    with node(database) as one, node(database) as two:
        said = from_record(one, hidden=hidden)
        table, token = token_of(said)
        with seated(two, table, token) as dora:
            assert dora.now["table"]["what_if"] == said["table"]["what_if"]
            played_out(dora)
        texts = [client.get(f"/api/tables/{table}/record").text for client in (one, two)]
    assert texts[0] == texts[1]
    assert read_record(texts[0]).verify().what_if


def test_a_what_if_game_and_its_parent_outlive_their_servers(database: str) -> None:
    with node(database) as client:
        parent, (token,) = opened(client, "Anna", "bot", start=True)
        with seated(client, parent, token) as anna:
            played_out(anna)
        before = client.get(f"/api/tables/{parent}/record").text
        said = client.post(f"/api/tables/{parent}/what-if", json=ANNA | {"seat": 0}).json()
    table, token = token_of(said)
    with node(database) as client:
        assert client.get(f"/api/tables/{parent}/record").text == before
        with seated(client, table, token) as dora:
            assert dora.now["table"]["what_if"] == said["table"]["what_if"]
            played_out(dora)
        what_if = read_record(client.get(f"/api/tables/{table}/record").text).what_if
        assert client.get(f"/api/tables/{table}/replay").json()["what_if"]["table"] == parent
    assert what_if
    assert what_if.parent == digest_of(read_record(before))
