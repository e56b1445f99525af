"""Runs the `abbey` command for `python -m abbey`."""

from abbey.cli import main

if __name__ == "__main__":
    main(prog_name="abbey")
