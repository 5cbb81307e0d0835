-- One row for each table; `head` is its JSON (seats, options, clock), `seed` its secret.
CREATE TABLE game (
    id      TEXT PRIMARY KEY NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    phase   TEXT NOT NULL,
    public  INTEGER NOT NULL,
    origin  TEXT NOT NULL,
    seed    BLOB NOT NULL,
    head    TEXT NOT NULL
) STRICT;
CREATE INDEX game_phase ON game (phase, public, updated);
CREATE INDEX game_origin ON game (origin, phase);

-- The log: each version of a game once. It is only ever appended to.
CREATE TABLE entry (
    game    TEXT NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    seat    INTEGER,
    moves   TEXT NOT NULL,
    hash    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    clocks  TEXT NOT NULL,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
    key     TEXT PRIMARY KEY NOT NULL,
    value   TEXT NOT NULL
) STRICT;
