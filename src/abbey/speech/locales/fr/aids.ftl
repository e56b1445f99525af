### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Les chiffres supposent que chacun joue comme nos bots. Des personnes ou d’autres bots peuvent jouer autrement : fie-toi alors plus à l’ordre qu’aux chiffres.

aid-amount = { $track ->
    [suspicion] { $points ->
        [one] { $points } soupçon
       *[other] { $points } soupçons
    }
   *[evidence] { $points ->
        [one] { $points } indice
       *[other] { $points } indices
    }
}
aid-times = { $count ->
    [1] une fois
    [2] deux fois
    [3] trois fois
   *[other] { $count } fois
}
aid-in-turns = { $count ->
    [1] en un tour
    [2] en deux tours
    [3] en trois tours
   *[other] en { $count } tours
}
aid-at-a-cost = { $costly ->
    [yes] , et cela avait un prix : pour tout autre moine encore possible, la même carte permettait un tour nettement meilleur
   *[no] {""}
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Tu as déchargé { figure-acc } de { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } a déchargé { figure-acc } de { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
            }
       *[up]
            { $you ->
                [yes] Tu as chargé { figure-acc } de { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } a chargé { figure-acc } de { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
            }
    }
aid-suspicion = { $suspicion ->
    [one] { $suspicion } soupçon
   *[other] { $suspicion } soupçons
}
aid-evidence = { $evidence ->
    [one] { $evidence } indice
   *[other] { $evidence } indices
}
aid-reason-both =
    { $you ->
        [yes] Tu as déplacé { figure-acc } sur les deux échelles { aid-in-turns }
       *[no] { $who } a déplacé { figure-acc } sur les deux échelles { aid-in-turns }
    } ({ $suspicion_change ->
        [down] { aid-suspicion } de moins
       *[up] { aid-suspicion } de plus
    }, { $evidence_change ->
        [down] { aid-evidence } de moins
       *[up] { aid-evidence } de plus
    }){ aid-at-a-cost }.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Tu as épargné { figure-acc } { aid-times }{ aid-at-a-cost }.
               *[no] { $who } a épargné { figure-acc } { aid-times }{ aid-at-a-cost }.
            }
       *[down]
            { $you ->
                [yes] Tu n’as rien fait pour { figure-acc } { aid-in-turns }.
               *[no] { $who } n’a rien fait pour { figure-acc } { aid-in-turns }.
            }
    }
aid-reason-other =
    { $you ->
        [yes]
            { $count ->
                [1] Ton tour en dit
               *[other] { $count } de tes tours en disent
            }
       *[no]
            { $count ->
                [1] Le tour joué par { $who } en dit
               *[other] { $count } tours joués par { $who } en disent
            }
    } aussi sur les autres : { figure } est devenu { $change ->
        [up] plus probable ici.
       *[down] moins probable ici.
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Les marqueurs montrés laissent moins d’autres moines : { figure } est devenu plus probable ici.
       *[down] Les marqueurs montrés en disent sur les autres : { figure } est devenu moins probable ici.
    }
aid-why-own =
    { $change ->
        [down] ton propre moine ({ figure }) est déchargé de { aid-amount }
       *[up] ton propre moine ({ figure }) est chargé de { aid-amount }
    }
aid-why-other =
    { $change ->
        [down] { figure } est déchargé de { aid-amount } (à { $chance } % le moine joué par { $whom })
       *[up] { figure } est chargé de { aid-amount } (à { $chance } % le moine joué par { $whom })
    }
aid-why-nobody =
    { $change ->
        [down] { figure } est déchargé de { aid-amount } (probablement le moine de personne)
       *[up] { figure } est chargé de { aid-amount } (probablement le moine de personne)
    }
aid-why-day = la journée prend fin, et tu prends sa carte Événement (2 indices à la fin de la partie)
aid-why-quiet = le tour lui-même ne change rien sur les deux échelles
aid-why-guess = { $whom } est { figure } (à { $chance } %)
aid-tells =
    { $observer ->
        [simple] un observateur simple
       *[careful] un observateur prudent
    } te prend alors pour { figure-acc } à { $chance } % { $change ->
        [up] ({ $points } de plus que maintenant)
        [down] ({ $points } de moins que maintenant)
       *[same] (comme maintenant)
    }
aid-tells-rival = parmi les autres, c’est { $whom } qui en apprend le plus et te prend alors pour { figure-acc } à environ { $chance } % ({ $points } de plus que maintenant)
aid-looks = tu ressembles à { figure } : un observateur prudent en serait sûr à { $chance } % ({ $points } de plus que maintenant)
aid-sure = Notre meilleur bot ferait cela dans { $chance } % des cas semblables.
aid-sure-seldom = Notre meilleur bot ne le ferait presque jamais, mais c’est presque aussi bon.
aid-sure-guess = Tout cela a { $chance } % de chances d’être juste.
