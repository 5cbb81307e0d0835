-- The last batch that each writer has committed, written in the batch itself. A writer that lost its connection
-- during a commit reads its row again. The number of the transaction would not do: after a crash PostgreSQL may give
-- it to another transaction, and what that one did says nothing.
CREATE TABLE writer (
    id      TEXT PRIMARY KEY,
    batch   BIGINT NOT NULL,
    at      TIMESTAMPTZ NOT NULL DEFAULT now()
);
-- The row changes with every batch: room on the page keeps a new version beside the old one.
ALTER TABLE writer SET (fillfactor = 10);
