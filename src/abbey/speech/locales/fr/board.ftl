### The pieces of the board. The arguments are explained in en/board.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « mission » sont au féminin.

## The abbey.

board-abbey = L’abbaye
board-place = { building-latin }, { building }. { $tiles ->
    [0] Aucune mission ici.
    [one] Mission : { $tasks }.
   *[other] Missions : { $tasks }.
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
board-evidence-note = pour de bon ; qui en a le moins gagne
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
board-event-closed = Une carte Événement face cachée

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

## The day's event, as the board shows it all day long. The exact rule is in rules.ftl.

event-talkative-text = Quand Guillaume rejoint Adson ou Adson Guillaume, les soupçons deviennent aussitôt des indices, comme à la fin d’une journée, sauf si les six sont à égalité.
event-puzzling-text = Amène un moine auprès de Guillaume, puis distribue deux indices : à un moine, ou à deux.
event-diligent-text = La carte jouée peut servir deux fois, toujours pour le même moine, lieu ou visiteur ; ses heures comptent une fois.
event-close-behind-text = Qui déplace Guillaume distribue ensuite deux indices : à un moine, ou à deux.
event-hasty-text = Aujourd’hui, personne ne peut rendre de tuile Temps. On peut toujours prendre des missions.
event-impious-text = Quand un moine est déplacé dans l’église, chaque autre personne qui a une tuile Temps en rend une de son choix.
event-unobtrusive-text = Un moine qui va là où il n’y a aucun autre personnage perd 1 indice.
event-delicate-text = Après le déplacement, donne à un moine de ton choix autant de soupçons que la carte compte d’heures, tuiles rendues ou non.
event-forbidden-text = Un moine qui entre dans la bibliothèque reçoit 2 indices.
event-caught-text = Ce soir, les soupçons comptent double : 10, 8, 6, 4, 2, 0 indices.
event-compromising-text = Guillaume et Adson comptent double : 6 indices, 10 soupçons.
event-inquiring-text = Un moine qui en rejoint d’autres donne à chacun d’eux 1 indice.
event-dubious-text = Tout moine qui est déplacé reçoit 1 indice.
event-suspicious-text = Après chaque tour, les moines en tête sur l’échelle des soupçons reçoivent 1 indice, sauf si les six sont à égalité.

## A player's place.

board-seat = { $you ->
    [yes] { $name } (toi)
   *[no] { $name }
}
board-seat-you = (toi)
board-seat-turn = Doit décider maintenant
board-seat-stand-in = bot en remplacement ({ page-bot })
board-seat-away = hors ligne
board-seat-shown = Marqueurs montrés
board-seat-shown-none = aucun marqueur montré
board-seat-cards = Cartes
board-seat-cards-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-seat-days = Cartes Événement prises
board-seat-days-count = { $count ->
    [one] { $count } carte Événement prise
   *[other] { $count } cartes Événement prises
}
board-seat-tiles = Tuiles Temps
board-seat-tiles-count = { $count ->
    [0] Aucune tuile Temps
    [one] 1 tuile Temps : { $tiles }
   *[other] { $count } tuiles Temps : { $tiles }
}
