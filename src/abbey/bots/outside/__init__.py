"""Bots that are programs of their own, in any language, asked over their standard input and output."""

from importlib.resources import files

from abbey.bots.outside.program import Program

__all__ = ["Program", "protocol_page"]


def protocol_page() -> str:
    """How a program is asked and answers, for its author."""
    return files(__name__).joinpath("protocol.md").read_text(encoding="utf-8")
