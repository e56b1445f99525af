### What happened, in sentences. The arguments are explained in en/happenings.ftl.
### Informal; present tense and names in the nominative only, since players can be of any gender.

day =
    Nastává { $count }. den: { event }. { $you ->
        [yes] Začínáš ty.
       *[no] Začíná { $who }.
    }
last-day = { $count }. den, poslední: karty už se nehrají. Každý položí před každého z ostatních jeden barevný žeton.
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
        [yes] Vracíš žeton času ({ tile }).
       *[no] { $who } vrací žeton času ({ tile }).
    }
drew =
    { $you ->
        [yes] Dobíráš si
       *[no] { $who } si dobírá
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] Dobíráš si kartu.
       *[no] { $who } si dobírá kartu.
    }
shuffled =
    Balíček došel: { $count ->
        [one] nový tvoří { $count } odložená karta
        [few] nový tvoří { $count } zamíchané odložené karty
       *[other] nový tvoří { $count } zamíchaných odložených karet
    }.
reset = Všechno podezření se vrací na { $after }.
took-day =
    { $you ->
        [yes] Končíš den a bereš si
       *[no] { $who } končí den a bere si
    } kartu události „{ event }“ (2 indicie na konci).
carried = Nový den začíná hodinou { $after }.
chose =
    { $you ->
        [yes] Máš vybráno.
       *[no] { $who } má vybráno.
    }
marked =
    { $you ->
        [yes] Pokládáš barevný žeton ({ figure }), zatím lícem dolů.
       *[no] { $who } pokládá barevný žeton ({ figure }), zatím lícem dolů.
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
        [yes] Ukazuješ barevný žeton ({ figure }), takže tímto mnichem nejsi.
       *[no] { $who } ukazuje barevný žeton ({ figure }), takže tímto mnichem není.
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
        [yes] Vyhráváš, máš
       *[no] { $who } vyhrává, má
    } { $after ->
        [one] { $after } indicii
        [few] { $after } indicie
       *[other] { $after } indicií
    }.
