"""Tests the page by journeys in a real browser."""
