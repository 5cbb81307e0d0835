# Das Ende einer Partie, und Wiedergaben.

end-won = { $count ->
    [one] { $who ->
        [you] Du gewinnst!
       *[other] { $names } gewinnt!
    }
   *[other] { $who ->
        [you] Du und { $names } teilt euch den Sieg!
       *[other] { $names } teilen sich den Sieg!
    }
}
end-won-resigned = { $count ->
    [one] { $who ->
        [you] Du gewinnst: Die anderen haben aufgegeben.
       *[other] { $names } gewinnt: Die anderen haben aufgegeben.
    }
   *[other] { $who ->
        [you] Du und { $names } teilt euch den Sieg: Die anderen haben aufgegeben.
       *[other] { $names } teilen sich den Sieg: Die anderen haben aufgegeben.
    }
}
end-given-up = Dieser Tisch wurde geschlossen.
end-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
end-categories = Wofür es Punkte gab
end-total = Summe
end-of-these-final = davon in der Schlusswertung
end-adding-up = Die Punkte werden zusammengezählt …
end-chart = Punkteverlauf
end-chart-label = Punkteverlauf der Partie, am Ende { $scores }
end-projected = Mit Schlusswertung
end-rematch = Revanche
end-to-rematch = Zur nächsten Partie
rematch-offered = { $player } bietet eine Revanche an.
rematch-accept = Revanche annehmen
rematch-decline = Ablehnen
rematch-waiting = Revanche angeboten. Es fehlt noch: { $names }.
rematch-withdraw = Angebot zurückziehen
end-replay = Wiedergabe
end-picture = Bild speichern
end-share = Teilen
end-share-title = Eine Partie Carcassonne
end-record = Aufzeichnung speichern
end-close = Zurück zur Auslage
end-scoring = Schlusswertung
scoring-title = Schlusswertung
scoring-begins = Gewertet wird alles, worauf eine Figur steht.
scoring-pause = Anhalten (Leertaste)
scoring-play = Weiter (Leertaste)
scoring-next = Nächste Wertung (→)
scoring-previous = Vorige Wertung (←)
scoring-restart = Noch einmal von vorn
scoring-skip = Zum Ergebnis

