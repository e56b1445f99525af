### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-title = Énigme { $code } : { puzzle-kind }, { puzzle-level }
puzzle-you-play = Tu es { figure }, et personne d’autre ne le sait. Avec toi à la table : { $others }.
puzzle-you-watch = Tu regardes une partie et ne vois la carte de personne. À la table : { $others }.
puzzle-ask-certain = Qui est { $who } ? Les derniers marqueurs viennent d’être montrés, et une réponse est maintenant certaine.
puzzle-ask-likely = Qui est { $who } ? Répartis 100 points entre les six moines, à chacun selon sa probabilité.
puzzle-rests-on-certain = Personne ne montre un marqueur de sa propre couleur, et personne n’est le même moine qu’un autre. Mais tous les moines ne sont pas à la table.
puzzle-rests-on-likely = La solution est ce qu’un observateur patient conclut de cette seule histoire. Il pèse toutes les façons dont chaque tour aurait pu finir. Il suppose que la plupart font ce qui sert leur propre moine, certains en tenant compte des autres moines, et que quelques-uns jouent au hasard.
puzzle-story = Ce que tu as vu et entendu
puzzle-question = La question

## The answer.

puzzle-right = C’est juste : { $who } est { figure }.
puzzle-wrong = Non : { $who } ne peut pas être { figure }. Essaie encore.
puzzle-score = Ta réponse obtient { $score } sur 100. Donner autant à chaque moine encore possible obtient { $even }.

## The solution.

puzzle-solution = Solution
puzzle-step-shown = { $who } a montré { $shown } et n’est donc pas { $never }.
puzzle-step-single =
    { $you ->
        [yes] Tu es { figure } : personne d’autre ne l’est donc.
       *[no] { $who } ne peut être que { figure } : personne d’autre ne l’est donc.
    }
puzzle-step-closed = { $players } ne peuvent être que { $monks } : autant de moines que de personnes. Personne d’autre n’est donc l’un d’eux.
puzzle-step-place = { $players } ne peuvent être que { $monks } : autant de moines que de personnes. Chacun de ces moines est donc parmi elles, et il n’y a que { $who } qui puisse être { figure }.
puzzle-so = Donc { $who } est { figure }.
puzzle-turn = Jour { $day } : { $done } { figure-start } ferait cela environ { $times } fois plus souvent que { $other }.
puzzle-turn-little = Jour { $day } : { $done } Cela dit peu de chose.
puzzle-other = { $who } est le plus probablement { figure } : { $points } sur 100.
puzzle-points = Les 100 points de l’observateur : { $points }.
puzzle-points-of = { figure } { $points }
puzzle-truth = Dans la partie, { $who } était { figure }.

## On the page. $date: a day, as the language writes it; $time: a time of day.

puzzle-of-day = Énigme du { $date }
puzzle-days = Une nouvelle chaque jour, la même pour tout le monde. Les jours changent à minuit UTC : { $time } chez toi.
puzzle-sort = { puzzle-kind }, { puzzle-level } · { $code }
puzzle-before = Le jour d’avant
puzzle-after = Le jour d’après
puzzle-today = L’énigme d’aujourd’hui
puzzle-table = La table
puzzle-your-answer = Ta réponse
puzzle-answer = Répondre
puzzle-give-up = Voir la solution
puzzle-asked = { $who }, sur qui porte la question
puzzle-you = { $who } (toi)
puzzle-fewer = 5 de moins pour { figure-dat }
puzzle-more = 5 de plus pour { figure-dat }
puzzle-left =
    { $count ->
        [0] Les 100 points sont donnés.
        [one] Encore { $count } point à donner.
       *[other] Encore { $count } points à donner.
    }
puzzle-share-rest = Partager le reste à parts égales
puzzle-clear = Recommencer
puzzle-points-yours = Tes points
puzzle-points-observer = Les points de l’observateur
puzzle-step-at = Étape { $at } sur { $count }
puzzle-next = Étape suivante
puzzle-previous = Étape précédente
puzzle-field-out = pas { figure }
puzzle-link = Lien vers cette énigme, sans la réponse
puzzle-with-result = Dire aussi mon résultat
puzzle-boast-certain =
    { $tries ->
        [1] Abbey, énigme { $code } : résolue du premier coup.
       *[other] Abbey, énigme { $code } : résolue en { $tries } essais.
    }
puzzle-boast-likely = Abbey, énigme { $code } : { $score } sur 100.
puzzle-solved = Résolues ici
puzzle-solved-about = Cette liste reste dans ce navigateur.
puzzle-streak =
    { $count ->
        [one] { $count } jour de suite.
       *[other] { $count } jours de suite.
    }
puzzle-result-certain =
    { $tries ->
        [1] du premier coup
       *[other] en { $tries } essais
    }
puzzle-result-likely = { $score } sur 100
puzzle-result-seen = solution vue

## The grid of a certain puzzle, for one's own marks.

puzzle-marks-about = Qui est qui ? Cette page n’est visible que pour toi. Appuie sur une case pour non, peut-être, oui.
puzzle-marks-proven = pas { figure }, c’est certain
puzzle-marks-mark = { $mark ->
    [none] { $who } en { figure } : rien de noté
    [no] { $who } en { figure } : non
    [maybe] { $who } en { figure } : peut-être
   *[yes] { $who } en { figure } : oui
}
