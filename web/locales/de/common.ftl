# Was überall gesagt wird.

no-such-page = Diese Seite gibt es nicht
not-found-about = Prüf, ob der Link vollständig ist. Vielleicht gibt es sein Ziel auch nicht mehr.
not-found-later = Prüf deine Verbindung. Was du bestätigt hast, ist gespeichert.
try-again-now = Noch einmal versuchen
to-home = Zur Startseite
close = Schließen
cancel = Abbrechen
done = Fertig
you = Du
your-name = Dein Name
show-more = Mehr anzeigen

bar-pages = Seiten
bar-learn = Lernen
bar-puzzles = Rätsel
bar-analysis = Analyse
bar-rules = Regeln

settings-title = Einstellungen
settings-name = Name
settings-color = Farbe
settings-language = Sprache
settings-theme = Darstellung
settings-look = Zeichenstil der Karten
settings-volume = Ton
settings-motion = Animationen
settings-coordinates = Koordinaten, Kartennamen und Regelnummern zeigen, Züge eintippen
sound-on = Ton einschalten
sound-off = Ton ausschalten
settings-numbers = Felder und Auswahl immer nummerieren
settings-hand-over = Zum Weitergeben auffordern, wenn mehrere an einem Gerät spielen
settings-about = Wird nur in diesem Browser gespeichert. Konten gibt es nicht.
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-to-light = Helle Darstellung
theme-to-dark = Dunkle Darstellung
look-painted = Gemalt
look-contrast = Hoher Kontrast
look-lines = Nur Linien, zum Drucken

color-blue = Blau
color-vermilion = Orange
color-yellow = Gelb
color-green = Grün
color-black = Schwarz
color-pink = Rosa
color-taken = { $color } (vergeben)

computer-name = Computer { $number }
level-easy = Leicht
level-easy-about = Nimmt jeden Punkt mit, den er sieht, und macht viele Fehler. Gut für die erste Partie.
level-casual = Gemütlich
level-casual-about = Denkt über die nächsten Punkte hinaus, übersieht aber manches.
level-medium = Mittel
level-medium-about = Spielt solide und schnell. Ein guter Gegner für jede Gelegenheit.
level-hard = Schwer
level-hard-about = Prüft jedes Feld für die Karte, zählt die restlichen Karten mit und zieht sofort.
level-expert = Experte
level-expert-about = Denkt über jeden Zug etwa eine Sekunde nach, auch über die Antworten der anderen.
level-master = Meister
level-master-about = Die stärkste Stufe, mit mehreren Sekunden Bedenkzeit je Zug.
level-in-style = { $level }, { $style }
style-none = ohne Vorliebe
style-none-about = Bewertet alles nach seinem Wert.
style-builder = Baumeister
style-builder-about = Baut am liebsten Städte und Straßen fertig.
style-farmer = Bauer
style-farmer-about = Besetzt Wiesen und gibt sie ungern her.
style-raider = Räuber
style-raider-about = Drängt sich in die Städte und Straßen der anderen.

game-classic = Carcassonne
game-classic-about = Städte, Straßen, Klöster und Wiesen. 2 bis 6 Spieler.
game-mayflower = Mayflower
game-mayflower-about = Von der Küste nach Westen; zwei Landvermesser geben das Tempo vor. 2 bis 5 Spieler.
set-base = Grundspiel
set-inns-cathedrals = Wirtshäuser & Kathedralen
set-inns-cathedrals-about = Riskantere Straßen und Städte, dazu ein großer Gefolgsmann. 18 Karten.
set-traders-builders = Händler & Baumeister
set-traders-builders-about = Waren zum Sammeln, Doppelzüge mit dem Baumeister, dazu ein Schwein. 24 Karten.
set-princess-dragon = Burgfräulein & Drache
set-princess-dragon-about = Der Drache zieht umher, die Fee beschützt. 30 Karten.
set-tower = Der Turm
set-tower-about = Türme machen Gefangene, Rückkauf befreit sie. 18 Karten.
set-mayflower = Mayflower
set-mayflower-about = Das vollständige Spiel mit der Küste. 95 Karten.
set-mayflower-note = Die Kartenbilder sind eine Rekonstruktion: Buchstaben und Anzahlen der Karten stammen aus der Spielregel, die Landschaften von uns.
set-tiles = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

