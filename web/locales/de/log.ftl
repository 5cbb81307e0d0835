# Was geschah, und die Wörter des Spiels.

feature-classic-road = Straße
feature-classic-city = Stadt
feature-classic-cloister = Kloster
feature-classic-field = Wiese
feature-mayflower-road = Weg
feature-mayflower-city = Stadt
feature-mayflower-cloister = Farm
feature-mayflower-field = Ebene
role-classic-road = Wegelagerer
role-classic-city = Ritter
role-classic-cloister = Mönch
role-classic-field = Bauer
role-classic-tower = Gefolgsmann (Turm)
role-mayflower-road = Bandit
role-mayflower-city = Sheriff
role-mayflower-cloister = Farmer
role-mayflower-field = Trapper
role-builder = Baumeister
role-pig = Schwein
figure-classic-small = Gefolgsmann
figure-mayflower-small = Siedler
figure-big = großer Gefolgsmann
figure-builder = Baumeister
figure-pig = Schwein
goods-wine = Wein
goods-grain = Korn
goods-cloth = Tuch

category-classic-road = Straße
category-classic-city = Stadt
category-classic-cloister = Kloster
category-classic-field = Wiese
category-classic-fairy = Fee
category-classic-goods = Waren
category-classic-ransom = Rückkauf
category-mayflower-road = Weg
category-mayflower-city = Stadt
category-mayflower-cloister = Farm
category-mayflower-field = Ebene
category-mayflower-surveyor = Landvermesser

item-tile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
item-shield = { $count ->
    [one] 1 Wappen
   *[other] { $count } Wappen
}
item-flag = { $count ->
    [one] 1 Flagge
   *[other] { $count } Flaggen
}
item-city = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
item-fairy = Fee
item-most-wine = Mehrheit bei Wein
item-most-grain = Mehrheit bei Korn
item-most-cloth = Mehrheit bei Tuch
item-captive = { $count ->
    [one] 1 Gefangener
   *[other] { $count } Gefangene
}
item-post = { $count ->
    [one] 1 Handelsposten
   *[other] { $count } Handelsposten
}
item-animal = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
}
item-surveyor = { $count ->
    [one] 1 Landvermesser
   *[other] { $count } Landvermesser
}

log-title = Protokoll
log-look = Auslage zu diesem Zeitpunkt zeigen
log-back = { $player } · letzter Zug zurückgenommen
log-expired = { $player } · Zeit abgelaufen
log-undone = zurückgenommen
log-turn-again = { $player } · Doppelzug: zweite Karte
log-discarded = Karte { $tile } passt nirgends und kommt aus dem Spiel
log-put-aside = Karte { $tile } wird zur Seite gelegt, bis der Drache im Spiel ist
log-back-in-bag = { $count ->
    [one] 1 Karte kommt zurück in den Beutel
   *[other] { $count } Karten kommen zurück in den Beutel
}
log-placed = { $player } · Karte { $tile } auf { $cell }
log-put = { $player } · { $role } auf { $cell }
log-returned-dragon = Der Drache schickt heim: { $who ->
    [you] dein { $role }
   *[other] { $role } von { $player }
}
log-returned-princess = Das Burgfräulein schickt heim: { $who ->
    [you] dein { $role }
   *[other] { $role } von { $player }
}
log-returned-own-tower = Der Turm holt zurück: { $who ->
    [you] dein { $role }
   *[other] { $role } von { $player }
}
log-returned-captured = Gefangen genommen: { $who ->
    [you] dein { $role }
   *[other] { $role } von { $player }
}
log-returned-alone = Ohne Gefolgsmann zurückgeblieben: { $who ->
    [you] dein { $role }
   *[other] { $role } von { $player }
} kehrt heim
log-returned-left-behind = Hinter den Landvermessern zurückgeblieben: { $who ->
    [you] dein { $role }
   *[other] { $role } von { $player }
} kehrt heim
log-scored = { $player } { $gain } · { $category }: { $sum } = { $points }
log-scored-end = { $player } { $gain } · Schlusswertung, { $category }: { $sum } = { $points }
log-scored-plain = { $player } { $gain } · { $category }
log-scored-end-plain = { $player } { $gain } · Schlusswertung, { $category }
log-dragon-called = Der Vulkan ruft den Drachen nach { $cell }
log-dragon = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} den Drachen nach { $cell }
log-fairy = Die Fee geht nach { $cell }
log-tower = { $player } · Turm auf { $cell }, jetzt Höhe { $height }
log-captured = { $who ->
    [you] Du
   *[other] { $player }
} · Gefangener: { $whose ->
    [you] dein { $figure }
   *[other] { $figure } von { $owner }
}
log-freed = { $who ->
    [you] Du
   *[other] { $player }
} · Austausch: { $figure } zurück von { $whose ->
    [you] dir
   *[other] { $captor }
}
log-ransomed = { $who ->
    [you] Du
   *[other] { $player }
} · Rückkauf: { $figure } zurück von { $whose ->
    [you] dir
   *[other] { $captor }
}
log-goods = { $player } · { $count } × { $goods }
log-double-turn = { $player } · Doppelzug durch den Baumeister
log-surveyor = Ein Landvermesser zieht in Spalte { $column }
log-ending = Die letzte Karte liegt: Schlusswertung
log-over = Die Partie ist zu Ende

