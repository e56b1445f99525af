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
board-evidence-note = voorgoed; wie het minste heeft, wint
board-points = +{ $count }
board-suspicion-of = { figure-start }: verdenking { $count }, vanavond { $tonight ->
    [one] { $tonight } bewijspunt
   *[other] { $tonight } bewijspunten
}.
board-evidence-of = { figure-start }: { $count ->
    [one] { $count } bewijspunt
   *[other] { $count } bewijspunten
}.
board-then = Daarna zou het { $count } zijn.

## Cards, tiles, markers.

board-guests = William of Adson
board-identity = Identiteit: { figure } ({ sign })
board-identity-veiled = Een verzegelde identiteit
board-tile-back = Een gedekt fiche
board-marker =
    { $colour ->
        [red] Een rode marker
        [blue] Een blauwe marker
        [white] Een witte marker
        [grey] Een grijze marker
        [black] Een zwarte marker
       *[orange] Een oranje marker
    }
board-marker-covered = Een gedekte marker
board-event-closed = Een gedekte gebeurteniskaart

## The week.

board-week = De week
board-last-day = De aanklacht
board-last-day-text = Geen kaarten meer: iedereen zegt wie de anderen zijn.
board-day-closed = Nog gedekt
board-day-closed-text = De gebeurtenis wordt ’s ochtends opengelegd.
board-day-title = Dag { $count }: { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } Aan het eind toont iedereen een marker.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Vandaag, dag { $count }: { $name }.
   *[other] Dag { $count }: { $name }.
}
board-reveal = Iedereen toont een marker

## The day's event, as the board shows it all day long. The exact rule is in rules.ftl.

event-talkative-text = Gaat William naar Adson of Adson naar William, dan wordt verdenking meteen bewijs, zoals aan het eind van een dag, tenzij alle zes gelijk staan.
event-puzzling-text = Wie een monnik bij William brengt, deelt daarna twee bewijspunten uit: aan één monnik, of aan twee.
event-diligent-text = Je kaart mag je twee keer gebruiken, altijd voor dezelfde monnik, hetzelfde gebouw of dezelfde gast; de uren tellen één keer.
event-close-behind-text = Wie William verplaatst, deelt daarna twee bewijspunten uit: aan één monnik, of aan twee.
event-hasty-text = Vandaag mag niemand tijdfiches teruggeven. Taken kun je nog wel nemen.
event-impious-text = Wordt een monnik naar de kerk verplaatst, dan geeft ieder ander die een tijdfiche heeft er een naar keuze terug.
event-unobtrusive-text = Een monnik die ergens komt waar geen andere figuur is, verliest 1 bewijspunt.
event-delicate-text = Geef na de zet een monnik naar keuze de volle uren van de kaart als verdenking, ook als je uren hebt bespaard.
event-forbidden-text = Een monnik die de bibliotheek binnengaat, krijgt 2 bewijspunten.
event-caught-text = Vanavond telt verdenking dubbel: 10, 8, 6, 4, 2, 0 bewijspunten.
event-compromising-text = William en Adson tellen dubbel: 6 bewijspunten, 10 verdenkingspunten.
event-inquiring-text = Een monnik die bij andere monniken komt, bezorgt elk van hen 1 bewijspunt.
event-dubious-text = Elke monnik die verplaatst wordt, krijgt 1 bewijspunt.
event-suspicious-text = Na elke beurt krijgen de monniken met de hoogste verdenking 1 bewijspunt, tenzij alle zes gelijk staan.

## A player's place.

board-seat = { $you ->
    [yes] { $name } (jij)
   *[no] { $name }
}
board-seat-you = (jij)
board-seat-turn = Moet nu kiezen
board-seat-stand-in = een bot valt in ({ page-bot })
board-seat-away = afwezig
board-seat-shown = Getoonde markers
board-seat-shown-none = geen marker getoond
board-seat-cards = Kaarten
board-seat-cards-count = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
board-seat-days = Genomen gebeurteniskaarten
board-seat-days-count = { $count ->
    [one] { $count } gebeurteniskaart genomen
   *[other] { $count } gebeurteniskaarten genomen
}
board-seat-tiles = Tijdfiches
board-seat-tiles-count = { $count ->
    [0] Geen tijdfiches
    [one] 1 tijdfiche: { $tiles }
   *[other] { $count } tijdfiches: { $tiles }
}
