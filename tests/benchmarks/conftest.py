"""Every test here runs in an empty folder of its own and measures as little as can be."""

from tests.cli.conftest import empty_folder, little_work

__all__ = ["empty_folder", "little_work"]
