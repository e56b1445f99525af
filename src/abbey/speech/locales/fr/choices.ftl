### Choices, questions, forecasts. The arguments are explained in en/choices.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « mission » sont au féminin.

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (envoie { card-name } où tu veux)
        [building] { card } (fais-y venir qui tu veux)
       *[figure] { card }
    }
choose-spend = rendre { tile-acc }, économiser une heure
choose-keep = garder mes tuiles
choose-move = { figure } { place-to }
choose-rest = une fois suffit
choose-take = prendre { tile-acc }
choose-sway =
    { figure } : { $by } { $change ->
        [up] de plus
       *[down] de moins
    }
choose-give = un indice pour { figure-dat }
choose-cast = les donner à { figure-acc }
choose-return = rendre { tile-acc }
choose-show = montrer { figure-acc }
choose-accuse =
    { $you_accused ->
        [yes] tu es { figure }
       *[no] { $whom } est { figure }
    }

## Questions, each to the person who decides.

ask-card = À toi de jouer. Quelle carte joues-tu ?
ask-spend = Le cadran solaire avancerait de { hours-acc }. Rends-tu des tuiles Temps pour économiser des heures ?
ask-where = Où va { figure } ?
ask-who = Qui va { place-to } ?
ask-again = { event-start } : te sers-tu de la carte une seconde fois ?
ask-take = Il y a ici deux missions de couleur { colour }. Laquelle prends-tu ?
ask-sway =
    { guest } rencontre { figure-acc }. { $by } { $guest ->
        [william] indices
       *[adson] soupçons
    } de plus ou de moins ?
ask-give =
    { event-start } : qui reçoit { $count ->
        [1] le second indice
       *[other] le premier des deux indices
    } ?
ask-cast =
    { event-start } : à qui donnes-tu { $count ->
        [one] { $count } soupçon
       *[other] { $count } soupçons
    } ?
ask-return = { event-start } : un moine est allé à l’église, et tu dois rendre une tuile Temps. Laquelle ?
ask-show = La journée est finie, et tout le monde montre un marqueur : qui n’es-tu pas ? Ce moine reçoit 2 indices.
ask-accuse =
    L’accusation : à ton avis, { $you_accused ->
        [yes] qui es-tu
       *[no] qui est { $whom }
    } ?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".

would-pass =
    { $full ->
        [yes] met fin à la journée
       *[no] heure { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] tu prends { tile-acc }
       *[no] tu gagnes une tuile Temps
    }
would-suspicion =
    { $named ->
        [yes] soupçons contre { figure-acc } { $before } → { $after }
       *[no] soupçons { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] indices contre { figure-acc } { $before } → { $after }
       *[no] indices { $before } → { $after }
    }
would-show = indices { $before } → { $after }+
would-be-stuck = personne ne peut bouger
would-reset = tous les soupçons reviennent à { $after }
would-nothing = il ne s’y passe rien
then-day-over = puis la journée s’achève
then-take = puis tu prends { colour-acc } { $value } ou { $other }
then-meet =
    { $first ->
        [yes] rencontre { figure-acc }
       *[no] { figure-acc }
    }
then-sway =
    { $by } { $guest ->
        [william] indices
       *[adson] soupçons
    } de plus ou de moins{ $count ->
        [1] { "" }
       *[other] { " " }pour chacun
    }
then-give =
    puis tu distribues { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
then-cast =
    puis tu donnes { $count ->
        [one] { $count } soupçon
       *[other] { $count } soupçons
    } à un moine
then-again = puis tu peux réutiliser la carte
then-return = chaque autre personne qui a une tuile Temps en rend une
then-spend = { hours-acc }, à réduire avec des tuiles Temps
