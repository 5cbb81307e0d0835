# Was überall gesagt wird.

no-such-page = Diese Seite gibt es nicht
nowhere-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen.
to-home = Zur Startseite
close = Schließen
cancel = Abbrechen
done = Fertig
me = Ich
your-name = Dein Name
show-more = Mehr zeigen

bar-pages = Seiten
bar-rules = Regeln

settings-title = Einstellungen
settings-name = Name
settings-color = Farbe
settings-language = Sprache
settings-theme = Licht
settings-sound = Ein Ton, wenn du am Zug bist
settings-numbers = Nummern von Feldern und Möglichkeiten immer zeigen
settings-about = Das merkt sich nur dieser Browser. Es gibt keine Konten.
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Nacht
theme-to-light = Auf Tag umschalten
theme-to-dark = Auf Nacht umschalten

color-blue = Blau
color-vermilion = Orange
color-yellow = Gelb
color-green = Grün
color-black = Schwarz
color-pink = Rosa
color-taken = { $color } (vergeben)

level-easy = Leicht
level-easy-about = Nimmt Punkte, wo er sie sieht, und irrt sich oft. Für die ersten Partien.
level-casual = Gemütlich
level-casual-about = Sieht weiter als bis zu den nächsten Punkten und übersieht manches.
level-medium = Mittel
level-medium-about = Spielt solide und schnell. Ein guter Gegner für den Abend.
level-hard = Schwer
level-hard-about = Wägt jeden Platz für die Karte ab und zählt die restlichen Karten, sofort.
level-expert = Experte
level-expert-about = Denkt eine Sekunde über jeden Zug nach, und über die Antworten darauf.
level-master = Meister
level-master-about = Der stärkste von allen, mit mehreren Sekunden je Zug.

game-classic = Carcassonne
game-classic-about = Städte, Straßen, Klöster und Wiesen. 2 bis 6 Spieler.
game-mayflower = Mayflower
game-mayflower-about = Von der Küste nach Westen, mit Landvermessern. 2 bis 5 Spieler.
set-base = Grundspiel
set-inns-cathedrals = Wirtshäuser & Kathedralen
set-inns-cathedrals-about = Kühnere Straßen und Städte, ein großer Gefolgsmann. 18 Karten.
set-traders-builders = Händler & Baumeister
set-traders-builders-about = Waren, der Doppelzug des Baumeisters, das Schwein. 24 Karten.
set-princess-dragon = Burgfräulein & Drache
set-princess-dragon-about = Der Drache fliegt, die Fee beschützt. 30 Karten.
set-tower = Der Turm
set-tower-about = Türme nehmen gefangen, Rückkauf befreit. 18 Karten.
set-mayflower = Mayflower
set-mayflower-about = Das ganze Spiel mit seiner Küste. 95 Karten.
set-mayflower-note = Die Kartenbilder sind eine Rekonstruktion: Buchstaben und Anzahlen stammen aus der Spielregel, die Landschaften darauf von uns.
set-tiles = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

option-usual = üblich
option-small-city = Was eine fertige Stadt aus zwei Karten zählt
option-small-city-4 = 2 Punkte je Karte und Wappen, wie jede Stadt
option-small-city-2 = 1 Punkt je Karte und Wappen
option-fairy-point = Wer zu Beginn des Zuges den Punkt der Fee bekommt
option-fairy-point-tile = wer einen Gefolgsmann auf ihrer Karte hat
option-fairy-point-follower = nur der Besitzer des Gefolgsmanns, bei dem sie steht
option-princess = Ob das Burgfräulein einen Ritter heimschicken muss
option-princess-may = der Spieler darf
option-princess-must = der Spieler muss, wenn ein Ritter da ist
option-dragon = Wann der Drache zieht
option-dragon-before-scoring = vor der Wertung
option-dragon-after-scoring = nach der Wertung
option-volcano = Baumeister und Schwein auf einem eben gelegten Vulkan
option-volcano-builder-and-pig = erlaubt
option-volcano-nobody = nicht erlaubt
option-poor-ransom = Zurückkaufen mit weniger als 3 Punkten
option-poor-ransom-refused = nicht erlaubt
option-poor-ransom-allowed = erlaubt: man zahlt, was man hat, der andere bekommt 3
option-roof = Ein Turm, dessen Gefolgsmann auf der Spitze weggenommen wird
option-roof-reopens = ist wieder offen
option-roof-stays-closed = bleibt geschlossen
option-surveyor-bonus = Für wen die Landvermesser zählen
option-surveyor-bonus-per-settler = für jeden Siedler, der Punkte bekommt, je Landvermesser in seiner Spalte
option-surveyor-bonus-per-player = jeder Landvermesser einmal für einen Spieler, der Punkte bekommt
option-rows = Karten nördlich und südlich der zehn Reihen der Küste
option-rows-open = erlaubt
option-rows-closed = nicht erlaubt

clock = Uhr
clock-none = keine Uhr
clock-turn = Zeit für jede Entscheidung
clock-bank = Zeit für die ganze Partie
clock-seconds = Sekunden je Entscheidung
clock-minutes = Minuten je Spieler
clock-increment = Sekunden, die nach jedem Zug dazukommen
clock-expiry = Wenn die Zeit um ist
expiry-computer = spielt ein Computer diesen Zug
expiry-least = kommt die Karte an den ersten passenden Platz
expiry-forfeit = gibt der Spieler auf

phase-gathering = wartet auf Spieler
phase-gathering-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
phase-playing = wird gespielt
phase-over = zu Ende
phase-abandoned = aufgegeben
phase-replay = Wiedergabe
turn-yours = Du bist am Zug
turn-here = { $name } ist am Zug, hier
turn-of = { $name } ist am Zug
outcome = { $count ->
    [one] { $winners } hat gewonnen, { $scores }
   *[other] { $winners } haben gemeinsam gewonnen, { $scores }
}

