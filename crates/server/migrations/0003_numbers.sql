-- From here on the seats of a table may have given numbers that are mixed into its draws; they are in the head. A
-- table made before has none, and its draws follow from the seed alone, as they always did. A program that does not
-- know of this would draw other tiles: it must not open the file, and stops at this step.
UPDATE game SET head = head WHERE 0;
