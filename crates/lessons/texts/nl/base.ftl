# Antwoorden die bij elke les passen
any-move = Dat mag, maar je bereikt het doel er niet mee. Neem het terug en probeer het opnieuw, of laat het je voordoen.
any-choice = Niet helemaal. Kijk nog eens goed naar de tegels.
any-unfinished = Deze stad grenst aan de weide, maar haar muur is nog open. **Alleen voltooide steden tellen.**
any-elsewhere = Deze stad grenst niet aan de verlichte weide: er ligt een weg of een andere stad tussen.

placing = Een tegel aanleggen
placing-road = Elke beurt begint met een nieuwe tegel. Die moet een tegel op tafel raken, en **elke rand die iets raakt, moet doorlopen**: weg aan weg, stad aan stad, weide aan weide.
  Leg de weg verder. Klik op een lichte plek en bevestig.
placing-road-field = Ook dat past, want weide raakt weide. Maar de weg loopt links en rechts door. Neem de tegel terug en probeer het daar.
placing-road-done = Precies: weg aan weg. Je ziet altijd alle plekken waar je tegel past.
placing-city = Je nieuwe tegel heeft aan één rand een stuk stad. **Sluit de kleine stad** boven de starttegel.
  Een klik op de tegel draait hem; je krijgt alleen standen die passen.
placing-city-open = Dat past, maar de kleine stad is nog open. Leg de tegel erboven, zodat stad aan stad ligt.
placing-city-done = De muur is rondom dicht. Er stond niemand in deze stad, dus niemand krijgt punten. De volgende les verandert dat.

roads = Een weg bezetten
roads-claim = Na het aanleggen mag je **één horige** op de tegel zetten. Op een weg is hij een **struikrover**.
  Leg de tegel aan en zet een horige op de weg.
roads-claim-farmer = Deze horige ligt op een weide: een boer. Hij blijft daar tot het einde van het spel. Kies deze keer de weg.
roads-claim-nobody = Je hebt niets bezet. Kies de horige op de weg voordat je bevestigt.
roads-claim-done = De weg is van jou. Zolang je struikrover erop staat, mag niemand anders een horige op deze weg zetten.
roads-finish = Een weg is voltooid als hij **aan beide kanten eindigt**: bij een kruispunt, een stad of een klooster. Hij levert **1 punt per tegel** op.
  Voltooi de verlichte weg met dit kruispunt.
roads-finish-open = Je weg is aan één kant nog open. Leg het kruispunt waar de verlichte weg ophoudt.
roads-finish-done = 4 tegels, 4 punten. En je struikrover is terug in je voorraad: de volgende beurt kun je hem weer gebruiken.

cities = Een stad bouwen
cities-claim = In een stad is een horige een **ridder**. Een wapenschild zoals op deze tegel levert extra op.
  Leg de tegel tegen de stad en zet er een ridder in.
cities-claim-farmer = Dat is een boer op de weide buiten de muur. Zet je horige deze keer in de stad.
cities-claim-nobody = De stad is nog van niemand. Kies de horige in de stad voordat je bevestigt.
cities-claim-done = Je ridder bewaakt de stad. Nu moet ze nog dicht.
cities-close = Een stad is voltooid als haar muur geen gat heeft. Ze levert **2 punten per tegel en 2 per wapenschild** op.
  Sluit de verlichte stad.
cities-close-open = De verlichte stad heeft nog een gat. Leg de tegel waar de stad open is, stad aan stad.
cities-close-done = 3 tegels en 1 wapenschild: 4 × 2 = 8 punten, en je ridder komt terug.

cloisters = Het klooster
cloisters-monk = Een horige in een klooster is een **monnik**. Hij wacht tot het klooster helemaal omringd is.
  Leg de tegel aan en zet een monnik in het klooster.
cloisters-monk-farmer = Hij ligt op de weide naast het klooster. Kies de horige in het gebouw zelf.
cloisters-monk-nobody = In dit klooster woont niemand. Kies de monnik voordat je bevestigt.
cloisters-monk-done = Elke tegel om hem heen helpt, wie hem ook legt, ook op de hoeken.
cloisters-ninth = Van de acht buren ontbreekt er nog één. Een vol klooster levert **9 punten** op: één voor zichzelf en één voor elke buur.
  Maak het af.
