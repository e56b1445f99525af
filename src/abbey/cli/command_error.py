"""Answers a person's mistake with one clear sentence on stderr and exit code 2, never with a traceback."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from abbey.rules import AbbeyError


class CommandError(click.ClickException):
    """Ends a command with one sentence for the person who typed it."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the sentence, with the program's name before it."""
        click.echo(f"abbey: {self.format_message()}", file=file, err=file is None)


class AnsweringCommand(click.Command):
    """Runs a command whose mistakes all end as a `CommandError`."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Read the words of the command line."""
        with command_errors():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with command_errors():
            return super().invoke(ctx)


class CommandGroup(AnsweringCommand, click.Group):
    """Groups commands whose mistakes all end as a `CommandError`."""


@contextmanager
def command_errors() -> Iterator[None]:
    """Turn what a person can cause into a `CommandError`.

    A closed pipe goes on to click, which ends quietly; so does a request for help.
    """
    try:
        yield
    except (BrokenPipeError, click.exceptions.NoArgsIsHelpError):
        raise
    except click.UsageError as error:
        raise CommandError(_with_hint(error)) from error
    except AbbeyError as error:
        raise CommandError(str(error)) from error
    except UnicodeDecodeError as error:
        raise CommandError("The file is not text in UTF-8.") from error
    except OSError as error:
        raise CommandError(_of_system(error)) from error


def _with_hint(error: click.UsageError) -> str:
    where = error.ctx.command_path if error.ctx else "abbey"
    return f"{error.format_message()} ({where} --help says more)"


def _of_system(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


def finite(_context: click.Context, _option: click.Parameter, number: float | None) -> float | None:
    """Refuse what is called a number and is none: it lies in no range, and in every one that click knows."""
    if number is not None and math.isnan(number):
        raise click.BadParameter("it is not a number.")
    return number


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say what to install when something is imported here that a plain install lacks."""
    try:
        yield
    except ImportError as error:
        raise CommandError(
            f"This needs more than a plain install ({error}): pip install 'abbey[{extra}]' brings it."
        ) from error
