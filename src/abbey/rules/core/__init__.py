"""Holds the rules as plain functions over a position, which run as they are and are compiled as they are.

They use no dict, no string, no exception and no allocation, so that `fast` can compile each of them unchanged.
"""
