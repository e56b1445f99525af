"""Defines `abbey admin`: looking after a house while its servers run. Every use is written down."""

import sys
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path
from typing import get_args

import click
import msgspec

from abbey.cli.admin_desk import Desk, at_desk, json_option, print_json
from abbey.cli.admin_text import audit_lines, ban_lines, report_lines, sheet_lines, table_lines
from abbey.cli.admin_words import BAN, NETWORK, REPORT, TABLE, WHEN, read_file_name, read_reason
from abbey.cli.command_error import CommandError, CommandGroup, finite
from abbey.cli.statistics_output import statistics_options, tell_statistics
from abbey.files import write_whole
from abbey.server.admin import catalogue, rulings
from abbey.server.admin.audit import Use
from abbey.server.admin.house_games import finished_games
from abbey.server.admin.orders import carry_out, order_to, require_table
from abbey.server.admin.table_sheet import ListedStage
from abbey.table.logbook import Banned, admin_uses
from abbey.table.store import LoggedSource, StoreError

MOST_HOURS = 100 * 366 * 24  # a century; without an end a ban holds until it is taken back
table_argument = click.argument("table", type=TABLE)
why_option = click.option("--why", required=True, callback=read_reason, help="The reason, which is written down.")


@click.group(cls=CommandGroup)
def admin() -> None:
    """Look after a house: its tables, who is shut out, what players report.

    All of it works while servers run. Every use is written down in the store; see abbey admin audit.
    """


@admin.command("list")
@click.option("--state", type=click.Choice(get_args(ListedStage)), help="Only tables in this state.")
@click.option("--player", default="", help="Only tables where somebody has this in their name.")
@click.option("--since", type=WHEN, help="Only tables that were opened then or later.")
@click.option("--limit", type=click.IntRange(0), default=50, show_default=True, help="At most so many; 0 for all.")
@json_option
@at_desk
def list_tables(
    desk: Desk, state: ListedStage | None, player: str, since: datetime | None, limit: int, as_json: bool
) -> None:
    """List tables, newest first. Of a game in play only what everybody was told of is counted."""
    wanted = catalogue.Wanted(state, player, since.timestamp() if since else 0.0, limit or None)
    found = desk.do(Use("list"), lambda store: catalogue.tables(store, wanted))
    print_json(found) if as_json else _print(table_lines(found))


@admin.command()
@table_argument
@json_option
@at_desk
def show(desk: Desk, table: str, as_json: bool) -> None:
    """Show a TABLE: of a game in play what a spectator sees, of one that has ended everything."""
    found = desk.do(Use("show", table), lambda store: catalogue.sheet(store, table))
    print_json(found) if as_json else _print(sheet_lines(found))


@admin.command()
@table_argument
@why_option
@at_desk
def close(desk: Desk, table: str, why: str) -> None:
    """Close a TABLE: its game has no winner, and everybody there is told why."""
    order = order_to("close", table, why)
    desk.do(Use("close", table, order.why), lambda store: carry_out(desk.address, store, order))
    click.echo(f"Table {table} is closed.")


@admin.command()
@table_argument
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), callback=read_file_name)
@click.option(
    "--spectator", is_flag=True, help="Export what a spectator sees instead, as JSON, also of a running game."
)
@at_desk
def export(desk: Desk, table: str, file: Path, spectator: bool) -> None:
    """Export the record of a TABLE whose game has ended into FILE."""

    async def exported(store: LoggedSource) -> None:
        if file.exists():
            raise StoreError(f"{file} is there already; choose another name.")
        seen = catalogue.sheet(store, table) if spectator else None
        text = msgspec.json.encode(await seen).decode() if seen else await catalogue.record(store, table)
        write_whole(file, text, private=True)

    desk.do(Use("export", table), exported)
    click.echo(f"{file} is written.")


@admin.command()
@table_argument
@why_option
@click.option("--yes", is_flag=True, help="Do not ask again.")
@at_desk
def delete(desk: Desk, table: str, why: str, yes: bool) -> None:
    """Delete a TABLE for good: its game, its record, what was said there. Whoever is there is shown out."""

    async def deleted(store: LoggedSource) -> None:
        await require_table(store, table)
        if not (yes or click.confirm(f"Delete table {table} for good? Nothing brings it back but a backup.")):
            raise StoreError("Nothing was deleted.")
        await carry_out(desk.address, store, order_to("delete", table, why))

    desk.do(Use("delete", table, why), deleted)
    click.echo(f"Table {table} is deleted.")