end-fairness = Faire Ziehung
end-fair-fair = { $count ->
    [one] Die Ziehung wurde in diesem Browser nachgerechnet: Sie passt zum vorab festgelegten Startwert.
   *[other] Alle { $count } Ziehungen wurden in diesem Browser nachgerechnet: Sie passen zum vorab festgelegten Startwert.
}
end-fair-nothing = An diesem Tisch wurde keine Karte gezogen.
end-fair-imported = { $count ->
    [one] Eine frühere Karte wurde anderswo gezogen; das lässt sich hier nicht prüfen.
   *[other] { $count } frühere Karten wurden anderswo gezogen; das lässt sich hier nicht prüfen.
}
end-fair-mixed = { $count ->
    [one] Die Ziehungen hängen auch von einer Zufallszahl ab, die der Browser von { $names } nach dieser Zusage beigetragen hat.
   *[other] Die Ziehungen hängen auch von Zufallszahlen ab, die die Browser von { $names } nach dieser Zusage beigetragen haben.
}
end-fair-unmixed = Kein Spieler hat eine eigene Zahl beigetragen: Wer den Server betreibt, hätte vor der Zusage Startwerte ausprobieren können.
end-fair-late = { $count ->
    [one] Von { $names } kam rechtzeitig keine Zahl; die des Servers wurde verwendet.
   *[other] Von { $names } kamen rechtzeitig keine Zahlen; die des Servers wurden verwendet.
}
end-fair-first = Ebenso wurde ausgelost, wer beginnt.
end-fair-kept = Die Zusage ist die, die dieser Browser vor der ersten Ziehung gespeichert hat.
end-fair-unseen = Dieser Browser war vor der ersten Ziehung nicht dabei; ob die Zusage noch dieselbe ist, kann er nicht sagen.
end-fair-other-promise = Der Tisch zeigt jetzt eine andere Zusage als die, die dieser Browser gespeichert hat.
end-fair-other-number = Die Zahl von Platz { $seat } passt nicht zur Prüfsumme, die vor der ersten Ziehung gezeigt wurde.
end-fair-left-out = Der Tisch hat die Zahl dieses Browsers für Platz { $seat } angenommen, aber nicht verwendet.
end-fair-other-board = Karte { $tile } liegt in der Auslage, ist aber nicht unter den Ziehungen.
end-fair-other-scope = Die Ziehungen ergeben sich aus einem Wort, das der Server gewählt haben könnte, statt aus der Kennung des Tisches.
end-fair-other-start = Der Tisch sagt über den Beginn der Partie jetzt etwas anderes, als er diesem Browser damals gezeigt hat.
end-fair-other-first = Nach dem vorab festgelegten Startwert beginnt Platz { $expected }, nicht Platz { $found }.
end-fair-other-log = Ziehung { $number } ist nicht so, wie das Protokoll sie zeigt.
end-fair-unfair = Die Ziehungen passen nicht zum vorab festgelegten Startwert.
end-fair-wrong = Ziehung { $number } passt nicht zum vorab festgelegten Startwert: { $found } kam statt { $expected }.
end-fair-secret = Ob fair gezogen wurde, lässt sich nach dem Ende der Partie prüfen.
end-fair-none = Diese Partie wurde anderswo gespielt: Ihre Ziehungen lassen sich hier nicht prüfen.
end-fair-given = Wer den Tisch eröffnet hat, hat auch den Startwert gewählt und kann die Karten vorher gekannt haben.
end-fair-how = Wie das geprüft wird
end-fair-about = Bevor etwas gezogen wurde, hat der Tisch einen geheimen Startwert zugesagt, indem er dessen Prüfsumme zeigte; ebenso jeder Browser eine eigene Zufallszahl. Danach wurden die Zahlen offengelegt. Jede Karte ergibt sich aus dem Startwert, allen Zahlen, der Kennung des Tisches und der Nummer der Ziehung. Jetzt ist die Partie zu Ende und der Startwert offen: Dieser Browser hat alles nachgerechnet.
end-fair-about-plain = Vor der ersten Karte hat der Tisch einen geheimen Startwert festgelegt und dessen Prüfsumme gezeigt. Jede Karte ergibt sich aus dem Startwert, der Kennung des Tisches und der Nummer der Ziehung. Jetzt ist die Partie zu Ende und der Startwert offen: Jede Ziehung wurde nachgerechnet.
end-fair-limits = Was das nicht zeigen kann: Wer den Server betreibt, kennt während der Partie die Reihenfolge der Karten und könnte sie einem Spieler verraten. Computer haben keine eigenen Zahlen; ihre werden aus dem Startwert abgeleitet.
end-fair-table = Tisch
end-fair-hash = Gezeigte Prüfsumme
end-fair-seed = Startwert
end-fair-number = Zahl von { $name }
end-fair-by-server = vom Server, aus dem Startwert abgeleitet
end-fair-verify = Prüf es selbst: Speichere die Aufzeichnung und führe diesen Befehl aus:

