"""Reads the words after `abbey admin` that are written down: no token gets among them, and no refusal quotes it."""

import re
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import click

from abbey.cli.command_error import CommandError
from abbey.server.keys import ID, holds_token

_NETWORK: Final = r"[0-9A-Fa-f:.]{2,45}(/[0-9.]{1,15})?"
_LONGEST_REASON: Final = 200
EARLIEST_YEAR: Final = 1970
LATEST_YEAR: Final = 2999


class Name(click.ParamType[str]):
    """Accepts what has the form of a name, whether or not anything is called so."""

    def __init__(self, name: str, form: str, what: str) -> None:
        self.name = name
        self._form = re.compile(form)
        self._what = what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name as it was typed."""
        if not self._form.fullmatch(value):
            self.fail(f"this is not {self._what}.", param, ctx)
        return str(value)


class Moment(click.DateTime):
    """Accepts a day, with or without a time, of the years that clocks of all time zones can tell."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> datetime:
        """Return the moment in the time of this machine."""
        moment: datetime = super().convert(value, param, ctx)
        if not EARLIEST_YEAR <= moment.year <= LATEST_YEAR:
            self.fail(f"the year lies between {EARLIEST_YEAR} and {LATEST_YEAR}.", param, ctx)
        return moment


WHEN: Final = Moment(["%Y-%m-%d", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M"])
TABLE: Final = Name("table", ID, "the id of a table, which stands after /t/ in the address of its page")
REPORT: Final = Name("id", ID, "the id of a report; abbey admin reports shows them")
NETWORK: Final = Name("network", _NETWORK, "an address or a network like 192.0.2.0/24")
BAN: Final = Name("id-or-network", f"{ID}|{_NETWORK}", "the id of a ban or its network; abbey admin bans shows them")


def read_reason(_ctx: click.Context, _param: click.Parameter, text: str) -> str:
    """Return a reason as one line."""
    line = " ".join(text.split())
    if not line or not line.isprintable() or len(line) > _LONGEST_REASON:
        raise CommandError(f"A reason is one line of at most {_LONGEST_REASON} visible characters.")
    if holds_token(line):
        raise CommandError("This reason seems to hold the key of a seat, and others will read it: leave the key out.")
    return line


def read_file_name(_ctx: click.Context, _param: click.Parameter, file: Path) -> Path:
    """Return the name of a file, which is written down when the file cannot be made."""
    if holds_token(str(file)):
        raise CommandError("This name of a file seems to hold the key of a seat: choose another, or a shorter one.")
    return file
