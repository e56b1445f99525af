"""Defines the options that say where a server listens, on the command line or in the environment."""

from collections.abc import Mapping
from typing import Final

import click

PORT_VARIABLE: Final = "ABBEY_PORT"
_ADDRESS: Final = ("tcp://", "udp://", "sctp://")  # so begins what Kubernetes writes into it


def kubernetes_port(environment: Mapping[str, str]) -> str | None:
    """Return what Kubernetes has written into our variable, for a service that is called abbey; None if it has not."""
    value = environment.get(PORT_VARIABLE, "")
    return value if value.startswith(_ADDRESS) else None


class _PortOption(click.Option):
    """Takes no port from a variable that Kubernetes has set by itself."""

    def resolve_envvar_value(self, ctx: click.Context) -> str | None:
        value = super().resolve_envvar_value(ctx)
        return None if value is not None and value.startswith(_ADDRESS) else value


host_option = click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="ABBEY_HOST",
    show_envvar=True,
    help="Listen here; 0.0.0.0 lets other devices in.",
)
port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    envvar=PORT_VARIABLE,
    show_envvar=True,
    cls=_PortOption,
    help="0 takes any free port.",
)
