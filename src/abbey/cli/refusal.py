"""A person's mistake gets one clear sentence on stderr and exit code 2, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from abbey.rules import AbbeyError


class Refusal(click.ClickException):
    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"abbey: {self.format_message()}", file=file, err=file is None)


class PoliteGroup(click.Group):
    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with refusing():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with refusing():
            return super().invoke(ctx)


@contextmanager
def refusing() -> Iterator[None]:
    """A closed pipe goes on to click, which ends quietly; so does a request for help."""
    try:
        yield
    except (BrokenPipeError, click.exceptions.NoArgsIsHelpError):
        raise
    except click.UsageError as error:
        raise Refusal(_with_hint(error)) from error
    except AbbeyError as error:
        raise Refusal(str(error)) from error
    except UnicodeDecodeError as error:
        raise Refusal("The file is not text in UTF-8.") from error
    except OSError as error:
        raise Refusal(_of_system(error)) from error


def _with_hint(error: click.UsageError) -> str:
    where = error.ctx.command_path if error.ctx else "abbey"
    return f"{error.format_message()} ({where} --help says more)"


def _of_system(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


@contextmanager
def needs_fast() -> Iterator[None]:
    """Say what to install when the compiled rules are asked for and cannot be had."""
    try:
        yield
    except ImportError as error:
        raise Refusal(f"This needs NumPy and Numba ({error}): pip install 'abbey[fast]' brings them.") from error