option-usual = Standard
option-small-city = Wert einer fertigen Stadt aus zwei Karten
option-small-city-4 = 2 Punkte je Karte und Wappen, wie bei jeder anderen Stadt
option-small-city-2 = 1 Punkt je Karte und Wappen
option-ties = Bei Gleichstand
option-ties-shared = geteilter Sieg
option-ties-second = es gewinnt der Letzte von ihnen in der Zugreihenfolge
option-fairy-point = Wer zu Zugbeginn den Punkt der Fee bekommt
option-fairy-point-tile = wer einen Gefolgsmann auf ihrer Karte hat
option-fairy-point-follower = nur der Besitzer des Gefolgsmanns, bei dem sie steht
option-princess = Ritter heimschicken durch das Burgfräulein
option-princess-may = freiwillig
option-princess-must = Pflicht, wenn ein Ritter da ist
option-dragon = Wann der Drache zieht
option-dragon-before-scoring = vor der Wertung
option-dragon-after-scoring = nach der Wertung
option-volcano = Baumeister oder Schwein auf einem soeben gelegten Vulkan
option-volcano-builder-and-pig = erlaubt
option-volcano-nobody = nicht erlaubt
option-ransom = Wann du zurückkaufen darfst
option-ransom-figure-step = bis du etwas setzt
option-ransom-whole-turn = auch am Ende deines Zuges, nach der Wertung
option-poor-ransom = Zurückkaufen mit weniger als 3 Punkten
option-poor-ransom-refused = nicht erlaubt
option-poor-ransom-allowed = erlaubt (du zahlst, was du hast, der andere bekommt trotzdem 3)
option-roof = Turm, nachdem sein Gefolgsmann entfernt wurde
option-roof-reopens = ist wieder offen
option-roof-stays-closed = bleibt abgeschlossen
option-surveyor-bonus = Extrapunkte der Landvermesser
option-surveyor-bonus-per-settler = je Siedler, der Punkte bekommt, für jeden Landvermesser in seiner Spalte
option-surveyor-bonus-per-player = je Spieler, der Punkte bekommt, für jeden Landvermesser nur einmal
option-sweep = Siedler östlich beider Landvermesser kehren heim
option-sweep-after-scoring = nach jeder Wertung
option-sweep-after-move = nur, wenn ein Landvermesser gezogen ist
option-rows = Karten nördlich und südlich der zehn Küstenreihen
option-rows-open = erlaubt
option-rows-closed = nicht erlaubt

clock = Uhr
clock-none = ohne Uhr
clock-turn = Bedenkzeit je Entscheidung
clock-bank = Bedenkzeit für die ganze Partie
clock-seconds = Sekunden je Entscheidung
clock-minutes = Minuten je Spieler
clock-increment = Zusätzliche Sekunden nach jedem Zug
clock-expiry = Nach Ablauf der Zeit
expiry-computer = Computer spielt diesen Zug
expiry-first-fit = Karte kommt auf das erste passende Feld
expiry-forfeit = Spieler gibt auf

phase-gathering = wartet auf Spieler
phase-gathering-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
phase-playing = läuft
phase-over = beendet
phase-abandoned = geschlossen
phase-replay = Wiedergabe
turn-yours = Du bist am Zug
turn-here = { $name } ist hier am Zug
turn-of = { $name } ist am Zug
outcome = { $count ->
    [one] { $who ->
        [you] Du hast gewonnen ({ $scores })
       *[other] { $winners } hat gewonnen ({ $scores })
    }
   *[other] { $who ->
        [you] Du und { $winners } habt gemeinsam gewonnen ({ $scores })
       *[other] { $winners } haben gemeinsam gewonnen ({ $scores })
    }
}

copy-link = Kopieren
copied = Kopiert.
copy-by-hand = Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopiere ihn selbst.
share-link = Teilen
qr-label = QR-Code für den Link
invite-title = Mitspieler einladen
invite-about = Wer diesen Link hat, kann einen freien Platz einnehmen oder zuschauen.
invite-local = Diese Adresse funktioniert nur auf diesem Computer. Für andere Geräte starte den Server mit --listen 0.0.0.0:{ $port } und öffne diese Seite unter der Netzwerkadresse des Computers.
share-seat-title = Platz auf ein anderes Gerät mitnehmen
share-seat-about = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code.
share-seat-warning = Wer diesen Link hat, kann auf diesem Platz spielen. Gib ihn nicht weiter.

