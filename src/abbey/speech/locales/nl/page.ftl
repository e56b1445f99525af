### The frame of the page: home, lobby, replay, settings. The arguments are explained in en/page.ftl.
### Je. Geen vormen die iets over iemands geslacht zeggen; "host" is wie de tafel leidt.

## The tab's title and what is everywhere

page-name = Abbey
page-title = Abbey
page-title-at = { $place } · Abbey
page-title-your-turn = ● Jouw beurt · Abbey
page-place-table = Een tafel
page-place-replay = Een spel terugkijken
page-skip = Naar de inhoud
page-loading = Een ogenblik …
page-go-home = Startpagina
page-done = Klaar
page-copy = Kopiëren
page-copied = Gekopieerd
page-reload = Opnieuw laden
page-part-missing = Een deel van deze pagina is niet aangekomen. Misschien heeft de server een nieuwer. Laad de pagina opnieuw: er gaat geen spel verloren.
page-share = Delen
page-guest = Gast

page-connection = { $status ->
    [lost] De verbinding is weg. Nieuwe poging …
   *[back] Weer verbonden.
}

## What happened to the table, told in passing.

news-taken-back = { $you ->
    [yes] Je hebt je beslissing teruggenomen.
   *[no] { $who } heeft een beslissing teruggenomen.
}
news-taken-over = { $you ->
    [yes] Er speelt nu een bot voor jou.
   *[no] Er speelt nu een bot voor { $who }.
}
news-left-to-chance = { $you ->
    [yes] De bot die voor jou speelt had geen antwoord: deze keer koos het toeval.
   *[no] { $who } had geen antwoord: deze keer koos het toeval.
}
news-given-back = { $you ->
    [yes] Je speelt weer zelf.
   *[no] { $who } is terug.
}

## Outside the page, when somebody looks elsewhere

page-notice-title = Jouw beurt
page-notice-body = De tafel wacht op je.

## Pages that are not there

page-nowhere = Deze pagina bestaat niet
page-nowhere-text = Zo’n pagina is er niet in deze abdij. Terug naar het begin:
page-no-table = Deze tafel kan niet worden getoond
page-guide = De regels

## Settings

page-settings = Instellingen
page-language = Taal
page-theme = Thema
page-theme-choice = { $theme ->
    [auto] Zoals het apparaat
    [light] Licht
   *[dark] Donker
}
page-motion = Animaties
page-motion-choice = { $motion ->
    [auto] Zoals het apparaat
   *[reduced] Weinig
}
page-pace = Zetten van de anderen
page-pace-choice = { $pace ->
    [slow] Langzaam
    [usual] Normaal
   *[quick] Snel
}
page-confirming = Om bevestiging vragen
page-confirming-choice = { $confirming ->
    [final] Als het definitief is
    [always] Altijd
   *[never] Nooit
}
page-sound = Geluiden: een bel voor je beurt, een tik voor een zet, een diepe klok voor de nacht
page-notices = Laat me weten dat ik aan de beurt ben, ook als ik ergens anders kijk
page-hints = Aanwijzingen in mijn eerste spellen
page-notices-refused = Je browser staat geen meldingen van deze pagina toe. Dat kun je in de instellingen van de browser veranderen.

## Home

page-lead = Zes monniken, een van hen ben jij, en niemand mag weten welke. Stuur de verdenking, ontwijk het bewijs, en kijk niet al te onschuldig.
page-about = Een onofficiële fanuitgave van ‘De naam van de roos’ van Stefan Feld. Gratis, zonder reclame en zonder accounts, en niet verbonden aan de auteur of een uitgever. Bevalt het je, speel het dan met de echte doos.
page-your-name = Je naam
page-players = Aantal spelers
page-people = Mensen
page-against = De anderen zijn bots:
page-other-seats = De andere plaatsen zijn voor bots:

