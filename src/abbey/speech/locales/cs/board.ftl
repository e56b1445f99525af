### The pieces of the board: labels, and what is read aloud in place of a picture.
### The arguments are explained in en/board.ftl.

## The abbey.

board-abbey = Opatství
board-place = { building-latin }, { building }. { $tiles ->
    [0] Žádný úkol.
    [one] Úkol: { $tasks }.
   *[other] Úkoly: { $tasks }.
} { $figures ->
    [0] Nikdo tu není.
   *[other] Stojí tu: { $company }.
}
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) je { place-in }.
   *[no] { figure-start } je { place-in }.
}

## The sundial.

board-time = Sluneční hodiny: hodina { $time } z 24
board-time-ghost = Sluneční hodiny: hodina { $time } z 24, potom { $ghost }
board-time-short = { $time } z 24

## The two tracks: podezření (today's), indicie (for good).

board-suspicion = Podezření
board-suspicion-note = dnes, 0 až 40; + jsou večerní indicie
board-evidence = Indicie
board-evidence-note = natrvalo; nejméně vyhrává
board-points = +{ $count }
board-suspicion-of = { figure-start }: podezření { $count }, dnes večer { $tonight ->
    [one] { $tonight } indicie
    [few] { $tonight } indicie
   *[other] { $tonight } indicií
}.
board-evidence-of = { figure-start }: { $count ->
    [one] { $count } indicie
    [few] { $count } indicie
   *[other] { $count } indicií
}.
board-then = Bylo by to { $count }.

## Cards, tiles, markers.

board-guests = Vilém nebo Adson
board-identity = Totožnost: { figure } ({ sign })
board-identity-veiled = Zapečetěná totožnost
board-tile-back = Žeton lícem dolů
# The colour in the masculine, as "žeton" asks for.
board-marker = { $colour ->
    [red] Červený
    [blue] Modrý
    [white] Bílý
    [grey] Šedý
    [black] Černý
   *[orange] Oranžový
} žeton
board-marker-covered = Zakrytý barevný žeton
board-event-closed = Zakrytý žeton události

## The week.

board-week = Týden
board-last-day = Obvinění
board-last-day-text = Karty už se nehrají: každý řekne, kým jsou ostatní.
board-day-closed = Zatím zakrytý
board-day-closed-text = Událost se odkryje ráno.
board-day-title = { $count }. den: { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } Na jeho konci každý ukáže barevný žeton.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Dnes, { $count }. den: { $name }.
   *[other] { $count }. den: { $name }.
}
board-reveal = Každý ukáže barevný žeton

## A player's place.

board-seat = { $you ->
    [yes] { $name } (ty)
   *[no] { $name }
}
board-seat-you = (ty)
board-seat-turn = Teď rozhoduje
board-seat-bot = bot
board-seat-stand-in = zaskakuje bot
board-seat-away = pryč
board-seat-shown = Ukázané žetony
board-seat-shown-none = žádný ukázaný žeton
board-seat-cards = Karty
board-seat-cards-count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
board-seat-days = Získané žetony událostí
board-seat-days-count = { $count ->
    [one] { $count } získaný žeton události
    [few] { $count } získané žetony událostí
   *[other] { $count } získaných žetonů událostí
}
board-seat-tiles = Žetony času
board-seat-tiles-count = { $count ->
    [0] Žádné žetony času
    [one] 1 žeton času: { $tiles }
    [few] { $count } žetony času: { $tiles }
   *[other] { $count } žetonů času: { $tiles }
}
