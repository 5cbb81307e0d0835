# Lektionen
learn-title = Spielend lernen
learn-about = Kurze Lektionen in einer echten Auslage. Der erste Kurs führt dich in etwa zehn Minuten von der ersten Karte zur ganzen Partie.
learn-begin = Anfangen
learn-continue = Weiter: { $lesson }
learn-finished = fertig
learn-steps = { $done } von { $count }
learn-rules = Regeln: { $page }
learn-mayflower-tiles = Die Bilder der Karten dieses Spiels sind rekonstruiert und können von den gedruckten abweichen.
learn-puzzles = Du kannst es schon? Löse Rätsel.
lesson-step = Schritt { $step } von { $count }
lesson-you = Du
lesson-continue = Weiter
lesson-next = Nächste Lektion
lesson-end = Alle Lektionen
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-close = Lektion schließen
lesson-rules = In den Regeln:
lesson-found = Gefunden: { $found } von { $count }
lesson-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
lesson-all = Alle zusammen
lesson-nobody = Niemand
lesson-pin = Stadt { $number }
lesson-pin-found = Stadt { $number }: gefunden
error-lesson-unknown = Diese Lektion gibt es nicht.
error-lesson-attempt = Danach fragt dieser Schritt nicht. Lade die Seite neu und versuch es noch einmal.
error-lesson-request = Danach fragt dieser Schritt nicht. Lade die Seite neu und versuch es noch einmal.

# Tipps in der ersten Partie
tip-title = Tipp
tip-close = Verstanden
tip-stop = Keine Tipps mehr
tip-tile = { $places ->
    [one] Diese Karte passt auf ein Feld: wo die Auslage leuchtet.
   *[other] Diese Karte passt auf { $places } Felder: wo die Auslage leuchtet.
  } Straße muss an Straße grenzen, Stadt an Stadt, Wiese an Wiese.
tip-follower = Du darfst einen Gefolgsmann auf diese Karte setzen, als: { $roles }. Auf einer Straße, in einer Stadt oder im Kloster wird er gewertet, sobald das Gebiet fertig ist; dann kehrt er zu dir zurück.
tip-scored = { $points ->
    [one] Du hast 1 Punkt bekommen, und dein Gefolgsmann ist wieder in deinem Vorrat.
   *[other] Du hast { $points } Punkte bekommen, und dein Gefolgsmann ist wieder in deinem Vorrat.
  } Wer Gebiete fertigstellt, hat immer wieder Gefolgsleute frei.
tip-few = { $count ->
    [0] Du hast keinen Gefolgsmann mehr im Vorrat.
    [one] Du hast nur noch 1 Gefolgsmann im Vorrat.
   *[other] Du hast nur noch { $count } Gefolgsleute im Vorrat.
  } In der Auslage: { $out }. Heb dir einen für eine gute Karte auf und stell etwas Kleines fertig, damit einer zurückkehrt.
tip-farmer = { $cities ->
    [0] Ein Bauer bringt nur für fertige Städte Punkte, und an diese Wiese grenzt noch keine.
    [one] An diese Wiese grenzt eine fertige Stadt: Ein Bauer brächte hier am Ende { $points } Punkte.
   *[other] An diese Wiese grenzen { $cities } fertige Städte: Ein Bauer brächte hier am Ende { $points } Punkte.
  } Er bleibt bis zum Ende der Partie; setz ihn dorthin, wo noch mehr Städte fertig werden.
tip-opponent = { $name } hat einen Gefolgsmann auf das hervorgehobene Gebiet gesetzt ({ $feature }): jetzt { $points } wert, fertiggestellt { $finished }. Verbinde ein eigenes Gebiet damit, um die Punkte auch zu bekommen.
tip-ending = { $left ->
    [one] 1 Karte ist noch übrig.
   *[other] { $left } Karten sind noch übrig.
  } Unfertige Straßen und Städte bringen am Ende 1 Punkt je Karte. Deine Bauern in der Auslage: { $farmers }, je 3 Punkte für jede fertige Stadt an ihrer Wiese.
tip-lesson = Neu für dich? Lektion: { $lesson }.
tip-lesson-go = Lektion öffnen

# Das Ende der ersten Partie
guided-title = Worauf es ankam
guided-waiting = Der Computer sieht sich deine Partie an …
guided-about = Der Computer hat in jedem Zug andere Möglichkeiten ausprobiert. In diesen Zügen hätte eine andere am meisten gebracht.
guided-none = Kein Zug hat mehr als einen Punkt gekostet: gut gespielt!
guided-yours = { $points ->
    [one] Zug { $number }, du: Ein anderer Zug war etwa 1 Punkt mehr wert.
   *[other] Zug { $number }, du: Ein anderer Zug war etwa { $points } Punkte mehr wert.
  }
guided-others = { $points ->
    [one] Zug { $number }: { $player } hat etwa 1 Punkt liegen lassen.
   *[other] Zug { $number }: { $player } hat etwa { $points } Punkte liegen lassen.
  }
guided-farmer = Ein Bauer bleibt bis zum Ende der Partie: Setz ihn nur dorthin, wo mehrere Städte fertig werden.
guided-show = In der Auslage zeigen
guided-review = Analyse der ganzen Partie

# Was ein Zug von jemand anderem bewirkt
guided-fact-takes = { $player } übernimmt { $what }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
guided-fact-shares = { $player } hat jetzt einen Anteil und bekommt für { $what } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
guided-fact-grows = { $player } vergrößert { $what }: { $points } mehr, jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
guided-fact-helps = { $player } vergrößert { $what } für { $other }: { $points } mehr, jetzt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
guided-fact-claims = { $player } besetzt { $what }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
guided-fact-needs = Um { $what } fertigzustellen, braucht { $player } noch eine Karte: { $count ->
    [0] Keine der { $of } im Beutel passt
    [one] 1 von { $of } im Beutel passt
   *[other] { $count } von { $of } im Beutel passen
  }
guided-fact-returns = { $count ->
    [one] { $player } bekommt eine Figur zurück
   *[other] { $player } bekommt { $count } Figuren zurück
  }
guided-fact-few-left = { $count ->
    [0] Danach hat { $player } keinen Gefolgsmann mehr im Vorrat
    [one] Danach hat { $player } nur noch 1 Gefolgsmann im Vorrat
   *[other] Danach hat { $player } nur noch { $count } Gefolgsleute im Vorrat
  }
