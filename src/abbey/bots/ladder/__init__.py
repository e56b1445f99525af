"""Holds bots from the simplest to the strongest: each considers one thing more than the one before."""
