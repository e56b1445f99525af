"""Measuring: how fast the rules run, on which machine, beside whom."""
