# Die Startseite, und ein Tisch, der auf seine Spieler wartet.

home-title = Karte um Karte entsteht das Land
home-welcome = Carcassonne und Carcassonne Mayflower am eigenen Tisch: online mit Freunden, gemeinsam an einem Bildschirm oder gegen den Computer. Ganz ohne Konto.
home-play-now = Jetzt spielen
home-never = Ich habe noch nie gespielt
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
home-replays-none = Hier erscheinen beendete Partien zum Nachspielen.
home-learn = Noch nie gespielt?
home-learn-about = Lern spielend, in zehn Minuten, oder lies die Regeln beider Spiele und aller Erweiterungen.
home-learn-lessons = Zu den Lektionen
home-puzzles = Rätsel lösen
home-learn-go = Regeln lesen
home-foot = Freie Software. Alles bleibt auf diesem Server.

summary = { $game }: { $players }
summary-me = du
summary-here = jemand an diesem Gerät
summary-open = jemand per Link
summary-computer = Computer ({ $level })

seat-kind = Wer auf Platz { $number } spielt
seat-kind-me = Ich
seat-kind-here = An diesem Gerät
seat-kind-open = Per Link
seat-kind-computer = Computer
seat-open-about = frei für alle mit dem Link
seat-name = Name für Platz { $number }
seat-name-placeholder = Spieler { $number }
seat-level = Stufe des Computers auf Platz { $number }
seat-style = Spielweise des Computers auf Platz { $number }
seat-color = Farbe für Platz { $number }
seat-up = Platz { $number } nach oben
seat-down = Platz { $number } nach unten
seat-remove = Platz { $number } entfernen
seat-free = frei
seat-add = Spieler hinzufügen
seat-add-here = An diesem Gerät
seat-add-open = Per Link
seat-add-computer = Computer

first = Wer beginnt
first-random = das Los entscheidet
aids = Spielhilfen
aids-about = Alle können Wiesenbesitzer, restliche Karten, tote Felder und die Hochrechnung sehen und sich Tipps geben lassen. Zwischen Menschen sind sie aus, wenn du sie nicht einschaltest.
competition = Turnierregeln
competition-about = 15 Minuten je Spieler; wer sie überschreitet, verliert. Keine Spielhilfen. Bei Gleichstand gewinnt der Letzte von ihnen in der Zugreihenfolge.
public = Öffentlicher Tisch
public-about = Alle auf diesem Server können ihn sehen und einen freien Platz einnehmen.
seed = Startwert
seed-random = zufällig
seed-about = Derselbe Startwert ergibt dieselbe Reihenfolge der Karten. Wer ihn kennt, kann die Karten vorhersehen.

forget-table = Aus der Liste entfernen
forget-sure = Damit ist dein Platz an diesem Tisch verloren. Trotzdem aus der Liste entfernen?

join-link = Link einfügen
join-go = Los
join-no-link = Das ist kein Link zu einem Tisch.

import = Partie öffnen
import-about = Eine Aufzeichnung, das Protokoll einer Partie des Grundspiels bei Board Game Arena (JSON) oder ein Link von CarcassonneLab. Du kannst auch auf der Startseite eine Datei ablegen oder einen Text einfügen.
import-file = Datei
import-text = Oder den Text hier einfügen
import-mode = Wozu?
import-replay = zum Ansehen
import-continue = zum Weiterspielen, alle an diesem Gerät
import-open = Öffnen
import-fault-at-turn = Zug { $turn }: { $problem }
import-fault-at-line = Zeile { $line }, Spalte { $column }: { $problem }
import-fault-score = { $player } hat im Protokoll { $expected } Punkte, nach den Regeln aber { $found }.
import-fault-score-final = { $player } hat im Protokoll nach der Schlusswertung { $expected } Punkte, nach den Regeln aber { $found }.
import-fault-refused = { $found } ist nicht erlaubt ({ $rule }). { $reason }
import-fault-record = Das ist nicht lesbar: { $found }
import-fault-setup = Das passt nicht zu den übrigen Einstellungen der Partie.
import-fault-order = { $expected } ist am Zug, im Protokoll spielt aber { $found }. Niemand kann übergangen werden.
import-fault-fits = Nach dem Protokoll passt das Plättchen { $found } nirgends, es gibt aber einen Platz dafür.
import-fault-entry = Dieser Eintrag des Protokolls ist nicht lesbar: { $found }
import-fault-expansion = Nur das Grundspiel ist lesbar. Das hier gehört zu einer Erweiterung: { $found }
import-fault-players = Nur Partien mit zwei bis sechs Personen sind lesbar.
import-fault-length = Das ist länger als jede Partie des Grundspiels.
import-fault-follower = Die Figur im Protokoll kann dort nicht stehen: { $found }
import-fault-moves = In diesem Protokoll gibt es keine Züge. Ist es von einer Partie Carcassonne?
import-fault-log = Hier ist kein Protokoll, nur eine Fehlermeldung der Website.
import-fault-end = Das Ende des Protokolls fehlt. Kopiere es ganz.
import-fault-json = Dieses Protokoll ist beschädigt: Es ist kein gültiges JSON.
import-fault-link = Dieser Teil des Links ist nicht lesbar: { $found }
import-fault-over = Die Partie ist zu Ende, das Protokoll geht aber weiter.
import-fault-scoring = Im Protokoll steht die Schlusswertung, obwohl noch Plättchen übrig sind.
import-fault-unknown = Diese Partie ist nicht lesbar.

lobby-welcome = Nimm Platz
lobby-waiting = Warten auf Spieler
lobby-missing = { $count ->
    [0] Alle Plätze sind besetzt. Die Partie beginnt gleich.
    [one] Es fehlt noch eine Person, dann beginnt die Partie.
   *[other] Es fehlen noch { $count } Personen, dann beginnt die Partie.
}
lobby-sit = Platz nehmen
lobby-sit-too = Hinzufügen
lobby-somebody-here = Noch jemand spielt an diesem Gerät mit
lobby-waiting-seat = freier Platz
lobby-here = da
lobby-away = abwesend
lobby-computer = Computer dazusetzen …
lobby-leave = Platz verlassen
lobby-free = Platz von { $name } frei machen
lobby-close = Tisch schließen
lobby-close-sure = Diesen Tisch für alle schließen?
