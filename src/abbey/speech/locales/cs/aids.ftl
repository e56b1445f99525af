### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Čísla předpokládají, že všichni hrají jako naši boti. Lidé a cizí boti možná hrají jinak: pak věř víc pořadí než číslům.

aid-amount = { $track ->
    [suspicion] { $points ->
        [one] { $points } bod podezření
        [few] { $points } body podezření
       *[other] { $points } bodů podezření
    }
   *[evidence] { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    }
}
aid-times = { $count ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
   *[other] { $count }krát
}
aid-in-turns = { $count ->
    [1] v jednom tahu
    [2] ve dvou tazích
    [3] ve třech tazích
   *[other] v { $count } tazích
}
aid-at-a-cost = { $costly ->
    [yes] , a něco to stálo: pro každého jiného ještě možného mnicha dovolovala táž karta zřetelně lepší tah
   *[no] {""}
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Odlehčuješ { figure-dat } mnichovi o { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } odlehčuje { figure-dat } mnichovi o { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
            }
       *[up]
            { $you ->
                [yes] Přitěžuješ { figure-dat } mnichovi o { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } přitěžuje { figure-dat } mnichovi o { aid-amount } { aid-in-turns }{ aid-at-a-cost }.
            }
    }
aid-suspicion = { $suspicion ->
    [one] { $suspicion } bod podezření
    [few] { $suspicion } body podezření
   *[other] { $suspicion } bodů podezření
}
aid-evidence = { $evidence ->
    [one] { $evidence } indicii
    [few] { $evidence } indicie
   *[other] { $evidence } indicií
}
aid-reason-both =
    { $you ->
        [yes] Posouváš { figure-acc } mnicha { aid-in-turns } na obou počítadlech
       *[no] { $who } posouvá { figure-acc } mnicha { aid-in-turns } na obou počítadlech
    } ({ $suspicion_change ->
        [down] o { aid-suspicion } méně
       *[up] o { aid-suspicion } víc
    }, { $evidence_change ->
        [down] o { aid-evidence } méně
       *[up] o { aid-evidence } víc
    }){ aid-at-a-cost }.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Šetříš { figure-acc } mnicha { aid-times }{ aid-at-a-cost }.
               *[no] { $who } šetří { figure-acc } mnicha { aid-times }{ aid-at-a-cost }.
            }
       *[down]
            { $you ->
                [yes] Neděláš { aid-in-turns } pro { figure-acc } mnicha nic.
               *[no] { $who } nedělá { aid-in-turns } pro { figure-acc } mnicha nic.
            }
    }
aid-reason-other =
    { $you ->
        [yes]
            { $count ->
                [1] Tvůj tah vypovídá
                [few] { $count } tvé tahy vypovídají
               *[other] { $count } tvých tahů vypovídá
            }
       *[no]
            { $count ->
                [1] Tah hráče { $who } vypovídá
                [few] { $count } tahy hráče { $who } vypovídají
               *[other] { $count } tahů hráče { $who } vypovídá
            }
    } i o ostatních: { figure } je tu tím { $change ->
        [up] pravděpodobnější.
       *[down] méně pravděpodobný.
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Ukázané barevné žetony nechávají méně jiných mnichů: { figure } je tu tím pravděpodobnější.
       *[down] Ukázané barevné žetony vypovídají o ostatních: { figure } je tu tím méně pravděpodobný.
    }
aid-why-own =
    { $change ->
        [down] tvému vlastnímu mnichovi ({ figure-dat }) se odlehčí o { aid-amount }
       *[up] tvému vlastnímu mnichovi ({ figure-dat }) se přitíží o { aid-amount }
    }
aid-why-other =
    { $change ->
        [down] { figure-dat } mnichovi se odlehčí o { aid-amount } (na { $chance } % je to mnich hráče { $whom })
       *[up] { figure-dat } mnichovi se přitíží o { aid-amount } (na { $chance } % je to mnich hráče { $whom })
    }
aid-why-nobody =
    { $change ->
        [down] { figure-dat } mnichovi se odlehčí o { aid-amount } (pravděpodobně to není ničí mnich)
       *[up] { figure-dat } mnichovi se přitíží o { aid-amount } (pravděpodobně to není ničí mnich)
    }
aid-why-day = den skončí, takže si bereš jeho kartu události (na konci hry 2 indicie)
aid-why-quiet = tah sám na obou počítadlech nic nezmění
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
aid-tells-rival = z ostatních se nejvíc dozví { $whom } a má tě pak asi na { $chance } % za { figure-acc } mnicha (o { $points } víc než teď)
aid-looks = vypadáš pak jako { figure }: opatrný pozorovatel by si tím byl jistý na { $chance } % (o { $points } víc než teď)
aid-sure = Náš nejlepší bot by to udělal v { $chance } % takových případů.
aid-sure-seldom = Náš nejlepší bot by to neudělal skoro nikdy, ale je to skoro stejně dobré.
aid-sure-guess = Pravděpodobnost, že to všechno platí: { $chance } %.