cloisters-ninth-open = Naast het klooster is nog een plek leeg. Kijk ook naar de hoeken.
cloisters-ninth-done = 9 punten, en de monnik is weer vrij.

returning = Horigen terugkrijgen
returning-at-once = Je hebt maar zeven horigen. Ze komen terug **als hun gebied wordt gewaardeerd**. Dat kan zelfs in dezelfde beurt.
  Sluit de kleine stad **en** zet er een ridder in: hij levert meteen punten op en komt terug.
returning-at-once-unclaimed = Je hebt de stad gesloten, maar er stond niemand in, dus ze levert niets op. Zet er een ridder in voordat je bevestigt.
returning-at-once-open = De kleine stad is nog open. Sluit haar met deze tegel en zet er dan een ridder in.
returning-at-once-done = 2 tegels, 4 punten, en de ridder was nauwelijks weg.
returning-spare = Nu zijn zes van je zeven horigen op pad. Zonder horige kun je alleen nog tegels leggen, dus **denk bij de laatste twee keer na**.
  Voltooi een van je steden, zodat er een ridder thuiskomt.
returning-spare-last = Dat was je laatste horige, en er kwam niemand terug. Tot een van je gebieden voltooid is, kun je niets meer bezetten.
returning-spare-open = Geen van je ridders is teruggekomen. Zoek een stad die je met deze tegel sluit.
returning-spare-done = Er is een ridder thuis. Goede spelers houden altijd een of twee horigen in hun voorraad.

sharing = Een stad delen
sharing-beside = In de verlichte stad staat Brams ridder, dus **je mag er niet in**. Maar je mag vlakbij een eigen stad beginnen en de twee later verbinden.
  Leg de tegel links, zodat zijn stad aan de overkant van het gat tegenover die van Bram ligt, en zet er een ridder in.
sharing-beside-nobody = Zonder ridder heb je niets te delen. Zet er een in je nieuwe stad.
sharing-beside-elsewhere = Deze stad bereikt die van Bram niet met één tegel. Leg de jouwe links, tegenover de zijne.
sharing-beside-farmer = Een boer telt niet mee in een stad. Zet je horige binnen de muren.
sharing-beside-done = Twee steden, twee ridders, en één gat ertussen.
sharing-join = Als gebieden aan elkaar groeien, blijft iedereen erin. **Bij een gelijk aantal krijgen ze allemaal alle punten.**
  Verbind de twee steden.
sharing-join-apart = De steden zijn nog gescheiden. In het gat ertussen past precies deze tegel.
sharing-join-done = 4 tegels en 1 wapenschild: 10 punten voor jou en 10 voor Bram. Delen is beter dan niets krijgen.

taking-over = Overnemen
taking-over-majority = **Wie de meeste horigen** in een gebied heeft, krijgt alle punten; de anderen krijgen niets. Rond dit gat heb jij twee ridders en Bram één.
  Verbind alle drie de steden.
taking-over-majority-apart = De steden zijn nog gescheiden. Leg de tegel in het gat waar alle drie op uitkomen.
taking-over-majority-done = 2 ridders tegen 1: 8 punten voor jou, geen voor Bram. Alle drie de ridders gaan terug.

farmers = Boeren
farmers-side = Een horige kan ook op een weide gaan liggen, als **boer**. Aan het einde levert hij **3 punten op voor elke voltooide stad die aan zijn weide grenst**.
  Leg de tegel rechts en leg een boer op de weide **die aan de stad grenst**.
farmers-side-south = De weg scheidt de weiden: deze ligt eronder en grenst niet aan de stad. Neem de weide aan de kant van de stad.
farmers-side-thief = Dat is een struikrover op de weg. Leg de horige deze keer op de weide erboven.
farmers-side-nobody = De weide is nog van niemand. Kies de boer aan de kant van de stad.
farmers-side-done = Je boer gaat liggen, en hij blijft: **boeren komen niet terug** voor het einde van het spel.
farmers-extent = Het verlichte deel is zijn weide. **Ze eindigt bij wegen, bij stadsmuren en waar geen tegels meer liggen.** Groeit het land, dan groeit de weide mee.
  Het getal laat zien wat ze nu waard is en wat ze waard kan worden: met F zie je dat altijd voor alle weiden.
