# Az asztal: miről kell dönteni, mit lehet megnézni.

players = Játékosok
player-open = szabad hely
player-you = te
player-away = nincs itt
player-resigned = feladta
player-stand-in = gép játszik
player-to-play = következik
tiles-left = { $count ->
    [one] Még 1 lapka
   *[other] Még { $count } lapka
}
spectators = { $count } néző
laps = Megtett körök az 50-es pontozósávon: { $count }
supply-classic-small = { $count ->
    [one] 1 alattvaló a készletben
   *[other] { $count } alattvaló a készletben
}
supply-mayflower-small = { $count ->
    [one] 1 telepes a készletben
   *[other] { $count } telepes a készletben
}
supply-big = Nagy alattvaló a készletben
supply-builder = Építőmester a készletben
supply-pig = Disznó a készletben
supply-tower = { $count ->
    [one] 1 toronyelem
   *[other] { $count } toronyelem
}
supply-wine = Bor: { $count }
supply-grain = Gabona: { $count }
supply-cloth = Posztó: { $count }
supply-captive = Fogoly: { $player } alattvalója

title-your-turn = ● Te következel – aude
title-table = aude
loading = Kirakjuk a lapkákat…
connection-lost = Megszakadt a kapcsolat. Újrapróbáljuk…

prompt-place = Rakd le a lapkádat!
prompt-place-how = Oda illik, ahol a tábla fénylik. Amíg nem nyomod meg a Rendben gombot, mindent visszavonhatsz.
prompt-place-again = Dupla kör: rakd le a második lapkádat!
prompt-nothing-more = Nincs több választanivaló.
prompt-none-left = Nem maradt figurád.
prompt-none-fits = Erre a lapkára nem kerülhet figura.
prompt-figure = Teszel figurát erre a lapkára?
prompt-figure-how = A számok azt mutatják, mennyit érhet egy-egy hely. Nem muszáj választanod.
prompt-portal = A varázskapun át: válassz helyet a táblán!
prompt-roof = Teszel alattvalót egy toronyra?
prompt-tower = Hová kerüljön a toronyelem?
prompt-fairy = Melyik alattvalóhoz menjen a tündér?
prompt-princess = Melyik lovagot küldje haza a hercegnő?
prompt-capture = Melyik alattvalót ejted foglyul?
prompt-exchange = Melyik fogoly alattvalódat kéred vissza?
prompt-flight = Merre repüljön a sárkány?
prompt-score = Melyiket értékeljük következőnek?
prompt-ransom = Kiváltasz egy alattvalót 3 pontért?
prompt-kinds = Lehetőségek
group-portal = Varázskapu: { $figure }
group-roof = Toronyra: { $figure }
group-tower = Toronyelem
group-fairy = Tündér
group-princess = Hercegnő
group-capture = Foglyul ejtés
group-exchange = Csere
group-flight = Sárkány
group-score = Értékelés
group-ransom = Váltságdíj
place-at = { $what } · { $cell }
whose-at = { $what }: { $player } ({ $cell })
ransom-from = { $what }, fogva tartja: { $player }
no-figure-classic = Figura nélkül
no-figure-mayflower = Telepes nélkül
no-capture = Fogoly nélkül
no-ransom = Kiváltás nélkül
worth-now = most { $now }
worth-later = most { $now }, készen { $later }
turn-tile = A lapka forgatása (R)
hand-tile = { $tile } lapka: forgatás
cell-label = { $count ->
    [one] Lerakás: { $cell }, egyetlen állásban
   *[other] Lerakás: { $cell }, { $count } állásban
}
side-n = Észak
side-e = Kelet
side-s = Dél
side-w = Nyugat

confirm = Rendben
confirm-put = Rendben: { $role }
confirm-no-figure-classic = Rendben, figura nélkül
confirm-no-figure-mayflower = Rendben, telepes nélkül
confirm-no-capture = Rendben, fogoly nélkül
confirm-no-ransom = Rendben, kiváltás nélkül
sending = Küldés…
undo = Visszavonás
watching = Nézőként vagy itt.
standing-in = { $player } helyett gép játszik.
waiting-over = A játszma véget ért.
waiting-abandoned = Ez a játszma félbemaradt.
show-end = Végeredmény
looking-at = Egy korábbi állást látsz ({ $version }. lépés).
back-to-now = Vissza a jelenlegi álláshoz
hand-over = { $player } következik, add oda neki az eszközt!
take-screen = { $player } vagyok
takeback-asked = { $player } szeretné visszavonni az utolsó lépést.
takeback-waiting = Várunk a többiekre.
agree = Beleegyezem
decline = Elutasítom

