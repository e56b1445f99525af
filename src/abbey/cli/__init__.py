"""The command line. `main` is the `abbey` command; each command below it has a file in `commands`."""

from abbey.cli.main import main

__all__ = ["main"]
