# Rätsel
puzzles-title = Rätsel
puzzles-about = { $count } Stellungen aus Partien von Computerspielern. Jede hat einen besten Zug oder eine richtige Antwort, vom Regelwerk des Programms geprüft.
puzzles-daily = Rätsel des Tages
puzzles-daily-go = Lösen
puzzles-daily-again = Noch einmal ansehen
puzzles-streak = { $count ->
    [0] Löse es an mehreren Tagen hintereinander, dann wächst deine Serie.
    [one] Serie: 1 Tag
   *[other] Serie: { $count } Tage
  }
puzzles-more = Weitere Rätsel
puzzles-table = Spiel
puzzles-theme = Thema
puzzles-level = Schwierigkeit
puzzles-any = Alle
puzzles-go = Nächstes ungelöstes Rätsel
puzzles-count = { $done } von { $count } erledigt
puzzles-solved = gelöst
puzzles-seen = Lösung angesehen
puzzles-all-sets = Alle Erweiterungen
puzzle-close = Rätsel schließen
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-see-reply = Antwort ansehen
puzzle-both = Beide
puzzle-right = Das ist richtig.
puzzle-wrong = Das ist es nicht.
puzzle-answer = Die Lösung
puzzle-as-good = Soweit der Computer sehen kann, ist das so gut wie der beste Zug.
puzzle-loses = Das kostet { $points } Punkte gegenüber dem besten Zug.
puzzle-loses-about = Das kostet etwa { $points } ± { $error } Punkte gegenüber dem besten Zug.
puzzle-reply = { $player } kann mit { $count } der { $of } übrigen Karten antworten:
puzzle-reply-takes = { $player } übernimmt { $what }, jetzt { $points } Punkte wert.
puzzle-reply-shares = { $player } teilt sich { $what } jetzt mit dir: { $points } Punkte.
puzzle-reply-captures = { $player } nimmt einen deiner Gefolgsleute gefangen.
puzzle-reply-other = { $player } gewinnt mehr als nach dem besten Zug.
puzzle-closing = Jetzt stellen es { $tiles } der { $of } übrigen Karten fertig. Kein anderes Feld ist besser.
puzzle-closing-wrong = Dann stellen es nur { $tiles } der { $of } übrigen Karten fertig; möglich sind { $best }.
puzzle-cities = Fertige Städte daneben: { $cities }. Das macht { $points } Punkte.
puzzle-animals = Tiere darin: { $animals }. Das macht { $points } Punkte.
puzzle-too-many = Es bringt weniger.
puzzle-too-few = Es bringt mehr.
puzzle-unfinished = { $count ->
    [one] 1 unfertige Stadt daneben zählt nicht.
   *[other] { $count } unfertige Städte daneben zählen nicht.
  }
puzzle-followers = Figuren hier, { $player }: { $count }
puzzle-majority = Wer die meisten hat, bekommt alle Punkte; bei Gleichstand bekommt jeder von ihnen alle. Ein großer Gefolgsmann zählt für zwei.
puzzle-ask-best = Du bist am Zug. Finde den besten Zug.
puzzle-ask-ending = Die letzten Karten. Finde den Zug, mit dem du am Ende am besten dastehst.
puzzle-ask-score = Was bringt das markierte Gebiet, wenn die Partie jetzt endet?
puzzle-ask-owner = Wer bekommt die Punkte für das markierte Gebiet?
puzzle-ask-close = Leg die Karte so an, dass möglichst viele der übrigen Karten das markierte Gebiet fertigstellen.
puzzle-kind-best = Bester Zug
puzzle-kind-score = Was bringt es?
puzzle-kind-owner = Wem gehört es?
puzzle-kind-close = Fertig in zwei Zügen
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-theme-blocks = Verbauen
puzzle-theme-takes = Übernehmen
puzzle-theme-shares = Teilen
puzzle-theme-closes = Fertigstellen
puzzle-theme-saves = Figur zurückholen
puzzle-theme-captures = Figuren vertreiben
puzzle-theme-fields = Wiesen
puzzle-theme-builds = Bauen
puzzle-theme-ending = Die letzten Karten
puzzle-theme-counting = Zählen
error-puzzle-unknown = Dieses Rätsel gibt es nicht.
error-puzzle-attempt = Danach fragt dieses Rätsel nicht. Lade die Seite neu und versuch es noch einmal.
