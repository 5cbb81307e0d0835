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
rematch-offered = { $player } vraagt om een revanche.
rematch-accept = Revanche aannemen
rematch-decline = Weigeren
rematch-waiting = Revanche gevraagd. Wacht op { $names }.
rematch-withdraw = Aanbod intrekken
end-replay = Terugkijken
end-picture = Afbeelding opslaan
end-share = Delen
end-share-title = Een partij Carcassonne
end-record = Verslag opslaan
end-close = Terug naar het bord
end-scoring = Slotwaardering
scoring-title = Slotwaardering
scoring-begins = Alles waar een figuur op staat wordt gewaardeerd.
scoring-pause = Pauzeren (spatiebalk)
scoring-play = Verder (spatiebalk)
scoring-next = Volgende (→)
scoring-previous = Vorige (←)
scoring-restart = Opnieuw vanaf het begin
scoring-skip = Uitslag tonen

end-fairness = Eerlijk trekken
end-fair-fair = { $count ->
    [one] De trekking is in deze browser nagerekend en klopt met de vooraf vastgelegde startwaarde.
   *[other] Alle { $count } trekkingen zijn in deze browser nagerekend en kloppen met de vooraf vastgelegde startwaarde.
}
end-fair-nothing = Aan deze tafel is geen tegel getrokken.
end-fair-imported = { $count ->
    [one] Eén eerdere tegel is elders getrokken; die is hier niet te controleren.
   *[other] { $count } eerdere tegels zijn elders getrokken; die zijn hier niet te controleren.
}
end-fair-mixed = { $count ->
    [one] De trekkingen hangen ook af van een willekeurig getal dat de browser van { $names } na die toezegging gaf.
   *[other] De trekkingen hangen ook af van willekeurige getallen die de browsers van { $names } na die toezegging gaven.
}
end-fair-unmixed = Geen speler droeg een eigen getal bij: wie de server beheert, had vóór de toezegging startwaarden kunnen uitproberen.
end-fair-late = { $count ->
    [one] Van { $names } kwam op tijd geen getal; dat van de server is gebruikt.
   *[other] Van { $names } kwamen op tijd geen getallen; die van de server zijn gebruikt.
}
end-fair-first = Op dezelfde manier is geloot wie begint.
end-fair-kept = De toezegging is die welke deze browser vóór de eerste trekking heeft bewaard.
end-fair-unseen = Deze browser was er vóór de eerste trekking niet bij en weet dus niet of de toezegging nog dezelfde is.
end-fair-other-promise = De tafel toont nu een andere toezegging dan die welke deze browser heeft bewaard.
end-fair-other-number = Het getal van plaats { $seat } klopt niet met de hash die vóór de eerste trekking is getoond.
end-fair-left-out = De tafel heeft het getal van deze browser voor plaats { $seat } aangenomen, maar niet gebruikt.
end-fair-other-board = Tegel { $tile } ligt op tafel, maar is niet bij de trekkingen.
end-fair-other-scope = De trekkingen volgen uit een woord dat de server gekozen kan hebben, niet uit de code van de tafel.
end-fair-other-start = De tafel zegt nu iets anders over het begin van de partij dan ze deze browser toen heeft getoond.
end-fair-other-first = Volgens de vooraf vastgelegde startwaarde begint plaats { $expected }, niet plaats { $found }.
end-fair-other-log = Trekking { $number } is niet zoals het verloop van de partij laat zien.
end-fair-unfair = De getrokken tegels kloppen niet met de vooraf vastgelegde startwaarde.
end-fair-wrong = Trekking { $number } klopt niet met de vooraf vastgelegde startwaarde: het werd { $found } in plaats van { $expected }.
end-fair-secret = Na afloop van de partij kun je controleren of er eerlijk getrokken is.
end-fair-none = Deze partij is elders gespeeld: de getrokken tegels zijn hier niet te controleren.
end-fair-given = Wie deze tafel opende, koos de startwaarde en kan de tegels vooraf hebben gekend.
end-fair-how = Hoe dit gecontroleerd wordt
end-fair-about = Voordat er iets werd getrokken, legde de tafel een geheime startwaarde vast door de hash ervan te tonen; elke browser deed hetzelfde met een eigen willekeurig getal. Daarna werden de getallen gegeven. Elke tegel volgt uit de startwaarde, alle getallen, de code van de tafel en het nummer van de trekking. Nu de partij is afgelopen, is de startwaarde openbaar en heeft deze browser alles nagerekend.
end-fair-about-plain = Vóór de eerste tegel legde de tafel een geheime startwaarde vast door de hash ervan te tonen. Elke tegel volgt uit de startwaarde, de code van de tafel en het nummer van de trekking. Nu de partij is afgelopen, is de startwaarde openbaar en is elke trekking nagerekend.
end-fair-limits = Wat dit niet kan aantonen: wie de server beheert, kent tijdens de partij de volgorde van de tegels en zou die aan een speler kunnen doorgeven. Computers hebben geen eigen getallen; die van hen worden uit de startwaarde afgeleid.
end-fair-table = Tafel
end-fair-hash = Vastgelegde hash
end-fair-seed = Startwaarde
end-fair-number = Getal van { $name }
end-fair-by-server = van de server, afgeleid van de startwaarde
end-fair-verify = Controleer het zelf: sla het verslag op en voer dit uit:

