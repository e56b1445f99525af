"""Tests how bots are named, found and asked."""
