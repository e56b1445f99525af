"""Turns what a viewer may know into things that people can read and use: certain deductions, puzzles and analyses."""
