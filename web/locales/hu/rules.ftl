# A szabályoldalak.
rules-title = Szabályok
rules-pages = Játékok és kiegészítők
rules-contents = Ezen az oldalon
rules-link = Hivatkozás erre a szabályra: { $id }
rules-failed = A szabályokat nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
rules-lessons = Tanulj játszva:
rules-try = Próbáld ki: { $lesson }