farmers-earns = Bram heeft de stad gesloten. Hoeveel levert je boer op als het spel nu afgelopen is?
farmers-earns-later = De stad is voltooid en grenst aan je weide, dus ze telt, wie haar ook heeft gebouwd.
farmers-earns-city = 4 punten had een ridder in deze stad gekregen. Een boer telt steden, geen tegels.
farmers-earns-done = 1 voltooide stad: 3 punten. Het maakt niet uit wie haar heeft gebouwd of hoe groot ze is.

fields = Wat een weide oplevert
fields-count = De verlichte weide is van jouw boer. Wegen, muren en de rand van het land zijn haar grenzen.
  **Wijs elke voltooide stad aan die eraan grenst.**
fields-count-done = Precies die. De stad onderaan is nog open, en de bovenste ligt achter de weg.
fields-points = Hoeveel punten levert de boer dan op zoals het er nu bij ligt?
fields-points-unfinished = Een van die 3 steden is niet voltooid. Die telt nog niet.
fields-points-across = Niet elke stad op tafel telt, alleen voltooide die aan deze weide grenzen.
fields-points-done = 2 × 3 = 6 punten.
fields-grow = Je kunt je eigen weide meer waard maken. **Sluit de stad onderaan**, ook al staat er niemand in.
fields-grow-open = De stad onder de weide is nog open. Haar sluiten is je boer 3 punten waard.
fields-grow-done = Nu is het 3 × 3 = 9 punten. Een boer die vroeg op een weide met veel steden ligt, beslist vaak het spel.

shared-fields = Weiden delen
shared-fields-who = De weide boven de weg grenst aan een voltooide stad. Jouw boer ligt onder de weg. Wie krijgt nu de punten van de verlichte weide?
shared-fields-who-mine = Jouw boer ligt aan de andere kant van de weg, en de weg scheidt de weiden.
shared-fields-who-apart = Op de verlichte weide ligt maar één boer. Volg haar langs de weg.
shared-fields-who-done = Goed, ze is van Bram. Nog wel.
shared-fields-join = Weiden groeien aan elkaar zoals steden, en ook hier telt de meerderheid. Waar een weg **eindigt**, kan de weide om het einde heen lopen.
  Verbind je weide met die van Bram.
shared-fields-join-apart = De weiden zijn nog gescheiden. Laat de weg bij het klooster eindigen, dan loopt het gras eromheen.
shared-fields-join-done = Eén weide, elk één boer: jullie krijgen allebei alle punten. Met een tweede boer zou ze van jou alleen zijn.

end = Het einde van het spel
end-unfinished = Als de laatste tegel ligt, leveren ook onvoltooide gebieden punten op, maar minder: een weg en een stad **1 punt per tegel** en per wapenschild, een klooster 1 voor zichzelf en voor elke buur.
  Hoeveel krijgt Brams ridder nu voor de verlichte stad?
end-unfinished-tiles = Het wapenschild telt ook.
end-unfinished-finished = Dat is wat een voltooide stad oplevert. Deze heeft nog een gat.
end-unfinished-done = 2 tegels en 1 wapenschild: 3 punten.
end-last = Dit is de **laatste tegel**. Een horige die je nu zet, telt nog mee, en je hoeft hem nergens meer voor te bewaren.
  Haal zo veel mogelijk punten.
end-last-farmer = Aan deze weide grenst geen voltooide stad, dus de boer levert niets op. Zoek iets beters.
end-last-nobody = Je hebt nog horigen, en dit is de laatste kans om er een te gebruiken.
end-last-done = 3 punten voor het klooster met zijn buren, 2 voor je weg: je wint met 5 tegen 3. Dat is het hele spel. Speel nu een potje!
