### The pieces of the board: labels, and what is read aloud. The arguments are explained in en/board.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord.

## The abbey.

board-abbey = De abdij
board-place = { building-latin }, { building }. { $tiles ->
    [0] Geen taak hier.
    [one] Taak: { $tasks }.
   *[other] Taken: { $tasks }.
} { $figures ->
    [0] Er is hier niemand.
   *[other] Hier: { $company }.
}
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) is { place-in }.
   *[no] { figure-start } is { place-in }.
}

## The sundial.

board-time = Zonnewijzer: uur { $time } van 24
board-time-ghost = Zonnewijzer: uur { $time } van 24, daarna { $ghost }
board-time-short = { $time } van 24

## The two tracks.

board-suspicion = Verdenking
board-suspicion-note = vandaag, 0 tot 40; +: bewijs vanavond
board-evidence = Bewijs
board-evidence-note = voorgoed; het minste wint
board-points = +{ $count }
board-suspicion-of = { figure-start }: { $count } verdenking, vanavond { $tonight } bewijs.
board-evidence-of = { figure-start }: { $count } bewijs.
board-then = Daarna zou het { $count } zijn.

## Cards, tiles, markers.

board-guests = William of Adson
board-identity = Identiteit: { figure } ({ sign })
board-identity-veiled = Een verzegelde identiteit
board-tile-back = Een gedekte tegel
board-marker = Een merkteken in { colour }
board-marker-covered = Een gedekt merkteken
board-event-closed = Een gedekte gebeurtenistegel

## The week.

board-week = De week
board-last-day = De aanklacht
board-last-day-text = Geen kaarten meer: iedereen zegt wie de anderen zijn.
board-day-closed = Nog gedekt
board-day-closed-text = De gebeurtenis wordt ’s ochtends opengelegd.
board-day-title = Dag { $count }: { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } Aan het eind toont iedereen een merkteken.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Vandaag, dag { $count }: { $name }.
   *[other] Dag { $count }: { $name }.
}
board-reveal = Iedereen toont een merkteken

## A player's place.

board-seat = { $you ->
    [yes] { $name } (jij)
   *[no] { $name }
}
board-seat-you = (jij)
board-seat-turn = Moet nu kiezen
board-seat-bot = bot
board-seat-stand-in = een bot valt in
board-seat-away = afwezig
board-seat-shown = Getoonde merktekens
board-seat-shown-none = geen merkteken getoond
board-seat-cards = Kaarten
board-seat-cards-count = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-seat-days = Genomen gebeurtenistegels
board-seat-days-count = { $count ->
    [one] { $count } gebeurtenistegel genomen
   *[other] { $count } gebeurtenistegels genomen
}
board-seat-tiles = Tijdtegels
board-seat-tiles-count = { $count ->
    [0] Geen tijdtegels
    [one] 1 tijdtegel: { $tiles }
   *[other] { $count } tijdtegels: { $tiles }
}
