### Choices, questions, forecasts. The arguments are explained in en/choices.ftl.
### Informal; names in the nominative only; the colour of a task tile is feminine (barva).

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (pošli mnicha kamkoli)
        [building] { card } (přiveď tam kohokoli)
       *[figure] { card }
    }
choose-spend = vrátit { tile-acc }, ušetřit hodinu
choose-keep = nechat si žetony
choose-move = { figure } { place-to }
choose-rest = jednou stačí
choose-take = vzít { tile-acc }
choose-sway =
    { figure }: o { $by } { $change ->
        [up] nahoru
       *[down] dolů
    }
choose-give = bod indicií { figure-dat }
choose-cast = dát { figure-dat }
choose-return = vrátit { tile-acc }
choose-show = ukázat { figure-acc }
choose-accuse =
    { $you_accused ->
        [yes] ty jsi
       *[no] { $whom } je
    } { figure } mnich

## Questions, each to the person who decides.

ask-card = Jsi na tahu. Kterou kartu zahraješ?
ask-spend = Sluneční hodiny by se posunuly o { hours-acc }. Vrátíš žetony času, a ušetříš tak hodiny?
ask-where = Kam jde { figure }?
ask-who = Kdo jde { place-to }?
ask-again = { event-start }: použiješ kartu podruhé?
ask-take =
    Leží tu dva { $colour ->
        [red] červené
        [blue] modré
        [white] bílé
        [grey] šedé
        [black] černé
       *[orange] oranžové
    } úkoly. Který si vezmeš?
ask-sway =
    { guest } potkává { figure-acc }. { $guest ->
        [william] Indicie
       *[adson] Podezření
    } o { $by } nahoru, nebo dolů?
ask-give =
    { event-start }: kdo dostane { $count ->
        [1] druhý bod indicií
       *[other] první ze dvou bodů indicií
    }?
ask-cast =
    { event-start }: komu dáš { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } podezření?
ask-return = { event-start }: mnich vstoupil do kostela a ty musíš vrátit žeton času. Který?
ask-show = Den skončil a každý ukáže barevný žeton: kým nejsi? Ten mnich dostane 2 indicie.
ask-accuse =
    Obvinění: { $you_accused ->
        [yes] kým jsi podle sebe ty
       *[no] kým je podle tebe { $whom }
    }?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".

would-pass =
    { $full ->
        [yes] ukončí den
       *[no] hodina { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] vezmeš si { tile-acc }
       *[no] získáš žeton času
    }
would-suspicion =
    { $named ->
        [yes] podezření na { figure-acc } { $before } → { $after }
       *[no] podezření { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] indicie proti { figure-dat } { $before } → { $after }
       *[no] indicie { $before } → { $after }
    }
would-show = indicie { $before } → { $after }+
would-be-stuck = nikdo se nemůže hnout
would-reset = všechno podezření zpět na { $after }
would-nothing = nic se tam nestane
then-day-over = pak den skončí
then-take = pak si vezmeš { colour-acc } { $value } nebo { $other }
then-meet =
    { $first ->
        [yes] potká { figure-acc }
       *[no] { figure-acc }
    }
then-sway =
    { $guest ->
        [william] indicie
       *[adson] podezření
    } o { $by } nahoru či dolů{ $count ->
        [1] { "" }
       *[other] { " " }u každého
    }
then-give =
    pak rozdáš { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } indicií
then-cast =
    pak dáš některému mnichovi { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } podezření
then-again = pak smíš kartu použít znovu
then-return = každý z ostatních, kdo má žeton času, jeden vrátí
then-spend = { hours-acc } můžeš zkrátit žetony času
