"""Gives every test an empty folder of its own, and lets it measure as little as can be."""

from tests.cli.conftest import empty_folder, little_work

__all__ = ["empty_folder", "little_work"]
