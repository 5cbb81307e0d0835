settlers = De landing
settlers-town = Je landt rechts aan de **kust**. Vandaar gaan de tegels naar het westen, en elke rand moet doorlopen. Je kolonisten zijn bandiet op een weg, sheriff in een stad, landbouwer op een boerderij en trapper op een vlakte.
  Voltooi de kleine stad aan de kust en zet er een sheriff in.
settlers-town-nobody = De stad is voltooid, maar er is niemand in. Zet er een sheriff in.
settlers-town-elsewhere = Daar wordt geen stad voltooid. Zoek een stad aan de kust die je met deze tegel sluit.
settlers-town-done = Een voltooide stad levert 2 punten per tegel op; de plek aan de kust telt als tegel: 4 punten. En een landmeter is naar het westen getrokken.

surveyors = De landmeters
surveyors-bonus = Twee **landmeters** trekken naar het westen. Levert een kolonist **in dezelfde kolom** als een landmeter punten op, dan krijgt hij er **4 punten** bij. Na elke waardering gaat een landmeter één kolom verder, altijd die het dichtst bij de kust staat.
  Een van hen staat in de eerste kolom. Laat daar een weg waarderen.
surveyors-bonus-nobody = Er staat niemand op de weg, dus er is niets gewaardeerd. Zet er een bandiet op.
surveyors-bonus-other = Dat leverde geen 2 + 4 punten op. Voltooi in de eerste kolom een weg aan de kust, met een bandiet erop.
surveyors-bonus-done = 2 punten voor de weg en 4 van de landmeter. Nu staan beide landmeters in de eerste kolom.

left-behind = Achtergebleven
left-behind-sweep = Na elke waardering moeten alle kolonisten **ten oosten van beide landmeters zonder punten** naar huis. Alleen trappers mogen blijven.
  Brams landbouwer is achter de landmeters. Laat iets waarderen, zodat hij weg moet.
left-behind-sweep-nobody = Er is niets gewaardeerd, dus niemand hoeft weg. Zet een bandiet op de weg die voltooid is.
left-behind-sweep-other = Er is niets gewaardeerd, dus Brams landbouwer mag blijven. Zet een bandiet op de weg die je met deze tegel voltooit.
left-behind-sweep-done = Je bandiet leverde punten op, en Brams landbouwer is naar huis. Je eigen trapper blijft tot het einde.

order = De volgorde van waarderen
order-choose = Eén tegel kan meerdere gebieden voltooien. Ze worden **na elkaar gewaardeerd, in de volgorde die jij kiest**, en na elk gebied trekt een landmeter verder en kunnen kolonisten achterblijven.
  Voltooi de verlichte weg, zet geen kolonist, en laat het juiste gebied het eerst waarderen.
order-choose-order = Na de waardering van de stad trok een landmeter verder, en je bandiet bleef achter: je weg leverde niets op. Laat die eerst waarderen.
order-choose-open = De verlichte weg is nog open. Leg de tegel tussen de boerderij en de stad.
order-choose-done = 2 punten voor de weg en 4 van de landmeter, voordat hij verdertrok. De stad werd daarna gewaardeerd.
