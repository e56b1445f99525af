### Choices, questions, forecasts. The arguments are explained in en/choices.ftl.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere sono al femminile.

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (manda questo monaco dove vuoi)
        [building] { card } (porta lì chi vuoi)
       *[figure] { card }
    }
choose-spend = restituire { tile-acc }, risparmiare un’ora
choose-keep = tenere le tessere
choose-move = { figure } { place-to }
choose-rest = una volta basta
choose-take = prendere { tile-acc }
choose-sway =
    { figure }: { $by } in { $change ->
        [up] più
       *[down] meno
    }
choose-give = una prova { figure-dat }
choose-cast = darli { figure-dat }
choose-return = restituire { tile-acc }
choose-show = mostrare { figure-acc }
choose-accuse =
    { $you_accused ->
        [yes] tu sei { figure }
       *[no] { $whom } è { figure }
    }

## Questions, each to the person who decides.

ask-card = Tocca a te. Quale carta giochi?
ask-spend = La meridiana avanzerebbe di { hours-acc }. Restituisci tessere tempo per risparmiare ore?
ask-where = Dove va { figure }?
ask-who = Chi va { place-to }?
ask-again = { event-start }: usi la carta una seconda volta?
ask-take = Quale tessera { colour } prendi? Qui ce ne sono due.
ask-sway =
    { guest } incontra { figure-acc }. { $by } { $guest ->
        [william] prove
       *[adson] sospetti
    } in più o in meno?
ask-give =
    { event-start }: a chi va { $count ->
        [1] la seconda prova
       *[other] la prima delle due prove
    }?
ask-cast =
    { event-start }: a chi dai { $count ->
        [one] { $count } sospetto
       *[other] { $count } sospetti
    }?
ask-return = { event-start }: un monaco è andato in chiesa, e devi restituire una tessera tempo. Quale?
ask-show = La giornata è finita e ognuno mostra un segnalino: chi non sei? Quel monaco riceve 2 prove.
ask-accuse =
    L’accusa: secondo te, { $you_accused ->
        [yes] chi sei
       *[no] chi è { $whom }
    }?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".

would-pass =
    { $full ->
        [yes] mette fine alla giornata
       *[no] ora { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] prendi { tile-acc }
       *[no] ottieni una tessera tempo
    }
would-suspicion =
    { $named ->
        [yes] sospetti contro { figure-acc } { $before } → { $after }
       *[no] sospetti { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] prove contro { figure-acc } { $before } → { $after }
       *[no] prove { $before } → { $after }
    }
would-show = prove { $before } → { $after }+
would-be-stuck = nessuno può muoversi
would-reset = tutti i sospetti tornano a { $after }
would-nothing = lì non succede nulla
then-day-over = poi la giornata finisce
then-take = poi prendi { colour-acc } { $value } o { $other }
then-meet =
    { $first ->
        [yes] incontra { figure-acc }
       *[no] { figure-acc }
    }
then-sway =
    { $by } { $guest ->
        [william] prove
       *[adson] sospetti
    } in più o in meno{ $count ->
        [1] { "" }
       *[other] { " " }per ciascuno
    }
then-give =
    poi distribuisci { $count ->
        [one] { $count } prova
       *[other] { $count } prove
    }
then-cast =
    poi dai { $count ->
        [one] { $count } sospetto
       *[other] { $count } sospetti
    } a un monaco
then-again = poi puoi usare di nuovo la carta
then-return = chiunque altro abbia una tessera tempo ne restituisce una
then-spend = { hours-acc }, da ridurre con tessere tempo
