builder = De bouwmeester
builder-put = De **bouwmeester** zet je in plaats van een horige, alleen op een weg of in een stad waar je **al een horige hebt**.
  Verleng de verlichte weg en zet je bouwmeester erop.
builder-put-elsewhere = Op deze weg staat je struikrover niet. Verleng de verlichte weg naar rechts.
builder-put-farmer = Dat is een boer. Kies de bouwmeester op de weg.
builder-put-nobody = De bouwmeester zit nog in je voorraad. Kies hem voordat je bevestigt.
builder-put-done = De bouwmeester telt niet mee voor de meerderheid en bezet niets. Hij maakt je sneller.
builder-double = Telkens als **jouw** tegel het gebied met je bouwmeester vergroot, **trek je een tweede tegel**.
  Verleng de weg nog eens.
builder-double-elsewhere = Deze tegel sluit niet aan op de weg van de bouwmeester, dus er komt geen tweede.
builder-double-done = Je speelt meteen een tweede tegel, met alles wat bij een beurt hoort. Een derde is er niet.

goods = Goederen
goods-take = In sommige steden ligt **wijn, graan of laken**. Wie de **laatste tegel** van een stad legt, neemt haar goederen, met of zonder ridder. Aan het einde levert de meerderheid van elke soort 10 punten op.
  De verlichte stad is van Bram. Voltooi haar toch.
goods-take-open = De verlichte stad is nog open. Leg de tegel bij het gat.
goods-take-done = Bram krijgt de punten van de stad, en jij haar goederen: 1 wijn en 2 graan.

pig = Het varken
pig-pig = Het **varken** komt op een weide waar je **al een boer hebt**. Daarmee levert je weide **4 punten per stad** op in plaats van 3.
  Vergroot je weide langs de weg en zet het varken erop.
pig-pig-thief = Dat is een struikrover op de weg. Kies het varken op de weide.
pig-pig-nobody = Je varken zit nog in je voorraad. Kies het voordat je bevestigt.
pig-pig-done = Het varken helpt je boer. Voor de meerderheid telt het niet mee.
pig-worth = Nu grenst een voltooide stad aan je weide. Wat levert de verlichte weide op als het spel nu afgelopen is?
pig-worth-plain = Dat klopt zonder varken.
pig-worth-knight = Een boer telt steden, niet hun tegels. Er is maar 1 voltooide stad.
pig-worth-done = 1 stad × 4 = 4 punten.
