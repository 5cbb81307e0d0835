-- From here on the head of a table says by which version of the rules and with which tiles its game is
-- played, and the hash of an entry is the digest of the position. Tables made before are of the first
-- version; what their heads do not say about tiles is added when they are next written. A program that
-- does not know of this must not open the file, and stops at this step.
UPDATE game SET head = json_set(head, '$.rules', 1) WHERE json_valid(head);
