"""Finds the Chromium that the browser tests drive, or installs it where that takes no question.

`python -m tests.browser.chromium` makes sure that there is one and says which.
"""

import os
import shutil
import sys

from tests.debian_packages import install, may_install, say

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = NAMES[0]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-sync",
]


def found() -> str | None:
    """Return the path of the first Chromium here; the variable CHROMIUM names another one."""
    named = (os.environ.get("CHROMIUM", ""), *NAMES)
    return next((path for name in named if name and (path := shutil.which(name))), None)


def main() -> int:
    if found() is None and may_install():
        say("browser", f"no Chromium here; installing {PACKAGE} with apt-get.")
        install(PACKAGE)
    path = found()
    if path is None:
        say(
            "browser",
            "the tests need Chromium or Chrome: install one, or name yours with CHROMIUM=/path/to/it make test",
        )
        return 1
    say("browser", f"the tests will use {path}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
