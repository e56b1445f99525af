"""Tests how shares are rounded: what is certain is told from what is only very likely."""

import pytest

from abbey.insight.aids.shares import percent, thousandth, thousandths


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ([0.99996, 0.00004, 0.0], [999, 1, 0]),
        ([0.0, 1.0 - 1e-12, 0.0], [0, 1000, 0]),  # certain: nothing else is possible
        ([1.0, 1e-15, 0.0], [999, 1, 0]),
        ([0.6126, 0.3874, 0.0], [613, 387, 0]),
    ],
)
def test_only_what_is_certain_is_nothing_or_everything(row: list[float], expected: list[int]) -> None:
    assert thousandths(row) == expected


def test_one_share_is_certain_where_it_is_all() -> None:
    assert [thousandth(share) for share in (0.0, 1e-9, 0.25, 1 - 1e-9, 1.0)] == [0, 1, 250, 999, 1000]


def test_per_cent_is_rounded_as_on_the_page() -> None:
    """The page has the same test of its own."""
    assert [percent(share) for share in (0, 1, 4, 15, 605, 996, 999, 1000)] == [0, 1, 1, 2, 61, 99, 99, 100]
