"""Looks at tables that were put into a server, or taken out of it, from inside."""