@admin.command()
@click.argument("network", type=NETWORK, required=False)
@click.option("--table", type=TABLE, help="Shut out whoever sits at this table, at --seat.")
@click.option("--seat", type=click.IntRange(0, 4), help="The seat at --table.")
@click.option("--link", help="Shut out the seat that this link opens; - reads it from standard input.")
@click.option("--hours", type=click.FloatRange(0, MOST_HOURS, min_open=True), callback=finite, help="For so long.")
@click.option("--until", type=WHEN, help="Until then.")
@why_option
@at_desk
def ban(
    desk: Desk,
    network: str | None,
    table: str | None,
    seat: int | None,
    link: str | None,
    hours: float | None,
    until: datetime | None,
    why: str,
) -> None:
    """Shut out an address, a NETWORK like 192.0.2.0/24 or 2001:db8::/48, or the key of one seat.

    Without --hours or --until a ban holds until it is taken back. One IPv6 address stands for its /64.
    """
    end = _end(hours, until)
    if [network is not None, table is not None, link is not None].count(True) != 1 or (table is None) != (seat is None):
        raise CommandError("Name one thing: a network, --table with --seat, or --link.")
    text = sys.stdin.readline().strip() if link == "-" else link

    async def banned(store: LoggedSource) -> Banned:
        if network is not None:
            wanted = rulings.network_ban(network, end, why)
        elif table is not None and seat is not None:
            wanted = await rulings.seat_ban(store, table, seat, end, why)
        else:
            wanted = rulings.link_ban(text or "", end, why)
        return await rulings.ban(store, wanted)

    subject = network or (f"table {table} seat {seat}" if table else "the link of a seat")
    _print(ban_lines([desk.do(Use("ban", subject, why), banned)]))


@admin.command()
@json_option
@at_desk
def bans(desk: Desk, as_json: bool) -> None:
    """Show who is shut out now."""
    found = desk.do(Use("bans"), rulings.bans)
    print_json(found) if as_json else _print(ban_lines(found))


@admin.command()
@click.argument("name", type=BAN, metavar="ID-OR-NETWORK")
@at_desk
def unban(desk: Desk, name: str) -> None:
    """Take a ban back: the one with this id, or all of this very network."""
    found = desk.do(Use("unban", name), lambda store: rulings.unban(store, name))
    click.echo(f"Taken back: {', '.join(one.network or one.id for one in found)}.")


@admin.command()
@click.option("--all", "everything", is_flag=True, help="Those that are done as well.")
@click.option(
    "--done", type=REPORT, multiple=True, metavar="ID", help="Mark this report as done; may be given several times."
)
@json_option
@at_desk
def reports(desk: Desk, everything: bool, done: tuple[str, ...], as_json: bool) -> None:
    """Read what players have reported, or mark it as done."""
    if done:
        desk.do(Use("reports --done", " ".join(done)), lambda store: rulings.settle(store, done))
        click.echo(f"Done: {', '.join(done)}.")
        return
    found = desk.do(Use("reports"), lambda store: rulings.reports(store, everything=everything))
    print_json(found) if as_json else _print(report_lines(found))


@admin.command()
@statistics_options
@at_desk
def stats(desk: Desk, html_file: Path | None, as_json: bool, language: str) -> None:
    """Count what the finished games of the house show, without any name; games in play are not looked at."""
    tell_statistics(lambda: desk.do(Use("stats"), finished_games), html_file, as_json, language)


@admin.command()
@json_option
@at_desk
def audit(desk: Desk, as_json: bool) -> None:
    """Show who has used abbey admin, when, for what and why, and what became of it."""
    uses = admin_uses(desk.do(Use("audit"), lambda store: rulings.entries_of(store, "audited")))
    print_json(uses) if as_json else _print(audit_lines(uses))


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _end(hours: float | None, until: datetime | None) -> float | None:
    if hours is not None and until is not None:
        raise CommandError("Choose --hours or --until.")
    if hours is not None:
        return (datetime.now().astimezone() + timedelta(hours=hours)).timestamp()
    return until.timestamp() if until else None
