"""Tests who counts as shut out."""

import pytest

from abbey.server.bans import BanList, read_network
from abbey.table import Refusal
from abbey.table.logbook import Banned, Unbanned, bans_in_force

NOW = 1000.0


def listed(*networks: str, key: str = "", until: float | None = None) -> BanList:
    bans = [Banned(at=0, id=network, why="", network=str(read_network(network)), until=until) for network in networks]
    return BanList([*bans, Banned(at=0, id="key", why="", key=key)])


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("192.0.2.7", ("192.0.2.7", "::ffff:192.0.2.7"), ("192.0.2.6", "192.0.2.8", "2001:db8::1")),
        ("192.0.2.0/24", ("192.0.2.0", "192.0.2.255"), ("192.0.1.255", "192.0.3.0")),
        ("192.0.2.9/24", ("192.0.2.1",), ("192.0.3.9",)),
        ("2001:db8::1", ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:0:f::1%eth0"), ("2001:db8:0:1::1", "0.0.0.1")),
        ("2001:db8::/48", ("2001:db8:0:9::1",), ("2001:db8:1::1",)),
        ("::ffff:192.0.2.7", ("192.0.2.7",), ("192.0.2.8", "::ffff:192.0.2.8")),
    ],
)
def test_a_network_holds_its_addresses_and_no_other(
    network: str, inside: tuple[str, ...], outside: tuple[str, ...]
) -> None:
    bans = listed("198.51.100.0/25", network)
    assert all(bans.has_address(address, NOW) for address in inside)
    assert not any(bans.has_address(address, NOW) for address in (*outside, "", "testclient"))


def test_a_ban_ends_by_itself() -> None:
    bans = listed("192.0.2.7", until=NOW)
    assert bans.has_address("192.0.2.7", NOW - 1)
    assert not bans.has_address("192.0.2.7", NOW)


def test_the_longest_of_two_bans_counts() -> None:
    both = [Banned(at=0, id=str(until), why="", network="192.0.2.7/32", until=until) for until in (NOW + 9, NOW + 1)]
    assert BanList(both).has_address("192.0.2.7", NOW + 5)


def test_a_key_is_shut_out_and_an_empty_one_is_nobodys() -> None:
    bans = listed(key="hash")
    assert bans.has_key("hash", NOW)
    assert not bans.has_key("", NOW)
    assert not bans.has_key("other", NOW)


@pytest.mark.parametrize("text", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2000::/3", "anna", "", "192.0.2.0/33", "1.2.3"])
def test_what_is_no_network_or_nearly_all_of_them_cannot_be_banned(text: str) -> None:
    with pytest.raises(Refusal):
        read_network(text)


def test_only_bans_that_were_not_taken_back_are_in_force() -> None:
    bans = [
        Banned(at=0, id=name, why="", key=name, until=until) for name, until in (("a", None), ("b", 5), ("c", None))
    ]
    assert [ban.id for ban in bans_in_force([*bans, Unbanned(1, "c")], NOW)] == ["a"]
