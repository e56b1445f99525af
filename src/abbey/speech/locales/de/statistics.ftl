### The statistics of a house. The arguments are explained in en/statistics.ftl.

statistics-title = Statistik eines Hauses
statistics-games =
    { $games ->
        [one] { $games } beendete Partie
       *[other] { $games } beendete Partien
    } mit { $seats } Plätzen, davon { $persons } von Menschen.
statistics-how = Ein geteilter Sieg zählt zum Teil. In jeder Zeile zählt jede Partie einmal, als Mittel ihrer Plätze: Sie teilen sich die Karten und den Sieg. Kein Name eines Menschen wird aufbewahrt.

## Tables. $topic: what is counted by what.

statistics-topic =
    { $topic ->
        [seat] Siege nach Platz
        [monk] Siege nach Mönch
        [level] Siege nach Stufe
        [event] Siege nach Ereignisplättchen
        [right] Richtige Tipps
       *[hit] Treffende Tipps
    }
statistics-about =
    { $topic ->
        [seat] Plätze in der Reihenfolge des Spiels.
        [monk] Die Mönche, die jemand war.
        [level] Menschen und jede Art von Bot.
        [event] Wer das Plättchen dieses Ereignisses nahm.
        [right] Nach dem, wer getippt hat.
       *[hit] Nach dem, auf wen getippt wurde.
    }
statistics-seat = Platz { $number }
statistics-person = Menschen
statistics-share = { $share } % ({ $low } bis { $high })
statistics-even = { $share } %
statistics-count = { $count }
statistics-head =
    { $head ->
        [share] Anteil (95 %)
        [even] Ausgeglichen
        [seats] Plätze
        [players] Personen
        [games] Partien
        [mean] Züge im Mittel
        [shortest] Kürzeste
       *[longest] Längste
    }
statistics-lengths = Dauer

## Under and beside a plot.

statistics-caption = Punkt: der Anteil. Balken: sein 95-%-Intervall. Strich: was ausgeglichen wäre.
statistics-percent = Prozent
