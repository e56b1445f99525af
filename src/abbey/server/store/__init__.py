"""Keeps tables on disk."""

from abbey.server.store.database import ForeignFileError, InUseError, NewerFileError
from abbey.server.store.sqlite import SqliteStore, shared_among_workers

__all__ = ["ForeignFileError", "InUseError", "NewerFileError", "SqliteStore", "shared_among_workers"]
