"""Stores positions as NumPy records, laid out by the same field table as the plain ones."""

from collections.abc import Sequence
from math import prod
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from abbey.rules import Position
from abbey.rules.core.position import FIELDS

DTYPE: Final = np.dtype([(f.name, f"i{f.metadata['size']}", f.metadata["shape"]) for f in FIELDS], align=True)

Records = NDArray[np.void]
Table = NDArray[np.int16]


_LETTERS: Final = {1: "b", 2: "h", 8: "q"}  # by size in bytes


def _struct() -> Struct:
    """Return what packs a position's numbers one after another: three times as fast as field by field."""
    letters, end = "=", 0
    for f in FIELDS:
        count, size = prod(f.metadata["shape"]), f.metadata["size"]
        start = DTYPE.fields[f.name][1]  # type: ignore[index]
        letters += f"{start - end}x{count}{_LETTERS[size]}"
        end = start + count * size
    return Struct(f"{letters}{DTYPE.itemsize - end}x")


_STRUCT: Final = _struct()
_DIMENSIONS: Final = tuple((f.name, len(f.metadata["shape"])) for f in FIELDS)


def packed(position: Position) -> bytes:
    """Return the bytes of one record."""
    numbers: list[int] = []
    for name, dimensions in _DIMENSIONS:
        value = getattr(position, name)
        if dimensions == 0:
            numbers.append(value)
        elif dimensions == 1:
            numbers += value
        else:
            for line in value:
                numbers += line
    return _STRUCT.pack(*numbers)


def pack(positions: Sequence[Position]) -> Records:
    """Return one record for each position: compiled code takes arrays fastest, even for a single one."""
    return np.frombuffer(b"".join(packed(position) for position in positions), DTYPE).copy()


def unpack(record: Any) -> Position:
    position = Position()
    for f in FIELDS:
        value = record[f.name]
        setattr(position, f.name, value.tolist() if f.metadata["shape"] else int(value))
    return position
