# Válaszok, amelyek minden leckéhez illenek
any-move = Ezt szabad, de így nem éred el a célt. Vond vissza, és próbáld újra, vagy mutattasd meg.
any-choice = Nem egészen. Nézd meg újra a táblát!
any-unfinished = Ez a város határos a mezővel, de a fala még nyitott. **Csak a befejezett városok számítanak.**
any-elsewhere = Ez a város nem határos a kivilágított mezővel: út vagy másik város van közöttük.

placing = Lapka lerakása
placing-road = Minden kör egy új lapkával kezdődik. Érintkeznie kell egy lerakott lapkával, és **minden érintkező élnek folytatódnia kell**: út úttal, város várossal, mező mezővel.
  Folytasd az utat! Kattints egy világos helyre, majd erősítsd meg.
placing-road-field = Ez is illik, hiszen mező mezőhöz ér. De az út balra és jobbra folytatódik. Vedd vissza a lapkát, és próbáld ott!
placing-road-done = Pontosan: út úthoz ér. Mindig látod az összes helyet, ahová a lapkád illik.
placing-city = Az új lapkádnak az egyik élén egy darab város van. **Zárd be a kis várost** a kezdőlapka fölött!
  A lapkára kattintva elforgathatod; csak az illő állások jelennek meg.
placing-city-open = Illik, de a kis város még nyitott. Tedd a lapkát fölé, hogy város várossal érintkezzen!
placing-city-done = A fal körbeért. Ebben a városban nem volt senki, ezért senki sem kap pontot. A következő lecke ezen változtat.

roads = Út elfoglalása
roads-claim = A lapka lerakása után **egy alattvalót** tehetsz rá. Az úton ő **útonálló**.
  Rakd le a lapkát, majd tegyél egy alattvalót az útra!
roads-claim-farmer = Ez az alattvaló mezőn fekszik: paraszt. Ott marad a játék végéig. Most az utat válaszd!
roads-claim-nobody = Nem foglaltál el semmit. Válaszd ki az úton álló alattvalót, mielőtt megerősíted!
roads-claim-done = Az út a tiéd. Amíg az útonállód rajta van, senki más nem tehet alattvalót erre az útra.
roads-finish = Egy út akkor befejezett, ha **mindkét vége lezárul**: kereszteződésnél, városnál vagy kolostornál. **Lapkánként 1 pontot** ér.
  Fejezd be a kivilágított utat ezzel a kereszteződéssel!
roads-finish-open = Az utad egyik vége még nyitott. Tedd a kereszteződést oda, ahol a kivilágított út véget ér!
roads-finish-done = 4 lapka, 4 pont. Az útonállód pedig visszakerült a készletedbe: a következő körben újra használhatod.

cities = Városépítés
cities-claim = A városban az alattvaló **lovag**. Az ilyen címer, mint ezen a lapkán, pluszpontot ér.
  Rakd a lapkát a városhoz, és tegyél bele egy lovagot!
cities-claim-farmer = Ez egy paraszt a falon kívüli mezőn. Most a városba tedd az alattvalódat!
cities-claim-nobody = A város még senkié. Válaszd ki a városban álló alattvalót, mielőtt megerősíted!
cities-claim-done = A lovagod őrzi a várost. Most már csak be kell zárni.
cities-close = Egy város akkor befejezett, ha a falán nincs rés. **Lapkánként 2, címerenként 2 pontot** ér.
  Zárd be a kivilágított várost!
cities-close-open = A kivilágított városon még rés van. Tedd a lapkát oda, ahol a város nyitott, várost városhoz!
cities-close-done = 3 lapka és 1 címer: 4 × 2 = 8 pont, és a lovagod visszatér.

cloisters = A kolostor
cloisters-monk = A kolostorban az alattvaló **szerzetes**. Addig vár, amíg a kolostort körbe nem építik.
  Rakd le a lapkát, és tegyél szerzetest a kolostorba!
