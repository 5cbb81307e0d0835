# Puzzels
puzzles-title = Puzzels
puzzles-about = { $count } stellingen uit spellen van computerspelers. Elke stelling heeft één beste zet of één juist antwoord, door de spelregels van het programma gecontroleerd.
puzzles-daily = Puzzel van de dag
puzzles-daily-go = Oplossen
puzzles-daily-again = Nog eens bekijken
puzzles-streak = { $count ->
    [0] Los hem een aantal dagen achter elkaar op, dan groeit je reeks.
    [one] Reeks: 1 dag
   *[other] Reeks: { $count } dagen
  }
puzzles-more = Meer puzzels
puzzles-table = Spel
puzzles-theme = Thema
puzzles-level = Moeilijkheid
puzzles-any = Alle
puzzles-go = Volgende onopgeloste puzzel
puzzles-count = { $done } van { $count } gedaan
puzzles-solved = opgelost
puzzles-seen = oplossing bekeken
puzzles-all-sets = Alle uitbreidingen
puzzle-close = Puzzel sluiten
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-see-reply = Bekijk het antwoord
puzzle-both = Allebei
puzzle-right = Dat klopt.
puzzle-wrong = Dit is het niet.
puzzle-answer = De oplossing
puzzle-as-good = De computer kan hem niet van de beste zet onderscheiden.
puzzle-loses = Dit verliest { $points } punten ten opzichte van de beste zet.
puzzle-loses-about = Dit verliest ongeveer { $points } ± { $error } punten ten opzichte van de beste zet.
puzzle-reply = { $player } kan met { $count } van de { $of } resterende tegels antwoorden:
puzzle-reply-takes = { $player } neemt { $what } over, nu { $points } waard.
puzzle-reply-shares = { $player } krijgt een aandeel in { $what }, nu { $points } waard.
puzzle-reply-captures = { $player } neemt een van je horigen gevangen.
puzzle-reply-other = { $player } wint meer dan na de beste zet.
puzzle-closing = Nu maken { $tiles } van de { $of } resterende tegels het af. Geen andere plek is beter.
puzzle-closing-wrong = Dan maken maar { $tiles } van de { $of } resterende tegels het af; { $best } is mogelijk.
puzzle-cities = Voltooide steden ernaast: { $cities }. Dat levert { $points } punten op.
puzzle-animals = Dieren erin: { $animals }. Dat levert { $points } punten op.
puzzle-too-many = Het levert minder op.
puzzle-too-few = Het levert meer op.
puzzle-unfinished = { $count ->
    [one] 1 onvoltooide stad ernaast telt niet mee.
   *[other] { $count } onvoltooide steden ernaast tellen niet mee.
  }
puzzle-followers = Figuren hier, { $player }: { $count }
puzzle-majority = Wie de meeste heeft, krijgt alle punten; bij gelijke stand krijgt ieder ze helemaal. Een grote horige telt dubbel.
puzzle-ask-best = Jij bent aan de beurt. Vind de beste zet.
puzzle-ask-ending = De laatste tegels. Vind de zet met het beste einde.
puzzle-ask-score = Wat levert het gemarkeerde gebied op als het spel nu eindigt?
puzzle-ask-owner = Wie krijgt de punten voor het gemarkeerde gebied?
puzzle-ask-close = Leg de tegel zo dat zoveel mogelijk van de resterende tegels het gemarkeerde gebied voltooien.
puzzle-kind-best = Beste zet
puzzle-kind-score = Wat levert het op?
puzzle-kind-owner = Van wie is het?
puzzle-kind-close = Voltooien in twee zetten
puzzle-level-1 = Makkelijk
puzzle-level-2 = Gemiddeld
puzzle-level-3 = Moeilijk
puzzle-theme-blocks = Blokkeren
puzzle-theme-takes = Overnemen
puzzle-theme-shares = Delen
puzzle-theme-closes = Voltooien
puzzle-theme-saves = Figuur terugkrijgen
puzzle-theme-captures = Figuren verjagen
puzzle-theme-fields = Weiden
puzzle-theme-builds = Bouwen
puzzle-theme-ending = De laatste tegels
puzzle-theme-counting = Tellen
error-puzzle-unknown = Deze puzzel bestaat niet.
error-puzzle-attempt = Daar vraagt deze puzzel niet om. Laad de pagina opnieuw en probeer het nog eens.
