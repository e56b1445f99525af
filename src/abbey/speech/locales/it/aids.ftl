### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Le probabilità suppongono che tutti giochino come i nostri bot. Persone e altri bot possono giocare in modo diverso: allora fidati più dell’ordine che dei numeri.

aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Hai alleggerito { figure-acc } di { $points }.
               *[no] { $who } ha alleggerito { figure-acc } di { $points }.
            }
       *[up]
            { $you ->
                [yes] Hai caricato { figure-acc } di { $points }.
               *[no] { $who } ha caricato { figure-acc } di { $points }.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Hai risparmiato { figure-acc }.
               *[no] { $who } ha risparmiato { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] Non hai fatto nulla per { figure-acc }.
               *[no] { $who } non ha fatto nulla per { figure-acc }.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Il tuo turno lascia qui più spazio per { figure-acc }.
               *[no] Il turno di { $who } lascia qui più spazio per { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] Il tuo turno lascia qui meno spazio per { figure-acc }.
               *[no] Il turno di { $who } lascia qui meno spazio per { figure-acc }.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] I segnalini mostrati lasciano meno altri monaci.
       *[down] I segnalini mostrati lasciano meno spazio per { figure-acc }.
    }
aid-why-own =
    { $change ->
        [down] { figure } perde { $points }
       *[up] { figure } prende { $points }
    }
aid-why-other =
    { $change ->
        [down] aiuta { figure-acc } di { $points } ({ $whom }, { $chance } %)
       *[up] carica { figure-acc } di { $points } ({ $whom }, { $chance } %)
    }
aid-why-day = mette fine alla giornata, e la sua tessera evento va a te
aid-why-quiet = non cambia nulla sui due tracciati
aid-why-guess = { $whom }: { figure } ({ $chance } %)
aid-tells =
    { $observer ->
        [simple] un osservatore semplice
       *[careful] un osservatore prudente
    } ti prende per { figure-acc } al { $chance } % { $change ->
        [up] (+{ $points })
        [down] (−{ $points })
       *[same] (come prima)
    }
aid-sure = Il nostro bot migliore farebbe così nel { $chance } % di questi casi.
aid-sure-guess = Tutto questo è giusto al { $chance } %.
