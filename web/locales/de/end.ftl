# Das Ende einer Partie, und Wiedergaben.

end-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
end-won-resigned = { $count ->
    [one] { $names } gewinnt: die anderen haben aufgegeben.
   *[other] { $names } teilen sich den Sieg: die anderen haben aufgegeben.
}
end-given-up = Dieser Tisch wurde aufgegeben.
end-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
end-categories = Wofür es Punkte gab
end-total = Summe
end-of-these-final = davon in der Schlusswertung
end-adding-up = Es wird zusammengezählt …
end-chart = Die Punkte im Lauf der Partie
end-chart-label = Die Punkte im Lauf der Partie, am Ende { $scores }
end-projected = Mit Schlusswertung
end-rematch = Revanche
end-to-rematch = Zur nächsten Partie
end-replay = Wiedergabe
end-picture = Bild speichern
end-share = Teilen
end-share-title = Eine Partie Carcassonne
end-record = Aufzeichnung speichern
end-close = Zurück zum Brett

end-fairness = Gerechtes Ziehen
end-fair-fair = { $count ->
    [one] Die gezogene Karte ist geprüft: alles ging gerecht zu.
   *[other] Alle { $count } gezogenen Karten sind geprüft: alles ging gerecht zu.
}
end-fair-elsewhere = { $count ->
    [one] Eine weitere wurde anderswo gezogen und lässt sich hier nicht prüfen.
   *[other] { $count } weitere wurden anderswo gezogen und lassen sich hier nicht prüfen.
}
end-fair-unfair = Die gezogenen Karten folgen nicht aus dem versprochenen Startwert.
end-fair-wrong = Die { $number }. gezogene Karte folgt nicht aus dem versprochenen Startwert: { $found } kam statt { $expected }.
end-fair-secret = Ob gerecht gezogen wurde, lässt sich prüfen, wenn die Partie zu Ende ist.
end-fair-none = Diese Partie wurde anderswo gespielt: ihre Karten lassen sich hier nicht prüfen.
end-fair-given = Den Startwert hat gewählt, wer den Tisch eröffnet hat; er konnte die Karten kennen.
end-fair-how = Wie das geprüft wird
end-fair-about = Vor der ersten Karte hat der Tisch seinen Startwert versprochen, indem er dessen Prüfsumme zeigte. Jede Karte folgt aus dem Startwert, dem Tisch und der Nummer des Zuges aus dem Beutel. Jetzt, nach dem Ende, ist der Startwert offen, und jede Karte wurde nachgerechnet.
end-fair-table = Tisch
end-fair-hash = Versprochene Prüfsumme
end-fair-seed = Startwert
end-fair-verify = Prüf es selbst: speichere die Aufzeichnung und führe aus

replay-title = Wiedergabe
replay-move = Zug { $number } von { $last }
replay-begins = Die Partie beginnt.
replay-back = Zurückgenommen bis Zug { $number }
replay-worth = { $player }: { $points } Punkte sofort, { $worth }, wenn die Partie hier zu Ende wäre
replay-next-tile = { $player } hat die Karte { $tile } gezogen
replay-controls = Durch die Partie gehen
replay-slider = Zug
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-again = Noch einmal abspielen
replay-speed = Tempo
replay-times = { $times }×
replay-tab-chart = Punkte
replay-tab-log = Verlauf
replay-to-table = Zum Tisch
replay-link = Link zu diesem Augenblick
replay-link-about = Wer diesen Link öffnet, sieht die Partie bei Zug { $number }.
replay-record-here = Aufzeichnung bis hierher speichern
replay-continue = Von hier weiterspielen
replay-continue-about = Ein neuer Tisch beginnt mit dem Brett, wie es nach Zug { $number } ist. Die weiteren Karten werden neu gezogen.
replay-continue-start = Anfangen
replay-seat-here = spielt hier
replay-seat-open = frei über den Link
replay-seat-computer = Computer: { $level }
replay-seat-who = Wer für { $player } spielt
replay-seat-name = Name von Spieler { $number }
