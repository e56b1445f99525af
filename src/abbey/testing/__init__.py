"""Kits for whoever writes a part of their own: run them against it, and they say in a sentence what is wrong."""

from abbey.testing.stores import check_store

__all__ = ["check_store"]
