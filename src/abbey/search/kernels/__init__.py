"""Loops over the rules that look ahead, written like the rules: to run plainly over positions, or compiled."""
