"""Holds the loops of the search, written like the rules: plain Python over positions, or compiled by Numba."""
