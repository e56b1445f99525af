### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = De kansen gaan ervan uit dat iedereen speelt zoals onze bots. Mensen en andere bots spelen misschien anders: vertrouw dan meer op de volgorde dan op de getallen.

aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Je hebt { figure-acc } met { $points } ontlast.
               *[no] { $who } heeft { figure-acc } met { $points } ontlast.
            }
       *[up]
            { $you ->
                [yes] Je hebt { figure-acc } met { $points } belast.
               *[no] { $who } heeft { figure-acc } met { $points } belast.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Je hebt { figure-acc } gespaard.
               *[no] { $who } heeft { figure-acc } gespaard.
            }
       *[down]
            { $you ->
                [yes] Je hebt niets voor { figure-acc } gedaan.
               *[no] { $who } heeft niets voor { figure-acc } gedaan.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Jouw beurt laat hier meer ruimte voor { figure-acc }.
               *[no] De beurt van { $who } laat hier meer ruimte voor { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] Jouw beurt laat hier minder ruimte voor { figure-acc }.
               *[no] De beurt van { $who } laat hier minder ruimte voor { figure-acc }.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] De getoonde markers laten minder andere monniken over.
       *[down] De getoonde markers laten minder ruimte voor { figure-acc }.
    }
aid-why-own =
    { $change ->
        [down] { figure } raakt { $points } kwijt
       *[up] { figure } krijgt er { $points } bij
    }
aid-why-other =
    { $change ->
        [down] helpt { figure-acc } met { $points } ({ $whom }, { $chance } %)
       *[up] belast { figure-acc } met { $points } ({ $whom }, { $chance } %)
    }
aid-why-day = beëindigt de dag, en de gebeurteniskaart is voor jou
aid-why-quiet = verandert niets in de twee kolommen
aid-why-guess = { $whom }: { figure } ({ $chance } %)
aid-tells =
    { $observer ->
        [simple] een eenvoudige waarnemer
       *[careful] een voorzichtige waarnemer
    } houdt je met { $chance } % voor { figure-acc } { $change ->
        [up] (+{ $points })
        [down] (−{ $points })
       *[same] (zoals eerst)
    }
aid-sure = Onze beste bot zou dit in { $chance } % van zulke gevallen doen.
aid-sure-guess = Dit klopt allemaal met { $chance } %.