# The same without coordinates and the names of tiles.
log-second-tile = zweite Karte
log-did-tower = Turm, Höhe { $height }
log-did-capture = Figur gefangen genommen
log-did-dragon = Drache gezogen
log-did-fairy = Fee versetzt
log-did-nothing-classic = keine Figur
log-did-nothing-mayflower = kein Siedler
log-discarded-plain = Eine Karte passt nirgends und kommt aus dem Spiel
log-put-aside-plain = Eine Karte wird zur Seite gelegt, bis der Drache im Spiel ist
log-placed-plain = { $player } · Karte gelegt
log-put-plain = { $player } · { $role }
log-dragon-called-plain = Der Vulkan ruft den Drachen
log-dragon-plain = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} den Drachen
log-fairy-plain = Die Fee wechselt ihren Ort
log-tower-plain = { $player } · Turm, jetzt Höhe { $height }

# Was ein Tipp nach den Regeln sagt. Die Formen mit Artikel stehen im Akkusativ.
the-classic-road = die Straße
the-classic-city = die Stadt
the-classic-cloister = das Kloster
the-classic-field = die Wiese
the-mayflower-road = den Weg
the-mayflower-city = die Stadt
the-mayflower-cloister = die Farm
the-mayflower-field = die Ebene

fact-scores-you = Du bekommst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $what }
fact-scores = { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $what }
fact-pays-you = Du zahlst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $what }
fact-pays = { $player } zahlt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $what }
fact-captures = Du nimmst auf { $cell } einen Gefolgsmann von { $player } gefangen
fact-sent-home-you = Deine Figur auf { $cell } muss heim
fact-sent-home = Eine Figur von { $player } auf { $cell } muss heim
fact-blocks-you = Du kannst { $what } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) nicht mehr fertigstellen: Auf { $cell } passt keine Karte mehr
fact-blocks = { $player } kann { $what } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) nicht mehr fertigstellen: Auf { $cell } passt keine Karte mehr
fact-takes = Du übernimmst { $what } auf { $cell }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-shares = Du teilst dir { $what } auf { $cell } jetzt mit anderen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-grows = Du vergrößerst { $what } auf { $cell }: { $points } mehr, jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
fact-helps = Du vergrößerst { $what } auf { $cell } für { $player }: { $points } mehr, jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
fact-claims = Du besetzt { $what } auf { $cell }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-needs = Um { $what } fertigzustellen, brauchst du eine Karte auf { $cell }: { $count ->
    [0] Keine der { $of } im Beutel passt
    [one] 1 von { $of } im Beutel passt
   *[other] { $count } von { $of } im Beutel passen
}

# Dasselbe ohne Koordinaten: Die Stelle leuchtet in der Auslage.
fact-captures-plain = Du nimmst einen Gefolgsmann von { $player } gefangen
fact-sent-home-you-plain = Deine Figur muss heim
fact-sent-home-plain = Eine Figur von { $player } muss heim
fact-blocks-you-plain = Du kannst { $what } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) nicht mehr fertigstellen: In die Lücke passt keine Karte mehr
fact-blocks-plain = { $player } kann { $what } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) nicht mehr fertigstellen: In die Lücke passt keine Karte mehr
fact-takes-plain = Du übernimmst { $what }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-shares-plain = Du teilst dir { $what } jetzt mit anderen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-grows-plain = Du vergrößerst { $what }: { $points } mehr, jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
fact-helps-plain = Du vergrößerst { $what } für { $player }: { $points } mehr, jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
fact-claims-plain = Du besetzt { $what }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
fact-needs-plain = Um { $what } fertigzustellen, brauchst du hier noch eine Karte: { $count ->
    [0] Keine der { $of } im Beutel passt
    [one] 1 von { $of } im Beutel passt
   *[other] { $count } von { $of } im Beutel passen
}

fact-returns-classic = { $count ->
    [one] Eine Figur kommt in deinen Vorrat zurück
   *[other] { $count } Figuren kommen in deinen Vorrat zurück
}
fact-returns-mayflower = { $count ->
    [one] Ein Siedler kommt in deinen Vorrat zurück
   *[other] { $count } Siedler kommen in deinen Vorrat zurück
}
fact-goods = { $count ->
    [one] Du nimmst 1 Warenplättchen
   *[other] Du nimmst { $count } Warenplättchen
}
fact-double-turn = Dein Baumeister bringt dir einen Doppelzug
fact-few-left-classic = { $count ->
    [0] Danach hast du keinen Gefolgsmann mehr im Vorrat
    [one] Danach hast du nur noch 1 Gefolgsmann im Vorrat
   *[other] Danach hast du nur noch { $count } Gefolgsleute im Vorrat
}
fact-few-left-mayflower = { $count ->
    [0] Danach hast du keinen Siedler mehr im Vorrat
    [one] Danach hast du nur noch 1 Siedler im Vorrat
   *[other] Danach hast du nur noch { $count } Siedler im Vorrat
}
