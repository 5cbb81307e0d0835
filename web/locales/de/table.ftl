# Der Tisch: was zu entscheiden ist, was man ansehen kann.

players = Spieler
player-open = freier Platz
player-you = du
player-away = weg
player-resigned = hat aufgegeben
player-stand-in = ein Computer spielt
player-to-play = ist am Zug
tiles-left = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
laps = { $count }-mal um die Wertungstafel mit 50 Feldern
hand-classic-small = { $count ->
    [one] 1 Gefolgsmann im Vorrat
   *[other] { $count } Gefolgsleute im Vorrat
}
hand-mayflower-small = { $count ->
    [one] 1 Siedler im Vorrat
   *[other] { $count } Siedler im Vorrat
}
hand-big = Großer Gefolgsmann im Vorrat
hand-builder = Baumeister im Vorrat
hand-pig = Schwein im Vorrat
hand-tower = { $count ->
    [one] 1 Turmteil
   *[other] { $count } Turmteile
}
hand-wine = Wein: { $count }
hand-grain = Korn: { $count }
hand-cloth = Tuch: { $count }
hand-captive = Gefangener Gefolgsmann von { $player }

title-your-turn = ● Du bist am Zug – aude
title-table = aude
loading = Die Karten werden ausgelegt …
connection-lost = Verbindung verloren. Neuer Versuch …

prompt-place = Leg deine Karte an.
prompt-place-how = Sie passt, wo das Brett leuchtet. Bis zum Bestätigen kannst du alles zurücknehmen.
prompt-place-again = Noch einmal: Leg deine zweite Karte an.
prompt-nothing-more = Mehr ist nicht zu entscheiden.
prompt-figure = Eine Figur auf diese Karte?
prompt-portal = Durch den Zaubergang: Wähle einen Platz auf dem Brett.
prompt-roof = Einen Gefolgsmann auf einen Turm?
prompt-tower = Wohin kommt das Turmteil?
prompt-fairy = Zu wem geht die Fee?
prompt-princess = Welchen Ritter schickt das Burgfräulein heim?
prompt-capture = Wen nimmst du gefangen?
prompt-exchange = Welcher deiner Gefangenen kommt zurück?
prompt-flight = Wohin zieht der Drache?
prompt-score = Was wird als Nächstes gewertet?
prompt-ransom = Einen Gefolgsmann für 3 Punkte zurückkaufen?
prompt-kinds = Was du tun kannst
prompt-more = und { $count } weitere auf dem Brett
group-portal = Zaubergang: { $figure }
group-roof = Auf einen Turm: { $figure }
group-tower = Turmteil
group-fairy = Fee
group-princess = Burgfräulein
group-capture = Gefangennahme
group-exchange = Austausch
group-flight = Drache
group-score = Wertung
group-ransom = Zurückkaufen
place-at = { $what } auf { $cell }
whose-at = { $what } von { $player } auf { $cell }
tower-to = Höhe { $height } auf { $cell }
ransom-from = { $what } bei { $player }
no-figure-classic = Keine Figur
no-figure-mayflower = Kein Siedler
no-capture = Niemanden gefangen nehmen
worth-now = jetzt { $now }
worth-later = jetzt { $now }, fertig { $later }
turn-tile = Karte drehen (R)
hand-tile = Karte { $tile }: drehen
cell-label = { $count ->
    [one] Auf { $cell } anlegen, eine Richtung
   *[other] Auf { $cell } anlegen, { $count } Richtungen
}
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen

confirm = Bestätigen
confirm-put = Bestätigen: { $role }
confirm-no-figure-classic = Bestätigen, keine Figur
confirm-no-figure-mayflower = Bestätigen, kein Siedler
confirm-no-capture = Bestätigen, niemand gefangen
sending = Wird gesendet …
undo = Zurück
waiting-for = { $player } ist am Zug.
watching = Du schaust zu.
standing-in = Ein Computer spielt für { $player }.
waiting-over = Die Partie ist zu Ende.
waiting-abandoned = Dieser Tisch wurde aufgegeben.
show-end = Endstand
looking-at = Du siehst einen früheren Stand (Zug { $version }).
back-to-now = Zurück zu jetzt
hand-over = Gib bitte weiter an { $player }.
take-screen = Ich bin { $player }
takeback-asked = { $player } möchte den letzten Zug zurücknehmen.
takeback-waiting = Die anderen werden gefragt.
agree = Zustimmen
decline = Ablehnen

