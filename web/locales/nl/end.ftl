# Het einde van een partij, en terugkijken.

end-won = { $count ->
    [one] { $who ->
        [you] Jij wint!
       *[other] { $names } wint!
    }
   *[other] { $who ->
        [you] Jij en { $names } delen de overwinning!
       *[other] { $names } delen de overwinning!
    }
}
end-won-resigned = { $count ->
    [one] { $who ->
        [you] Jij wint: de anderen gaven op.
       *[other] { $names } wint: de anderen gaven op.
    }
   *[other] { $who ->
        [you] Jij en { $names } delen de overwinning: de anderen gaven op.
       *[other] { $names } delen de overwinning: de anderen gaven op.
    }
}
end-given-up = Deze tafel is gesloten.
end-points = { $count ->
    [one] punt
   *[other] punten
}
end-categories = Waar de punten vandaan komen
end-total = Totaal
end-of-these-final = waarvan bij de slotwaardering
end-adding-up = Even optellen …
end-chart = Puntenverloop
end-chart-label = Puntenverloop van de partij, eindstand { $scores }
end-projected = Met slotwaardering
end-rematch = Revanche
end-to-rematch = Naar de volgende partij
end-replay = Terugkijken
end-picture = Afbeelding opslaan
end-share = Delen
end-share-title = Een partij Carcassonne
end-record = Verslag opslaan
end-close = Terug naar het bord

end-fairness = Eerlijk trekken
end-fair-fair = { $count ->
    [one] De getrokken tegel is gecontroleerd: alles ging eerlijk.
   *[other] Alle { $count } getrokken tegels zijn gecontroleerd: alles ging eerlijk.
}
end-fair-imported = { $count ->
    [one] Eén eerdere tegel is elders getrokken; die is hier niet te controleren.
   *[other] { $count } eerdere tegels zijn elders getrokken; die zijn hier niet te controleren.
}
end-fair-unfair = De getrokken tegels kloppen niet met de vooraf vastgelegde startwaarde.
end-fair-wrong = Trekking { $number } klopt niet met de vooraf vastgelegde startwaarde: het werd { $found } in plaats van { $expected }.
end-fair-secret = Na afloop van de partij kun je controleren of er eerlijk getrokken is.
end-fair-none = Deze partij is elders gespeeld: de getrokken tegels zijn hier niet te controleren.
end-fair-given = Wie deze tafel opende, koos de startwaarde en kan de tegels vooraf hebben gekend.
end-fair-how = Hoe dit gecontroleerd wordt
end-fair-about = Vóór de eerste tegel legde de tafel een geheime startwaarde vast door de hash ervan te tonen. Elke tegel volgt uit de startwaarde, de code van de tafel en het nummer van de trekking. Nu de partij is afgelopen, is de startwaarde openbaar en is elke trekking nagerekend.
end-fair-table = Tafel
end-fair-hash = Vastgelegde hash
end-fair-seed = Startwaarde
end-fair-verify = Controleer het zelf: sla het verslag op en voer dit uit:

replay-title = Partij terugkijken
replay-move = Zet { $number } van { $last }
replay-begins = De partij begint.
replay-back = Teruggenomen tot zet { $number }
replay-worth = { $player }: meteen { $points }, met slotwaardering { $worth }
replay-next-tile = { $player } heeft tegel { $tile } getrokken
replay-controls = Door de partij bladeren
replay-slider = Zet
replay-first = Naar het begin
replay-previous = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-again = Opnieuw afspelen
replay-speed = Snelheid
replay-times = { $times }×
replay-tab-chart = Punten
replay-tab-log = Verloop
replay-to-table = Naar de tafel
replay-link = Link naar deze stand
replay-link-about = Wie deze link opent, ziet de partij bij zet { $number }.
replay-record-here = Verslag tot hier opslaan
replay-continue = Vanaf hier verderspelen
replay-continue-about = Je begint een nieuwe tafel met het bord zoals het na zet { $number } is. De volgende tegels worden opnieuw getrokken.
replay-continue-start = Beginnen
replay-seat-here = op dit apparaat
replay-seat-open = uitnodigen via link
replay-seat-computer = computer: { $level }
replay-seat-who = Wie speelt als { $player }
replay-seat-name = Naam van speler { $number }
