"""Runs the same rules compiled: whole playouts in one call, many million decisions a second. Needs NumPy and Numba."""

from abbey.fast.compiler import kept_in
from abbey.fast.layout import pack, unpack
from abbey.fast.playouts import Playouts, film, playouts, playouts_from, playouts_from_view, warm

__all__ = ["Playouts", "film", "kept_in", "pack", "playouts", "playouts_from", "playouts_from_view", "unpack", "warm"]
