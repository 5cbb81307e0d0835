# Die Startseite, und ein Tisch, der auf seine Spieler wartet.

home-title = Land aus Karten, Zug um Zug
home-welcome = Carcassonne und Carcassonne Mayflower am eigenen Tisch: mit Freunden überall, zusammen an einem Bildschirm oder gegen den Computer. Ohne Konto.
home-play-now = Jetzt spielen
home-play = Spielen
home-open-table = Tisch eröffnen
home-new-table = Neuer Tisch
home-step-game = Spiel
home-step-seats = Spieler
home-expansions = Erweiterungen
home-more = Weitere Einstellungen
home-table-options = Tisch
home-house-rules = Hausregeln
home-continue = Deine Tische
home-join = Mitspielen
home-watch = Öffentliche Tische
home-watch-none = Gerade ist kein öffentlicher Tisch offen.
home-replays = Wiedergaben
home-replays-none = Hier erscheinen beendete Partien, Zug um Zug.
home-learn = Neu im Spiel?
home-learn-about = Die Regeln beider Spiele und aller Erweiterungen, in einfachen Worten und mit Bildern.
home-learn-go = Regeln lesen
home-foot = Freie Software, die nur auf diesem Server läuft: nichts wird anderswohin geschickt.

summary = { $game }: { $players }
summary-me = du
summary-here = jemand hier
summary-open = jemand per Link
summary-computer = Computer ({ $level })

seat-kind = Wer Platz { $number } nimmt
seat-kind-me = Ich
seat-kind-here = Auch hier
seat-kind-open = Per Link
seat-kind-computer = Computer
seat-open-about = frei für alle mit dem Link
seat-name = Name auf Platz { $number }
seat-name-placeholder = Spieler { $number }
seat-level = Stärke des Computers auf Platz { $number }
seat-color = Farbe von Platz { $number }
seat-up = Platz { $number } nach oben
seat-down = Platz { $number } nach unten
seat-remove = Platz { $number } entfernen
seat-free = frei
seat-add = Spieler hinzufügen
seat-add-here = Jemand hier
seat-add-open = Per Link
seat-add-computer = Computer

first = Wer beginnt
first-random = das Los entscheidet
aids = Spielhilfen
aids-about = Besitzer von Wiesen, restliche Karten, tote Plätze und voraussichtliche Punkte dürfen angesehen werden.
public = Öffentlicher Tisch
public-about = Alle auf diesem Server können ihn sehen und einen freien Platz nehmen.
seed = Startwert
seed-random = zufällig
seed-about = Derselbe Startwert ergibt dieselbe Reihenfolge der Karten. Wer ihn kennt, kann die Züge aus dem Beutel kennen.

forget-table = Von dieser Liste nehmen
forget-sure = Damit ist dein Platz an diesem Tisch verloren. Trotzdem von der Liste nehmen?

join-link = Link einfügen
join-go = Los
join-no-link = Das ist kein Link zu einem Tisch.

import = Aufzeichnung öffnen
import-about = Der Text einer Partie, an einem Tisch hier gespeichert oder von einem anderen Programm geschrieben.
import-file = Datei
import-text = Oder den Text hier einfügen
import-mode = Wozu
import-replay = zum Ansehen
import-continue = zum Weiterspielen, alle an diesem Gerät
import-open = Öffnen

lobby-welcome = Nimm Platz
lobby-waiting = Wir warten auf Spieler
lobby-missing = { $count ->
    [0] Alle sind da. Die Partie beginnt.
    [one] Noch jemand, dann beginnt die Partie.
   *[other] Noch { $count }, dann beginnt die Partie.
}
lobby-sit = Platz nehmen
lobby-sit-too = Auch Platz nehmen
lobby-somebody-here = Noch jemand an diesem Gerät spielt mit
lobby-waiting-seat = freier Platz
lobby-here = da
lobby-away = gerade weg
lobby-computer = Computer hinsetzen …
lobby-leave = Diesen Platz verlassen
lobby-free = Den Platz von { $name } frei machen
lobby-close = Tisch schließen
lobby-close-sure = Diesen Tisch für alle schließen?