copy-link = Kopieren
copied = Kopiert.
copy-by-hand = Der Link ist markiert: kopiere ihn von Hand.
share-link = Teilen
qr-label = QR-Code des Links
invite-title = Andere einladen
invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
invite-local = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte den Server mit --listen 0.0.0.0:{ $port } und öffne diese Seite unter der Adresse des Computers.
share-seat-title = Diesen Platz auf ein anderes Gerät mitnehmen
share-seat-about = Öffne diesen Link auf dem anderen Gerät oder fotografiere damit den Code.
share-seat-warning = Wer diesen Link hat, spielt diesen Platz. Gib ihn niemandem sonst.

fault-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
fault-connection-lost = Der Server ist nicht zu erreichen. Es wird weiter versucht.
fault-commit-conflict = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
fault-commit-unfinished = Es ist noch etwas zu entscheiden.
fault-commit-too-many = Der Zug endet vor dem letzten dieser Schritte.
fault-limit-actions = Das ist zu viel auf einmal.
fault-limit-body = Das ist zu groß zum Senden.
fault-limit-chat = An diesem Tisch ist genug gesagt.
fault-limit-hint = Warte einen Augenblick mit dem nächsten Tipp.
fault-limit-messages = Das war zu schnell. Warte einen Augenblick.
fault-limit-requests = Das war zu schnell. Warte einen Augenblick.
fault-limit-sockets = Gerade ist kein Platz für noch mehr Leute.
fault-limit-tables = Der Server hat keinen Platz für weitere Tische.
fault-limit-tables-per-address = Von hier sind zu viele Tische offen. Beende oder schließe erst einen.
fault-limit-tables-per-hour = Von hier kamen in einer Stunde zu viele neue Tische. Warte eine Weile.
fault-request-action = Dieser Zug ist nicht zu lesen.
fault-request-authorization = Der Schlüssel dieses Geräts ist nicht zu lesen.
fault-request-clock = Diese Uhr geht nicht.
fault-request-color = Diese Farbe gibt es nicht.
fault-request-field = Der Server hat diese Seite nicht verstanden. Lade sie neu.
fault-request-hello = Der Server hat diese Seite nicht verstanden. Lade sie neu.
fault-request-id = Der Server hat diese Seite nicht verstanden. Lade sie neu.
fault-request-json = Der Server hat diese Seite nicht verstanden. Lade sie neu.
fault-request-name = Ein Name hat 1 bis 30 druckbare Zeichen.
fault-request-origin = Diese Seite gehört zu einer anderen Website.
fault-request-over = Die Partie dieser Aufzeichnung ist zu Ende: man kann sie nur ansehen.
fault-request-path = Das kennt der Server nicht. Lade die Seite neu.
fault-request-phase = Das kennt der Server nicht. Lade die Seite neu.
fault-request-record = Diese Aufzeichnung hat Fehler.
fault-request-seats = Diese Plätze passen nicht zum Spiel.
fault-request-seed = Ein Startwert ist ein Text von 1 bis 200 Zeichen.
fault-request-setup = Diese Einstellungen passen nicht zusammen.
fault-request-state = Diese Stellung kennt der Server nicht. Lade die Seite neu.
fault-request-text = Dieser Text lässt sich nicht senden.
fault-request-tokens = Dieses Gerät hat zu viele Plätze an einem Tisch.
fault-request-unknown = Das kennt der Server nicht. Lade die Seite neu.
fault-request-version = So weit ist der Tisch noch nicht.
fault-seat-none = Das können nur die Mitspieler.
fault-seat-not-away = Dieser Spieler ist noch nicht lange genug weg.
fault-seat-not-host = Das kann nur, wer den Tisch eröffnet hat.
fault-seat-not-your-turn = Gerade entscheidet jemand anders.
fault-seat-not-yours = Dieser Platz gehört jemand anderem.
fault-seat-old-secret = Dieser Platz ist auf ein anderes Gerät umgezogen.
fault-seat-played = Diesen Platz spielt schon ein Computer.
fault-seat-resigned = Dieser Platz hat aufgegeben.
fault-seat-stand-in = Ein Computer spielt für dich. Nimm erst deinen Platz zurück.
fault-seat-taken = Dieser Platz ist besetzt.
fault-seat-unknown-secret = Dieser Link öffnet keinen Platz an diesem Tisch.
fault-server-broken = Im Server ist etwas schiefgegangen. Es hat sich nichts geändert.
fault-server-computer = Der Computerspieler ist abgebrochen. Versuch es noch einmal.
fault-server-json = Im Server ist etwas schiefgegangen. Es hat sich nichts geändert.
fault-server-randomness = Der Server kann gerade nicht gerecht ziehen. Versuch es noch einmal.
fault-server-stopping = Der Server startet neu. Versuch es gleich noch einmal.
fault-store-failed = Der Server konnte das nicht speichern. Es hat sich nichts geändert.
fault-table-aids-off = An diesem Tisch wird ohne Hilfen gespielt.
fault-table-begun = Die Partie hat schon begonnen.
fault-table-damaged = Was von diesem Tisch aufbewahrt ist, ist beschädigt. Er lässt sich nicht öffnen; die anderen schon.
fault-table-not-begun = Die Partie hat noch nicht begonnen.
fault-table-not-over = Die Partie ist noch nicht zu Ende.
fault-table-not-playing = An diesem Tisch läuft keine Partie.
fault-table-over = Die Partie ist zu Ende.
fault-table-unknown = Diesen Tisch gibt es nicht.
fault-takeback-none = Niemand will etwas zurücknehmen.
fault-takeback-nothing = Es gibt nichts zurückzunehmen.
