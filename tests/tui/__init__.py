"""Tests the table in the terminal from outside: what people type, what they read, what is left on disk."""
