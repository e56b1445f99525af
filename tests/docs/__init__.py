"""Checks that the pages and examples do what they say."""