cloisters-monk-farmer = A kolostor melletti mezőn fekszik. Magában az épületben álló alattvalót válaszd!
cloisters-monk-nobody = Ebben a kolostorban nem lakik senki. Válaszd a szerzetest, mielőtt megerősíted!
cloisters-monk-done = Minden körülötte lévő lapka segít, bárki rakja is le, a sarkoknál is.
cloisters-ninth = A nyolc szomszédból már csak egy hiányzik. A teljes kolostor **9 pontot** ér: egyet magáért és egyet minden szomszédjáért.
  Fejezd be!
cloisters-ninth-open = A kolostor mellett még üres egy hely. A sarkokat is nézd meg!
cloisters-ninth-done = 9 pont, és a szerzetes újra szabad.

returning = Visszatérő alattvalók
returning-at-once = Csak hét alattvalód van. Akkor térnek vissza, **amikor a területüket értékeljük**. Ez akár ugyanabban a körben is megtörténhet.
  Zárd be a kis várost, **és** tegyél bele lovagot: azonnal pontot kapsz érte, és visszatér.
returning-at-once-unclaimed = Bezártad a várost, de nem volt benne senki, így nem ér semmit. Tegyél bele lovagot, mielőtt megerősíted!
returning-at-once-open = A kis város még nyitott. Zárd be ezzel a lapkával, aztán tegyél bele lovagot!
returning-at-once-done = 2 lapka, 4 pont, és a lovag alig volt távol.
returning-spare = Most hat alattvalód van kint a hétből. Alattvaló nélkül csak lapkát rakhatsz, ezért **az utolsót kétszer is gondold meg**.
  Fejezd be az egyik városodat, hogy egy lovag hazatérjen!
returning-spare-last = Ez volt az utolsó alattvalód, és senki sem tért vissza. Amíg egy területed be nem fejeződik, többet nem foglalhatsz el.
returning-spare-open = Egyik lovagod sem tért vissza. Keress egy várost, amelyet ez a lapka bezár!
returning-spare-done = Egy lovag hazatért. A jó játékosok mindig tartanak egy-két alattvalót a készletükben.

sharing = Közös város
sharing-beside = A kivilágított városban Bram lovagja áll, ezért **nem mehetsz be**. De a közelben saját várost kezdhetsz, és a kettőt később összekötheted.
  Rakd a lapkát balra, hogy a városa a résen át Bramével szemben legyen, és tegyél bele lovagot!
sharing-beside-nobody = Lovag nélkül nem lesz miből részesedned. Tegyél egyet az új városodba!
sharing-beside-elsewhere = Ez a város egyetlen lapkával nem éri el Bramét. Rakd a tiédet balra, az övével szemben!
sharing-beside-farmer = A paraszt nem számít a városban. A falakon belülre tedd az alattvalódat!
sharing-beside-done = Két város, két lovag, és közöttük egy rés.
sharing-join = Ha területek összenőnek, mindenki benne marad. **Egyenlő létszámnál mindenki megkapja az összes pontot.**
  Kösd össze a két várost!
sharing-join-apart = A városok még külön állnak. A közöttük lévő résbe éppen ez a lapka illik.
sharing-join-done = 4 lapka és 1 címer: 10 pont neked, és 10 Bramnek. Osztozni jobb, mint üres kézzel maradni.

taking-over = Átvétel
taking-over-majority = **Akinek a legtöbb alattvalója van** egy területen, az kap minden pontot; a többiek semmit. E rés körül két lovagod van, Bramnek egy.
  Kösd össze mindhárom várost!
taking-over-majority-apart = A városok még külön állnak. Abba a résbe rakd a lapkát, amelyre mindhárom néz!
taking-over-majority-done = 2 lovag 1 ellen: 8 pont neked, Bramnek semmi. Mindhárom lovag hazatér.

farmers = Parasztok
farmers-side = Az alattvaló mezőre is feküdhet, mint **paraszt**. A végén **3 pontot hoz minden befejezett városért, amely határos a mezőjével**.
  Rakd a lapkát jobbra, és fektess parasztot arra a mezőre, **amelyik a várossal határos**!
