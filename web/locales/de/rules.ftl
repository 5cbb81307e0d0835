# Die Regelseiten.
rules-title = Spielregeln
rules-pages = Spiele und Erweiterungen
rules-contents = Auf dieser Seite
rules-link = Link zu Regel { $id }
rules-failed = Die Regeln konnten nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.
rules-lessons = Spielend lernen:
rules-try = Ausprobieren: { $lesson }
