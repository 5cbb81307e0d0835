-- Reviews that were asked for, and those that are finished. Any server may make one: it takes a row that nobody has, says
-- for as long as it is at it until when the row is its own, and leaves the result. One that is killed is late, and another
-- takes the row. A review that is made twice comes out the same.
CREATE TABLE job (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    -- Who judges and how deep: a server with another judge leaves it alone.
    judge   TEXT NOT NULL,
    first   TIMESTAMPTZ NOT NULL DEFAULT now(),
    -- When somebody last wanted to know.
    asked   TIMESTAMPTZ NOT NULL DEFAULT now(),
    node    TEXT,
    until   TIMESTAMPTZ,
    done    INTEGER NOT NULL DEFAULT 0,
    total   INTEGER NOT NULL,
    result  TEXT,
    PRIMARY KEY (game, version, judge)
);
CREATE INDEX job_open ON job (first) WHERE result IS NULL;
