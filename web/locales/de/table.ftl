# Der Tisch: was zu entscheiden ist, was man ansehen kann.

players = Spieler
player-open = freier Platz
player-you = du
player-away = abwesend
player-resigned = hat aufgegeben
player-stand-in = Computer spielt
player-to-play = ist am Zug
tiles-left = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
spectators = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
laps = { $count ->
    [one] Einmal
   *[other] { $count }-mal
} um die Wertungstafel (50 Felder)
supply-classic-small = { $count ->
    [one] 1 Gefolgsmann im Vorrat
   *[other] { $count } Gefolgsleute im Vorrat
}
supply-mayflower-small = { $count ->
    [one] 1 Siedler im Vorrat
   *[other] { $count } Siedler im Vorrat
}
supply-big = Großer Gefolgsmann im Vorrat
supply-builder = Baumeister im Vorrat
supply-pig = Schwein im Vorrat
supply-tower = { $count ->
    [one] 1 Turmteil
   *[other] { $count } Turmteile
}
supply-wine = Wein: { $count }
supply-grain = Korn: { $count }
supply-cloth = Tuch: { $count }
supply-captive = Gefangener Gefolgsmann von { $player }

title-your-turn = ● Du bist am Zug – aude
title-table = aude
loading = Die Karten werden ausgelegt …
connection-lost = Verbindung verloren. Neuer Versuch …

prompt-place = Leg deine Karte an.
prompt-place-how = Sie passt, wo es leuchtet. Bis zum Bestätigen kannst du alles rückgängig machen.
prompt-place-again = Doppelzug: Leg deine zweite Karte an.
prompt-nothing-more = Mehr ist nicht zu entscheiden.
prompt-none-left = Du hast keine Figur mehr übrig.
prompt-none-fits = Auf diese Karte kann keine Figur.
prompt-figure = Eine Figur setzen?
prompt-figure-how = Die Zahlen zeigen, was jede Stelle bringen kann. Du musst keine wählen.
prompt-portal = Zaubergang: Wohin kommt der Gefolgsmann?
prompt-roof = Einen Turm mit einem Gefolgsmann abschließen?
prompt-tower = Wohin kommt das Turmteil?
prompt-fairy = Zu welchem Gefolgsmann kommt die Fee?
prompt-princess = Welchen Ritter schickt das Burgfräulein heim?
prompt-capture = Wen nimmst du gefangen?
prompt-exchange = Welchen gefangenen Gefolgsmann willst du zurück?
prompt-flight = Wohin zieht der Drache?
prompt-score = Was wird als Nächstes gewertet?
prompt-ransom = Einen Gefolgsmann für 3 Punkte zurückkaufen?
prompt-kinds = Aktionen
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
ransom-from = { $what } bei { $player }
no-figure-classic = Keine Figur
no-figure-mayflower = Kein Siedler
no-capture = Kein Gefangener
no-ransom = Kein Rückkauf
worth-now = jetzt { $now }
worth-later = jetzt { $now }, fertig { $later }
turn-tile = Karte drehen (R)
hand-tile = Karte { $tile }: drehen
cell-label = { $count ->
    [one] Auf Feld { $cell } anlegen, eine Drehung
   *[other] Auf Feld { $cell } anlegen, { $count } Drehungen
}
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen

confirm = Bestätigen
confirm-put = Bestätigen: { $role }
confirm-no-figure-classic = Bestätigen, keine Figur
confirm-no-figure-mayflower = Bestätigen, kein Siedler
confirm-no-capture = Bestätigen, kein Gefangener
confirm-no-ransom = Bestätigen, kein Rückkauf
sending = Wird gesendet …
undo = Rückgängig
watching = Du schaust zu.
standing-in = Ein Computer spielt für { $player }.
waiting-over = Die Partie ist zu Ende.
waiting-abandoned = Dieser Tisch wurde geschlossen.
show-end = Endstand
looking-at = Du siehst einen früheren Stand (Zug { $version }).
back-to-now = Zum aktuellen Stand
hand-over = Bitte gib das Gerät an { $player } weiter.
take-screen = Ich bin { $player }
takeback-asked = { $player } möchte den letzten Zug zurücknehmen.
takeback-waiting = Warten auf die anderen …
agree = Zustimmen
decline = Ablehnen

hint = Tipp
why-not = Warum hier kein { $role }?
hint-thinking = Denkt nach …
hint-lead = erwarteter Vorsprung am Ende: { $points }
hint-next = der nächstbeste Zug bringt { $points } weniger
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
chat-say = Nachricht
chat-send = Senden
chat-watcher = Zuschauer
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-think = Ich überlege …
phrase-good-game = Schöne Partie!
move-text = Zug eintippen
move-play = Spielen