hint = Tipp
why-not = Warum hier kein { $role }?
hint-thinking = Denkt …
hint-lead = erwarteter Vorsprung am Ende: { $points }
hint-next = die nächstbeste Wahl ist { $points } weniger wert
reason-road = { $game ->
    [mayflower] Wege { $points }
   *[classic] Straßen { $points }
}
reason-city = { $game ->
    [mayflower] Städte { $points }
   *[classic] Städte { $points }
}
reason-cloister = { $game ->
    [mayflower] Farmen { $points }
   *[classic] Klöster { $points }
}
reason-field = { $game ->
    [mayflower] Ebenen { $points }
   *[classic] Wiesen { $points }
}
reason-followers = { $game ->
    [mayflower] freie und gebundene Siedler { $points }
   *[classic] freie und gebundene Gefolgsleute { $points }
}
reason-majority = geteilte Gebiete { $points }
reason-goods = Waren { $points }
reason-tower = Türme und Gefangene { $points }
reason-dragon = Drache und Fee { $points }
reason-builder = Baumeister { $points }
reason-position = Stellung { $points }
reason-other = { $player } { $points }
hint-show = Zeigen

tab-log = Protokoll
tab-chat = Chat
tab-tools = Ansicht
chat-title = Chat
chat-say = Sag etwas
chat-send = Senden
chat-watcher = Zuschauer
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-think = Ich überlege …
phrase-good-game = Schöne Partie!
move-text = Züge als Text
move-play = Spielen

overlays = Ansichten
overlay-fields = { $game ->
    [mayflower] Ebenen
   *[classic] Wiesen
}
overlay-owners = Besitzer
overlay-dead = Tote Plätze
overlay-last = Letzte Züge
overlay-remaining = Restkarten
overlay-projected = Stand jetzt
overlay-fields-help = { $game ->
    [mayflower] Jede besetzte Ebene in der Farbe ihres Besitzers; gestreifte sind geteilt.
   *[classic] Jede besetzte Wiese in der Farbe ihres Besitzers; gestreifte sind geteilt.
}
overlay-owners-help = Alles Besetzte in der Farbe seines Besitzers; Gestreiftes ist geteilt.
overlay-dead-help = An die durchgestrichenen Plätze passt keine Karte mehr.
overlay-last-help = Die letzte Karte von allen, in ihren Farben.
overlay-remaining-help = Was noch im Beutel ist.
overlay-projected-help = Die Punkte, wenn die Partie jetzt zu Ende wäre.
aids-off = An diesem Tisch gibt es keine Spielhilfen.
bag-tile = Karte { $tile }, noch { $count }
fits-title = Passt auf { $cell }
fits-none = Hier passt keine Karte mehr.
remaining-title = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
remaining-aside = { $count ->
    [one] 1 Karte liegt beiseite
   *[other] { $count } Karten liegen beiseite
}
projected-title = Wenn die Partie jetzt zu Ende wäre
projected-now = Schon gewertet
projected-total = Summe

feature-complete = fertig
feature-nobody = gehört niemandem
feature-tiles = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
feature-open = { $count ->
    [one] 1 offene Stelle
   *[other] { $count } offene Stellen
}
feature-points = jetzt { $points }
feature-finished = fertig { $points }

rule-open = Was die Regel sagt
menu = Menü
menu-invite = Einladen
menu-share = { $player } auf ein anderes Gerät mitnehmen
menu-takeback = Bitten, den letzten Zug zurückzunehmen
menu-reclaim = Selbst weiterspielen
menu-stand-in = Einen Computer für mich spielen lassen
menu-stand-in-for = Einen Computer für { $player } spielen lassen
menu-resign = Aufgeben
menu-replay = Wiedergabe
menu-record = Aufzeichnung speichern
menu-renew = Neuer geheimer Link für meinen Platz
menu-settings = Einstellungen
menu-rules = Regeln
menu-home = Zur Startseite
resign-sure = Willst du wirklich aufgeben?
tool-zoom-in = Näher
tool-zoom-out = Weiter weg
tool-zoom-fit = Ganzes Brett (C)
tool-help = Tasten und Hilfe (?)

help-title = So wird hier gespielt
help-placing = Wo das Brett leuchtet, passt deine Karte. Leg sie an, dreh sie mit einem Klick darauf oder mit R, wähle eine Figur oder keine, und bestätige. Vorher gilt noch nichts.
help-rules = Die Regeln der Spiele
key-arrows = von Platz zu Platz gehen
key-digits = Platz oder Figur nach Nummer wählen
key-turn = Karte drehen
key-enter = anlegen; bestätigen
key-escape = zurücknehmen
key-zero = keine Figur
key-group = etwas anderes mit dem Zug tun
key-step = einen Zug zurück oder vor
key-hint = Tipp
key-numbers = Nummern auf dem Brett
key-fields = Wiesen oder Ebenen und ihre Besitzer
key-owners = alle Besitzer
key-dead = tote Plätze
key-last = letzte Züge
key-remaining = restliche Karten
key-projected = Stand, wenn jetzt Schluss wäre
key-zoom = näher, weiter weg
key-fit = ganzes Brett
key-pan = Brett verschieben
key-help = diese Übersicht
