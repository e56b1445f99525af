"""`abbey bot-protocol`: how a bot in any language talks to the table."""

import click

from abbey.bots.outside import protocol_page


@click.command("bot-protocol")
def bot_protocol() -> None:
    """Print how a bot written in any language talks to the table, for its author."""
    click.echo(protocol_page(), nl=False)