replay-title = Partij terugkijken
replay-move = Zet { $number } van { $last }
replay-begins = De partij begint.
replay-back = Teruggenomen tot zet { $number }
replay-worth = { $player }: meteen { $points }, met slotwaardering { $worth }
replay-next-tile = { $player } heeft tegel { $tile } getrokken
replay-next-tile-words = { $player } heeft getrokken: { $tile }
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
replay-review = Analyse
review-close = Analyse sluiten
review-progress = De partij wordt geanalyseerd: { $done } van { $total }
review-margin = Verwachte voorsprong
review-sides = boven: { $above } · onder: { $below }
review-expects = { $player } { $margin } ({ $chance })
review-luck = Geluk bij het trekken
review-moments = Beslissende momenten
review-previous = Vorig beslissend moment
review-next = Volgend beslissend moment
review-here = De beurt op tafel
review-own = Meer fouten: { $player }
review-none = Geen beurt kostte meer dan een punt.
review-turn = Beurt { $number } · { $player }
review-played = Gespeeld: { $what }
review-better = Beter:
review-worth = +{ $points } punten
review-chance = winstkans +{ $chance }
review-nothing = Er wordt niets gescoord, uitgebreid of bezet.
review-other-place = De tegel gaat ergens anders heen.
review-no-figure = Er wordt geen figuur gezet.
review-figure = Er wordt een figuur gezet: { $role }
review-fairy = De fee gaat naar een horige.
review-princess = De jonkvrouw stuurt een ridder naar huis.
review-tower = Er wordt een torendeel geplaatst.
review-capture = Er wordt een horige gevangengenomen.
review-no-capture = Er wordt niemand gevangengenomen.
review-exchange = Gevangene die wordt uitgewisseld: { $figure }
review-ransom = Er wordt een gevangene vrijgekocht.
review-no-ransom = Er wordt geen gevangene vrijgekocht.
review-dragon = Volgende stap van de draak: { $side }
review-score = Als volgende gewaardeerd: { $feature }
review-sums = Fouten en geluk
review-lost = Verloren
review-lost-about = Punten die de eigen beslissingen hebben gekost
review-rate = Per beslissing
review-rate-about = Gemiddeld verlies per echte beslissing
review-luck-sum = Geluk
review-luck-about = Punten die de eigen getrokken tegels hebben opgeleverd
review-without-luck = Zonder geluk
review-without-luck-about = Voorsprong aan het einde als niemand geluk of pech had gehad
review-like = { $player } · evenveel fouten als de computer op niveau { $level }
review-details = Per fase en soort beslissing
review-sum-title = Hoe de voorsprong ontstaat
review-sum-start = aan het begin
review-sum-luck = eigen geluk
review-sum-others-luck = geluk van de anderen
review-sum-lost = eigen fouten
review-sum-others-lost = fouten van de anderen
review-sum-rest = niet verklaard
review-sum-end = aan het einde
review-lost-by-phase = Verloren
review-luck-by-phase = Geluk
review-lost-by-kind = Verloren, aantal beslissingen
review-of = { $loss } ({ $count })
review-phase-opening = Eerste derde
review-phase-middle = Tweede derde
review-phase-ending = Laatste derde
review-kind-placement = leggen van de tegel
review-kind-none = geen figuur
review-kind-roof = horige op een toren
review-kind-fairy = fee
review-kind-princess = jonkvrouw
review-kind-tower = toren
review-kind-capture = gevangenneming
review-kind-exchange = uitwisseling van gevangenen
review-kind-ransom = losgeld
review-kind-dragon = draak
review-kind-score = volgorde van waarderen
review-mark-played = gespeeld
review-mark-better = beter
review-judge = Verwachte voorsprong in punten, geschat door { $judge } met { $simulations } simulaties per beurt. De schatting bevoordeelt zijn eigen stijl.
try-title = Zelf proberen
try-judging = De beurt wordt beoordeeld …
try-best = Dat is zo goed als de beste gevonden beurt.
try-loses = Vergeleken met de beste beurt: { $points } ± { $error } punten
try-same = Even goed als wat gespeeld is.
try-better = Beter dan gespeeld: { $points }
try-worse = Slechter dan gespeeld: { $points }
try-again = Nog een keer
try-done = Terug naar de analyse
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
