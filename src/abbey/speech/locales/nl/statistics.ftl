### The statistics of a house. The arguments are explained in en/statistics.ftl.

statistics-title = Statistiek van een huis
statistics-games =
    { $games ->
        [one] { $games } afgelopen spel
       *[other] { $games } afgelopen spellen
    } met { $seats } plaatsen, waarvan { $persons } van mensen.
statistics-how = Een gedeelde winst telt voor een deel. In elke rij telt elk spel één keer, als gemiddelde van zijn plaatsen: ze delen de kaarten en de winst. Geen naam van een mens wordt bewaard.

## Tables. $topic: what is counted by what.

statistics-topic =
    { $topic ->
        [seat] Winst per plaats
        [monk] Winst per monnik
        [level] Winst per niveau
        [event] Winst per gebeurtenisfiche
        [right] Juiste gokken
       *[hit] Rake gokken
    }
statistics-about =
    { $topic ->
        [seat] Plaatsen in de volgorde van het spel.
        [monk] De monniken die iemand was.
        [level] Mensen, en elke soort bot.
        [event] Wie het fiche van deze gebeurtenis nam.
        [right] Naar wie er gokte.
       *[hit] Naar op wie er werd gegokt.
    }
statistics-seat = Plaats { $number }
statistics-person = Mensen
statistics-share = { $share } % ({ $low } tot { $high })
statistics-even = { $share } %
statistics-count = { $count }
statistics-head =
    { $head ->
        [share] Aandeel (95 %)
        [even] Gelijk
        [seats] Plaatsen
        [players] Spelers
        [games] Spellen
        [mean] Beurten gemiddeld
        [shortest] Kortste
       *[longest] Langste
    }
statistics-lengths = Duur

## Under and beside a plot.

statistics-caption = Punt: het aandeel. Balk: het 95%-interval. Streep: wat gelijk zou zijn.
statistics-percent = procent
