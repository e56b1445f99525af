### What happened, in sentences. The arguments are explained in en/happenings.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « mission » sont au féminin.

day =
    Jour { $count } : { event }. { $you ->
        [yes] À toi de commencer.
       *[no] { $who } commence.
    }
last-day = Jour { $count }, le dernier : plus de cartes. Tout le monde pose un marqueur devant chacun des autres.
played =
    { $you ->
        [yes] Tu joues
       *[no] { $who } joue
    } { card-phrase }.
spent =
    { $you ->
        [yes] Tu rends { tile-acc } et économises une heure.
       *[no] { $who } rend { tile-acc } et économise une heure.
    }
passed =
    { $full ->
        [yes] On en est à l’heure { $after } : la journée s’achève avec ce tour.
       *[no]
            { $count ->
                [0] Le temps ne passe pas ; on en reste à l’heure { $after }.
               *[other] On en est à l’heure { $after }.
            }
    }
moved = { figure-start } va { origin-from } { place-to }.
stuck = Tout le monde est déjà { place-in } : personne ne bouge.
took =
    { $you ->
        [yes] Tu prends { tile-acc } : mission accomplie.
       *[no] { $who } prend { tile-acc } : mission accomplie.
    }
filled = Une nouvelle mission apparaît { place-in } : { tile }.
suspicion =
    { $change ->
        [same] Les soupçons contre { figure-acc } restent à { $after }.
       *[other] Soupçons contre { figure-acc } : { $before } → { $after }.
    }
evidence =
    { $change ->
        [same] Les indices contre { figure-acc } restent à { $after }.
       *[other] Indices contre { figure-acc } : { $before } → { $after }.
    }
evidence-together = Indices : { $changes }.
evidence-change = { figure } { $before } → { $after }
returned =
    { $you ->
        [yes] Tu rends une tuile Temps : { tile }.
       *[no] { $who } rend une tuile Temps : { tile }.
    }
drew =
    { $you ->
        [yes] Tu pioches
       *[no] { $who } pioche
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
shuffled =
    La pioche était vide : { $count ->
        [one] { $count } carte défaussée en forme
       *[other] { $count } cartes défaussées, mélangées, en forment
    } une nouvelle.
reset = Tous les soupçons reviennent à { $after }.
took-day =
    { $you ->
        [yes] Tu mets fin à la journée et prends
       *[no] { $who } met fin à la journée et prend
    } la carte Événement « { event } » (2 indices à la fin).
carried = Le nouveau jour commence à l’heure { $after }.
chose =
    { $you ->
        [yes] Ton choix est fait.
       *[no] { $who } a fait son choix.
    }
marked =
    { $you ->
        [yes] Tu poses le marqueur { figure-acc }, face cachée.
       *[no] { $who } pose le marqueur { figure-acc }, face cachée.
    }
marked-before =
    { $you ->
        [yes] Tu poses
       *[no] { $who } pose
    } le marqueur { figure-acc } devant { $you_accused ->
        [yes] toi
       *[no] { $whom }
    }, face cachée.
showed =
    { $you ->
        [yes] Tu montres { figure-acc } : tu n’es donc pas { figure }.
       *[no] { $who } montre { figure-acc } et n’est donc pas { figure }.
    }
accused =
    { $you_accused ->
        [yes] { $who } te prenait
       *[no]
            { $you ->
                [yes] Tu prenais { $whom }
               *[no] { $who } prenait { $whom }
            }
    } pour { figure-acc } : { $right ->
        [yes] c’est juste
       *[no] c’est faux
    }.
unveiled =
    { $you ->
        [yes] Tu étais { figure }.
       *[no] { $who } était { figure }.
    }
won =
    { $you ->
        [yes] Tu gagnes
       *[no] { $who } gagne
    } avec { $after ->
        [one] { $after } indice
       *[other] { $after } indices
    }.
