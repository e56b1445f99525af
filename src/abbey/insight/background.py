"""Runs a module as a process of a server's that gives way to every other, from its first import on.

    python -m abbey.insight.background MODULE

Ctrl+C in a terminal is for the server, which ends it in order.
"""

import os
import runpy
import signal
import sys
from contextlib import suppress
from typing import Final

COMMAND: Final = (sys.executable, "-m", "abbey.insight.background")  # and then the module
MODESTY: Final = 19  # steps, all there are


def give_way() -> None:
    """Let this process run when no other one of the same session has something to do, where the system has a way.

    Linux shares a core evenly among sessions, whatever their priorities: whoever gives way may have none of its own.
    """
    with suppress(OSError):  # as under a unit that keeps a service from touching priorities at all
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        elif hasattr(os, "nice"):
            os.nice(MODESTY)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    runpy.run_module(sys.argv[1], run_name="__main__")


if __name__ == "__main__":
    main()
