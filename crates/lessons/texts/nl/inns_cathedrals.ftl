inns = Herbergen
inns-claim = Bij dit kruispunt ligt aan het meer een **herberg**, aan de tak naar rechts. Een voltooide weg met een herberg levert **2 punten per tegel** op in plaats van 1.
  Leg het kruispunt links van de starttegel en zet een struikrover op de weg met de herberg.
inns-claim-nobody = Niemand heeft de herberg bezet. Zet een struikrover op de weg rechts van het kruispunt.
inns-claim-elsewhere = Hier komt de tak met de herberg niet uit op de weg van de starttegel. Leg het kruispunt links ervan.
inns-claim-branch = De herberg hoort alleen bij de tak aan het meer. Zet een struikrover op die weg.
inns-claim-done = De weg met de herberg is van jou. Hij is meer waard, en hij is een risico.
inns-risk = Is een weg met een herberg aan het einde van het spel **niet voltooid**, dan levert hij niets op. Wat levert de verlichte weg op als het spel nu afgelopen is?
inns-risk-plain = Zoveel levert een gewone weg op. Een herberg verandert dat.
inns-risk-finished = Zoveel zou het zijn als hij voltooid was. Hij is nog open.
inns-risk-done = Goed: 0. Voltooi hem dus.
inns-finish = Voltooi de weg met dit kruispunt.
inns-finish-open = De verlichte weg is rechts nog open. Leg het kruispunt daar.
inns-finish-done = 3 tegels × 2 = 6 punten.

cathedrals = Kathedralen
cathedrals-risk = Met een kathedraal levert een voltooide stad **3 punten per tegel en wapenschild** op. Maar is ze aan het einde niet voltooid, dan levert ze **niets** op.
  Deze stad heeft 6 tegels en 1 wapenschild. Wat levert ze op als het spel nu afgelopen is?
cathedrals-risk-usual = Dat zou een onvoltooide stad zonder kathedraal opleveren.
cathedrals-risk-finished = Dat klopt als de stad voltooid was. Er is nog een gat.
cathedrals-risk-done = Goed: 0, na al dat werk.
cathedrals-close = Sluit het laatste gat van de verlichte stad.
cathedrals-close-open = De stad is bovenaan nog open. Leg de tegel daar, stad aan stad.
cathedrals-close-done = 7 tegels en 1 wapenschild: 8 × 3 = 24 punten. Met een kathedraal kun je ook de stad van een ander bederven.

big-follower = De grote horige
big-follower-big = Je **grote horige** mag overal waar een kleine mag, maar hij **telt voor twee** als het om de meerderheid gaat. Zijn punten worden niet verdubbeld.
  Op de verlichte weg staat Brams struikrover. Leg het kruispunt ertegenover, aan het andere eind van het gat, en zet je grote horige op de weg ertussen.
big-follower-big-nobody = Zonder horige heb je geen deel aan deze weg.
big-follower-big-small = Met een kleine struikrover sta je gelijk met Bram. Kies voor dezelfde weg de grote.
big-follower-big-elsewhere = Vandaar komt jouw weg niet bij die van Bram uit. Leg het kruispunt ertegenover, aan het andere eind van het gat.
big-follower-big-done = Je grote struikrover wacht tegenover de kleine van Bram.
big-follower-join = Verbind de twee wegen.
big-follower-join-apart = De wegen zijn nog gescheiden. Er ontbreekt één tegel tussen.
big-follower-join-done = 2 tegen 1: alle 3 de punten zijn voor jou.
