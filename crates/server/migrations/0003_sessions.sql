-- Where people are signed in. `secret` is the hash of what only the cookie holds.
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    secret TEXT NOT NULL,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_player ON sessions (player, seen_at);

-- Cookies are no longer signed: there is no key that could be stolen.
DELETE FROM settings WHERE key = 'cookie key';
