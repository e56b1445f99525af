"""Tests the measurements of the repository, from outside."""
