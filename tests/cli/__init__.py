"""Tests the command line from outside: what people type, what it answers, what is left on disk."""
