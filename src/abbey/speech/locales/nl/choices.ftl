### Choices, questions, forecasts. The arguments are explained in en/choices.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord.

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (stuur { card-name } waarheen je wilt)
        [building] { card } (haal wie je wilt erheen)
       *[figure] { card }
    }
choose-spend = { tile-acc } teruggeven, een uur besparen
choose-keep = fiches houden
choose-move = { figure } { place-to }
choose-rest = één keer is genoeg
choose-take = { tile-acc } nemen
choose-sway =
    { figure }: { $by } { $change ->
        [up] erbij
       *[down] eraf
    }
choose-give = een bewijspunt voor { figure-dat }
choose-cast = aan { figure-acc } geven
choose-return = { tile-acc } teruggeven
choose-show = { figure-acc } tonen
choose-accuse =
    { $you_accused ->
        [yes] jij bent { figure }
       *[no] { $whom } is { figure }
    }

## Questions, each to the person who decides.

ask-card = Jouw beurt. Welke kaart speel je?
ask-spend = De zonnewijzer zou { hours-acc } vooruitgaan. Geef je tijdfiches terug om uren te besparen?
ask-where = Waar gaat { figure } heen?
ask-who = Wie gaat { place-to }?
ask-again = { event-start }: gebruik je de kaart een tweede keer?
ask-take =
    Hier liggen twee { $colour ->
        [red] rode
        [blue] blauwe
        [white] witte
        [grey] grijze
        [black] zwarte
       *[orange] oranje
    } taken. Welke neem je?
ask-sway =
    { guest } ontmoet { figure-acc }. { $by } { $guest ->
        [william] bewijspunten
       *[adson] verdenkingspunten
    } erbij of eraf?
ask-give =
    { event-start }: wie krijgt { $count ->
        [1] het tweede bewijspunt
       *[other] het eerste van twee bewijspunten
    }?
ask-cast =
    { event-start }: aan wie geef je { $count ->
        [one] { $count } verdenkingspunt
       *[other] { $count } verdenkingspunten
    }?
ask-return = { event-start }: een monnik ging naar de kerk, en je moet een tijdfiche teruggeven. Welk?
ask-show = De dag is voorbij, en iedereen toont een marker: wie ben jij niet? Die monnik krijgt 2 bewijspunten.
ask-accuse =
    De aanklacht: wie { $you_accused ->
        [yes] ben je
       *[no] is { $whom }
    }, denk je?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".

would-pass =
    { $full ->
        [yes] beëindigt de dag
       *[no] uur { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] je neemt { tile-acc }
       *[no] je krijgt een tijdfiche
    }
would-suspicion =
    { $named ->
        [yes] verdenking tegen { figure-acc } { $before } → { $after }
       *[no] verdenking { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] bewijs tegen { figure-acc } { $before } → { $after }
       *[no] bewijs { $before } → { $after }
    }
would-show = bewijs { $before } → { $after }+
would-be-stuck = niemand kan zich verplaatsen
would-reset = alle verdenking terug naar { $after }
would-nothing = daar gebeurt niets
then-day-over = daarna is de dag voorbij
then-take = dan neem je { colour-acc } { $value } of { $other }
then-meet =
    { $first ->
        [yes] ontmoet { figure-acc }
       *[no] { figure-acc }
    }
then-sway =
    { $by } { $guest ->
        [william] bewijspunten
       *[adson] verdenkingspunten
    } erbij of eraf{ $count ->
        [1] { "" }
       *[other] { " " }voor elk
    }
then-give =
    dan deel je { $count ->
        [one] { $count } bewijspunt
       *[other] { $count } bewijspunten
    } uit
then-cast =
    dan geef je een monnik { $count ->
        [one] { $count } verdenkingspunt
       *[other] { $count } verdenkingspunten
    }
then-again = dan mag je de kaart nog eens gebruiken
then-return = ieder ander die een tijdfiche heeft, geeft er een terug
then-spend = { hours-acc }, met tijdfiches korter te maken
