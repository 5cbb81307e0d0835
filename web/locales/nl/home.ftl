# De beginpagina, en een tafel die op haar spelers wacht.

home-title = Leg het land, tegel voor tegel
home-welcome = Carcassonne en Carcassonne Mayflower aan je eigen tafel: met vrienden waar ook, samen aan één scherm of tegen de computer. Zonder account.
home-play-now = Nu spelen
home-play = Spelen
home-open-table = Tafel openen
home-new-table = Nieuwe tafel
home-step-game = Spel
home-step-seats = Spelers
home-expansions = Uitbreidingen
home-more = Meer opties
home-table-options = Tafel
home-house-rules = Huisregels
home-continue = Jouw tafels
home-join = Meespelen
home-watch = Openbare tafels
home-watch-none = Er is nu geen openbare tafel open.
home-replays = Herhalingen
home-replays-none = Afgelopen partijen verschijnen hier, beurt voor beurt.
home-learn = Nieuw in het spel?
home-learn-about = De regels van beide spellen en alle uitbreidingen, in gewone woorden en met afbeeldingen.
home-learn-go = Spelregels lezen
home-foot = Vrije software die alleen op deze server draait: er wordt niets elders heen gestuurd.

summary = { $game }: { $players }
summary-me = jij
summary-here = iemand hier
summary-open = iemand via de link
summary-computer = computer ({ $level })

seat-kind = Wie neemt plaats { $number }
seat-kind-me = Ik
seat-kind-here = Ook hier
seat-kind-open = Via link
seat-kind-computer = Computer
seat-open-about = vrij voor wie de link heeft
seat-name = Naam op plaats { $number }
seat-name-placeholder = Speler { $number }
seat-level = Niveau van de computer op plaats { $number }
seat-color = Kleur van plaats { $number }
seat-up = Plaats { $number } naar boven
seat-down = Plaats { $number } naar beneden
seat-remove = Plaats { $number } weghalen
seat-free = vrij
seat-add = Een speler toevoegen
seat-add-here = Iemand hier
seat-add-open = Via link
seat-add-computer = Computer

first = Wie begint
first-random = het lot beslist
aids = Hulp voor spelers
aids-about = Eigenaars van weiden, overige tegels, dode plekken en verwachte punten mogen bekeken worden.
public = Openbare tafel
public-about = Iedereen op deze server kan haar zien en een vrije plaats nemen.
seed = Startwaarde
seed-random = willekeurig
seed-about = Dezelfde startwaarde geeft dezelfde volgorde van tegels. Wie haar kent, kan weten wat er getrokken wordt.

forget-table = Van deze lijst halen
forget-sure = Daarmee ben je je plaats aan deze tafel kwijt. Toch van de lijst halen?

join-link = Plak een link
join-go = Ga
join-no-link = Dit is geen link naar een tafel.

import = Een verslag openen
import-about = De tekst van een partij, bewaard aan een tafel hier of geschreven door een ander programma.
import-file = Bestand
import-text = Of plak de tekst hier
import-mode = Waarvoor
import-replay = om te bekijken
import-continue = om verder te spelen, iedereen aan dit apparaat
import-open = Openen

lobby-welcome = Neem plaats
lobby-waiting = We wachten op spelers
lobby-missing = { $count ->
    [0] Iedereen is er. De partij begint.
    [one] Nog één speler en de partij begint.
   *[other] Nog { $count } spelers en de partij begint.
}
lobby-sit = Gaan zitten
lobby-sit-too = Ook gaan zitten
lobby-somebody-here = Er speelt nog iemand mee aan dit apparaat
lobby-waiting-seat = vrije plaats
lobby-here = aanwezig
lobby-away = nu even weg
lobby-computer = computer neerzetten …
lobby-leave = Deze plaats verlaten
lobby-free = De plaats van { $name } vrijmaken
lobby-close = Tafel sluiten
lobby-close-sure = Deze tafel voor iedereen sluiten?