page-bot = { $bot ->
    [postulant] Postulant
    [novice] Novice
    [apprentice] Leerling
    [brother] Broeder
    [librarian] Bibliothecaris
    [inquisitor] Inquisiteur
    [herald] Heraut
    [gossip] Roddelaar
    [cellarer] Keldermeester
    [sexton] Koster
    [random] Toeval
   *[other] { $bot }
}
page-bot-about = { $bot ->
    [postulant] Doet iets goeds voor de eigen monnik, zelden het beste, en let op niemand.
    [novice] Doet het beste voor de eigen monnik en let op niemand.
    [apprentice] Zit ook anderen dwars. Leidt uit de beurten van vandaag en gisteren af wie wie is en verbergt zich niet.
    [brother] Onthoudt elke beurt en verbergt zich een beetje. Denkt niet vooruit.
    [librarian] Onthoudt elke beurt en verbergt zich meer dan de broeder. Denkt niet vooruit.
    [inquisitor] Doorziet elke manier van spelen, laat nauwelijks merken wie het is en denkt vooruit. Ziet niet meer dan jij op die plaats zou zien.
    [herald] Zoekt uit wie wie is en verbergt zich; verplaatst graag William.
    [gossip] Zoekt uit wie wie is en verbergt zich; verplaatst graag Adson.
    [cellarer] Zoekt uit wie wie is en verbergt zich; spaart tijdfiches.
    [sexton] Zoekt uit wie wie is en verbergt zich; houdt van korte dagen.
    [random] Speelt zomaar een zet die mag. Goed voor een eerste indruk.
   *[other] Heeft een eigen wil.
}

page-new = Nieuw hier?
page-new-lesson = Speel je eerste dag
page-new-lesson-about = Een echt spel, stap voor stap uitgelegd. Het duurt ongeveer zes minuten.
page-new-continue = Ga door met je eerste dag
page-new-quick = Of de regels in twee minuten, met plaatjes

page-now = Nu spelen
page-now-about = Jij tegen bots, meteen.
page-now-go = Ga zitten

page-friends = Met vrienden
page-friends-about = Open een tafel en stuur de link.
page-friends-go = Tafel openen
page-seat = Plaats { $number }
page-filling-me = Ik
page-filling-open = Vrij voor een gast
page-filling-bot = Bot: { page-bot }

page-shared = Op één apparaat
page-shared-about = Geef de telefoon of de tablet door. Tussendoor verbergt die je kaarten.
page-shared-go = Aanschuiven
page-name-of = Naam { $number }
page-player = Speler { $number }

page-record = Een spel terugkijken
page-record-about = Open een opname die jij of iemand anders heeft opgeslagen.
page-record-file = Opname
page-file-choose = Kies een bestand
page-record-help = Een tekstbestand, meestal eindigend op ‘.abbey’.

page-mine = Mijn abdij
page-mine-about = Je afgelopen spellen, en wat ze laten zien.

page-tables = Je tafels
page-tables-all = Alle { $count } tonen
page-table-unnamed = Een tafel
page-standing = { $standing ->
    [gone] Niet te vinden
    [gathering] Wacht op gasten
    [your-turn] ● Jouw beurt
    [waiting] Bezig
    [over] Voorbij
    [called-off] Voortijdig beëindigd
   *[unknown] …
}
page-forget = Van de lijst halen: { $names }

## The puzzle of the day. $kind: certain, likely; $level: easy, medium, hard.

page-puzzle = Puzzel van de dag
page-puzzle-about = Wie is wie? Voor iedereen dezelfde.
page-puzzle-today = { page-puzzle-about } Vandaag: { puzzle-level }.
page-puzzle-solved = Die van vandaag is opgelost.
puzzle-kind =
    { $kind ->
        [certain] zeker
       *[likely] waarschijnlijk
    }
puzzle-level =
    { $level ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }

## What is agreed before the deal

