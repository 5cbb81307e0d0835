-- How many tables are in each phase, and how many bytes all chat takes. The database keeps these by itself,
-- so that nothing has to be counted when a table is created.
CREATE TABLE tally (
    name    TEXT PRIMARY KEY NOT NULL,
    many    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tally SELECT 'phase ' || phase, count(*) FROM game GROUP BY phase;
INSERT INTO tally
    SELECT 'chat', coalesce(sum(length(CAST(text AS BLOB)) + length(CAST(name AS BLOB))), 0) FROM chat;

CREATE TRIGGER game_created AFTER INSERT ON game BEGIN
    INSERT INTO tally VALUES ('phase ' || new.phase, 1) ON CONFLICT (name) DO UPDATE SET many = many + 1;
END;
CREATE TRIGGER game_deleted AFTER DELETE ON game BEGIN
    UPDATE tally SET many = many - 1 WHERE name = 'phase ' || old.phase;
END;
CREATE TRIGGER game_moved AFTER UPDATE OF phase ON game WHEN old.phase <> new.phase BEGIN
    UPDATE tally SET many = many - 1 WHERE name = 'phase ' || old.phase;
    INSERT INTO tally VALUES ('phase ' || new.phase, 1) ON CONFLICT (name) DO UPDATE SET many = many + 1;
END;
CREATE TRIGGER chat_said AFTER INSERT ON chat BEGIN
    UPDATE tally SET many = many + length(CAST(new.text AS BLOB)) + length(CAST(new.name AS BLOB))
        WHERE name = 'chat';
END;
CREATE TRIGGER chat_deleted AFTER DELETE ON chat BEGIN
    UPDATE tally SET many = many - length(CAST(old.text AS BLOB)) - length(CAST(old.name AS BLOB))
        WHERE name = 'chat';
END;

-- How many tables an address has created of late.
CREATE INDEX game_made ON game (origin, created);
