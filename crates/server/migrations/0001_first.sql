-- One schema for SQLite and PostgreSQL. Times are milliseconds since 1970.
-- What is empty is '' or 0, never NULL.

CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- People and programs. `recovery` and `token` are hashes of secrets that were shown once.
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    recovery TEXT NOT NULL,
    token TEXT NOT NULL,
    owner TEXT NOT NULL
);
CREATE INDEX players_by_recovery ON players (recovery);
CREATE INDEX players_by_token ON players (token);
CREATE INDEX players_by_owner ON players (owner);

-- `info` is what lists show. `process` is the server process that writes the table's steps.
-- `wake_at`: when the table has something to do by itself; 0 for never.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    visibility TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    info TEXT NOT NULL,
    host TEXT NOT NULL,
    process TEXT NOT NULL,
    wake_at BIGINT NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, visibility, changed_at);
CREATE INDEX tables_by_host ON tables (host, state);
CREATE INDEX tables_by_wake ON tables (wake_at);

-- Who sits where, to find somebody's tables.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player);

-- The truth about every table: what happened there, step by step. The key is what keeps two
-- processes from writing different histories.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    line BIGINT NOT NULL,
    at BIGINT NOT NULL,
    room TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
);

CREATE TABLE mutes (
    player TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (player, muted)
);

-- Server processes on a shared database. A living one renews `seen_at` and holds the advisory
-- lock with its number.
CREATE TABLE processes (
    id TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
