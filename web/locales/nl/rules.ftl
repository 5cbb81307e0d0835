# De pagina's met spelregels.
rules-title = Spelregels
rules-pages = Spellen en uitbreidingen
rules-contents = Op deze pagina
rules-link = Link naar regel { $id }
rules-failed = De regels konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.
rules-lessons = Al spelend leren:
rules-try = Probeer het: { $lesson }
