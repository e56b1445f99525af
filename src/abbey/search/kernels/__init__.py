"""The loops of the search, written like the rules: each runs as plain Python over positions, or compiled by Numba."""
