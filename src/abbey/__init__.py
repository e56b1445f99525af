"""Implements Abbey, an unofficial digital edition of Stefan Feld's board game The Name of the Rose."""

__version__ = "0.1.0"