hint = Tanács
why-not = Miért nem lehet itt { $role }?
hint-thinking = Gondolkodik…
hint-lead = várható előny a végén: { $points }
hint-next = a második legjobb { $points } ponttal kevesebbet ér
reason-road = { $game ->
    [mayflower] utak { $points }
   *[classic] utak { $points }
}
reason-city = { $game ->
    [mayflower] városok { $points }
   *[classic] városok { $points }
}
reason-cloister = { $game ->
    [mayflower] farmok { $points }
   *[classic] kolostorok { $points }
}
reason-field = { $game ->
    [mayflower] mezők { $points }
   *[classic] mezők { $points }
}
reason-followers = { $game ->
    [mayflower] szabad és lekötött telepesek { $points }
   *[classic] szabad és lekötött alattvalók { $points }
}
reason-majority = közös területek { $points }
reason-goods = áruk { $points }
reason-tower = tornyok és foglyok { $points }
reason-dragon = sárkány és tündér { $points }
reason-builder = építőmester { $points }
reason-position = állás { $points }
reason-other = { $player } { $points }
hint-show = Mutasd

tab-log = Napló
tab-chat = Csevegés
tab-tools = Nézet
chat-title = Csevegés
chat-say = Írj valamit
chat-send = Küldés
chat-watcher = néző
phrase-hello = Sziasztok!
phrase-well-played = Szép lépés!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-think = Gondolkodom…
phrase-good-game = Jó játszma volt!
move-text = Lépés beírása
move-play = Lépés

overlays = Nézetek
overlay-fields = { $game ->
    [mayflower] Mezők
   *[classic] Mezők
}
overlay-owners = Birtokosok
overlay-dead = Holt helyek
overlay-last = Utolsó lépések
overlay-remaining = Maradék lapkák
overlay-projected = Várható eredmény
overlay-fields-help = { $game ->
    [mayflower] Minden elfoglalt mező a birtokosa színében; a csíkos mező közös.
   *[classic] Minden elfoglalt mező a birtokosa színében; a csíkos mező közös.
}
overlay-owners-help = Minden elfoglalt terület a birtokosa színében; ami csíkos, az közös.
overlay-dead-help = Az áthúzott helyekre már egyetlen lapka sem illik.
overlay-last-help = Mindenki utolsó lapkája a saját színében.
overlay-remaining-help = A zsákban lévő lapkák.
overlay-projected-help = A pontok, ha most érne véget a játszma.
aids-off = Nincs segítség és tanács.
aids-allowed = Segítség és tanács megengedett.
bag-tile = { $tile } lapka, még { $count }
fits-title = Ide illő lapkák: { $cell }
fits-none = Ide már egyetlen lapka sem illik.
remaining-title = { $count ->
    [one] Még 1 lapka
   *[other] Még { $count } lapka
}
remaining-aside = { $count ->
    [one] 1 lapka félretéve
   *[other] { $count } lapka félretéve
}
projected-title = Ha most érne véget a játszma
projected-now = Eddigi pontok
projected-total = Összesen

feature-complete = kész
feature-nobody = senkié
feature-tiles = { $count ->
    [one] 1 lapka
   *[other] { $count } lapka
}
feature-open = { $count ->
    [one] 1 nyitott oldal
   *[other] { $count } nyitott oldal
}
feature-points = most { $points }
feature-finished = készen { $points }

