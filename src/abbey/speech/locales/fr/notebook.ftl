## The fields.

notes-about = Qui est qui ? Appuie sur une case pour en savoir plus, encore une fois pour ta marque.
notes-cell = { $who } en { figure }
notes-cell-odds = { $percent } pour cent
notes-cell-certain = { $certainty ->
    [out] certainement pas
   *[is] certain
}
notes-cell-mark = { $mark ->
    [no] ta marque : non
    [maybe] ta marque : peut-être
   *[yes] ta marque : oui
}
notes-cell-pins = { $count ->
    [one] { $count } ligne épinglée
   *[other] { $count } lignes épinglées
}
notes-key = { $look ->
    [certain] certainement pas
    [likely] probable, en pour cent
   *[own] tes marques
}
notes-text = Notes

## One field, looked at closely.

notes-certain = { $certainty ->
    [out] C’est certain : { $who } n’est pas { figure }.
   *[is] C’est certain : { $who } est { figure }.
}
notes-per-cent = pour cent
notes-now = maintenant
notes-course = De { $first } pour cent au début à { $now } pour cent maintenant, jamais sous { $least } ni au-dessus de { $most }.
notes-reasons = Les tours qui en ont décidé
notes-reasons-none = Aucun tour n’en a encore dit beaucoup.
notes-reason-weight = { $bits } bit, { $before } → { $after } %
notes-reason-total = { $bits } bit en tout
notes-reason-bits = +1 bit double le rapport du oui au non, −1 bit le divise par deux.
notes-thinking = Réflexion …
notes-mark = Ta marque
notes-mark-choice = { $mark ->
    [none] Aucune
    [no] Non
    [maybe] Peut-être
   *[yes] Oui
}
notes-pins = Lignes épinglées
notes-pins-none = Aucune. Pour en épingler une, appuie sur l’épingle à côté d’une ligne du journal, ou sur P quand la ligne est choisie.
notes-unpin = Détacher : { $line }
notes-eyes = { $eyes ->
    [own] Ton propre moine est pris en compte.
   *[everybody] Tant que ta lettre est fermée, ton propre moine n’est pas pris en compte, pour que personne ne le lise dans les nombres.
}
notes-not-agreed = { $aids ->
    [none] À cette table, les probabilités, les conseils et le miroir n’ont pas été convenus.
   *[public] À cette table, les conseils et le miroir n’ont pas été convenus.
}

## Pinning a line of the log.

notes-pin-title = Épingler cette ligne
notes-pin-about = À quelles cases du carnet appartient-elle ?
notes-pin-done = Terminé

## The accusation.

notes-accuse = Tes marqueurs
notes-accuse-about = Fais glisser un marqueur vers quelqu’un, ou appuie d’abord sur le marqueur, puis sur la personne.
notes-accuse-where = Appuie maintenant sur la personne à qui ce marqueur est destiné.
notes-marker = Marqueur : { figure }
notes-accuse-rivals = Les autres
notes-slot = { $held ->
    [yes] { $state ->
        [empty] Le poser devant { $who }
        [planned] Le poser devant { $who } à la place de { figure }
       *[laid] Devant { $who } : { figure }
    }
   *[no] { $state ->
        [empty] Devant { $who } : rien encore
        [planned] Devant { $who } : { figure }, prévu. Appuie pour le reprendre.
       *[laid] Devant { $who } : { figure }
    }
}
notes-lay = Poser { figure-acc } devant { $who }

## Hints.

notes-hint = Conseils
notes-hint-ask = Demander un conseil
notes-hint-about = Tu reçois jusqu’à trois bonnes façons de continuer. Un tour compte pour un conseil, autant de fois que tu demandes. Le nombre de conseils que tu as pris est dit à la fin de la partie.
notes-hint-taken = { $count ->
    [one] Tu as pris { $count } conseil jusqu’ici. Le nombre est dit à la fin de la partie.
   *[other] Tu as pris { $count } conseils jusqu’ici. Le nombre est dit à la fin de la partie.
}
notes-hint-covered = Les conseils dépendent de qui tu es. Ils sont couverts comme ta lettre.
notes-hint-none = Il n’y a rien à conseiller ici.
notes-hint-win = chances de gagner : { $percent } %
notes-hint-light = Montre-moi où
notes-hint-done = fait

## The mirror.

notes-mirror = Miroir
notes-mirror-about = Il montre pour qui te prennent deux observateurs qui ne connaissent le moine de personne : un simple, qui prend chaque tour pour ce dont il a l’air, et un prudent, qui sait que l’on se cache. À côté de chaque choix est écrit ce qu’il y changerait.
notes-mirror-caption = Pour qui on te prend maintenant, en pour cent
notes-observer-head = Observateur
notes-observer = { $observer ->
    [simple] simple
   *[careful] prudent
}
notes-mirror-covered = Miroir : caché tant que ta lettre est fermée.
notes-mirror-now = Pris pour ton moine (simple · prudent) : { $simple } · { $careful } % pour l’instant
notes-mirror-short = { $simple } · { $careful } %
notes-mirror-choice = pris pour ton moine : simple { $simple_now } → { $simple } %, prudent { $careful_now } → { $careful } %

## For those who watch.

notes-public = Qui est qui, comme tout le monde pourrait le calculer. Il n’y a là le secret de personne.
notes-likeliest = Le plus probable maintenant : { figure }, { $percent } pour cent.
