builder = Az építőmester
builder-put = Az **építőmestert** alattvaló helyett teszed le, csak olyan útra vagy városba, ahol **már van alattvalód**.
  Hosszabbítsd meg a kivilágított utat, és tedd rá az építőmesteredet!
builder-put-elsewhere = Ezen az úton nem áll az útonállód. A kivilágítottat hosszabbítsd meg jobbra!
builder-put-farmer = Ez egy paraszt. Az úton álló építőmestert válaszd!
builder-put-nobody = Az építőmester még a készletedben van. Válaszd ki, mielőtt megerősíted!
builder-put-done = Az építőmester nem számít a többségnél, és semmit sem foglal el. Gyorsabbá tesz.
builder-double = Valahányszor a **te** lapkád bővíti az építőmestered területét, **húzol egy második lapkát**.
  Hosszabbítsd meg újra az utat!
builder-double-elsewhere = Ez a lapka nem csatlakozik az építőmester útjához, ezért nincs második.
builder-double-done = Azonnal lejátszol egy második lapkát, mindennel, ami a körhöz tartozik. Harmadik nincs.

goods = Áruk
goods-take = Némelyik városban **bor, gabona vagy posztó** van. Aki a város **utolsó lapkáját** lerakja, az viszi az árukat, akár van ott lovagja, akár nincs. A végén minden áruból a legtöbb 10 pontot ér.
  A kivilágított város Bramé. Fejezd be mégis!
goods-take-open = A kivilágított város még nyitott. A réshez rakd a lapkát!
goods-take-done = A város pontjait Bram kapja, az áruit te: 1 bor és 2 gabona.

pig = A disznó
pig-pig = A **disznó** olyan mezőre kerül, ahol **már van parasztod**. Vele a meződ **városonként 4 pontot** ér 3 helyett.
  Bővítsd a meződet az út mentén, és tedd rá a disznót!
pig-pig-thief = Ez egy útonálló az úton. A mezőn lévő disznót válaszd!
pig-pig-nobody = A disznód még a készletedben van. Válaszd ki, mielőtt megerősíted!
pig-pig-done = A disznó segíti a parasztodat. A többségnél nem számít.
pig-worth = Most egy befejezett város határos a meződdel. Mennyit érne a kivilágított mező, ha most véget érne a játék?
pig-worth-plain = Ez disznó nélkül lenne igaz.
pig-worth-knight = A paraszt városokat számol, nem a lapkáikat. Csak 1 befejezett város van.
pig-worth-done = 1 város × 4 = 4 pont.
