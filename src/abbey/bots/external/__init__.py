"""Plays with bots that are programs of their own, in any language, asked over their standard input and output."""

from importlib.resources import files

from abbey.bots.external.program import Program

__all__ = ["Program", "protocol_page"]


def protocol_page() -> str:
    """Return the page that tells the author of a program how it is asked and how it answers."""
    return files(__name__).joinpath("protocol.md").read_text(encoding="utf-8")
