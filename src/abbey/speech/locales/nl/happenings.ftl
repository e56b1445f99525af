### What happened, in sentences. The arguments are explained in en/happenings.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord.

day =
    Dag { $count }: { event }. { $you ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
last-day = Dag { $count }, de laatste: geen kaarten meer. Iedereen legt voor elk van de anderen een marker neer.
played =
    { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } { card-phrase }.
spent =
    { $you ->
        [yes] Je geeft { tile-acc } terug en bespaart een uur.
       *[no] { $who } geeft { tile-acc } terug en bespaart een uur.
    }
passed =
    { $full ->
        [yes] Het is nu uur { $after }: met deze beurt eindigt de dag.
       *[no]
            { $count ->
                [0] Er gaat geen tijd voorbij; het is nog steeds uur { $after }.
               *[other] Het is nu uur { $after }.
            }
    }
moved = { figure-start } gaat { origin-from } { place-to }.
stuck = Iedereen is al { place-in }, dus gaat er niemand.
took =
    { $you ->
        [yes] Je neemt de taak { tile-acc }.
       *[no] { $who } neemt de taak { tile-acc }.
    }
filled = Er ligt een nieuwe taak { place-in }: { tile }.
suspicion =
    { $change ->
        [same] De verdenking tegen { figure-acc } blijft op { $after }.
       *[other] Verdenking tegen { figure-acc }: { $before } → { $after }.
    }
evidence =
    { $change ->
        [same] Het bewijs tegen { figure-acc } blijft op { $after }.
       *[other] Bewijs tegen { figure-acc }: { $before } → { $after }.
    }
evidence-together = Bewijs: { $changes }.
evidence-change = { figure } { $before } → { $after }
returned =
    { $you ->
        [yes] Je geeft het tijdfiche { tile-acc } terug.
       *[no] { $who } geeft het tijdfiche { tile-acc } terug.
    }
drew =
    { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] Je trekt een kaart.
       *[no] { $who } trekt een kaart.
    }
shuffled =
    De trekstapel was leeg: { $count ->
        [one] { $count } afgelegde kaart vormt een nieuwe
       *[other] { $count } afgelegde kaarten worden geschud tot een nieuwe
    }.
reset = Alle verdenking gaat terug naar { $after }.
took-day =
    { $you ->
        [yes] Je beëindigt de dag en neemt
       *[no] { $who } beëindigt de dag en neemt
    } de gebeurteniskaart ‘{ event }’ (2 bewijspunten aan het eind).
carried = De nieuwe dag begint op uur { $after }.
chose =
    { $you ->
        [yes] Je hebt gekozen.
       *[no] { $who } heeft gekozen.
    }
marked =
    { $you ->
        [yes] Je legt { figure-acc } neer, nog gedekt.
       *[no] { $who } legt { figure-acc } neer, nog gedekt.
    }
marked-before =
    { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { figure-acc } voor { $you_accused ->
        [yes] jou
       *[no] { $whom }
    } neer, nog gedekt.
showed =
    { $you ->
        [yes] Je toont { figure-acc } en bent dus niet { figure }.
       *[no] { $who } toont { figure-acc } en is dus niet { figure }.
    }
accused =
    { $you ->
        [yes] Jij hield
       *[no] { $who } hield
    } { $you_accused ->
        [yes] jou
       *[no] { $whom }
    } voor { figure-acc }: { $right ->
        [yes] goed
       *[no] fout
    }.
unveiled =
    { $you ->
        [yes] Jij was { figure }.
       *[no] { $who } was { figure }.
    }
won =
    { $you ->
        [yes] Je wint
       *[no] { $who } wint
    } met { $after ->
        [one] { $after } bewijspunt
       *[other] { $after } bewijspunten
    }.
