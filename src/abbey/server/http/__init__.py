"""Answers over HTTP: the routes, the page, and what guards them."""
