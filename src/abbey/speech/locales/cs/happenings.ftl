### What happened, in sentences. The arguments are explained in en/happenings.ftl.
### Tykání, přítomný čas (kvůli rodu hráčů); barva žetonu je v ženském rodě.

day =
    Začíná { $count }. den: { event }. { $you ->
        [yes] Začínáš.
       *[no] Začíná { $who }.
    }
last-day = { $count }. den, poslední: karty už se nehrají. Každý položí před každého z ostatních jeden žeton barvy.
played =
    { $you ->
        [yes] Hraješ
       *[no] { $who } hraje
    } { card-phrase }.
spent =
    { $you ->
        [yes] Vracíš { tile-acc } a ušetříš hodinu.
       *[no] { $who } vrací { tile-acc } a ušetří hodinu.
    }
passed =
    { $full ->
        [yes] Je { $after }. hodina: tímto tahem den končí.
       *[no]
            { $count ->
                [0] Čas se nehýbe, je stále { $after }. hodina.
               *[other] Je { $after }. hodina.
            }
    }
moved = { figure-start } jde { origin-from } { place-to }.
stuck = Všichni už jsou { place-in }, takže se nikdo nehne.
took =
    { $you ->
        [yes] Bereš si úkol: { tile }.
       *[no] { $who } si bere úkol: { tile }.
    }
filled = Nový úkol { place-in }: { tile }.
suspicion =
    { $change ->
        [same] Podezření na { figure-acc } zůstává na { $after }.
       *[other] Podezření na { figure-acc }: { $before } → { $after }.
    }
evidence =
    { $change ->
        [same] Indicie proti { figure-dat } zůstávají na { $after }.
       *[other] Indicie proti { figure-dat }: { $before } → { $after }.
    }
evidence-together = Indicie: { $changes }.
evidence-change = { figure } { $before } → { $after }
returned =
    { $you ->
        [yes] Odevzdáváš žeton času ({ tile }).
       *[no] { $who } odevzdává žeton času ({ tile }).
    }
drew =
    { $you ->
        [yes] Lížeš
       *[no] { $who } líže
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] Lížeš kartu.
       *[no] { $who } líže kartu.
    }
shuffled =
    Balíček došel: { $count ->
        [one] nový tvoří { $count } odložená karta
        [few] nový tvoří { $count } zamíchané odložené karty
       *[other] nový tvoří { $count } zamíchaných odložených karet
    }.
reset = Všechna podezření se vracejí na { $after }.
took-day =
    { $you ->
        [yes] Končíš den a bereš si
       *[no] { $who } končí den a bere si
    } žeton události „{ event }“ (2 indicie na konci).
carried = Nový den začíná hodinou { $after }.
chose =
    { $you ->
        [yes] Máš vybráno.
       *[no] { $who } má vybráno.
    }
marked =
    { $you ->
        [yes] Pokládáš { figure-acc }, zatím zakrytého.
       *[no] { $who } pokládá { figure-acc }, zatím zakrytého.
    }
marked-before =
    { $you ->
        [yes] Pokládáš zakrytý tip
       *[no] { $who } pokládá zakrytý tip
    }: { $you_accused ->
        [yes] ty jsi
       *[no] { $whom } je
    } { figure } mnich.
showed =
    { $you ->
        [yes] Ukazuješ { figure-acc }, a tedy nejsi { figure } mnich.
       *[no] { $who } ukazuje { figure-acc }, a tedy není { figure } mnich.
    }
accused =
    { $you ->
        [yes] Tipuješ
       *[no] { $who } tipuje
    }: { $you_accused ->
        [yes] ty jsi
       *[no] { $whom } je
    } { figure } mnich. { $right ->
        [yes] Správně.
       *[no] Vedle.
    }
unveiled =
    { $you ->
        [yes] Jsi { figure } mnich.
       *[no] { $who } je { figure } mnich.
    }
won =
    { $you ->
        [yes] Vyhráváš
       *[no] { $who } vyhrává
    } (indicie: { $after }).
