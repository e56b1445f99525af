"""Knows who is shut out: networks, and keys of seats. What is asked often is answered from memory."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from abbey.server.budgets import read_ip
from abbey.table import Refusal
from abbey.table.logbook import Banned

Network = IPv4Network | IPv6Network
FOR_EVER: Final = float("inf")
_LARGEST: Final = {4: 8, 6: 16}  # by version: the fewest bits that a network to be banned may be named by
_HOUSEHOLD: Final = 64  # bits of the network of one IPv6 household


class BanList:
    """Holds the bans that were in force when it was made; those that end meanwhile are in force no longer."""

    def __init__(self, bans: Iterable[Banned] = ()) -> None:
        self._keys: dict[str, float] = {}  # until when, in seconds since 1970
        self._networks: dict[tuple[int, int], dict[int, float]] = {}  # by version and bits to leave out, then by prefix
        for ban in bans:
            until = FOR_EVER if ban.until is None else ban.until
            if ban.key:
                self._keys[ban.key] = max(until, self._keys.get(ban.key, 0))
            if ban.network:
                self._add(ip_network(ban.network), until)

    def _add(self, network: Network, until: float) -> None:
        rest = network.max_prefixlen - network.prefixlen
        prefixes = self._networks.setdefault((network.version, rest), {})
        prefix = int(network.network_address) >> rest
        prefixes[prefix] = max(until, prefixes.get(prefix, 0))

    def has_address(self, address: str, at: float) -> bool:
        """Tell whether this address is shut out at this moment."""
        if not self._networks or (known := read_ip(address)) is None:
            return False
        number, version = int(known), known.version
        return any(
            kind == version and prefixes.get(number >> rest, 0) > at
            for (kind, rest), prefixes in self._networks.items()
        )

    def has_key(self, key: str, at: float) -> bool:
        """Tell whether the seat with this key is shut out at this moment."""
        return self._keys.get(key, 0) > at


def read_network(text: str) -> Network:
    """Return the network that a person names: an address or a network; refuse one that holds half of the world.

    One IPv6 address stands for its /64, which is what one household has.
    """
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise Refusal("bad-message", f"{text!r} is neither an address nor a network like 192.0.2.0/24.") from None
    if isinstance(network, IPv6Network) and (mapped := network.network_address.ipv4_mapped) and network.prefixlen >= 96:
        return IPv4Network((mapped, network.prefixlen - 96), strict=False)
    if network.version == 6 and "/" not in text:
        network = network.supernet(new_prefix=_HOUSEHOLD)
    if network.prefixlen < _LARGEST[network.version]:
        raise Refusal("bad-message", f"{network} is too large a network: it would shut out nearly everybody.")
    return network


def shut_out() -> Refusal:
    """Return what somebody is told who is shut out."""
    return Refusal("banned", "Whoever runs this server has shut you out.")
