### The pieces of the board: labels, and what is read aloud. The arguments are explained in en/board.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel.

## The abbey.

board-abbey = Die Abtei
board-place = { building-latin }, { building }. { $tiles ->
    [0] Keine Aufgabe hier.
    [one] Aufgabe: { $tasks }.
   *[other] Aufgaben: { $tasks }.
} { $figures ->
    [0] Niemand ist hier.
   *[other] Hier: { $company }.
}
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) ist { place-in }.
   *[no] { figure-start } ist { place-in }.
}

## The sundial.

board-time = Sonnenuhr: Stunde { $time } von 24
board-time-ghost = Sonnenuhr: Stunde { $time } von 24, danach { $ghost }
board-time-short = { $time } von 24

## The two tracks.

board-suspicion = Verdacht
board-suspicion-note = heute, 0 bis 40; +: Indizien am Abend
board-evidence = Indizien
board-evidence-note = für immer; wer die wenigsten hat, gewinnt
board-points = +{ $count }
board-suspicion-of = { figure-start }: Verdacht { $count }, heute Abend { $tonight ->
    [one] { $tonight } Indiz
   *[other] { $tonight } Indizien
}.
board-evidence-of = { figure-start }: { $count ->
    [one] { $count } Indiz.
   *[other] { $count } Indizien.
}
board-then = Danach wären es { $count }.

## Cards, tiles, markers.

board-guests = William oder Adson
board-identity = Identität: { figure } ({ sign })
board-identity-veiled = Eine versiegelte Identität
board-tile-back = Ein verdecktes Plättchen
board-marker = Ein Marker in { colour }
board-marker-covered = Ein verdeckter Marker
board-event-closed = Ein verdecktes Ereigniskärtchen

## The week.

board-week = Die Woche
board-last-day = Die Anklage
board-last-day-text = Keine Karten mehr: Alle sagen, wer die anderen sind.
board-day-closed = Noch verdeckt
board-day-closed-text = Das Ereignis wird am Morgen aufgedeckt.
board-day-title = Tag { $count }: { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } Wenn er endet, zeigen alle einen Marker.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Heute, Tag { $count }: { $name }.
   *[other] Tag { $count }: { $name }.
}
board-reveal = Alle zeigen einen Marker

## The day's event, as the board shows it all day long. The exact rule is in rules.ftl.

event-talkative-text = Geht William zu Adson oder Adson zu William, wird Verdacht sofort zu Indizien wie am Ende eines Tages, außer wenn alle sechs gleichauf liegen.
event-puzzling-text = Wer einen Mönch zu William bringt, verteilt danach zwei Indizien: an einen Mönch oder an zwei.
event-diligent-text = Deine Karte darf zweimal genutzt werden, immer für denselben Mönch, dasselbe Gebäude oder denselben Gast; ihre Stunden zählen einmal.
event-close-behind-text = Wer William bewegt, verteilt danach zwei Indizien: an einen Mönch oder an zwei.
event-hasty-text = Heute darf niemand Zeitplättchen zurückgeben. Aufgaben kannst du trotzdem nehmen.
event-impious-text = Wird ein Mönch in die Kirche bewegt, geben alle anderen, die ein Zeitplättchen haben, eines ihrer Wahl zurück.
event-unobtrusive-text = Ein Mönch, der dorthin geht, wo keine andere Figur ist, verliert 1 Indiz.
event-delicate-text = Gib nach der Bewegung einem Mönch deiner Wahl die vollen Stunden der Karte als Verdacht, auch wenn du Stunden gespart hast.
event-forbidden-text = Ein Mönch, der die Bibliothek betritt, bekommt 2 Indizien.
event-caught-text = Heute Abend zählt Verdacht doppelt: 10, 8, 6, 4, 2, 0 Indizien.
event-compromising-text = William und Adson zählen doppelt: 6 Indizien, 10 Verdachtspunkte.
event-inquiring-text = Geht ein Mönch zu anderen Mönchen, bekommt jeder von ihnen 1 Indiz.
event-dubious-text = Jeder Mönch, der bewegt wird, bekommt 1 Indiz.
event-suspicious-text = Nach jedem Zug bekommen die Mönche mit dem höchsten Verdacht 1 Indiz, außer wenn alle sechs gleichauf liegen.

## A player's place.

board-seat = { $you ->
    [yes] { $name } (du)
   *[no] { $name }
}
board-seat-you = (du)
board-seat-turn = Entscheidet gerade
board-seat-stand-in = ein Bot springt ein ({ page-bot })
board-seat-away = abwesend
board-seat-shown = Gezeigte Marker
board-seat-shown-none = kein Marker gezeigt
board-seat-cards = Karten
board-seat-cards-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-seat-days = Genommene Ereigniskärtchen
board-seat-days-count = { $count } Ereigniskärtchen genommen
board-seat-tiles = Zeitplättchen
board-seat-tiles-count = { $count ->
    [0] Keine Zeitplättchen
    [one] 1 Zeitplättchen: { $tiles }
   *[other] { $count } Zeitplättchen: { $tiles }
}
