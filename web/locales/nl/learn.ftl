# Lessen
learn-title = Al spelend leren
learn-about = Korte lessen op een echt bord. De eerste cursus brengt je in ongeveer tien minuten van niets tot een heel spel.
learn-begin = Beginnen
learn-continue = Verder: { $lesson }
learn-finished = klaar
learn-steps = { $done } van { $count }
learn-rules = Spelregels: { $page }
learn-mayflower-tiles = De afbeeldingen op de tegels van dit spel zijn gereconstrueerd en kunnen van de gedrukte afwijken.
learn-puzzles = Kun je het al? Los puzzels op.
lesson-step = Stap { $step } van { $count }
lesson-you = Jij
lesson-continue = Verder
lesson-next = Volgende les
lesson-end = Alle lessen
lesson-back = Terug
lesson-show = Doe het voor
lesson-close = Les sluiten
lesson-rules = In de spelregels:
lesson-found = Gevonden: { $found } van { $count }
lesson-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
lesson-all = Allemaal
lesson-nobody = Niemand
lesson-pin = Stad { $number }
lesson-pin-found = Stad { $number }: gevonden
error-lesson-unknown = Deze les bestaat niet.
error-lesson-attempt = Daar vraagt deze stap niet om. Laad de pagina opnieuw en probeer het nog eens.
error-lesson-request = Daar vraagt deze stap niet om. Laad de pagina opnieuw en probeer het nog eens.

# Tips in een eerste spel
tip-title = Tip
tip-close = Begrepen
tip-stop = Geen tips meer
tip-tile = { $places ->
    [one] Deze tegel past op één plek: waar het bord oplicht.
   *[other] Deze tegel past op { $places } plekken: waar het bord oplicht.
  } Weg moet aan weg liggen, stad aan stad, weide aan weide.
tip-follower = Je mag één horige op deze tegel zetten, als: { $roles }. Op een weg, in een stad of in een klooster levert hij punten op zodra het gebied voltooid is; daarna komt hij bij je terug.
tip-scored = { $points ->
    [one] Je hebt 1 punt gekregen en je horige ligt weer in je voorraad.
   *[other] Je hebt { $points } punten gekregen en je horige ligt weer in je voorraad.
  } Wie gebieden voltooit, heeft steeds weer horigen over.
tip-few = { $count ->
    [0] Je hebt geen horige meer in je voorraad.
    [one] Je hebt nog maar 1 horige in je voorraad.
   *[other] Je hebt nog maar { $count } horigen in je voorraad.
  } Op het bord: { $out }. Bewaar er één voor een goede tegel en voltooi iets kleins om er een terug te krijgen.
tip-farmer = { $cities ->
    [0] Een boer levert alleen punten op voor voltooide steden, en aan deze weide ligt er nog geen.
    [one] Aan deze weide ligt één voltooide stad: een boer zou hier aan het eind { $points } punten opleveren.
   *[other] Aan deze weide liggen { $cities } voltooide steden: een boer zou hier aan het eind { $points } punten opleveren.
  } Hij blijft tot het einde van het spel; zet hem waar nog meer steden voltooid worden.
tip-opponent = { $name } heeft een horige in het gemarkeerde gebied gezet ({ $feature }): nu { $points } waard, zo voltooid { $finished }. Verbind er een eigen gebied mee om in de punten te delen.
tip-ending = { $left ->
    [one] Er is nog 1 tegel over.
   *[other] Er zijn nog { $left } tegels over.
  } Onvoltooide wegen en steden leveren aan het eind 1 punt per tegel op. Je boeren op het bord: { $farmers }, elk 3 punten per voltooide stad aan hun weide.
tip-lesson = Nieuw voor je? Les: { $lesson }.
tip-lesson-go = Les openen

# Het einde van een eerste spel
guided-title = Waar het op aankwam
guided-waiting = De computer bekijkt je partij …
guided-about = De computer heeft in elke beurt andere zetten geprobeerd. In deze beurten had een andere zet het meest opgeleverd.
guided-none = Geen beurt kostte meer dan een punt: goed gespeeld!
guided-yours = { $points ->
    [one] Beurt { $number }, jij: een andere zet was ongeveer 1 punt meer waard.
   *[other] Beurt { $number }, jij: een andere zet was ongeveer { $points } punten meer waard.
  }
guided-others = { $points ->
    [one] Beurt { $number }: { $player } liet ongeveer 1 punt liggen.
   *[other] Beurt { $number }: { $player } liet ongeveer { $points } punten liggen.
  }
guided-farmer = Een boer blijft tot het einde van het spel: zet hem alleen waar meerdere steden voltooid worden.
guided-show = Op het bord tonen
guided-review = Analyse van het hele spel

# Wat een beurt van iemand anders doet
guided-fact-takes = { $player } neemt { $what } over: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
guided-fact-shares = { $player } krijgt een aandeel in { $what }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
guided-fact-grows = { $player } vergroot { $what }: { $points } erbij, nu { $count ->
    [one] 1 punt
   *[other] { $count } punten
  }
guided-fact-helps = { $player } vergroot { $what } voor { $other }: { $points } erbij, nu { $count ->
    [one] 1 punt
   *[other] { $count } punten
  }
guided-fact-claims = { $player } bezet { $what }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
guided-fact-needs = Om { $what } te voltooien heeft { $player } nog een tegel nodig: { $count ->
    [0] van de { $of } in de zak past er geen
    [one] van de { $of } in de zak past er 1
   *[other] van de { $of } in de zak passen er { $count }
  }
guided-fact-returns = { $count ->
    [one] { $player } krijgt een figuur terug
   *[other] { $player } krijgt { $count } figuren terug
  }
guided-fact-few-left = { $count ->
    [0] Daarna heeft { $player } geen horigen meer in de voorraad
    [one] Daarna heeft { $player } nog maar 1 horige in de voorraad
   *[other] Daarna heeft { $player } nog maar { $count } horigen in de voorraad
  }
