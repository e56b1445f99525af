"""The wheel, as people install it."""
