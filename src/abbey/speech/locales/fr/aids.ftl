### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Les chiffres supposent que chacun joue comme nos bots. Des personnes ou d’autres bots peuvent jouer autrement : fie-toi alors plus à l’ordre qu’aux chiffres.

aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Tu as déchargé { figure-acc } de { $points }.
               *[no] { $who } a déchargé { figure-acc } de { $points }.
            }
       *[up]
            { $you ->
                [yes] Tu as chargé { figure-acc } de { $points }.
               *[no] { $who } a chargé { figure-acc } de { $points }.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Tu as épargné { figure-acc }.
               *[no] { $who } a épargné { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] Tu n’as rien fait pour { figure-acc }.
               *[no] { $who } n’a rien fait pour { figure-acc }.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Ton tour laisse ici plus de place pour { figure-acc }.
               *[no] Le tour joué par { $who } laisse ici plus de place pour { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] Ton tour laisse ici moins de place pour { figure-acc }.
               *[no] Le tour joué par { $who } laisse ici moins de place pour { figure-acc }.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Les marqueurs montrés laissent moins d’autres moines.
       *[down] Les marqueurs montrés laissent moins de place pour { figure-acc }.
    }
aid-why-own =
    { $change ->
        [down] { figure } est déchargé de { $points }
       *[up] { figure } est chargé de { $points }
    }
aid-why-other =
    { $change ->
        [down] aide { figure-acc } de { $points } ({ $whom }, { $chance } %)
       *[up] charge { figure-acc } de { $points } ({ $whom }, { $chance } %)
    }
aid-why-day = met fin à la journée, et sa carte Événement est pour toi
aid-why-quiet = ne change rien sur les deux échelles
aid-why-guess = { $whom } : { figure } ({ $chance } %)
aid-tells =
    { $observer ->
        [simple] un observateur simple
       *[careful] un observateur prudent
    } te prend pour { figure-acc } à { $chance } % { $change ->
        [up] (+{ $points })
        [down] (−{ $points })
       *[same] (comme avant)
    }
aid-sure = Notre meilleur bot ferait cela dans { $chance } % des cas semblables.
aid-sure-guess = Tout cela est juste à { $chance } %.
