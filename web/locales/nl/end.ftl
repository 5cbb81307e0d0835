# Het einde van een partij, en herhalingen.

end-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
end-won-resigned = { $count ->
    [one] { $names } wint: de anderen gaven op.
   *[other] { $names } delen de overwinning: de anderen gaven op.
}
end-given-up = Deze tafel is opgegeven.
end-points = { $count ->
    [one] punt
   *[other] punten
}
end-categories = Waar de punten vandaan komen
end-total = Totaal
end-of-these-final = waarvan in de slotwaardering
end-adding-up = Even optellen …
end-chart = De punten in de loop van de partij
end-chart-label = De punten in de loop van de partij, aan het einde { $scores }
end-projected = Met slotwaardering
end-rematch = Revanche
end-to-rematch = Naar de volgende partij
end-replay = Herhaling
end-picture = Afbeelding bewaren
end-share = Delen
end-share-title = Een partij Carcassonne
end-record = Verslag bewaren
end-close = Terug naar het bord

end-fairness = Eerlijk trekken
end-fair-fair = { $count ->
    [one] De getrokken tegel is gecontroleerd: alles ging eerlijk.
   *[other] Alle { $count } getrokken tegels zijn gecontroleerd: alles ging eerlijk.
}
end-fair-elsewhere = { $count ->
    [one] Er is er nog één elders getrokken; die is hier niet te controleren.
   *[other] Er zijn er nog { $count } elders getrokken; die zijn hier niet te controleren.
}
end-fair-unfair = De getrokken tegels volgen niet uit de beloofde startwaarde.
end-fair-wrong = De { $number }e getrokken tegel volgt niet uit de beloofde startwaarde: { $found } kwam in plaats van { $expected }.
end-fair-secret = Of er eerlijk getrokken is, is te controleren als de partij is afgelopen.
end-fair-none = Deze partij is elders gespeeld: de getrokken tegels zijn hier niet te controleren.
end-fair-given = Wie deze tafel opende koos de startwaarde en kon de tegels kennen.
end-fair-how = Hoe dit gecontroleerd wordt
end-fair-about = Vóór de eerste tegel beloofde de tafel haar startwaarde door de controlesom ervan te tonen. Elke tegel volgt uit de startwaarde, de tafel en het nummer van de trekking. Nu de partij is afgelopen is de startwaarde open, en is elke tegel nagerekend.
end-fair-table = Tafel
end-fair-hash = Beloofde controlesom
end-fair-seed = Startwaarde
end-fair-verify = Controleer het zelf: bewaar het verslag en voer uit

replay-title = Herhaling
replay-move = Zet { $number } van { $last }
replay-begins = De partij begint.
replay-back = Teruggenomen tot zet { $number }
replay-worth = { $player }: { $points } punten meteen, { $worth } als de partij hier afgelopen was
replay-next-tile = { $player } heeft tegel { $tile } getrokken
replay-controls = Door de partij gaan
replay-slider = Zet
replay-first = Naar het begin
replay-previous = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-again = Nog eens afspelen
replay-speed = Tempo
replay-times = { $times }×
replay-tab-chart = Punten
replay-tab-log = Verloop
replay-to-table = Naar de tafel
replay-link = Link naar dit moment
replay-link-about = Wie deze link opent, ziet de partij bij zet { $number }.
replay-record-here = Verslag tot hier bewaren
replay-continue = Vanaf hier verder spelen
replay-continue-about = Een nieuwe tafel begint met het bord zoals het na zet { $number } is. De volgende tegels worden opnieuw getrokken.
replay-continue-start = Beginnen
replay-seat-here = speelt hier
replay-seat-open = vrij via de link
replay-seat-computer = computer: { $level }
replay-seat-who = Wie voor { $player } speelt
replay-seat-name = Naam van speler { $number }
