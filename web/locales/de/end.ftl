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
end-replay = Wiedergabe
end-picture = Bild speichern
end-share = Teilen
end-share-title = Eine Partie Carcassonne
end-record = Aufzeichnung speichern
end-close = Zurück zur Auslage

end-fairness = Faire Ziehung
end-fair-fair = { $count ->
    [one] Die Ziehung wurde geprüft: Sie war fair.
   *[other] Alle { $count } Ziehungen wurden geprüft: Sie waren fair.
}
end-fair-imported = { $count ->
    [one] Eine frühere Karte wurde anderswo gezogen; das lässt sich hier nicht prüfen.
   *[other] { $count } frühere Karten wurden anderswo gezogen; das lässt sich hier nicht prüfen.
}
end-fair-unfair = Die Ziehungen passen nicht zum vorab festgelegten Startwert.
end-fair-wrong = Ziehung { $number } passt nicht zum vorab festgelegten Startwert: { $found } kam statt { $expected }.
end-fair-secret = Ob fair gezogen wurde, lässt sich nach dem Ende der Partie prüfen.
end-fair-none = Diese Partie wurde anderswo gespielt: Ihre Ziehungen lassen sich hier nicht prüfen.
end-fair-given = Wer den Tisch eröffnet hat, hat auch den Startwert gewählt und kann die Karten vorher gekannt haben.
end-fair-how = Wie das geprüft wird
end-fair-about = Vor der ersten Karte hat der Tisch einen geheimen Startwert festgelegt und dessen Prüfsumme gezeigt. Jede Karte ergibt sich aus dem Startwert, der Kennung des Tisches und der Nummer der Ziehung. Jetzt ist die Partie zu Ende und der Startwert offen: Jede Ziehung wurde nachgerechnet.
end-fair-table = Tisch
end-fair-hash = Gezeigte Prüfsumme
end-fair-seed = Startwert
end-fair-verify = Prüf es selbst: Speichere die Aufzeichnung und führe diesen Befehl aus:

replay-title = Wiedergabe
replay-move = Zug { $number } von { $last }
replay-begins = Die Partie beginnt.
replay-back = Zurückgenommen bis Zug { $number }
replay-worth = { $player }: sofort { $points }, in der Hochrechnung { $worth }
replay-next-tile = { $player } hat die Karte { $tile } gezogen
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
