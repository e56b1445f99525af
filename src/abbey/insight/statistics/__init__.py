"""Counts what finished games of a house show: who wins, how long games last, how people and bots guess."""
