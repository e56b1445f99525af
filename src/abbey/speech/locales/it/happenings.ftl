### What happened, in sentences. The arguments are explained in en/happenings.ftl.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere sono al femminile.

day =
    Inizia il giorno { $count }: { event }. { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
last-day = Giorno { $count }, l’ultimo: niente più carte. Ognuno posa un segnalino davanti a ciascuno degli altri.
played =
    { $you ->
        [yes] Giochi
       *[no] { $who } gioca
    } { card-phrase }.
spent =
    { $you ->
        [yes] Restituisci { tile-acc } e risparmi un’ora.
       *[no] { $who } restituisce { tile-acc } e risparmia un’ora.
    }
passed =
    { $full ->
        [yes] Siamo all’ora { $after }: la giornata finisce con questo turno.
       *[no]
            { $count ->
                [0] Il tempo non passa; siamo ancora all’ora { $after }.
               *[other] Siamo all’ora { $after }.
            }
    }
moved = { figure-start } va { origin-from } { place-to }.
stuck = Sono già tutti { place-in }, quindi nessuno si muove.
took =
    { $you ->
        [yes] Prendi { tile-acc }: compito svolto.
       *[no] { $who } prende { tile-acc }: compito svolto.
    }
filled = Una nuova tessera compare { place-in }: { tile }.
suspicion =
    { $change ->
        [same] I sospetti contro { figure-acc } restano a { $after }.
       *[other] Sospetti contro { figure-acc }: { $before } → { $after }.
    }
evidence =
    { $change ->
        [same] Le prove contro { figure-acc } restano a { $after }.
       *[other] Prove contro { figure-acc }: { $before } → { $after }.
    }
evidence-together = Prove: { $changes }.
evidence-change = { figure } { $before } → { $after }
returned =
    { $you ->
        [yes] Restituisci una tessera tempo: { tile }.
       *[no] { $who } restituisce una tessera tempo: { tile }.
    }
drew =
    { $you ->
        [yes] Peschi
       *[no] { $who } pesca
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] Peschi una carta.
       *[no] { $who } pesca una carta.
    }
shuffled =
    Il mazzo era vuoto: { $count ->
        [one] { $count } carta scartata ne forma
       *[other] { $count } carte scartate, rimescolate, ne formano
    } uno nuovo.
reset = Tutti i sospetti tornano a { $after }.
took-day =
    { $you ->
        [yes] Metti fine alla giornata e prendi
       *[no] { $who } mette fine alla giornata e prende
    } la tessera evento «{ event }» (2 prove alla fine).
carried = Il nuovo giorno comincia dall’ora { $after }.
chose =
    { $you ->
        [yes] Hai scelto.
       *[no] { $who } ha scelto.
    }
marked =
    { $you ->
        [yes] Posi { figure-acc }, ancora coperto.
       *[no] { $who } posa { figure-acc }, ancora coperto.
    }
marked-before =
    { $you ->
        [yes] Posi
       *[no] { $who } posa
    } { figure-acc } davanti a { $you_accused ->
        [yes] te
       *[no] { $whom }
    }, ancora coperto.
showed =
    { $you ->
        [yes] Mostri { figure-acc }: dunque non sei { figure }.
       *[no] { $who } mostra { figure-acc }: dunque non è { figure }.
    }
accused =
    { $you ->
        [yes] Secondo te
       *[no] Secondo { $who }
    }, { $you_accused ->
        [yes] tu eri
       *[no] { $whom } era
    } { figure }: { $right ->
        [yes] giusto
       *[no] sbagliato
    }.
unveiled =
    { $you ->
        [yes] Eri { figure }.
       *[no] { $who } era { figure }.
    }
won =
    { $you ->
        [yes] Vinci
       *[no] { $who } vince
    } con { $after ->
        [one] { $after } prova
       *[other] { $after } prove
    }.