page-options = Opties
page-agreed = Wat is afgesproken
page-order = Wanneer in een beurt de tijd verstrijkt
page-order-choice = { $order ->
    [last] Aan het eind (Frans en Nederlands boekje)
   *[usual] Meteen na de kaart (Duits, Tsjechisch en Italiaans boekje)
}
page-overshoot = Uren voorbij het eind van de dag
page-overshoot-choice = { $overshoot ->
    [reset] Vervallen
   *[carry] Tellen voor de volgende dag
}
page-clock = Bedenktijd
page-clock-help = Voor elke beslissing. Is die op, dan speelt een bot voor je verder tot je terug bent.
page-clock-choice = { $seconds ->
    [0] Zolang je wilt
    [30] 30 seconden
    [60] 1 minuut
    [120] 2 minuten
    [180] 3 minuten
    [600] 10 minuten
    [3600] 1 uur
    [86400] 1 dag
    [259200] 3 dagen
   *[other] { $seconds } seconden
}
page-aids = Hulpmiddelen
page-aids-help = Hulpmiddelen tonen hoe waarschijnlijk wie wie is, geven tips en houden een spiegel voor.
page-aids-choice = { $aids ->
    [usual] Allemaal als je alleen tegen bots speelt, anders geen
    [none] Geen
    [public] Kansen voor iedereen, ook voor wie toekijkt
   *[all] Allemaal (kansen, tips en spiegel)
}
page-components = Waarden van fiches en kaarten
page-components-help = Laat leeg voor de gewone. Anders een tabel in TOML met de delen [tiles], [monks] en [buildings].
page-components-file = … of uit een bestand

page-agreed-order = { $order ->
    [last] De tijd verstrijkt aan het eind van elke beurt.
   *[usual] De tijd verstrijkt meteen na het spelen van de kaart.
}
page-agreed-overshoot = { $overshoot ->
    [reset] Uren voorbij het eind van de dag vervallen.
   *[carry] Uren voorbij het eind van de dag tellen voor de volgende dag.
}
page-agreed-clock = { $seconds ->
    [0] Iedereen denkt na zolang het nodig is.
   *[other] Bedenktijd voor elke beslissing: { page-clock-choice }.
}
page-agreed-aids = Hulpmiddelen: { page-aids-choice }.
page-agreed-components = { $own ->
    [yes] Fiches en kaarten hebben eigen waarden, gekozen door wie de tafel leidt.
   *[no] Fiches en kaarten hebben de gewone waarden.
}
page-agreed-see = Waarden bekijken

## Hints at the table; the rest of their words is in notebook.ftl.

page-hint-ways = { $count ->
    [one] Eén goede manier om verder te gaan:
   *[other] { $count } goede manieren om verder te gaan:
}
page-hint-left = Geen van de tips gaat hier verder. Vraag het gerust nog eens: binnen één beurt telt het als dezelfde tip.

## The lobby

