"""The HTTP side of the server: the routes, the page, and what guards them."""
