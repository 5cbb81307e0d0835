inns = Fogadók
inns-claim = Ennél a kereszteződésnél **fogadó** áll a tó partján, a jobbra vezető ágon. A befejezett út fogadóval **lapkánként 2 pontot** ér 1 helyett.
  Rakd a kereszteződést a kezdőlapka bal oldalára, és tegyél útonállót a fogadós útra!
inns-claim-nobody = A fogadót senki sem foglalta el. Tegyél útonállót a kereszteződéstől jobbra vezető útra!
inns-claim-elsewhere = Itt a fogadós ág nem a kezdőlapka útjához csatlakozik. Rakd a kereszteződést a bal oldalára!
inns-claim-branch = A fogadó csak a tóparti ághoz tartozik. Arra az útra tegyél útonállót!
inns-claim-done = A fogadós út a tiéd. Többet ér, de kockázatos is.
inns-risk = Ha egy fogadós út a játék végén **nincs befejezve**, semmit sem ér. Mennyit érne a kivilágított út, ha most véget érne a játék?
inns-risk-plain = Ennyit egy közönséges út érne. A fogadó ezen változtat.
inns-risk-finished = Ennyit érne befejezve. De még nyitott.
inns-risk-done = Igen: 0. Fejezd hát be!
inns-finish = Fejezd be az utat ezzel a kereszteződéssel!
inns-finish-open = A kivilágított út jobbra még nyitott. Oda rakd a kereszteződést!
inns-finish-done = 3 lapka × 2 = 6 pont.

cathedrals = Katedrálisok
cathedrals-risk = Katedrálissal a befejezett város **lapkánként és címerenként 3 pontot** ér. De ha a végén befejezetlen, **semmit** sem ér.
  Ennek a városnak 6 lapkája és 1 címere van. Mennyit érne, ha most véget érne a játék?
cathedrals-risk-usual = Ennyit egy katedrális nélküli befejezetlen város érne.
cathedrals-risk-finished = Ez akkor lenne igaz, ha a város kész volna. Még van rajta rés.
cathedrals-risk-done = Igen: 0, ennyi munka után.
cathedrals-close = Zárd be a kivilágított város utolsó rését!
cathedrals-close-open = A város felül még nyitott. Oda rakd a lapkát, várost városhoz!
cathedrals-close-done = 7 lapka és 1 címer: 8 × 3 = 24 pont. Katedrálissal másnak a városát is elronthatod.

big-follower = A nagy alattvaló
big-follower-big = A **nagy alattvaló** oda mehet, ahová a kicsi is, de a többségnél **kettőnek számít**. A pontjai nem duplázódnak.
  A kivilágított úton Bram útonállója áll. Rakd a kereszteződést szembe, a rés másik végére, és tedd a nagy alattvalódat a közöttük lévő útra!
big-follower-big-nobody = Alattvaló nélkül nincs részed ebben az útban.
big-follower-big-small = Egy kis útonállóval csak döntetlen lenne Brammel. Ugyanarra az útra a nagyot válaszd!
big-follower-big-elsewhere = Onnan az utad nem ér össze Braméval. Rakd a kereszteződést vele szembe, a rés másik végére!
big-follower-big-done = A nagy útonállód Bram kis útonállójával szemben vár.
big-follower-join = Kösd össze a két utat!
big-follower-join-apart = Az utak még külön vannak. Egy lapka hiányzik közülük.
big-follower-join-done = 2 az 1 ellen: mind a 3 pont a tiéd.