replay-title = Wiedergabe
replay-move = Zug { $number } von { $last }
replay-begins = Die Partie beginnt.
replay-back = Zurückgenommen bis Zug { $number }
replay-worth = { $player }: sofort { $points }, in der Hochrechnung { $worth }
replay-next-tile = { $player } hat die Karte { $tile } gezogen
replay-next-tile-words = { $player } hat gezogen: { $tile }
replay-controls = Durch die Partie blättern
replay-slider = Zug
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-again = Noch einmal abspielen
replay-speed = Tempo
replay-times = { $times }×
replay-tab-chart = Punkte
replay-tab-log = Protokoll
replay-review = Analyse
review-close = Analyse schließen
review-progress = Die Partie wird analysiert: { $done } von { $total }
review-margin = Erwarteter Vorsprung
review-sides = oben: { $above } · unten: { $below }
review-expects = { $player } { $margin } ({ $chance })
review-luck = Glück beim Ziehen
review-moments = Entscheidende Züge
review-previous = Vorheriger entscheidender Zug
review-next = Nächster entscheidender Zug
review-here = Der Zug auf dem Tisch
review-own = Weitere Fehler: { $player }
review-none = Kein Zug hat mehr als einen Punkt gekostet.
review-turn = Zug { $number } · { $player }
review-played = Gespielt: { $what }
review-better = Besser:
review-worth = +{ $points } Punkte
review-chance = Gewinnchance +{ $chance }
review-nothing = Nichts wird gewertet, vergrößert oder besetzt.
review-other-place = Die Karte kommt woandershin.
review-no-figure = Keine Figur wird gesetzt.
review-figure = Eine Figur wird gesetzt: { $role }
review-fairy = Die Fee kommt zu einem Gefolgsmann.
review-princess = Das Burgfräulein schickt einen Ritter heim.
review-tower = Ein Turmteil wird gesetzt.
review-capture = Ein Gefolgsmann wird gefangen genommen.
review-no-capture = Niemand wird gefangen genommen.
review-exchange = Gefangener zum Austausch: { $figure }
review-ransom = Ein Gefangener wird zurückgekauft.
review-no-ransom = Kein Gefangener wird zurückgekauft.
review-dragon = Nächster Schritt des Drachen: { $side }
review-score = Als Nächstes gewertet: { $feature }
review-sums = Fehler und Glück
review-lost = Verloren
review-lost-about = Punkte, die die eigenen Entscheidungen gekostet haben
review-rate = Je Entscheidung
review-rate-about = Durchschnittlicher Verlust je echter Entscheidung
review-luck-sum = Glück
review-luck-about = Punkte, die die eigenen Ziehungen gebracht haben
review-without-luck = Ohne Glück
review-without-luck-about = Vorsprung am Ende, wenn niemand Glück oder Pech gehabt hätte
review-like = { $player } · so viele Fehler wie ein Computer der Stufe { $level }
review-details = Nach Phase und Art der Entscheidung
review-sum-title = Wie der Vorsprung zustande kommt
review-sum-start = am Anfang
review-sum-luck = eigenes Glück
review-sum-others-luck = Glück der anderen
review-sum-lost = eigene Fehler
review-sum-others-lost = Fehler der anderen
review-sum-rest = nicht erklärt
review-sum-end = am Ende
review-lost-by-phase = Verloren
review-luck-by-phase = Glück
review-lost-by-kind = Verloren, Zahl der Entscheidungen
review-of = { $loss } ({ $count })
review-phase-opening = Erstes Drittel
review-phase-middle = Zweites Drittel
review-phase-ending = Letztes Drittel
review-kind-placement = Anlegen der Karte
review-kind-none = keine Figur
review-kind-roof = Gefolgsmann auf einem Turm
review-kind-fairy = Fee
review-kind-princess = Burgfräulein
review-kind-tower = Turm
review-kind-capture = Gefangennahme
review-kind-exchange = Austausch von Gefangenen
review-kind-ransom = Rückkauf
review-kind-dragon = Drache
review-kind-score = Reihenfolge der Wertung
review-mark-played = gespielt
review-mark-better = besser
review-judge = Erwarteter Vorsprung in Punkten, geschätzt von { $judge } mit { $simulations } Simulationen je Zug. Die Schätzung bevorzugt seinen eigenen Stil.
try-title = Selbst versuchen
try-judging = Der Zug wird beurteilt …
try-best = Das ist so gut wie der beste gefundene Zug.
try-loses = Gegenüber dem besten Zug: { $points } ± { $error } Punkte
try-same = So gut wie der gespielte Zug.
try-better = Besser als gespielt: { $points }
try-worse = Schlechter als gespielt: { $points }
try-again = Noch einmal
try-done = Zur Analyse
replay-to-table = Zum Tisch
replay-link = Link zu diesem Zug
replay-link-about = Wer diesen Link öffnet, sieht die Partie bei Zug { $number }.
replay-record-here = Aufzeichnung bis hierher speichern
replay-continue = Von hier weiterspielen
replay-continue-about = An einem neuen Tisch geht es mit dem Stand nach Zug { $number } weiter. Die weiteren Karten werden neu gezogen.
replay-continue-start = Starten
replay-seat-here = an diesem Gerät
replay-seat-open = per Link einladen
replay-seat-computer = Computer: { $level }
replay-seat-who = Wer als { $player } spielt
replay-seat-name = Name von Spieler { $number }
