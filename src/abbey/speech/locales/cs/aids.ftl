### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Čísla předpokládají, že všichni hrají jako naši boti. Lidé a cizí boti možná hrají jinak: pak věř víc pořadí než číslům.

aid-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Tvůj tah odlehčil { figure-dat } mnichovi o { aid-points }.
               *[no] Tah hráče { $who } odlehčil { figure-dat } mnichovi o { aid-points }.
            }
       *[up]
            { $you ->
                [yes] Tvůj tah přitížil { figure-dat } mnichovi o { aid-points }.
               *[no] Tah hráče { $who } přitížil { figure-dat } mnichovi o { aid-points }.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Tvůj tah ušetřil { figure-acc } mnicha.
               *[no] Tah hráče { $who } ušetřil { figure-acc } mnicha.
            }
       *[down]
            { $you ->
                [yes] Tvůj tah { figure-dat } mnichovi nepomohl.
               *[no] Tah hráče { $who } { figure-dat } mnichovi nepomohl.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Tvůj tah vypovídá i o ostatních: { figure } je tu teď pravděpodobnější.
               *[no] Tah hráče { $who } vypovídá i o ostatních: { figure } je tu teď pravděpodobnější.
            }
       *[down]
            { $you ->
                [yes] Tvůj tah vypovídá i o ostatních: { figure } je tu teď méně pravděpodobný.
               *[no] Tah hráče { $who } vypovídá i o ostatních: { figure } je tu teď méně pravděpodobný.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Ukázané barevné žetony nechávají méně jiných mnichů: { figure } je tu teď pravděpodobnější.
       *[down] Ukázané barevné žetony vypovídají o ostatních: { figure } je tu teď méně pravděpodobný.
    }
aid-why-own =
    { $change ->
        [down] odlehčí tvému vlastnímu mnichovi ({ figure-dat }) o { aid-points }
       *[up] přitíží tvému vlastnímu mnichovi ({ figure-dat }) o { aid-points }
    }
aid-why-other =
    { $change ->
        [down] odlehčí { figure-dat } mnichovi o { aid-points } (na { $chance } % je to mnich hráče { $whom })
       *[up] přitíží { figure-dat } mnichovi o { aid-points } (na { $chance } % je to mnich hráče { $whom })
    }
aid-why-day = ukončí den, takže si bereš jeho kartu události (na konci hry 2 indicie)
aid-why-quiet = na obou počítadlech se nic nezmění
aid-why-guess = { $whom } je { figure } (na { $chance } %)
aid-tells =
    { $observer ->
        [simple] prostý pozorovatel
       *[careful] opatrný pozorovatel
    } tě pak má za { figure-acc } mnicha na { $chance } % { $change ->
        [up] (o { $points } víc než teď)
        [down] (o { $points } méně než teď)
       *[same] (jako teď)
    }
aid-sure = Náš nejlepší bot by to udělal v { $chance } % takových případů.
aid-sure-guess = Pravděpodobnost, že to všechno platí: { $chance } %.