rule-name = { $id } szabály
rule-open = A szabály elolvasása
menu = Menü
menu-invite = Meghívás
menu-share = { $player } helyének átvitele másik eszközre
menu-takeback = Visszavonás kérése
menu-reclaim = Magam játszom tovább
menu-stand-in = Játsszon helyettem gép
menu-stand-in-for = Játsszon gép { $player } helyett
menu-resign = Feladás
menu-replay = Visszajátszás
menu-record = Játszma mentése
menu-renew = Új titkos hivatkozás a helyemhez
menu-settings = Beállítások
menu-rules = Szabályok
menu-home = A kezdőlapra
resign-sure = Biztosan feladod?
tool-zoom-in = Nagyítás
tool-zoom-out = Kicsinyítés
tool-zoom-fit = Az egész tábla (Z)
tool-help = Billentyűk és súgó (?)

help-title = Így játszunk itt
help-placing = A lapkád a fénylő helyekre illik. Rakd le, forgasd rákattintással vagy az R billentyűvel, válassz figurát vagy egyet sem, majd nyomd meg a Rendben gombot. Addig semmi sem végleges.
help-rules = Szabályok
key-arrows = lépkedés helyről helyre
key-digits = hely vagy figura választása a számával
key-turn = a lapka forgatása
key-enter = lerakás; rendben
key-escape = visszavonás
key-zero = figura nélkül
key-group = más lehetőség a körben
key-step = egy lépést vissza vagy előre
key-hint = tanács
key-numbers = számok a táblán
key-fields = mezők és birtokosaik
key-owners = minden birtokos
key-dead = holt helyek
key-last = utolsó lépések
key-remaining = maradék lapkák
key-projected = eredmény, ha most lenne vége
key-zoom = nagyítás, kicsinyítés
key-fit = az egész tábla
key-pan = a tábla mozgatása
key-help = ez az áttekintés

# Ami a tábla fölött van.
side-title = Oldalsáv
tools-title = Eszközök
tool-log = Napló (L)
tool-chat = Csevegés
tool-views = Nézetek
overlays-about = Válassz nézetet, hogy többet láss a tábláról!
player-thinking = gondolkodik…
arrow-left = { $count ->
   *[other] { $count } lehetőség balra
}
arrow-up = { $count ->
   *[other] { $count } lehetőség feljebb
}
arrow-right = { $count ->
   *[other] { $count } lehetőség jobbra
}
arrow-down = { $count ->
   *[other] { $count } lehetőség lejjebb
}
options-step = Lehetőségek sorban
options-count = { $count ->
   *[other] { $count } lehetőség
}
option-of = { $number } / { $count }
option-previous = Előző lehetőség
option-next = Következő lehetőség
key-log = napló megnyitása vagy bezárása

# What fields, dragon, towers, fairy and builder are about to bring.
worth-field = most { $now }, { $possible }, ha minden szomszédos város elkészül
worth-field-none = még nincs mellette város; a kész városok a végén pontot érnek
feature-possible = { $points }, ha minden szomszédos város elkészül
fits-here = Ide illő lapkák
tower-height = { $height }. szint
whose = { $player }: { $what }
flight-eats = hazaküldi: { $figures }
flight-eats-nobody = senkit sem küld haza
flight-steps = { $count ->
    [one] A repülés utolsó lépése
   *[other] Még { $count } lépés
}
tower-captures = elfoghatja: { $figures }
tower-captures-nobody = senkit sem ér el
fairy-guards = amíg ott áll, a sárkány elkerüli
fairy-protects = A tündér védi: { $figures }
builder-second = Az építőmestered második lapkát hoz neked.
brings-more = és még { $count }:
brings-final = Végső pontozás:

# Hol vannak és miről szólnak a lehetőségek, listáknak és képernyőolvasóknak.
where-n = északon
where-ne = északkeleten
where-e = keleten
where-se = délkeleten
where-s = délen
where-sw = délnyugaton
where-w = nyugaton
where-nw = északnyugaton
where-c = középen
where-from-left = balról { $number }. (összesen { $count })
where-from-top = felülről { $number }. (összesen { $count })
where-by-rows = soronként { $number }. (összesen { $count })
place-points = { $points } pont
cell-label-words = { $count ->
    [one] { $number }. hely (összesen { $cells }), { $where }, egyetlen állásban
   *[other] { $number }. hely (összesen { $cells }), { $where }, { $count } állásban
}
hand-tile-words = A lapkád ({ $tile }): forgatás
bag-tile-words = { $tile } – még { $count }
