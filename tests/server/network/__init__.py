"""Tests servers on machines of their own: network namespaces, with nginx before them."""
