"""The text of the rules: plain functions over a position, called as they are and compiled as they are.

No dict, no string, no exception and no allocation in here, so that `fast` can compile every function unchanged.
"""
