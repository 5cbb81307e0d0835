builder = Der Baumeister
builder-put = Den **Baumeister** setzt du statt eines Gefolgsmanns, aber nur auf eine Straße oder in eine Stadt, wo du **schon einen Gefolgsmann hast**.
  Verlängere die leuchtende Straße und setz deinen Baumeister darauf.
builder-put-elsewhere = Auf dieser Straße steht dein Wegelagerer nicht. Verlängere die leuchtende Straße nach rechts.
builder-put-farmer = Das ist ein Bauer. Wähl den Baumeister auf der Straße.
builder-put-nobody = Der Baumeister ist noch in deinem Vorrat. Wähl ihn, bevor du bestätigst.
builder-put-done = Der Baumeister zählt nicht für die Mehrheit und besetzt nichts. Er macht dich schneller.
builder-double = Immer wenn **deine** Karte das Gebiet mit deinem Baumeister vergrößert, **ziehst du eine zweite Karte**.
  Verlängere die Straße noch einmal.
builder-double-elsewhere = Diese Karte schließt nicht an die Straße des Baumeisters an, also gibt es keine zweite.
builder-double-done = Du spielst sofort eine zweite Karte, mit allem, was zu einem Zug gehört. Eine dritte gibt es nicht.

goods = Waren
goods-take = In manchen Städten lagern **Wein, Korn oder Tuch**. Wer die **letzte Karte** einer Stadt legt, nimmt ihre Waren, mit Ritter oder ohne. Am Ende bringt die Mehrheit jeder Ware 10 Punkte.
  Die leuchtende Stadt gehört Bram. Stell sie trotzdem fertig.
goods-take-open = Die leuchtende Stadt ist noch offen. Leg die Karte an ihre Lücke.
goods-take-done = Bram bekommt die Punkte der Stadt, du ihre Waren: 1 Wein und 2 Korn.

pig = Das Schwein
pig-pig = Das **Schwein** kommt auf eine Wiese, auf der du **schon einen Bauern hast**. Damit bringt deine Wiese **4 Punkte pro Stadt** statt 3.
  Vergrößere deine Wiese entlang der Straße und setz das Schwein darauf.
pig-pig-thief = Das ist ein Wegelagerer auf der Straße. Wähl das Schwein auf der Wiese.
pig-pig-nobody = Dein Schwein ist noch in deinem Vorrat. Wähl es, bevor du bestätigst.
pig-pig-done = Das Schwein hilft deinem Bauern. Für die Mehrheit zählt es nicht.
pig-worth = Jetzt grenzt eine fertige Stadt an deine Wiese. Was brächte die leuchtende Wiese, wenn die Partie jetzt zu Ende wäre?
pig-worth-plain = Das wäre richtig ohne Schwein.
pig-worth-knight = Ein Bauer zählt Städte, nicht ihre Karten. Es gibt nur 1 fertige Stadt.
pig-worth-done = 1 Stadt × 4 = 4 Punkte.
