"""Keeps tables in PostgreSQL, which any number of servers may share."""
