"""Helps a viewer at the table: odds and their reasons, hints, a mirror. Each aid uses only what its viewer may know."""
