"""Lists the statements that read and write tables, and turns work into their parameters."""

from collections.abc import Iterable, Sequence
from typing import Any, Final
from uuid import UUID

from abbey.server.keys import sign_of
from abbey.server.store.work import Work

CHANNEL: Final = "abbey"  # on which servers hear that tables have changed
EVENTS: Final = "events"
PRESENCE: Final = "presence"
LOGBOOK: Final = "logbook"
RETIREMENT: Final = "retirement"

# Writes a batch in one go, and returns the places of the work that was written, counted from 1. Rows are locked in the
# order of their numbers, so that two servers never wait for each other. Whoever waited for a lock sees the length that
# the winner left, and is refused.
WRITE: Final = """
    WITH wanted AS (
        SELECT * FROM unnest($1::bytea[], $2::integer[], $3::integer[], $4::boolean[])
            WITH ORDINALITY AS w (id, after, count, over, place)
    ), locked AS (
        SELECT t.number, t.length, w.after, w.count, w.over, w.place
        FROM abbey.tables t JOIN wanted w ON t.id = w.id
        WHERE w.after IS NOT NULL ORDER BY t.number FOR UPDATE OF t
    ), grown AS (
        UPDATE abbey.tables t SET length = l.length + l.count, over = t.over OR l.over,
            ended = CASE WHEN l.over THEN coalesce(t.ended, now()) ELSE t.ended END
        FROM locked l WHERE t.number = l.number AND l.length = l.after
        RETURNING t.number, l.after, l.place
    ), begun AS (
        INSERT INTO abbey.tables (id, length) SELECT id, count FROM wanted WHERE after IS NULL ORDER BY place
        ON CONFLICT (id) DO NOTHING RETURNING number, id
    ), leased AS (
        INSERT INTO abbey.leases (table_id, node) SELECT id, $10 FROM begun
    ), taken AS (
        SELECT number, after, place FROM grown
        UNION ALL SELECT b.number, 0, w.place FROM begun b JOIN wanted w ON w.id = b.id
    ), written AS (
        INSERT INTO abbey.events (table_number, number, body)
        SELECT k.number, k.after + e.number, e.body
        FROM unnest($5::integer[], $6::integer[], $7::bytea[]) AS e (place, number, body) JOIN taken k USING (place)
    )
    SELECT array_agg(place), CASE WHEN count(*) > 0 THEN pg_notify($8, $9) END FROM taken
"""

# Removes a table that has so many events, and tells the other servers; where that is wanted, a table stays that one of
# them has in memory. Whoever waits to append finds no table.
REMOVE: Final = """
    WITH locked AS (
        SELECT t.number, t.id FROM abbey.tables t
        WHERE t.id = $1 AND t.length = $2 AND NOT ($3 AND EXISTS (
            SELECT FROM abbey.leases l JOIN abbey.nodes n ON n.node = l.node AND n.until > now()
            WHERE l.table_id = t.id AND l.node <> $4
        )) FOR UPDATE
    ), gone AS (
        DELETE FROM abbey.tables t USING locked l WHERE t.number = l.number RETURNING t.number, t.id
    ), events AS (
        DELETE FROM abbey.events e USING gone g WHERE e.table_number = g.number
    ), leases AS (
        DELETE FROM abbey.leases l USING gone g WHERE l.table_id = g.id
    ), presence AS (
        DELETE FROM abbey.presence p USING gone g WHERE p.table_id = g.id
    )
    SELECT count(*), CASE WHEN count(*) > 0 THEN pg_notify($5, $6) END FROM gone
"""

# Says of some tables when they began and ended, whether people have used them, and whether another server has them. A
# server of an older version, which may still run during an upgrade, notes that a table has ended but not when.
SURVEY: Final = """
    SELECT t.number, t.id, extract(epoch FROM t.created)::float8,
        extract(epoch FROM CASE WHEN t.over THEN coalesce(t.ended, now()) END)::float8, t.used, EXISTS (
        SELECT FROM abbey.leases l JOIN abbey.nodes n ON n.node = l.node AND n.until > now()
        WHERE l.table_id = t.id AND l.node <> $2
    ) FROM abbey.tables t WHERE t.number > $1 ORDER BY t.number LIMIT $3
"""

NOTE_USE: Final = """
    UPDATE abbey.tables SET used = true, ended = CASE WHEN over THEN coalesce(ended, now()) END
    WHERE id = ANY($1::bytea[])
"""

WRITE_NOTHING: Final = "UPDATE abbey.version SET number = number"  # a commit like any other

# Remembers when a server was running last.
BEAT: Final = """
    INSERT INTO abbey.beat (at) VALUES ($1) ON CONFLICT (one) DO UPDATE SET at = greatest(beat.at, excluded.at)
"""

