### L’analyse d’une partie finie, telle que `abbey analyse` la raconte.

analysis-title = Ce que révèle cette partie
analysis-game = { $names }. Actions dans le fichier de partie : { $actions }.
analysis-how = Deux observateurs ont regardé sans place à la table : un simple, qui pense que tout le monde joue ouvertement pour son moine, et un prudent, qui sait que l’on se cache. Les tours les plus parlants et le meilleur bluff sont ceux qui ont en moyenne le plus influencé les deux observateurs. La valeur et les chances sont jugées d’après ce qui pouvait être connu à ce moment, en partie par des suites jouées au hasard avec des graines fixes ; ± est l’intervalle à 95 %.
analysis-brackets = Les nombres entre crochets sont des actions du fichier de partie.
analysis-actions = La partie, action par action
analysis-decimal = { $whole },{ $tenths }
analysis-seat =
    { $who } ({ figure }) : { $score } indices{ $won ->
        [yes] , victoire
       *[no] { "" }
    }
analysis-observer =
    { $observer ->
        [simple] observateur simple
       *[careful] observateur prudent
    }
analysis-told = Ce que les tours ont révélé
analysis-belief =
    Probabilité du vrai moine pour { $observer ->
        [simple] un observateur simple
       *[careful] un observateur prudent
    }, au départ et après chaque journée : { $chances }.
analysis-belief-rival = Pour { $who }, qui connaissait aussi son propre moine : { $chances }.
analysis-loudest = Les tours les plus parlants
analysis-moved = { analysis-observer } { $before } % → { $after } %
analysis-loud = Jour { $day } [{ $action }] : { $turn }. Probabilité du vrai moine : { $beliefs }.
analysis-no-loud = Aucun tour n’a appris grand-chose aux observateurs.
analysis-instead = { analysis-observer } { $after } % au lieu de { $loud } %
analysis-quieter = Plus discret et de valeur semblable : { $turn }. Probabilité du vrai moine : { $beliefs }. Chances de gagner : { $change } (±{ $within }) points de pourcentage.
analysis-no-quieter = Aucun tour plus discret de valeur semblable n’a été trouvé.
analysis-bluff = Le meilleur bluff
analysis-no-bluff = Aucun tour n’a égaré les observateurs.
analysis-accusation = L’accusation
analysis-guess =
    { $whom } : { figure } ({ $chance } %, { $right ->
        [yes] juste
       *[no] faux
    })
analysis-made = Choix fait [{ $action }] : { $guesses }. Points attendus { $expected }, points apportés { $brought }, chances de gagner { $win } %.
analysis-best = Le mieux d’après ce qui pouvait être connu [{ $action }] : { $guesses }. Points attendus { $expected }, points que cela aurait apportés { $brought }, chances de gagner { $win } %.
analysis-was-best = D’après ce qui pouvait être connu, il n’y avait pas de meilleure supposition.
analysis-source = { play-source } : { $points } [{ $actions }]
analysis-source-start = { play-source } : { $points }
analysis-swings = Hasard et choix
analysis-cause =
    { $cause ->
        [cards] cartes piochées
        [reshuffle] cartes piochées après un nouveau mélange
        [event] événements des journées
        [turn] propres tours, comparés à des tours ordinaires
       *[rest] les autres, et ce qui ne peut être séparé
    }
analysis-swing = { analysis-cause } : { $change } (±{ $within }) points de pourcentage. Le plus fort, jour { $day } [{ $action }] : { $largest } (±{ $largest_within }).
analysis-rest = { analysis-cause } : { $change } points de pourcentage.
analysis-chances = Chances de gagner
analysis-eyes =
    { $eyes ->
        [public] telles que tous pouvaient les juger
       *[own] telles que cette place pouvait les juger
    }
analysis-chances-day = Avant le jour { $day } [{ $action }] : { $chances }.
analysis-share = { $who } { $chance } %
analysis-axis-action = action du fichier de partie
analysis-axis-belief = probabilité du vrai moine, %
analysis-axis-chance = chances de gagner, %
analysis-axis-points = indices
analysis-axis-change = points de pourcentage des chances de gagner
analysis-plot-belief = À quel point chaque observateur jugeait le vrai moine probable. Traits verticaux : une nouvelle journée commence.
analysis-plot-rivals = À quel point un observateur prudent jugeait probable le vrai moine de chaque place.
analysis-plot-chances = Les chances de gagner de tous, { analysis-eyes }.
analysis-plot-swings = Ce que le hasard et les choix ont fait aux chances de gagner, avec des intervalles à 95 %.
analysis-picture = Le plateau avant ce tour. Flèche pleine : le déplacement fait ; flèche en tirets : le plus discret.
analysis-picture-alone = Le plateau avant ce tour. La flèche est le déplacement fait.
