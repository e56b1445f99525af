"""Runs a command that may not change its priority, as under the unit for systemd.

    python refused_priority.py COMMAND...

The kernel itself refuses the call, by a seccomp filter; it ends with `IMPOSSIBLE` where there is none to be had.
"""

import ctypes
import errno
import os
import platform
import struct
import sys

IMPOSSIBLE = 77
# The numbers of the system calls `setpriority` and `sched_setscheduler`.
REFUSED = {"x86_64": (141, 144), "aarch64": (140, 119)}
_LOAD_NUMBER, _IS_EQUAL, _RETURN = 0x20, 0x15, 0x06  # what a filter can do
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
_NO_NEW_PRIVILEGES, _SECCOMP, _BY_FILTER = 38, 22, 2  # words of prctl


class Filter(ctypes.Structure):
    """Describes a filter as the kernel reads it."""

    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))


def refuse_priority() -> bool:
    """Let the kernel refuse every change of priority from now on; tell whether it does."""
    numbers = REFUSED.get(platform.machine())
    if sys.platform != "linux" or numbers is None:
        return False
    steps = [(_LOAD_NUMBER, 0, 0, 0)]
    for number in numbers:
        steps += [(_IS_EQUAL, 0, 1, number), (_RETURN, 0, 0, _REFUSE)]
    steps.append((_RETURN, 0, 0, _ALLOW))
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    given = Filter(len(steps), ctypes.addressof(code))
    prctl = ctypes.CDLL(None).prctl
    answers = [prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0), prctl(_SECCOMP, _BY_FILTER, ctypes.byref(given), 0, 0)]
    return answers == [0, 0]


if __name__ == "__main__":
    if not refuse_priority():
        sys.exit(IMPOSSIBLE)
    os.execv(sys.argv[1], sys.argv[1:])
