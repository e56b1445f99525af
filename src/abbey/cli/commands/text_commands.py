"""Defines the commands that only print a text: `abbey bot-protocol` and `abbey completion`."""

import click
from click.shell_completion import get_completion_class

from abbey.bots.external import protocol_page


@click.command("bot-protocol")
def bot_protocol() -> None:
    """Print how a bot written in any language talks to the table, for its author."""
    click.echo(protocol_page(), nl=False)


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print a script that lets SHELL complete abbey's commands and options.

    \b
    bash:  echo 'eval "$(abbey completion bash)"' >> ~/.bashrc
    zsh:   echo 'eval "$(abbey completion zsh)"' >> ~/.zshrc
    fish:  abbey completion fish > ~/.config/fish/completions/abbey.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(ctx.find_root().command, {}, "abbey", "_ABBEY_COMPLETE").source())
