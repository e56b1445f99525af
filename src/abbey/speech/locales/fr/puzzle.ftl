### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-kind =
    { $kind ->
        [certain] certaine
       *[likely] probable
    }
puzzle-level =
    { $level ->
        [easy] facile
        [medium] moyenne
       *[hard] difficile
    }
puzzle-title = Énigme { $code } : { puzzle-kind }, { puzzle-level }
puzzle-you-play = Tu es { figure }, et personne d’autre ne le sait. Avec toi à la table : { $others }.
puzzle-you-watch = Tu regardes une partie et ne vois la carte de personne. À la table : { $others }.
puzzle-ask-certain = Qui est { $who } ? Les derniers marqueurs viennent d’être montrés, et une réponse est maintenant certaine.
puzzle-ask-likely = Qui est { $who } ? Répartis 100 points entre les six moines, à chacun selon sa probabilité.
puzzle-rests-on-certain = Personne ne montre un marqueur de sa propre couleur, et personne n’est le même moine qu’un autre. Mais tous les moines ne sont pas à la table.
puzzle-rests-on-likely = La solution est ce qu’un observateur patient conclut de cette seule histoire. Il pèse toutes les façons dont chaque tour aurait pu finir. Il suppose que la plupart font ce qui sert leur propre moine, certains en tenant compte des autres moines, et que quelques-uns jouent au hasard.
puzzle-story = Ce que tu as vu et entendu
puzzle-question = La question

## The answer. $monks: all six in order.

puzzle-answer-certain = Ta réponse, de 1 à 6 (Entrée : voir la solution) :
puzzle-answer-likely = Six nombres dont la somme est 100, pour { $monks } ; ou le numéro d’un seul moine, de 1 à 6, qui reçoit alors les 100 points (Entrée : voir la solution) :
puzzle-no-answer-certain = Tape un nombre de 1 à 6, ou appuie sur Entrée.
puzzle-no-answer-likely = Tape six nombres entiers dont la somme est 100, ou un seul nombre de 1 à 6, ou appuie sur Entrée.
puzzle-right = C’est juste : { $who } est { figure }.
puzzle-wrong = Non : { $who } ne peut pas être { figure }. Essaie encore.
puzzle-score = Ta réponse obtient { $score } sur 100. Donner autant à chaque moine encore possible obtient { $even }.
puzzle-share = Pour partager cette énigme sans la réponse, transmets son code : { $code }

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
