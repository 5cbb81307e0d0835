-- Servers that share this database, and until when each is alive; by the database's clock alone.
CREATE TABLE node (
    id      TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until   TIMESTAMPTZ NOT NULL
);

-- Which of them has a table in memory. Every change of the owner raises the epoch, and whatever is written about
-- a table carries the epoch it was claimed with: a server that has lost a table without noticing writes nothing.
CREATE TABLE owner (
    game    TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    node    TEXT NOT NULL,
    epoch   BIGINT NOT NULL
);
CREATE INDEX owner_node ON owner (node);
