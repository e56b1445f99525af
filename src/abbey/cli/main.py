"""Defines the `abbey` command: its commands, and how a mistake is answered."""

import click

from abbey import __version__
from abbey.cli.command_error import CommandGroup
from abbey.cli.commands.arena_command import arena
from abbey.cli.commands.bench_command import bench
from abbey.cli.commands.check_bot_command import check_bot
from abbey.cli.commands.play_command import play
from abbey.cli.commands.replay_command import replay
from abbey.cli.commands.serve_command import serve
from abbey.cli.commands.text_commands import bot_protocol, completion
from abbey.cli.commands.trace_command import trace
from abbey.cli.commands.verify_command import verify
from abbey.cli.commands.warm_command import warm


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, package_name="abbey", message="abbey %(version)s")
def main() -> None:
    """Play The Name of the Rose, in an unofficial fan edition of Stefan Feld's board game.

    Seven days in an abbey: everybody secretly is one of six monks, and least evidence wins.

    Begin with: abbey serve --open, or abbey play for the terminal
    """


for command in (serve, play, replay, verify, trace, arena, check_bot, bot_protocol, bench, warm, completion):
    main.add_command(command)
