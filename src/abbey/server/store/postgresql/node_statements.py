"""Lists the statements by which servers know of each other.

They tell who is alive, who drives what, who is connected where, and what addresses have spent.
"""

from typing import Final

# Says for the first time that somebody is alive, who may become a server.
REGISTER: Final = """
    INSERT INTO abbey.nodes (node, until, serves) VALUES ($1, now() + $2::interval, false)
    ON CONFLICT (node) DO NOTHING
"""

BEAT: Final = """
    INSERT INTO abbey.nodes (node, until) VALUES ($1, now() + $2::interval)
    ON CONFLICT (node) DO UPDATE SET until = excluded.until
"""

# Says that a server stops; the notice reaches the others when that is written.
RETIRE: Final = """
    WITH retired AS (UPDATE abbey.nodes SET until = now() WHERE node = $1) SELECT pg_notify($2, $3)
"""

# Takes the leases of these tables that nobody alive has, and returns which are ours now.
CLAIM: Final = """
    WITH wanted AS (
        SELECT w.id FROM unnest($2::bytea[]) AS w (id) JOIN abbey.tables t ON t.id = w.id
            LEFT JOIN abbey.leases l ON l.table_id = w.id
        WHERE l.node IS NULL OR l.node = $1
            OR NOT EXISTS (SELECT FROM abbey.nodes n WHERE n.node = l.node AND n.until > now())
    )
    INSERT INTO abbey.leases AS l (table_id, node) SELECT id, $1 FROM wanted ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
        WHERE l.node = excluded.node OR NOT EXISTS (SELECT FROM abbey.nodes n WHERE n.node = l.node AND n.until > now())
    RETURNING table_id
"""

# Gives leases up. They are looked up by table: a server has many, and would compare each of them with every table.
RELEASE: Final = """
    DELETE FROM abbey.leases l USING unnest($2::bytea[]) AS w (id) WHERE l.table_id = w.id AND l.node = $1
"""

# Gives leases to a server that has been gone for ever, so that any other but this one adopts them.
HAND_ON: Final = """
    WITH gone AS (
        INSERT INTO abbey.nodes (node, until) VALUES ('00000000-0000-0000-0000-000000000000', 'epoch')
        ON CONFLICT (node) DO NOTHING
    )
    UPDATE abbey.leases l SET node = '00000000-0000-0000-0000-000000000000'
    FROM unnest($2::bytea[]) AS w (id) WHERE l.table_id = w.id AND l.node = $1
"""

# Takes tables in play whose server is gone, except some; several servers that do so at once share them. They ask every
# second and nearly always in vain: leases are looked up by the servers that are gone, and OFFSET 0 keeps the tables for
# later.
ADOPT: Final = """
    UPDATE abbey.leases SET node = $1 WHERE table_id IN (
        SELECT l.table_id FROM abbey.leases l
            CROSS JOIN LATERAL (SELECT number, over FROM abbey.tables WHERE id = l.table_id OFFSET 0) t
        WHERE l.node = ANY (ARRAY (SELECT node FROM abbey.nodes WHERE until <= now()))
            AND NOT t.over AND l.table_id <> ALL ($3::bytea[])
        ORDER BY t.number LIMIT $2 FOR UPDATE OF l SKIP LOCKED
    ) RETURNING table_id
"""

# Forgets servers that have been gone for a while, once every table that they had in play is adopted.
FORGET: Final = """
    WITH gone AS (
        DELETE FROM abbey.nodes n WHERE until < now() - $1::interval AND NOT EXISTS (
            SELECT FROM abbey.leases l JOIN abbey.tables t ON t.id = l.table_id WHERE l.node = n.node AND NOT t.over
        ) RETURNING node
    ), left_behind AS (
        DELETE FROM abbey.presence p USING gone g WHERE p.node = g.node
    ), spent AS (
        DELETE FROM abbey.spending s USING gone g WHERE s.node = g.node
    )
    DELETE FROM abbey.leases l USING gone g WHERE l.node = g.node
"""

ANNOUNCE: Final = """
    INSERT INTO abbey.presence (table_id, node, seats)
    SELECT w.id, $1, w.seats FROM unnest($2::bytea[], $3::integer[]) AS w (id, seats) ORDER BY w.id
    ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats
"""

DEPART: Final = "DELETE FROM abbey.presence WHERE node = $1 AND seats = 0 AND table_id = ANY($2::bytea[])"

PRESENT: Final = """
    SELECT p.table_id, bit_or(p.seats) FROM abbey.presence p JOIN abbey.nodes n ON n.node = p.node AND n.until > now()
    WHERE p.node <> $1 AND p.table_id = ANY($2::bytea[]) GROUP BY p.table_id
"""

# Takes or keeps the lease of a chore that one server does for all, unless another has it.
TAKE_TURN: Final = """
    INSERT INTO abbey.chores AS c (name, node, until) VALUES ($1, $2, now() + $3::interval)
    ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until
        WHERE c.node = excluded.node OR c.until <= now()
    RETURNING true
"""

ALIVE: Final = "SELECT array_agg(node ORDER BY node) FROM abbey.nodes WHERE until > now()"

# Tells what was spent at one server, in place of what it told sixteen rounds ago.
TELL_SPENDING: Final = """
    INSERT INTO abbey.spending (node, place, round, server, at, meters, slots, amounts)
    VALUES ($1, $2, $3, $4, now(), $5::smallint[], $6::integer[], $7::real[])
    ON CONFLICT (node, place) DO UPDATE SET (round, at, meters, slots, amounts) =
        (excluded.round, excluded.at, excluded.meters, excluded.slots, excluded.amounts)
"""

# Reads what other servers have told lately, known or not.
HEAR_SPENDING: Final = """
    SELECT node, round, meters, slots, amounts FROM abbey.spending
    WHERE server <> $1 AND at > now() - $2::interval ORDER BY node, round
"""
