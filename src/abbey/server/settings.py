"""Lists what the host of a server may set; `configuration` reads it from a file, the environment and flags."""

from typing import Annotated, Final

from msgspec import Meta, Struct

ANY_NUMBER: Final = 10**9


def _says(text: str, least: float = 0) -> Meta:
    return Meta(ge=least, description=text)


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Says how much one connection, one address and one table may ask for.

    An address is an IPv4 address or an IPv6 network, a /64 unless the host sets another. What is counted by address
    counts over all workers, and over all servers of one database; only bytes and sockets do not.
    """

    ipv6_bits: Annotated[
        int,
        Meta(ge=16, le=128, description="bits of an IPv6 address that name a household; some providers give 56 or 48"),
    ] = 64
    messages_a_second: Annotated[float, _says("messages that one live connection may send each second")] = 20
    message_burst: Annotated[int, _says("and how many at once", 1)] = 60
    message_bytes: Annotated[int, _says("bytes of one message, and of the body of most requests", 512)] = 16_384
    refusals_in_a_row: Annotated[int, _says("refused messages after which a live connection is closed", 1)] = 50
    record_bytes: Annotated[int, _says("bytes of a finished game that somebody hands in", 512)] = 200_000
    own_game_bytes: Annotated[int, _says("and of one that is read turn by turn; usual ones have 4,000", 512)] = 20_000
    frames_a_second: Annotated[float, _says("WebSocket frames of one connection, pings and pongs among them")] = 100
    frame_burst: Annotated[int, _says("and how many at once", 1)] = 400
    requests_a_second: Annotated[float, _says("requests to the API from one address")] = 20
    request_burst: Annotated[int, _says("and how many at once", 1)] = 100
    handshakes_a_second: Annotated[float, _says("live connections that one address may begin each second")] = 5
    handshake_burst: Annotated[int, _says("and how many at once", 1)] = 200
    accepts_a_second: Annotated[float, _says("connections of any kind that one address may begin each second")] = 50
    accept_burst: Annotated[int, _says("and how many at once", 1)] = 500
    tables_a_minute: Annotated[float, _says("tables that one address may open, in whatever way")] = 20
    table_burst: Annotated[int, _says("and how many at once", 1)] = 20
    remarks_a_minute: Annotated[float, _says("remarks that one address may make, at all tables together")] = 150
    remark_burst: Annotated[int, _says("and how many at once", 1)] = 200
    reports_a_minute: Annotated[float, _says("remarks and names that one address may report")] = 6
    report_burst: Annotated[int, _says("and how many at once", 1)] = 12
    puzzles_a_minute: Annotated[float, _says("puzzles, besides today's, that are made anew for one address")] = 6
    puzzle_burst: Annotated[int, _says("and how many at once", 1)] = 20
    puzzles_waiting: Annotated[int, _says("puzzles that may wait to be made, whoever asked for them", 1)] = 12
    aids_waiting: Annotated[int, _says("hints and other aids that one viewer may wait for", 1)] = 4
    analyses_a_minute: Annotated[float, _says("finished games that one address may have analysed")] = 6
    analysis_burst: Annotated[int, _says("and how many one after the other", 1)] = 6
    analyses_waiting: Annotated[int, _says("analyses that may be under way or wait, whoever asked for them", 1)] = 8
    analysis_s: Annotated[float, _says("seconds that an analysis may take", 1)] = 600
    work_ms_a_second: Annotated[float, _says("milliseconds of the server's work that one address may cause")] = 200
    work_burst_ms: Annotated[float, _says("and how many at once", 1)] = 200
    connections_an_address: Annotated[int, _says("open connections of one address", 1)] = 200
    queued_bytes: Annotated[int, _says("bytes that wait for one slow reader", 65_536)] = 262_144
    queued_bytes_an_address: Annotated[int, _says("bytes that wait for all readers at one address", 65_536)] = 4_194_304
    queued_bytes_in_all: Annotated[int, _says("bytes that wait for everybody, in one process", 65_536)] = 33_554_432
    body_bytes_an_address: Annotated[
        int, _says("bytes of the bodies of requests from one address that are not answered yet", 65_536)
    ] = 4_194_304
    body_bytes_in_all: Annotated[int, _says("and of those from everybody, in one process", 65_536)] = 33_554_432
    header_s: Annotated[float, _says("seconds until the head of a request must be there", 0.01)] = 10
    body_s: Annotated[float, _says("seconds until the body of a request must be there", 0.01)] = 20
    answer_s: Annotated[float, _says("seconds until an answer must have been read", 0.01)] = 60
    reserved_for_players: Annotated[
        float, Meta(ge=0, le=0.9, description="share of all descriptors that only live connections may use")
    ] = 0.5
    remarks_a_table: Annotated[int, _says("remarks that may be made at one table")] = 1_000
    remark_bytes_a_table: Annotated[int, _says("and their bytes in all, as they are stored")] = 200_000
    reports_a_seat: Annotated[int, _says("remarks and names that may be reported from one seat of a table")] = 20
    undos_a_table: Annotated[int, _says("decisions that may be taken back at one table")] = 1_000
    key_changes_a_seat: Annotated[int, _says("times that the player of one seat may change its key")] = 50
    decisions_a_game: Annotated[
        int,
        _says("decisions of one game, which then ends early; usual ones have 250, and longer ones are not read", 100),
    ] = 1_000
    events_a_table: Annotated[int, _says("events of one table; then only what ends the game is taken", 100)] = 4_000


UNLIMITED: Final = Limits(
    messages_a_second=ANY_NUMBER,
    message_burst=ANY_NUMBER,
    frames_a_second=ANY_NUMBER,
    frame_burst=ANY_NUMBER,
    requests_a_second=ANY_NUMBER,
    request_burst=ANY_NUMBER,
    handshakes_a_second=ANY_NUMBER,
    handshake_burst=ANY_NUMBER,
    accepts_a_second=ANY_NUMBER,
    accept_burst=ANY_NUMBER,
    tables_a_minute=ANY_NUMBER,
    table_burst=ANY_NUMBER,
    remarks_a_minute=ANY_NUMBER,
    remark_burst=ANY_NUMBER,
    reports_a_minute=ANY_NUMBER,
    report_burst=ANY_NUMBER,
    puzzles_a_minute=ANY_NUMBER,
    puzzle_burst=ANY_NUMBER,
    analyses_a_minute=ANY_NUMBER,
    analysis_burst=ANY_NUMBER,
    work_ms_a_second=ANY_NUMBER,
    work_burst_ms=ANY_NUMBER,
    connections_an_address=ANY_NUMBER,
    queued_bytes_an_address=ANY_NUMBER,
    body_bytes_an_address=ANY_NUMBER,
)


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Says how the server behaves: bots, idle tables, connections, limits."""

    pace_s: Annotated[float, _says("seconds that a bot takes for each decision")] = 0.5
    idle_s: Annotated[float, _says("seconds that a table nobody looks at stays in memory")] = 120
    idle_tables: Annotated[int, _says("and how many of those, before the ones that were not used for longest go")] = 400
    hello_s: Annotated[float, _says("seconds that a connection may say nothing", 0.01)] = 10
    unused_table_hours: Annotated[
        float, _says("hours after which a table is removed that nobody has used; 0: never")
    ] = 24
    finished_table_days: Annotated[
        float, _says("days after the end of a game until its table is removed; 0: never")
    ] = 0
    abandoned_table_days: Annotated[
        float, _says("days without any event after which a game that has not ended is removed; 0: never")
    ] = 0
    archive: Annotated[
        str, Meta(description="folder for the records of finished games whose tables are removed; empty: none are kept")
    ] = ""
    state: Annotated[
        str,
        Meta(description="folder where a server on a database remembers how much that held; empty: no loss is noticed"),
    ] = ""
    notice_s: Annotated[
        float, _says("seconds that a server which is told to stop serves on while /health says 503, for balancers")
    ] = 0
    leave_s: Annotated[float, _says("seconds until all live connections have then moved to the next server", 0.1)] = 5
    stand_in: Annotated[str, Meta(description="the bot that plays for whoever is away")] = "librarian"
    proxies: Annotated[tuple[str, ...], Meta(description="addresses or networks whose X-Forwarded-For is believed")] = (
        "127.0.0.1",
    )
    log_json: Annotated[bool, Meta(description="the log is JSON, one object a line")] = False
    limits: Limits = Limits()


USUAL: Final = Settings()
