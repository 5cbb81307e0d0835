-- Short work that a server has no room for, such as a picture or the check of a puzzle, offered to the others: each row brings
-- everything that is needed. Another server takes a row that nobody has, and leaves what came out; the server that was asked
-- fetches that and deletes the row. A server that is killed while it has one is late, and another takes it. Nothing here needs
-- to survive a crash, so none of it is logged.
CREATE UNLOGGED TABLE errand (
    -- Random, so that none comes again after the table was emptied: what is delivered late is nobody else's.
    id     BIGINT PRIMARY KEY,
    -- What it is, with the version of how it is written: a server that does not know it leaves it alone.
    kind   TEXT NOT NULL,
    what   TEXT NOT NULL,
    asker  TEXT NOT NULL,
    asked  TIMESTAMPTZ NOT NULL DEFAULT now(),
    node   TEXT,
    until  TIMESTAMPTZ,
    result BYTEA
);
