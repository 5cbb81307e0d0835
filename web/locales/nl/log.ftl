# Wat er gebeurde, en de woorden van het spel.

feature-classic-road = weg
feature-classic-city = stad
feature-classic-cloister = klooster
feature-classic-field = weide
feature-mayflower-road = weg
feature-mayflower-city = stad
feature-mayflower-cloister = boerderij
feature-mayflower-field = vlakte
role-classic-road = struikrover
role-classic-city = ridder
role-classic-cloister = monnik
role-classic-field = boer
role-classic-tower = horige (toren)
role-mayflower-road = bandiet
role-mayflower-city = sheriff
role-mayflower-cloister = landbouwer
role-mayflower-field = trapper
role-builder = bouwmeester
role-pig = varken
figure-classic-small = horige
figure-mayflower-small = kolonist
figure-big = grote horige
figure-builder = bouwmeester
figure-pig = varken
goods-wine = wijn
goods-grain = graan
goods-cloth = laken

category-classic-road = weg
category-classic-city = stad
category-classic-cloister = klooster
category-classic-field = weide
category-classic-fairy = fee
category-classic-goods = goederen
category-classic-ransom = losgeld
category-mayflower-road = weg
category-mayflower-city = stad
category-mayflower-cloister = boerderij
category-mayflower-field = vlakte
category-mayflower-surveyor = landmeter

item-tile = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
item-shield = { $count ->
    [one] 1 wapenschild
   *[other] { $count } wapenschilden
}
item-flag = { $count ->
    [one] 1 vlag
   *[other] { $count } vlaggen
}
item-city = { $count ->
    [one] 1 stad
   *[other] { $count } steden
}
item-fairy = fee
item-most-wine = meeste wijn
item-most-grain = meeste graan
item-most-cloth = meeste laken
item-captive = { $count ->
    [one] 1 gevangene
   *[other] { $count } gevangenen
}
item-post = { $count ->
    [one] 1 handelspost
   *[other] { $count } handelsposten
}
item-animal = { $count ->
    [one] 1 dier
   *[other] { $count } dieren
}
item-surveyor = { $count ->
    [one] 1 landmeter
   *[other] { $count } landmeters
}

log-title = Verloop
log-look = Het bord op dat moment tonen
log-back = { $player } · laatste beurt teruggenomen
log-expired = { $player } · tijd is om
log-undone = teruggenomen
log-turn-again = { $player } · dubbele beurt: tweede tegel
log-discarded = Tegel { $tile } past nergens en gaat uit het spel
log-put-aside = Tegel { $tile } wordt opzijgelegd tot de draak er is
log-back-in-bag = { $count ->
    [one] 1 tegel gaat terug in de zak
   *[other] { $count } tegels gaan terug in de zak
}
log-placed = { $player } · tegel { $tile } op { $cell }
log-put = { $player } · { $role } op { $cell }
log-returned-dragon = Door de draak naar huis gestuurd: { $who ->
    [you] jouw { $role }
   *[other] { $role } van { $player }
}
log-returned-princess = Door de jonkvrouw naar huis gestuurd: { $who ->
    [you] jouw { $role }
   *[other] { $role } van { $player }
}
log-returned-own-tower = Met de toren naar huis gehaald: { $who ->
    [you] jouw { $role }
   *[other] { $role } van { $player }
}
log-returned-captured = Gevangengenomen: { $who ->
    [you] jouw { $role }
   *[other] { $role } van { $player }
}
log-returned-alone = Alleen achtergebleven, gaat naar huis: { $who ->
    [you] jouw { $role }
   *[other] { $role } van { $player }
}
log-returned-left-behind = Achter de landmeters gebleven, gaat naar huis: { $who ->
    [you] jouw { $role }
   *[other] { $role } van { $player }
}
log-scored = { $player } { $gain } · { $category }: { $sum } = { $points }
log-scored-end = { $player } { $gain } · slotwaardering, { $category }: { $sum } = { $points }
log-scored-plain = { $player } { $gain } · { $category }
log-scored-end-plain = { $player } { $gain } · slotwaardering, { $category }
log-dragon-called = De vulkaan roept de draak naar { $cell }
log-dragon = { $who ->
    [you] Je
   *[other] { $player }
} verzet de draak naar { $cell }
log-fairy = De fee gaat naar { $cell }
log-tower = { $player } · toren op { $cell } is nu { $height } hoog
log-captured = { $who ->
    [you] Je
   *[other] { $player }
} neemt een { $figure } van { $whose ->
    [you] jou
   *[other] { $owner }
} gevangen
log-freed = { $whose ->
    [you] Je
   *[other] { $captor }
} geeft { $who ->
    [you] je
   *[other] { $player }
} een { $figure } terug
log-ransomed = { $who ->
    [you] Je
   *[other] { $player }
} koopt een { $figure } vrij van { $whose ->
    [you] jou
   *[other] { $captor }
}
log-goods = { $player } · { $count } × { $goods }
log-double-turn = { $player } · dubbele beurt door de bouwmeester
log-surveyor = Een landmeter gaat naar kolom { $column }
log-ending = De laatste tegel is gelegd: slotwaardering
log-over = De partij is afgelopen