# Says when a server was running last, and how many tables there are now.
MARK: Final = "SELECT at, (SELECT count(*) FROM abbey.tables) FROM abbey.beat"

# Remembers that a server starts. If none is running, none was since the last beat; of several that start in the same
# moment, the first to write says until when.
NOTE_START: Final = """
    WITH ended AS (
        INSERT INTO abbey.downtimes (since, until) SELECT at, $2 FROM abbey.beat
        WHERE at < $2 AND NOT EXISTS (SELECT FROM abbey.nodes WHERE serves AND until > now())
        ON CONFLICT (since) DO NOTHING
    ), forgotten AS (
        DELETE FROM abbey.downtimes
        WHERE until <= (SELECT until FROM abbey.downtimes ORDER BY until DESC LIMIT 1 OFFSET $3)
    ), serving AS (
        UPDATE abbey.nodes SET serves = true WHERE node = $1
    )
    INSERT INTO abbey.beat (at) VALUES ($2) ON CONFLICT (one) DO UPDATE SET at = greatest(beat.at, excluded.at)
"""

# Remembers that a server can write again. If all of them were silent for a while, none could; of several that return in
# the same moment, the first to write says until when.
NOTE_RECOVERY: Final = f"""
    WITH ended AS (
        INSERT INTO abbey.downtimes (since, until) SELECT at, $1 FROM abbey.beat WHERE at < $1::float8 - $2::float8
        ON CONFLICT (since) DO NOTHING
    ) {BEAT}
"""

# Takes over when servers of another store were running; see `Store.inherit`.
INHERIT: Final = """
    WITH known AS (
        INSERT INTO abbey.downtimes (since, until) SELECT * FROM unnest($2::float8[], $3::float8[])
        ON CONFLICT (since) DO NOTHING
    )
    INSERT INTO abbey.beat (at) SELECT $1::float8
    WHERE $1 IS NOT NULL AND NOT EXISTS (SELECT FROM abbey.downtimes WHERE since = $1)
    ON CONFLICT (one) DO UPDATE SET at = least(beat.at, excluded.at)
        WHERE NOT EXISTS (SELECT FROM abbey.nodes WHERE serves AND until > now())
"""

DOWNTIMES: Final = "SELECT array_agg(ARRAY[since, until] ORDER BY until) FROM abbey.downtimes"
UPTIME: Final = f"SELECT (SELECT at FROM abbey.beat), ({DOWNTIMES})"

# Reads the events of several tables, each after so many; a table without any has one row without a body. OFFSET 0 keeps
# each question apart, so that the plan is made once and goes by the keys; a join would read every event of the tables.
READ: Final = """
    SELECT w.place, e.body
    FROM unnest($1::bytea[], $2::integer[]) WITH ORDINALITY AS w (id, after, place)
    CROSS JOIN LATERAL (SELECT number FROM abbey.tables WHERE id = w.id OFFSET 0) t
    LEFT JOIN LATERAL (
        SELECT number, body FROM abbey.events WHERE table_number = t.number AND number >= w.after OFFSET 0
    ) e ON true
    ORDER BY w.place, e.number
"""

# Returns the places of those tables, counted from 1, that are gone or do not hold as many events as somebody knows.
CHANGED: Final = """
    SELECT w.place FROM unnest($1::bytea[], $2::integer[]) WITH ORDINALITY AS w (id, known, place)
    LEFT JOIN abbey.tables t ON t.id = w.id
    WHERE t.length IS DISTINCT FROM w.known OR w.known IS NULL
"""

CATALOGUE: Final = "SELECT id, length, over FROM abbey.tables ORDER BY number"

UNFINISHED: Final = "SELECT id FROM abbey.tables WHERE NOT over ORDER BY number"


def parameters(batch: Sequence[Work], node: UUID) -> tuple[Any, ...]:
    """Return what `WRITE` is given for a batch of this server, in which each table occurs once."""
    events = [(place, number, body) for place, work in enumerate(batch, 1) for number, body in enumerate(work.events)]
    return (
        [work.table.encode() for work in batch],
        [work.after for work in batch],
        [len(work.events) for work in batch],
        [work.over for work in batch],
        [place for place, _, _ in events],
        [number for _, number, _ in events],
        [body for _, _, body in events],
        CHANNEL,
        notice(node, EVENTS, [work.table for work in batch]),
        node,
    )


def notice(node: UUID, what: str, tables: Iterable[str]) -> str:
    """Return the text that tells other servers which tables have changed, and in what; any user hears it."""
    return " ".join((str(node), what, *sorted(map(sign_of, tables))))
