-- From here on a computer's seat may say in which style it plays; that is in the head. A seat without one plays without,
-- as it always did. A program that does not know of this would play without a style and forget it with the next change: it
-- must not open the file, and stops at this step.
UPDATE game SET head = head WHERE 0;
