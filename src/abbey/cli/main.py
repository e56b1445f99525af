"""The `abbey` command: its commands, and how a mistake is answered."""

import click

from abbey import __version__
from abbey.cli.commands.arena import arena
from abbey.cli.commands.bench import bench
from abbey.cli.commands.bot_protocol import bot_protocol
from abbey.cli.commands.check_bot import check_bot
from abbey.cli.commands.completion import completion
from abbey.cli.commands.play import play
from abbey.cli.commands.replay import replay
from abbey.cli.commands.serve import serve
from abbey.cli.commands.trace import trace
from abbey.cli.commands.verify import verify
from abbey.cli.commands.warm import warm
from abbey.cli.refusal import PoliteGroup


@click.group(cls=PoliteGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, package_name="abbey", message="abbey %(version)s")
def main() -> None:
    """The Name of the Rose, an unofficial fan edition of Stefan Feld's board game.

    Seven days in an abbey: everybody secretly is one of six monks, and least evidence wins.

    Begin with: abbey serve --open, or abbey play for the terminal
    """


for command in (serve, play, replay, verify, trace, arena, check_bot, bot_protocol, bench, warm, completion):
    main.add_command(command)
