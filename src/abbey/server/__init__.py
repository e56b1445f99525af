"""Serves Abbey over the network: the store, the tables, live connections, the page."""

from abbey.server.app import create_app
from abbey.server.settings import Limits, Settings

__all__ = ["Limits", "Settings", "create_app"]
