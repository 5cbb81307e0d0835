towers = Torens
towers-capture = In plaats van een figuur mag je een **torendeel** op een torenbouwplaats of open toren naar keuze zetten. Een toren van 1 deel reikt over zijn eigen tegel en de 4 ernaast; met elk volgend deel reikt hij in elke richting één tegel verder. Je mag **één horige** binnen bereik **gevangennemen**.
  Bouw aan de toren en neem Brams monnik ernaast gevangen.
towers-capture-spared = De toren is gegroeid, maar je hebt niemand gevangengenomen. Kies de monnik voordat je bevestigt.
towers-capture-other = Dat is je eigen monnik. Zet in plaats daarvan een torendeel.
towers-capture-nobody = Je hebt niets gebouwd. Kies het torendeel.
towers-capture-done = Brams monnik is jouw gevangene. De andere was buiten bereik.

ransom = Gevangenen en losgeld
ransom-buy = Bram heeft je monnik gevangen. **Eén keer per beurt** mag je een gevangene voor **3 punten** vrijkopen; die gaan naar wie hem vasthoudt. Daarnaast mag je gewoon een figuur zetten.
  Leg de tegel aan, koop je monnik vrij en maak je beurt af.
ransom-buy-kept = Je monnik zit nog gevangen. Kies ook het losgeld.
ransom-buy-done = Je betaalde 3 punten en kon hem meteen gebruiken. Houden twee spelers elk een horige van de ander vast, dan ruilen ze die zonder te betalen.

rooftop = Een horige op de toren
rooftop-close = Een horige van jou mag op een toren klimmen. Dan is de toren **afgesloten**: niemand kan er nog op bouwen. Punten levert hij daar niet op.
  Leg de tegel aan en zet een horige op de toren.
rooftop-close-other = De toren is nog open, en Bram kan hem hoger maken. Zet er een horige bovenop.
rooftop-close-nobody = De toren is nog open. Kies de horige op de toren.
rooftop-close-done = De toren is afgesloten zolang hij erop staat.
