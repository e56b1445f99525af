"""Gives every test an empty folder of its own."""

from tests.cli.conftest import empty_folder

__all__ = ["empty_folder"]
