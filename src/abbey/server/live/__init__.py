"""The live side of the server: one WebSocket for each viewer of a table."""