error-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
error-connection-lost = Der Server ist nicht erreichbar. Neuer Versuch …
error-commit-conflict = Am Tisch ging es inzwischen weiter. Sieh dir den neuen Stand an.
error-commit-unfinished = Es ist noch etwas zu entscheiden.
error-commit-too-many = Der Zug endet vor dem letzten dieser Schritte.
error-limit-actions = Das sind zu viele Schritte auf einmal.
error-limit-body = Das ist zu groß zum Senden.
error-limit-chat = Du schreibst zu schnell. Warte einen Augenblick.
error-limit-chat-total = An diesem Tisch sind keine weiteren Nachrichten möglich.
error-limit-hint = Warte einen Augenblick, bevor du den nächsten Tipp holst.
error-limit-messages = Zu viele Anfragen. Warte einen Augenblick.
error-limit-requests = Zu viele Anfragen. Warte einen Augenblick.
error-limit-sockets = Der Server ist gerade voll. Versuch es später noch einmal.
error-limit-takebacks = Diesen Zug kannst du nicht noch einmal zurücknehmen.
error-limit-tables = Der Server ist voll. Gerade lassen sich keine weiteren Tische eröffnen.
error-limit-tables-per-address = Aus deinem Netz sind zu viele Tische offen. Beende oder schließe erst einen.
error-limit-tables-per-hour = Aus deinem Netz wurden in der letzten Stunde zu viele Tische eröffnet. Versuch es später noch einmal.
error-limit-work = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
error-rematch-none = Niemand hat eine Revanche angeboten.
error-request-action = Das ist kein gültiger Zug.
error-request-authorization = Der Schlüssel dieses Geräts für den Platz ist ungültig.
error-request-clock = Diese Zeiteinstellung ist nicht möglich.
error-request-color = Diese Farbe gibt es nicht.
error-request-field = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-request-format = Diese Partie ist nicht lesbar. Öffne eine Aufzeichnung, das Protokoll einer Partie des Grundspiels bei Board Game Arena (JSON) oder einen Link von CarcassonneLab.
error-request-hello = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-request-id = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-request-json = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-request-loopback = Diese Adresse funktioniert nur auf diesem Computer. Andere Geräte können sie nicht öffnen.
error-request-name = Ein Name hat 1 bis 30 sichtbare Zeichen.
error-request-origin = Diese Anfrage kam von einer anderen Website.
error-request-over = Die Partie dieser Aufzeichnung ist zu Ende: Du kannst sie nur noch ansehen.
error-request-path = Diese Anfrage kennt der Server nicht. Lade die Seite neu.
error-request-phase = Diese Anfrage kennt der Server nicht. Lade die Seite neu.
error-request-record = Diese Aufzeichnung enthält Fehler.
error-request-seats = Diese Plätze passen nicht zum Spiel.
error-request-set-up = Diese Partie beginnt mit einer aufgebauten Stellung. Öffne sie auf dem Analysebrett.
error-request-position = Diese Beschreibung einer Stellung lässt sich nicht lesen.
error-request-seed = Ein Startwert hat 1 bis 200 Zeichen.
error-request-setup = Diese Einstellungen passen nicht zusammen.
error-request-state = Diese Stellung kennt der Server nicht. Lade die Seite neu.
error-request-style = Diese Stufe hat keine Spielweisen.
error-request-text = Diese Nachricht lässt sich nicht senden.
error-request-tokens = Dieses Gerät hat zu viele Plätze an diesem Tisch.
error-request-version = So weit ist die Partie noch nicht.
error-request-number = Diese Zufallszahl ist nicht die zugesagte.
error-request-number-hash = Die Prüfsumme einer Zahl muss 64 hexadezimale Ziffern haben.
error-seat-none = Das geht nur, wenn du mitspielst.
error-seat-not-away = Dieser Spieler ist noch nicht lange genug abwesend.
error-seat-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-seat-not-your-turn = Gerade entscheidet jemand anders.
error-seat-not-yours = Dieser Platz gehört jemand anderem.
error-seat-old-secret = Dieser Platz ist auf ein anderes Gerät umgezogen.
error-seat-played = Auf diesem Platz spielt schon ein Computer.
error-seat-resigned = Dieser Spieler hat aufgegeben.
error-seat-stand-in = Ein Computer spielt für dich. Nimm erst deinen Platz zurück.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-unknown-secret = Dieser Link gehört zu keinem Platz an diesem Tisch.
error-seat-no-number = Für diesen Platz wird keine Zahl erwartet.
error-server-broken = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
error-server-computer = Der Computerspieler ist ausgefallen. Versuch es noch einmal.
error-server-json = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
error-server-randomness = Der Server kann gerade keine faire Ziehung garantieren. Versuch es noch einmal.
error-server-stopping = Der Server startet neu. Versuch es gleich noch einmal.
error-store-failed = Der Server konnte das nicht speichern. Es hat sich nichts geändert.
error-request-upgrade = Diese Adresse ist für die Live-Verbindung der Tischseite; öffne stattdessen den Tisch.
error-store-unknown = Beim Speichern ging die Verbindung zur Datenbank verloren. Ob es gespeichert wurde, zeigt sich gleich.
error-table-elsewhere = Dieser Tisch ist auf einen anderen Server umgezogen. Die Verbindung wird neu aufgebaut …
error-table-aids-off = An diesem Tisch wird ohne Spielhilfen gespielt.
error-table-begun = Die Partie hat schon begonnen.
error-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt. Er lässt sich nicht öffnen; andere Tische sind nicht betroffen.
error-table-missing-rules = Diese Partie wurde nach Version { $missing } der Regeln gespielt, die dieser Server nicht kennt. Der Tisch bleibt gespeichert und lässt sich wieder öffnen, sobald der Server sie kennt.
error-table-missing-tiles = Diese Partie wurde mit Karten aus „{ $missing }“ gespielt, die dieser Server nicht hat. Der Tisch bleibt gespeichert und lässt sich wieder öffnen, sobald der Server sie hat.
error-table-not-begun = Die Partie hat noch nicht begonnen.
error-table-not-over = Die Partie ist noch nicht zu Ende.
error-table-not-playing = An diesem Tisch läuft keine Partie.
error-table-over = Die Partie ist zu Ende.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-seats-open = Es sind noch Plätze frei.
error-table-starting = Die Partie beginnt gleich.
error-takeback-none = Niemand hat um eine Zurücknahme gebeten.
error-takeback-nothing = Es gibt nichts zurückzunehmen.