page-lobby = Voor het spel
page-lobby-state = { $free ->
    [0] Alle plaatsen zijn bezet. Het kan beginnen.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
page-seats = Plaatsen
page-seat-open = Vrije plaats
page-seat-who = { $kind ->
    [bot] { $name }, bot ({ page-bot })
   *[person] { $you ->
        [yes] { $name } (jij)
       *[no] { $name }
    }
}
page-seat-state = { $host ->
    [yes] { $present ->
        [yes] Leidt de tafel, aanwezig
       *[no] Leidt de tafel, afwezig
    }
   *[no] { $present ->
        [yes] Aanwezig
       *[no] Afwezig
    }
}
page-seat-change = Plaats { $number } veranderen
page-seat-change-short = { $kind ->
    [open] Bot neerzetten …
   *[other] Veranderen …
}
page-seat-empty = { $kind ->
    [bot] Plaats vrijmaken
   *[person] { $name } wegsturen
}
page-unseat = { $to ->
    [bot] De plaats van { $name } aan een bot geven?
   *[open] De plaats van { $name } vrijmaken voor een andere gast?
}
page-unseat-about = { $name } is nu aanwezig en raakt deze plaats kwijt.
page-unseat-go = { $to ->
    [bot] Aan een bot geven
   *[open] Plaats vrijmaken
}
page-start = Kaarten uitdelen
page-start-wait = De kaarten kunnen worden uitgedeeld als alle plaatsen bezet zijn. Stuur de link, of zet een bot op een vrije plaats.
page-start-host = Wie de tafel leidt, deelt de kaarten uit als iedereen er is.
page-leave = Mijn plaats opgeven
page-join = Meespelen
page-join-go = Een vrije plaats nemen
page-join-watch = Of blijf gewoon: toekijken kan ook zonder plaats.
page-join-full = Alle plaatsen zijn bezet. Blijf en kijk toe: de kaarten blijven voor jou verborgen, zoals voor ieder ander.
page-invite = Nodig je vrienden uit
page-qr = De link naar deze tafel als QR-code
page-device = Op een ander apparaat
page-device-about = Je plaats is in deze browser bewaard. Wil je op een ander apparaat spelen, open daar dan de link ervan. Wie die link heeft, speelt in jouw plaats: laat hem aan niemand zien.
page-device-show = Mijn eigen link tonen
page-device-link = Eigen link van { $name }

## Watching a game again

page-replay-more = Weer{"\u00AD"}gave
page-hands = Hand{"\u00AD"}kaarten
page-hands-hidden = Wie toekijkt, ziet niemands handkaarten. Onder ‘{ page-replay-more }’ kun je iemand kiezen.
page-replay-link = Link naar dit moment
page-replay-jump = Dit moment tonen
page-replay-download = Opname opslaan
page-chances = Winst{"\u00AD"}kansen
# The choices below are "the public", a name, "all cards open".
page-eyes = Gezien door
page-eyes-public = Publiek
page-eyes-seat = { $name }
page-eyes-open = Alle kaarten open
page-reel = Weergave van het spel
page-reel-first = Naar het begin
page-reel-back = Eén stap terug
page-reel-run = Afspelen
page-reel-pause = Pauze
page-reel-on = Eén stap verder
page-reel-last = Naar het einde
page-reel-at = Moment in het spel
page-reel-step = Stap { $at } van { $last }, dag { $day }
page-reel-day = Dag
page-reel-day-number = Dag { $day }
page-reel-speed = Tempo
page-broken-commitment = De verdeling van de kaarten in deze opname past niet bij het zegel van het begin. Een van de twee is na het begin van het spel veranderd, dus misschien is dit niet het spel dat gespeeld is.

## What is wrong with a text that somebody handed in.

page-components-fault = { $fault ->
    [toml] regel { $line } is geen geldige TOML.
    [end] de tekst breekt te vroeg af.
    [part] er is geen deel [{ $entry }].
    [section] ‘{ $entry }’ moet een eigen deel zijn: [{ $entry }].
    [name] ‘{ $entry }’ bestaat niet in dit spel.
    [count] ‘{ $entry }’ heeft een lijst van { $count } hele getallen nodig.
    [value] ‘{ $entry }’ neemt hele getallen van { $least } tot en met { $most }.
   *[other] kijk ze nog eens na.
}
page-record-fault = { $fault ->
    [title] de eerste regel is niet die van een opname.
    [version] er is gespeeld volgens versie { $version } van de regels, en dat is niet de onze.
    [line] regel { $line } klopt niet.
    [action] zet { $number } kan daar niet.
    [short] er ontbreken zetten, of het zijn er te veel.
    [missing] de regel ‘{ $entry }’ ontbreekt.
    [entry] de regel ‘{ $entry }’ klopt niet.
    [deal] wat er is gedeeld klopt niet.
    [parent] wat er over het spel staat dat het voortzet, klopt niet.
    [names] de namen kloppen niet.
   *[other] iets erin is niet zoals het hoort.
}

## What the server would not do, and what to do instead.

refused-unreached = De server is niet te bereiken. Controleer je verbinding en probeer het dan opnieuw.
refused-unexpected = Iets tussen jou en de server gaf een antwoord dat we niet kunnen lezen. Probeer het zo nog eens.
refused-no-record = In dit tabblad is geen opname geopend. Open het bestand opnieuw: ‘{ page-go-home }’, dan ‘{ page-record }’.
refused-aid-not-agreed = Deze hulp is aan deze tafel niet afgesproken.
refused-aids-settled = Er zit hier al iemand anders, die instemde met wat er toen stond: hulpmiddelen kunnen nu alleen nog worden weggehaald.
refused-already-greeted = Deze pagina is al verbonden. Laad de pagina opnieuw als iets er vreemd uitziet.
refused-already-started = Het spel aan deze tafel is al begonnen. Je kunt toekijken.
refused-bad-answer = Dat is geen antwoord op deze puzzel.
refused-bad-components = Met deze waarden van fiches en kaarten gaat het niet: { page-components-fault }
refused-bad-message = De server begreep deze pagina niet. Laad de pagina opnieuw: misschien is die verouderd.
refused-bad-name = Dat kan hier geen naam zijn: gebruik één regel met zichtbare tekens.
refused-bad-record = Dit is geen opname die we kunnen lezen: { page-record-fault }
refused-bad-text = Een opmerking is één regel met zichtbare tekens.
refused-banned = De beheerder van deze server heeft je buitengesloten: je kunt hier niet spelen.
refused-bot-plays = Er speelt een bot voor jou: neem eerst je plaats weer in.
refused-broken-commitment = { page-broken-commitment } De opname telt daarom niet mee en niemand kan ervan verder spelen; tonen kan alleen als de zetten met deze kaarten mogelijk zijn.
refused-foreign-origin = De tafel neemt geen zetten aan van een pagina van elders. Open het eigen adres van deze server.
refused-illegal-action = Dat kan nu niet. Kies iets wat wordt aangeboden.
refused-name-taken = Iemand aan deze tafel heet al zo. Kies een andere naam.
refused-newer-table = Een nieuwere versie van Abbey is met dit spel verdergegaan, en de versie die hier draait kan het niet lezen. Vraag de beheerder van deze server om haar bij te werken.
refused-no-hello = De server hoorde niet wie je bent. Laad de pagina opnieuw.
refused-no-such-moment = Vanaf dat moment kan niemand verder spelen: kies een eerdere stap van het spel.
refused-no-such-page = Op dit adres is niets. Misschien ontbreekt er een letter in de link.
refused-no-such-puzzle = Een puzzel met deze code is er hier niet. Puzzels blijven een jaar staan.
refused-no-such-remark = Dat bericht is aan deze tafel niet geschreven.
refused-no-such-seat = Zo’n plaats heeft deze tafel niet.
refused-no-such-table = Op dit adres staat geen tafel. Misschien ontbreekt er een letter in de link, of is de tafel na lange tijd verwijderd.
refused-not-away = Wie op die plaats zit, is er, of is nog niet lang genoeg weg.
refused-not-host = Dat mag alleen wie deze tafel leidt.
refused-not-over = Dit spel is niet uitgespeeld. Zolang het bezig is, blijft de opname gesloten.
refused-not-playing = Aan deze tafel is nu geen spel bezig.
refused-not-seated = Je hebt geen plaats aan deze tafel: je kunt alleen toekijken.
refused-not-stored = De server kon dat niet opslaan, dus het is niet gebeurd. Probeer het zo nog eens.
refused-nothing-to-undo = Er is nu niets wat je kunt terugnemen.
refused-off-lesson = Dat mag ook, maar de les laat een andere zet zien. Kies wat gemarkeerd is.
refused-old-protocol = Deze pagina is ouder dan de server. Laad haar opnieuw om verder te spelen.
refused-other-rules = Dit spel is begonnen met andere regels dan die van deze server, dus het kan hier niet worden getoond.
refused-seat-taken = Die plaats is bezet.
refused-seats-open = Sommige plaatsen zijn nog leeg: wacht op iemand, of zet er een bot neer.
refused-server-fault = De server heeft een fout gemaakt. Probeer het nog eens; blijft het zo, vertel het dan aan wie hem beheert.
refused-stale = Er is iets gebeurd sinds je keek. Kijk nog eens en beslis dan.
refused-table-closed = De beheerder van deze server heeft deze tafel gesloten. Hier kan niets meer.
refused-table-full = Deze tafel is vol: de partij kan worden uitgespeeld, maar verder kan er niets meer.
refused-too-early = De dag van deze puzzel is nog niet begonnen. De dagen wisselen om middernacht UTC.
refused-too-fast = Te veel tegelijk. Wacht even en probeer het dan opnieuw.
refused-too-large = Dat is te lang.
refused-too-many = Er komen al te veel verbindingen van jouw netwerk. Sluit een tabblad, of probeer het later nog eens.
refused-unknown-bot = Die bot is hier niet meer. Kies een andere.
refused-what-if-game = Dit is een wat-als-spel: het gaat verder vanuit een ander spel en telt niet mee.
refused-wrong-method = { refused-bad-message }
refused-wrong-seat = Je hebt nu niets te beslissen.
