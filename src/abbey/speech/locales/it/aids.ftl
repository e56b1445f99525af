### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Le probabilità suppongono che tutti giochino come i nostri bot. Persone e altri bot possono giocare in modo diverso: allora fidati più dell’ordine che dei numeri.

aid-amount = { $track ->
    [suspicion] { $points ->
        [one] { $points } sospetto
       *[other] { $points } sospetti
    }
   *[evidence] { $points ->
        [one] { $points } prova
       *[other] { $points } prove
    }
}
aid-times = { $count ->
    [1] una volta
    [2] due volte
    [3] tre volte
   *[other] { $count } volte
}
aid-in-turns = { $count ->
    [1] in un turno
    [2] in due turni
    [3] in tre turni
   *[other] in { $count } turni
}
aid-at-a-cost = { $costly ->
    [yes] , e aveva un prezzo: per ogni altro monaco ancora possibile la stessa carta permetteva un turno nettamente migliore
   *[no] {""}
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Hai alleggerito { figure-acc } di { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } ha alleggerito { figure-acc } di { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
            }
       *[up]
            { $you ->
                [yes] Hai caricato { figure-acc } di { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } ha caricato { figure-acc } di { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
            }
    }
aid-suspicion = { $suspicion ->
    [one] { $suspicion } sospetto
   *[other] { $suspicion } sospetti
}
aid-evidence = { $evidence ->
    [one] { $evidence } prova
   *[other] { $evidence } prove
}
aid-reason-both =
    { $you ->
        [yes] Hai spostato { figure-acc } su entrambi i tracciati { aid-in-turns }
       *[no] { $who } ha spostato { figure-acc } su entrambi i tracciati { aid-in-turns }
    } ({ $suspicion_change ->
        [down] { aid-suspicion } in meno
       *[up] { aid-suspicion } in più
    }, { $evidence_change ->
        [down] { aid-evidence } in meno
       *[up] { aid-evidence } in più
    }){ aid-at-a-cost }.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Hai risparmiato { figure-acc } { aid-times }{ aid-at-a-cost }.
               *[no] { $who } ha risparmiato { figure-acc } { aid-times }{ aid-at-a-cost }.
            }
       *[down]
            { $you ->
                [yes] Non hai fatto nulla per { figure-acc } { aid-in-turns }.
               *[no] { $who } non ha fatto nulla per { figure-acc } { aid-in-turns }.
            }
    }
aid-reason-other =
    { $you ->
        [yes]
            { $count ->
                [1] Il tuo turno dice
               *[other] { $count } dei tuoi turni dicono
            }
       *[no]
            { $count ->
                [1] Il turno di { $who } dice
               *[other] { $count } turni di { $who } dicono
            }
    } qualcosa anche sugli altri: { figure } è diventato { $change ->
        [up] più probabile qui.
       *[down] meno probabile qui.
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] I segnalini mostrati lasciano meno altri monaci: { figure } è diventato più probabile qui.
       *[down] I segnalini mostrati dicono qualcosa sugli altri: { figure } è diventato meno probabile qui.
    }
aid-why-own =
    { $change ->
        [down] il tuo monaco ({ figure }) è alleggerito di { aid-amount }
       *[up] il tuo monaco ({ figure }) è caricato di { aid-amount }
    }
aid-why-other =
    { $change ->
        [down] { figure } è alleggerito di { aid-amount } (al { $chance } % è il monaco di { $whom })
       *[up] { figure } è caricato di { aid-amount } (al { $chance } % è il monaco di { $whom })
    }
aid-why-nobody =
    { $change ->
        [down] { figure } è alleggerito di { aid-amount } (probabilmente il monaco di nessuno)
       *[up] { figure } è caricato di { aid-amount } (probabilmente il monaco di nessuno)
    }
aid-why-day = la giornata finisce, e prendi la sua tessera evento (2 prove alla fine della partita)
aid-why-quiet = il turno stesso non cambia nulla sui due tracciati
aid-why-guess = { $whom } è { figure } (al { $chance } %)
aid-tells =
    { $observer ->
        [simple] un osservatore semplice
       *[careful] un osservatore prudente
    } ti prende allora per { figure-acc } al { $chance } % { $change ->
        [up] ({ $points } in più di ora)
        [down] ({ $points } in meno di ora)
       *[same] (come ora)
    }
aid-tells-rival = tra gli altri è { $whom } a capire di più e ti prende allora per { figure-acc } al { $chance } % circa ({ $points } in più di ora)
aid-looks = somigli a { figure }: un osservatore prudente ne sarebbe sicuro al { $chance } % ({ $points } in più di ora)
aid-sure = Il nostro bot migliore farebbe così nel { $chance } % di questi casi.
aid-sure-seldom = Il nostro bot migliore non lo farebbe quasi mai, ma va bene quasi altrettanto.
aid-sure-guess = La probabilità che sia tutto giusto: { $chance } %.
