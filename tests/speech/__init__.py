"""Tests what the game says: lines, and the messages of six languages."""
