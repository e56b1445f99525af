### The statistics of a house. The arguments are explained in en/statistics.ftl.

statistics-title = Statistiques d’une maison
statistics-games =
    { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }, { $seats } places, dont { $persons } occupées par des personnes.
statistics-how = Une victoire partagée compte en partie. Dans chaque ligne, chaque partie compte une fois, comme moyenne de ses places : elles partagent la donne et la victoire. Aucun nom de personne n’est gardé.

## Tables. $topic: what is counted by what.

statistics-topic =
    { $topic ->
        [seat] Victoires par place
        [monk] Victoires par moine
        [level] Victoires par niveau
        [event] Victoires par tuile d’événement
        [right] Suppositions justes
       *[hit] Suppositions qui ont touché
    }
statistics-about =
    { $topic ->
        [seat] Les places dans l’ordre du jeu.
        [monk] Les moines que quelqu’un était.
        [level] Les personnes, et chaque sorte de bot.
        [event] Qui a pris la tuile de cet événement.
        [right] Selon qui a deviné.
       *[hit] Selon qui a été deviné.
    }
statistics-seat = Place { $number }
statistics-person = Personnes
statistics-share = { $share } % ({ $low } à { $high })
statistics-even = { $share } %
statistics-count = { $count }
statistics-head =
    { $head ->
        [share] Part (95 %)
        [even] Équilibre
        [seats] Places
        [players] À la table
        [games] Parties
        [mean] Tours en moyenne
        [shortest] La plus courte
       *[longest] La plus longue
    }
statistics-lengths = Durées

## Under and beside a plot.

statistics-caption = Point : la part. Barre : son intervalle à 95 %. Trait : l’équilibre.
statistics-percent = pour cent
