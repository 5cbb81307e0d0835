# Ami történt, és a játék szavai.

feature-classic-road = út
feature-classic-city = város
feature-classic-cloister = kolostor
feature-classic-field = mező
feature-mayflower-road = út
feature-mayflower-city = város
feature-mayflower-cloister = farm
feature-mayflower-field = mező
role-classic-road = útonálló
role-classic-city = lovag
role-classic-cloister = szerzetes
role-classic-field = paraszt
role-classic-tower = alattvaló a tornyon
role-mayflower-road = rabló
role-mayflower-city = árus
role-mayflower-cloister = farmer
role-mayflower-field = prémvadász
role-builder = építőmester
role-pig = disznó
figure-classic-small = alattvaló
figure-mayflower-small = telepes
figure-big = nagy alattvaló
figure-builder = építőmester
figure-pig = disznó
goods-wine = bor
goods-grain = gabona
goods-cloth = posztó

category-classic-road = út
category-classic-city = város
category-classic-cloister = kolostor
category-classic-field = mező
category-classic-fairy = tündér
category-classic-goods = áruk
category-classic-ransom = váltságdíj
category-mayflower-road = út
category-mayflower-city = város
category-mayflower-cloister = farm
category-mayflower-field = mező
category-mayflower-surveyor = felügyelő

item-tile = { $count ->
    [one] 1 lapka
   *[other] { $count } lapka
}
item-shield = { $count ->
    [one] 1 címer
   *[other] { $count } címer
}
item-flag = { $count ->
    [one] 1 zászló
   *[other] { $count } zászló
}
item-city = { $count ->
    [one] 1 város
   *[other] { $count } város
}
item-fairy = tündér
item-most-wine = legtöbb bor
item-most-grain = legtöbb gabona
item-most-cloth = legtöbb posztó
item-captive = { $count ->
    [one] 1 fogoly
   *[other] { $count } fogoly
}
item-post = { $count ->
    [one] 1 ügynökség
   *[other] { $count } ügynökség
}
item-animal = { $count ->
    [one] 1 állat
   *[other] { $count } állat
}
item-surveyor = { $count ->
    [one] 1 felügyelő
   *[other] { $count } felügyelő
}

log-title = Napló
log-look = Az akkori állás megmutatása
log-back = { $player } · utolsó köre visszavonva
log-expired = { $player } · lejárt az ideje
log-undone = visszavonva
log-turn-again = { $player } · dupla kör: második lapka
log-discarded = { $tile } lapka: sehová sem illik, kikerül a játékból
log-put-aside = { $tile } lapka: félrekerül, amíg meg nem jön a sárkány
log-back-in-bag = { $count ->
    [one] 1 lapka visszakerül a zsákba
   *[other] { $count } lapka visszakerül a zsákba
}
log-placed = { $player } · { $tile } lapka ({ $cell })
log-put = { $player } · { $role } ({ $cell })
log-returned-dragon = Hazatér a sárkány elől: { $role } ({ $who ->
    [you] tied
   *[other] { $player }
})
log-returned-princess = Hazatér a hercegnő szavára: { $role } ({ $who ->
    [you] tied
   *[other] { $player }
})
log-returned-own-tower = A torony hazahozza: { $role } ({ $who ->
    [you] tied
   *[other] { $player }
})
log-returned-captured = Foglyul ejtve: { $role } ({ $who ->
    [you] tied
   *[other] { $player }
})
log-returned-alone = Magára maradt, hazatér: { $role } ({ $who ->
    [you] tied
   *[other] { $player }
})
log-returned-left-behind = Lemaradt a felügyelők mögött, hazatér: { $role } ({ $who ->
    [you] tied
   *[other] { $player }
})
log-scored = { $player } { $gain } · { $category }: { $sum } = { $points }
log-scored-end = { $player } { $gain } · végső pontozás, { $category }: { $sum } = { $points }
log-scored-plain = { $player } { $gain } · { $category }
log-scored-end-plain = { $player } { $gain } · végső pontozás, { $category }
log-dragon-called = A vulkán magához hívja a sárkányt ({ $cell })
log-dragon = { $who ->
    [you] Lépsz
   *[other] { $player } lép
} a sárkánnyal ({ $cell })
log-fairy = A tündér új helyre megy ({ $cell })
log-tower = { $player } · torony ({ $cell }): { $height } elem
log-captured = { $who ->
    [you] A foglyod
   *[other] { $player } foglya
} lett: { $figure } ({ $whose ->
    [you] tied
   *[other] { $owner }
})
log-freed = Csere: { $whose ->
    [you] visszaadod
   *[other] { $captor } visszaadja
} { $who ->
    [you] a figurádat
   *[other] { $player } figuráját
} ({ $figure })
log-ransomed = { $who ->
    [you] Kiváltod
   *[other] { $player } kiváltja
} { $whose ->
    [you] a fogságodból
   *[other] { $captor } fogságából
}: { $figure }
log-goods = { $player } · { $count } × { $goods }
log-double-turn = { $player } · dupla kör az építőmesterrel
log-surveyor = Egy felügyelő lép: { $column }. oszlop
log-ending = Az utolsó lapka is a helyén van: végső pontozás
log-over = A játszma véget ért