# The same without coordinates and the names of tiles.
log-second-tile = tweede tegel
log-did-tower = toren, hoogte { $height }
log-did-capture = figuur gevangengenomen
log-did-dragon = draak verplaatst
log-did-fairy = fee verplaatst
log-did-nothing-classic = geen figuur
log-did-nothing-mayflower = geen kolonist
log-discarded-plain = Een tegel past nergens en gaat uit het spel
log-put-aside-plain = Een tegel wordt opzijgelegd tot de draak er is
log-placed-plain = { $player } · tegel gelegd
log-put-plain = { $player } · { $role }
log-dragon-called-plain = De vulkaan roept de draak
log-dragon-plain = { $who ->
    [you] Je
   *[other] { $player }
} verzet de draak
log-fairy-plain = De fee gaat ergens anders heen
log-tower-plain = { $player } · toren is nu { $height } hoog

# Wat een tip volgens de regels zegt. De vormen met lidwoord staan achter een werkwoord.
the-classic-road = de weg
the-classic-city = de stad
the-classic-cloister = het klooster
the-classic-field = de weide
the-mayflower-road = de weg
the-mayflower-city = de stad
the-mayflower-cloister = de boerderij
the-mayflower-field = de vlakte

fact-scores-you = Je krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $what }
fact-scores = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $what }
fact-pays-you = Je betaalt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $what }
fact-pays = { $player } betaalt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $what }
fact-captures = Je neemt op { $cell } een horige van { $player } gevangen
fact-sent-home-you = Je figuur op { $cell } moet naar huis
fact-sent-home = Een figuur van { $player } op { $cell } moet naar huis
fact-blocks-you = Je kunt { $what } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
}) niet meer voltooien: op { $cell } past geen tegel meer
fact-blocks = { $player } kan { $what } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
}) niet meer voltooien: op { $cell } past geen tegel meer
fact-takes = Je neemt { $what } op { $cell } over: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
fact-shares = Je krijgt een aandeel in { $what } op { $cell }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
fact-grows = Je vergroot { $what } op { $cell }: { $points } erbij, nu { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
fact-helps = Je vergroot { $what } op { $cell } voor { $player }: { $points } erbij, nu { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
fact-claims = Je bezet { $what } op { $cell }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
fact-needs = Om { $what } te voltooien is op { $cell } een tegel nodig: { $count ->
    [0] van de { $of } in de zak past er geen
    [one] van de { $of } in de zak past er 1
   *[other] van de { $of } in de zak passen er { $count }
}

# Hetzelfde zonder coördinaten: de plek licht op het bord op.
fact-captures-plain = Je neemt een horige van { $player } gevangen
fact-sent-home-you-plain = Je figuur moet naar huis
fact-sent-home-plain = Een figuur van { $player } moet naar huis
fact-blocks-you-plain = Je kunt { $what } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
}) niet meer voltooien: in het gat past geen tegel meer
fact-blocks-plain = { $player } kan { $what } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
}) niet meer voltooien: in het gat past geen tegel meer
fact-takes-plain = Je neemt { $what } over: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
fact-shares-plain = Je krijgt een aandeel in { $what }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
fact-grows-plain = Je vergroot { $what }: { $points } erbij, nu { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
fact-helps-plain = Je vergroot { $what } voor { $player }: { $points } erbij, nu { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
fact-claims-plain = Je bezet { $what }: nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
fact-needs-plain = Om { $what } te voltooien is hier nog een tegel nodig: { $count ->
    [0] van de { $of } in de zak past er geen
    [one] van de { $of } in de zak past er 1
   *[other] van de { $of } in de zak passen er { $count }
}

fact-returns-classic = { $count ->
    [one] Een figuur komt terug in je voorraad
   *[other] { $count } figuren komen terug in je voorraad
}
fact-returns-mayflower = { $count ->
    [one] Een kolonist komt terug in je voorraad
   *[other] { $count } kolonisten komen terug in je voorraad
}
fact-goods = { $count ->
    [one] Je neemt 1 goederenfiche
   *[other] Je neemt { $count } goederenfiches
}
fact-double-turn = Je bouwmeester bezorgt je een dubbele beurt
fact-few-left-classic = { $count ->
    [0] Daarna heb je geen horigen meer in je voorraad
    [one] Daarna heb je nog maar 1 horige in je voorraad
   *[other] Daarna heb je nog maar { $count } horigen in je voorraad
}
fact-few-left-mayflower = { $count ->
    [0] Daarna heb je geen kolonisten meer in je voorraad
    [one] Daarna heb je nog maar 1 kolonist in je voorraad
   *[other] Daarna heb je nog maar { $count } kolonisten in je voorraad
}
