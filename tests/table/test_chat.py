"""Tests that what was said at a table is kept as it was said, and takes little memory."""

import tracemalloc

import pytest

from abbey.rules.names import SEATS
from abbey.server.settings import Limits
from abbey.table.chat import Chat
from abbey.table.events import Spoken

REMARKS = [Spoken(float(number), SEATS[number % 5], "Anna", "\N{GRINNING FACE}" * number) for number in range(1, 6)]
FULL_KB = 250  # docs/hosting.md counts on it


def chat_of(*remarks: Spoken) -> Chat:
    chat = Chat()
    for remark in remarks:
        chat.append(remark)
    return chat


def test_all_remarks_are_there_in_their_order() -> None:
    chat = chat_of(*REMARKS)
    assert (list(chat), len(chat), chat[3]) == (REMARKS, 5, REMARKS[3])


@pytest.mark.parametrize(("first", "before"), [(0, 5), (1, 3), (3, 10**9), (0, 0), (5, 5)])
def test_a_part_is_what_lies_between_two_numbers(first: int, before: int) -> None:
    assert chat_of(*REMARKS).part(first, before) == REMARKS[first:before]


@pytest.mark.parametrize("smile", ["", "\N{GRINNING FACE}"])
@pytest.mark.parametrize("letters", ["", "x" * 399, "\N{GRINNING FACE}" * 399], ids=["short", "long", "wide"])
def test_the_chat_of_a_full_table_takes_little_memory(letters: str, smile: str) -> None:
    limits, chat = Limits(), Chat()
    tracemalloc.start()
    while len(chat) < limits.remarks_a_table and chat.size < limits.remark_bytes_a_table:
        chat.append(Spoken(1763518685.123456, SEATS[0], "Anna", letters + smile))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < FULL_KB * 1000