farmers-side-south = Az út elválasztja a mezőket: ez alatta van, és nem határos a várossal. A város felőli mezőt válaszd!
farmers-side-thief = Ez egy útonálló az úton. Most a fölötte lévő mezőre fektesd az alattvalót!
farmers-side-nobody = A mező még senkié. Válaszd a parasztot az út város felőli oldalán!
farmers-side-done = A parasztod lefekszik, és ott is marad: **a parasztok nem térnek vissza** a játék vége előtt.
farmers-extent = A kivilágított rész az ő mezője. **Utaknál, városfalaknál és ott ér véget, ahol nincs több lapka.** Ahogy nő a táj, nő a mező is.
  A szám mutatja, mennyit ér most, és mennyit érhet: az F billentyűvel ezt bármikor minden mezőn láthatod.
farmers-earns = Bram bezárta a várost. Mennyit hozna a parasztod, ha most véget érne a játék?
farmers-earns-later = A város befejezett és határos a meződdel, tehát számít, bárki építette is.
farmers-earns-city = 4 pontot egy lovag kapott volna ebben a városban. A paraszt városokat számol, nem lapkákat.
farmers-earns-done = 1 befejezett város: 3 pont. Mindegy, ki építette és mekkora.

fields = Mennyit ér egy mező
fields-count = A kivilágított mező a parasztodé. Utak, falak és a táj széle határolja.
  **Mutass rá minden befejezett városra, amely határos vele!**
fields-count-done = Pontosan ezek. Az alsó város még nyitott, a legfelső pedig az út túloldalán van.
fields-points = Hány pontot hoz tehát a paraszt a mostani állás szerint?
fields-points-unfinished = E 3 város egyike nincs befejezve. Az még nem számít.
fields-points-across = Nem minden város számít, csak az, amelyik befejezett és ezzel a mezővel határos.
fields-points-done = 2 × 3 = 6 pont.
fields-grow = A saját meződet értékesebbé is teheted. **Zárd be az alsó várost**, noha senki sincs benne!
fields-grow-open = A mező alatti város még nyitott. A bezárása 3 pontot ér a parasztodnak.
fields-grow-done = Most már 3 × 3 = 9 pont. A korán lefektetett paraszt egy sok várossal határos mezőn gyakran eldönti a játékot.

shared-fields = Közös mezők
shared-fields-who = Az út fölötti mező egy befejezett várossal határos. A parasztod az út alatt fekszik. Ki kapná most a kivilágított mező pontjait?
shared-fields-who-mine = A parasztod az út másik oldalán fekszik, és az út elválasztja a mezőket.
shared-fields-who-apart = A kivilágított mezőn csak egy paraszt fekszik. Kövesd az út mentén!
shared-fields-who-done = Igen, Bramé. Egyelőre.
shared-fields-join = A mezők is összenőnek, mint a városok, és itt is a többség számít. Ahol egy út **véget ér**, a mező megkerülheti a végét.
  Kösd össze a meződet Bramével!
shared-fields-join-apart = A mezők még külön vannak. Érjen véget az út a kolostornál, és a fű körbeveszi!
shared-fields-join-done = Egy mező, fejenként egy paraszt: mindketten megkapjátok az összes pontot. Még egy paraszttal csak a tiéd lenne.

end = A játék vége
end-unfinished = Amikor az utolsó lapka is lekerül, a befejezetlen területek is érnek pontot, de kevesebbet: az út és a város **lapkánként 1 pontot** és címerenként ugyanennyit, a kolostor 1-et magáért és minden szomszédjáért.
  Mennyit hozna most Bram lovagjának a kivilágított város?
end-unfinished-tiles = A címer is számít.
end-unfinished-finished = Ennyit egy befejezett város érne. Ezen még rés van.
end-unfinished-done = 2 lapka és 1 címer: 3 pont.
end-last = Ez az **utolsó lapka**. Akit most leteszel, az még pontot hoz, és nincs mire tartalékolnod.
  Szerezz annyi pontot, amennyit csak lehet!
end-last-farmer = Ezzel a mezővel nem határos befejezett város, a paraszt tehát nem hoz semmit. Keress jobbat!
end-last-nobody = Van még alattvalód, és ez az utolsó alkalom, hogy használd.
end-last-done = 3 pont a kolostorért és szomszédaiért, 2 az utadért: 5 : 3 arányban nyersz. Ez az egész játék. Most játssz egyet!
