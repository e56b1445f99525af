"""Measures and fits: repository tooling that is not in the package."""
