fairy = De fee
fairy-call = In plaats van een figuur te zetten mag je de **fee** bij een van je horigen roepen. De draak mag niet op haar tegel komen. En ze levert je aan het begin van je beurt **1 punt** op zolang een van je horigen op haar tegel staat.
  Leg de tegel aan en roep de fee bij je struikrover.
fairy-call-follower = Je hebt een horige gezet. Ook goed, maar roep nu in plaats daarvan de fee.
fairy-call-nobody = Kies de fee en dan je struikrover.
fairy-call-done = Ze staat bij je struikrover tot iemand haar wegroept.
fairy-three = Haar 1 punt voor deze beurt heb je al gekregen. Wordt het gebied van de horige naast haar gewaardeerd, dan geeft ze er **3 punten** bij, met of zonder meerderheid.
  Voltooi de verlichte weg met het klooster.
fairy-three-open = De verlichte weg is nog open. Leg de tegel onder het kruispunt, zodat de weg bij het klooster eindigt.
fairy-three-done = 2 punten voor de weg en 3 van de fee. De struikrover komt terug, zij blijft.

dragon = De draak
dragon-flight = Een vulkaan heeft de **draak** geroepen. Wordt een **drakentegel** gelegd, dan zet hij 6 stappen; de eerste kies jij, daarna gaat het de kring rond. **Elke figuur die hij tegenkomt, gaat naar huis.**
  Leg de tegel aan, zet geen horige, en stuur de draak naar Brams monnik.
dragon-flight-own = Dat was je eigen struikrover. Neem de stap terug en stuur de draak een andere kant op.
dragon-flight-away = Niemand is iets overkomen. Brams monnik staat op de tegel boven de draak.
dragon-flight-done = Brams monnik is zonder punten terug in zijn voorraad. Nu verplaatst Bram de draak: nooit naar een tegel waar hij op deze tocht al was.

princess = De jonkvrouw
princess-send = Sluit een tegel met een **jonkvrouw** aan op een stad, dan mag ze **één ridder daaruit naar huis sturen**, voordat er wordt gewaardeerd. Dat is je figuur voor deze beurt.
  Sluit Brams stad met de jonkvrouw en stuur zijn ridder naar huis.
princess-send-paid = Je hebt de stad voor Bram voltooid, en hij krijgt de punten. Stuur eerst zijn ridder naar huis.
princess-send-apart = De jonkvrouw is niet in Brams stad. Leg de tegel erboven.
princess-send-done = De stad is voltooid, maar er is niemand meer: geen punten voor Bram.

portal = De magische poort
portal-through = Door een **magische poort** mag je horige naar **elke tegel**, in elk gebied dat niet voltooid en niet bezet is.
  Leg de tegel aan en zet een struikrover op de verlichte weg aan het andere eind.
portal-through-here = Je hebt de horige bij de poort gezet. Stuur hem deze keer naar de verlichte weg.
portal-through-nobody = De poort staat open. Stuur een struikrover naar de verlichte weg.
portal-through-done = In één stap door het hele land. Alleen de tegel van de draak is voor hem gesloten.
