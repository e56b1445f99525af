"""Every test here runs in an empty folder of its own."""

from tests.cli.conftest import empty_folder

__all__ = ["empty_folder"]