# The same without coordinates and the names of tiles.
log-second-tile = második lapka
log-did-tower = torony, { $height }. szint
log-did-capture = foglyot ejtett
log-did-dragon = lépett a sárkány
log-did-fairy = lépett a tündér
log-did-nothing-classic = figura nélkül
log-did-nothing-mayflower = telepes nélkül
log-discarded-plain = Egy lapka sehová sem illik, kikerül a játékból
log-put-aside-plain = Egy lapka félrekerül, amíg meg nem jön a sárkány
log-placed-plain = { $player } · lapka lerakva
log-put-plain = { $player } · { $role }
log-dragon-called-plain = A vulkán magához hívja a sárkányt
log-dragon-plain = { $who ->
    [you] Lépsz
   *[other] { $player } lép
} a sárkánnyal
log-fairy-plain = A tündér új helyre megy
log-tower-plain = { $player } · torony: { $height } elem

# Amit egy tanács a szabályok szerint mond. A névelős alakok tárgyesetben állnak.
the-classic-road = az utat
the-classic-city = a várost
the-classic-cloister = a kolostort
the-classic-field = a mezőt
the-mayflower-road = az utat
the-mayflower-city = a várost
the-mayflower-cloister = a farmot
the-mayflower-field = a mezőt

fact-scores-you = { $points } pontot kapsz: { $what }
fact-scores = { $player } { $points } pontot kap: { $what }
fact-pays-you = { $points } pontot fizetsz: { $what }
fact-pays = { $player } { $points } pontot fizet: { $what }
fact-captures = Foglyul ejted { $player } egyik alattvalóját ({ $cell })
fact-sent-home-you = Hazatér egy figurád ({ $cell })
fact-sent-home = Hazatér { $player } egyik figurája ({ $cell })
fact-blocks-you = Már nem tudod befejezni { $what } ({ $points } pont): a hiányzó helyre ({ $cell }) egyetlen lapka sem illik
fact-blocks = { $player } már nem tudja befejezni { $what } ({ $points } pont): a hiányzó helyre ({ $cell }) egyetlen lapka sem illik
fact-takes = Átveszed { $what } ({ $cell }): most { $points } pont
fact-shares = Mostantól közösen birtoklod { $what } ({ $cell }): most { $points } pont
fact-grows = Növeled { $what } ({ $cell }): +{ $points }, most { $count } pont
fact-helps = Növeled { $what } ({ $cell }) { $player } javára: +{ $points }, most { $count } pont
fact-claims = Elfoglalod { $what } ({ $cell }): most { $points } pont
fact-needs = Hogy befejezd { $what }, ide kell egy lapka: { $cell }; { $count ->
    [0] a zsákban lévő { $of } lapka közül egy sem illik oda
   *[other] a zsákban lévő { $of } lapka közül { $count } illik oda
}

# Ugyanez koordináták nélkül: a hely a táblán világít.
fact-captures-plain = Foglyul ejted { $player } egyik alattvalóját
fact-sent-home-you-plain = Hazatér egy figurád
fact-sent-home-plain = Hazatér { $player } egyik figurája
fact-blocks-you-plain = Már nem tudod befejezni { $what } ({ $points } pont): a hiányzó helyre egyetlen lapka sem illik
fact-blocks-plain = { $player } már nem tudja befejezni { $what } ({ $points } pont): a hiányzó helyre egyetlen lapka sem illik
fact-takes-plain = Átveszed { $what }: most { $points } pont
fact-shares-plain = Mostantól közösen birtoklod { $what }: most { $points } pont
fact-grows-plain = Növeled { $what }: +{ $points }, most { $count } pont
fact-helps-plain = Növeled { $what } { $player } javára: +{ $points }, most { $count } pont
fact-claims-plain = Elfoglalod { $what }: most { $points } pont
fact-needs-plain = Hogy befejezd { $what }, ide még egy lapka kell: { $count ->
    [0] a zsákban lévő { $of } lapka közül egy sem illik ide
   *[other] a zsákban lévő { $of } lapka közül { $count } illik ide
}

fact-returns-classic = { $count ->
    [one] Egy figurád visszatér a készletedbe
   *[other] { $count } figurád visszatér a készletedbe
}
fact-returns-mayflower = { $count ->
    [one] Egy telepesed visszatér a készletedbe
   *[other] { $count } telepesed visszatér a készletedbe
}
fact-goods = { $count } árukorongot kapsz
fact-double-turn = Az építőmestered dupla kört hoz neked
fact-few-left-classic = { $count ->
    [0] Utána nem marad alattvalód a készletben
   *[other] Utána már csak { $count } alattvalód marad a készletben
}
fact-few-left-mayflower = { $count ->
    [0] Utána nem marad telepesed a készletben
   *[other] Utána már csak { $count } telepesed marad a készletben
}
