"""Runs several processes behind one address: a porter hands every connection to the worker whose table it asks for."""

from abbey.server.workers.porter import serve_with_workers

__all__ = ["serve_with_workers"]
