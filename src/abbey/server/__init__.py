"""Abbey over the network: the store, the tables, the live line, the page."""

from abbey.server.app import create_app
from abbey.server.settings import Limits, Settings

__all__ = ["Limits", "Settings", "create_app"]
