-- The same tables as in SQLite, at its fourth schema. There is no tally: several transactions would wait for
-- each other at its rows.
CREATE TABLE game (
    id      TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    phase   TEXT NOT NULL,
    public  BOOLEAN NOT NULL,
    origin  TEXT NOT NULL,
    seed    BYTEA NOT NULL,
    head    TEXT NOT NULL
);
-- Heads change with every move: room on the page keeps a new version of a row beside the old one.
ALTER TABLE game SET (fillfactor = 70);
CREATE INDEX game_phase ON game (phase, public);
CREATE INDEX game_origin ON game (origin, phase);
CREATE INDEX game_made ON game (origin, created);

-- The log: each version of a game once. It is only ever appended to.
CREATE TABLE entry (
    game    TEXT NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    seat    SMALLINT,
    moves   TEXT NOT NULL,
    hash    TEXT NOT NULL,
    at      BIGINT NOT NULL,
    clocks  TEXT NOT NULL,
    PRIMARY KEY (game, version)
);

CREATE TABLE chat (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    SMALLINT,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE meta (
    key     TEXT PRIMARY KEY,
    value   TEXT NOT NULL
);