overlays = Ansichten
overlay-fields = { $game ->
    [mayflower] Ebenen
   *[classic] Wiesen
}
overlay-owners = Besitzer
overlay-dead = Tote Felder
overlay-last = Letzte Züge
overlay-remaining = Restkarten
overlay-projected = Hochrechnung
overlay-fields-help = { $game ->
    [mayflower] Jede besetzte Ebene in der Farbe ihres Besitzers; gestreifte sind geteilt.
   *[classic] Jede besetzte Wiese in der Farbe ihres Besitzers; gestreifte sind geteilt.
}
overlay-owners-help = Alles Besetzte in der Farbe seines Besitzers; Gestreiftes ist geteilt.
overlay-dead-help = Auf die durchgestrichenen Felder passt keine Karte mehr.
overlay-last-help = Die jeweils letzte Karte aller Spieler, in ihren Farben.
overlay-remaining-help = Die Karten, die noch im Beutel sind.
overlay-projected-help = Die Punkte, wenn die Partie jetzt zu Ende wäre.
aids-off = Spielhilfen und Tipps sind aus.
aids-allowed = Spielhilfen und Tipps sind erlaubt.
bag-tile = Karte { $tile }, noch { $count }
fits-title = Passende Karten für { $cell }
fits-none = Hier passt keine Karte mehr.
remaining-title = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
remaining-aside = { $count ->
    [one] 1 Karte zur Seite gelegt
   *[other] { $count } Karten zur Seite gelegt
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

rule-name = Regel { $id }
rule-open = Regel lesen
menu = Menü
menu-invite = Einladen
menu-share = Platz von { $player } auf anderes Gerät
menu-takeback = Um Zurücknahme bitten
menu-reclaim = Selbst weiterspielen
menu-stand-in = Computer für mich spielen lassen
menu-stand-in-for = Computer für { $player } spielen lassen
menu-resign = Aufgeben
menu-replay = Wiedergabe
menu-record = Aufzeichnung speichern
menu-renew = Neuer geheimer Link für meinen Platz
menu-settings = Einstellungen
menu-rules = Regeln
menu-home = Zur Startseite
resign-sure = Willst du wirklich aufgeben?
tool-zoom-in = Vergrößern
tool-zoom-out = Verkleinern
tool-zoom-fit = Ganze Auslage (Z)
tool-help = Hilfe und Tastenkürzel (?)

help-title = So wird hier gespielt
help-placing = Wo es leuchtet, passt deine Karte. Leg sie an, dreh sie mit einem Klick darauf oder mit R, wähl eine Figur oder keine und bestätige. Vorher gilt noch nichts.
help-rules = Spielregeln
key-arrows = von Feld zu Feld gehen
key-digits = Feld oder Figur nach Nummer wählen
key-turn = Karte drehen
key-enter = anlegen; bestätigen
key-escape = rückgängig machen
key-zero = keine Figur
key-group = andere Aktion wählen
key-step = einen Zug zurück oder vor
key-hint = Tipp
key-numbers = Nummern in der Auslage
key-fields = Wiesen oder Ebenen und ihre Besitzer
key-owners = alle Besitzer
key-dead = tote Felder
key-last = letzte Züge
key-remaining = restliche Karten
key-projected = Hochrechnung
key-zoom = vergrößern, verkleinern
key-fit = ganze Auslage
key-pan = Auslage verschieben
key-help = diese Übersicht

# Was über der Auslage liegt.
side-title = Seitenleiste
tools-title = Werkzeuge
tool-log = Protokoll (L)
tool-chat = Chat
tool-views = Ansichten
overlays-about = Wähl eine Ansicht, um mehr von der Auslage zu sehen.
player-thinking = überlegt …
arrow-left = { $count ->
    [one] 1 Möglichkeit weiter links
   *[other] { $count } Möglichkeiten weiter links
}
arrow-up = { $count ->
    [one] 1 Möglichkeit weiter oben
   *[other] { $count } Möglichkeiten weiter oben
}
arrow-right = { $count ->
    [one] 1 Möglichkeit weiter rechts
   *[other] { $count } Möglichkeiten weiter rechts
}
arrow-down = { $count ->
    [one] 1 Möglichkeit weiter unten
   *[other] { $count } Möglichkeiten weiter unten
}
options-step = Möglichkeiten durchgehen
options-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
option-of = { $number } von { $count }
option-previous = Vorige Möglichkeit
option-next = Nächste Möglichkeit
key-log = Protokoll zeigen oder schließen

# What fields, dragon, towers, fairy and builder are about to bring.
worth-field = { $now } jetzt, { $possible }, wenn alle Städte daran fertig sind
worth-field-none = noch keine Stadt daran; fertige Städte bringen am Ende Punkte
feature-possible = { $points }, wenn alle Städte daran fertig sind
fits-here = Karten, die hier passen
tower-height = Höhe { $height }
whose = { $what } von { $player }
flight-eats = schickt heim: { $figures }
flight-eats-nobody = schickt niemanden heim
flight-steps = { $count ->
    [one] Letzter Schritt des Drachen
   *[other] Noch { $count } Schritte
}
tower-captures = kann gefangen nehmen: { $figures }
tower-captures-nobody = niemand in Reichweite
fairy-guards = der Drache bleibt fern, solange sie da ist
fairy-protects = Die Fee schützt: { $figures }
builder-second = Dein Baumeister bringt dir eine zweite Karte.
brings-more = { $count ->
    [one] und eine weitere Wertung:
   *[other] und { $count } weitere Wertungen:
}
brings-final = Schlusswertung:

# Wo Möglichkeiten sind und worum es geht, für Listen und Bildschirmleser.
where-n = im Norden
where-ne = im Nordosten
where-e = im Osten
where-se = im Südosten
where-s = im Süden
where-sw = im Südwesten
where-w = im Westen
where-nw = im Nordwesten
where-c = in der Mitte
where-from-left = { $number } von { $count } von links
where-from-top = { $number } von { $count } von oben
where-by-rows = { $number } von { $count }, Reihe für Reihe
place-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cell-label-words = { $count ->
    [one] Feld { $number } von { $cells }, { $where }, eine Drehung
   *[other] Feld { $number } von { $cells }, { $where }, { $count } Drehungen
}
hand-tile-words = Deine Karte ({ $tile }): drehen
bag-tile-words = { $tile } – noch { $count }
