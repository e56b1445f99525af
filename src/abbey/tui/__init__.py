"""Puts the table in the terminal: one person against bots, and records read again."""
