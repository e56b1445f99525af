"""Implements the command line: parses options, calls a room, prints. `main` is the `abbey` command."""

from abbey.cli.main import main

__all__ = ["main"]
