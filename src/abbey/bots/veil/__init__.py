"""Holds the mind whose choices tell as little as it likes: see `docs/veil.md`."""
