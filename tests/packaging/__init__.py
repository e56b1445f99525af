"""Tests the wheel as people install it."""
