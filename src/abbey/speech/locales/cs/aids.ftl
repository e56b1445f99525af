### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Čísla předpokládají, že všichni hrají jako naši boti. Lidé a cizí boti možná hrají jinak: pak věř víc pořadí než číslům.

aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Tvůj tah: { figure } o { $points } méně.
               *[no] Tah hráče { $who }: { figure } o { $points } méně.
            }
       *[up]
            { $you ->
                [yes] Tvůj tah: { figure } o { $points } víc.
               *[no] Tah hráče { $who }: { figure } o { $points } víc.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Tvůj tah: { figure } bez úhony.
               *[no] Tah hráče { $who }: { figure } bez úhony.
            }
       *[down]
            { $you ->
                [yes] Tvůj tah: { figure } bez pomoci.
               *[no] Tah hráče { $who }: { figure } bez pomoci.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Tvůj tah tu nechává víc místa: { figure }.
               *[no] Tah hráče { $who } tu nechává víc místa: { figure }.
            }
       *[down]
            { $you ->
                [yes] Tvůj tah tu nechává méně místa: { figure }.
               *[no] Tah hráče { $who } tu nechává méně místa: { figure }.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Ukázané barevné žetony nechávají méně jiných mnichů: { figure } je pravděpodobnější.
       *[down] Ukázané barevné žetony nechávají méně místa: { figure } je méně pravděpodobný.
    }
aid-why-own =
    { $change ->
        [down] { figure } o { $points } méně
       *[up] { figure } o { $points } víc
    }
aid-why-other =
    { $change ->
        [down] pomůže: { figure } o { $points } méně ({ $whom }, { $chance } %)
       *[up] uškodí: { figure } o { $points } víc ({ $whom }, { $chance } %)
    }
aid-why-day = ukončí den a jeho karta události je tvoje
aid-why-quiet = na obou počítadlech se nic nezmění
aid-why-guess = { $whom }: { figure } ({ $chance } %)
aid-tells =
    { $observer ->
        [simple] prostý pozorovatel
       *[careful] opatrný pozorovatel
    } tě má za mnicha { figure } na { $chance } % { $change ->
        [up] (+{ $points })
        [down] (−{ $points })
       *[same] (jako předtím)
    }
aid-sure = Náš nejlepší bot by to udělal v { $chance } % takových případů.
aid-sure-guess = Všechno z toho je správně na { $chance } %.
