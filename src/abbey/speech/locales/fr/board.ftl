### The pieces of the board. The arguments are explained in en/board.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « tâche » sont au féminin.

## The abbey.

board-abbey = L’abbaye
board-place = { building-latin }, { building }. { $tiles ->
    [0] Aucune tâche ici.
    [one] Tâche : { $tasks }.
   *[other] Tâches : { $tasks }.
} { $figures ->
    [0] Il n’y a personne.
   *[other] Ici : { $company }.
}
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) est { place-in }.
   *[no] { figure-start } est { place-in }.
}

## The sundial.

board-time = Cadran solaire : heure { $time } sur 24
board-time-ghost = Cadran solaire : heure { $time } sur 24, puis { $ghost }
board-time-short = { $time } sur 24

## The two tracks.

board-suspicion = Soupçons
board-suspicion-note = du jour, 0 à 40 ; + : indices de ce soir
board-evidence = Indices
board-evidence-note = pour de bon ; le minimum gagne
board-points = +{ $count }
board-suspicion-of =
    { figure-start } : { $count ->
        [one] { $count } soupçon
       *[other] { $count } soupçons
    }, { $tonight ->
        [one] { $tonight } indice
       *[other] { $tonight } indices
    } ce soir.
board-evidence-of =
    { figure-start } : { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }.
board-then = On passerait à { $count }.

## Cards, tiles, markers.

board-guests = Guillaume ou Adson
board-identity = Identité : { figure } ({ sign })
board-identity-veiled = Une identité scellée
board-tile-back = Une tuile, face cachée
# A marker is masculine, unlike the tiles.
board-marker =
    { $colour ->
        [red] Un marqueur rouge
        [blue] Un marqueur bleu
        [white] Un marqueur blanc
        [grey] Un marqueur gris
        [black] Un marqueur noir
       *[orange] Un marqueur orange
    }
board-marker-covered = Un marqueur face cachée
board-event-closed = Une tuile d’événement face cachée

## The week.

board-week = La semaine
board-last-day = L’accusation
board-last-day-text = Plus de cartes : tout le monde dit qui sont les autres.
board-day-closed = Encore caché
board-day-closed-text = Son événement est dévoilé au matin.
board-day-title = Jour { $count } : { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } À la fin, tout le monde montre un marqueur.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Aujourd’hui, jour { $count } : { $name }.
   *[other] Jour { $count } : { $name }.
}
board-reveal = Tout le monde montre un marqueur

## A player's place.

board-seat = { $you ->
    [yes] { $name } (toi)
   *[no] { $name }
}
board-seat-you = (toi)
board-seat-turn = Doit décider maintenant
board-seat-bot = bot
board-seat-stand-in = bot en remplacement
board-seat-away = pas là
board-seat-shown = Marqueurs montrés
board-seat-shown-none = aucun marqueur montré
board-seat-cards = Cartes
board-seat-cards-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-seat-days = Tuiles d’événement prises
board-seat-days-count = { $count ->
    [one] { $count } tuile d’événement prise
   *[other] { $count } tuiles d’événement prises
}
board-seat-tiles = Tuiles de temps
board-seat-tiles-count = { $count ->
    [0] Aucune tuile de temps
    [one] 1 tuile de temps : { $tiles }
   *[other] { $count } tuiles de temps : { $tiles }
}
