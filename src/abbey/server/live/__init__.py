"""Serves the live side: one WebSocket for each viewer of a table."""
