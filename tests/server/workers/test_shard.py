"""Checks that every table is exactly one worker's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.server.keys import new_table_id
from abbey.server.shard import EVERYTHING, Shard
from abbey.server.workers.porter import table_asked_for


@given(table=st.text(), workers=st.integers(1, 9))
def test_whatever_is_asked_for_is_one_workers(table: str, workers: int) -> None:
    assert [Shard(number, workers).holds(table) for number in range(workers)].count(True) == 1
    assert EVERYTHING.holds(table)


@pytest.mark.parametrize("number", range(3))
def test_a_new_table_falls_to_whoever_opens_it(number: int) -> None:
    shard = Shard(number, 3)
    assert all(shard.holds(new_table_id(shard)) for _ in range(50))


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/tables/abc HTTP/1.1\r\nHost: here\r\n\r\n", "abc"),
        (b"GET /api/tables/abc/live?x=1 HTTP/1.1\r\n", "abc"),
        (b"GET http://abbey.test/api/tables/abc/record HTTP/1.1\r\n", None),
        (b"POST /api/tables/%61bc/seats HTTP/1.1\r\n", "abc"),
        (b"GET /api/%74ables/abc HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/a%2Fbc HTTP/1.1\r\n", "a"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"GET //[/api HTTP/1.1\r\n", None),
        (b"\xff\xfe\r\n", None),
        (b"\n", None),
        (b"", None),
    ],
)
def test_the_porter_reads_which_table_is_asked_for(line: bytes, table: str | None) -> None:
    assert table_asked_for(line) == table
