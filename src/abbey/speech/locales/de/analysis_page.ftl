### Die Auswertung eines beendeten Spiels, wie die Seite sie zeigt.

analysis-running = Das Spiel wird ausgewertet.
analysis-ready = Die Auswertung ist fertig.
analysis-ahead =
    { $count ->
        [one] Ein anderes Spiel wird vorher ausgewertet.
       *[other] { $count } andere Spiele werden vorher ausgewertet.
    }
analysis-stopped = Die Auswertung wurde abgebrochen.
analysis-begin = Das Spiel auswerten
analysis-unfinished = Ausgewertet wird nur ein Spiel, das zu Ende gespielt wurde.
analysis-offer = Eine Auswertung berechnet für das ganze Spiel, welche Siegchance alle hatten. Sie dauert ein paar Sekunden und zeigt, wer wer war.

analysis-whom = Über wen
analysis-at = Tag { $day }, Aktion { $action }
analysis-action = Aktion { $action }
analysis-days = Der Anfang und das Ende jedes Tages in der Wiederholung:
analysis-change = Wahrscheinlichkeit des wahren Mönchs ({ analysis-observer }): { $before } % → { $after } %
analysis-made-title = Die abgegebenen Tipps
analysis-best-title = Das Beste nach dem, was bekannt sein konnte
analysis-worth = Zu erwartende Punkte: { $expected }. { $which ->
    [made] Gebracht
   *[best] Hätte gebracht
}: { $brought }. Siegchance: { $win } %.
analysis-others = Was die anderen verrieten
analysis-other = { $who } ({ figure }): am Ende war sich der vorsichtige Beobachter zu { $chance } % sicher.
analysis-loudest-of = Am lautesten: { $turn }.
analysis-total = { analysis-cause }: { $change } (±{ $within }) Prozentpunkte.
analysis-largest = Die größte Änderung: { $change } (±{ $within }),
analysis-now = Siegchance in diesem Moment: { $chances }
