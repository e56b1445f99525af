### The table while a game is played. The arguments are explained in en/play.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord. Geen vormen die iets over iemands geslacht zeggen.

## The parts of the screen.

play-title = De tafel
play-abbey = Abdij
play-tracks = Kolommen
play-players = Aan tafel
play-log = Verloop
play-chat = Chat
play-notes = Notities
play-notes-player = Naam
play-aids = Hulp
play-odds = Kansen
play-sheets = Delen van de tafel
play-side = Wie er zit en wat er gebeurde
play-panel = Je kaarten en wat je kunt doen
play-drawer = Kaarten en keuzes
play-in-words = Als tekst
play-close = Sluiten

## Whose turn it is.

play-day = Dag { $day }
play-day-of = Dag { $day } van 7
play-day-hour = Dag { $day } van 7, uur { $hour } van 24
play-your-turn = Jouw beurt: { $question }
play-waiting = { $count ->
    [one] { $names } kiest: { phase }.
   *[other] { $names } kiezen: { phase }.
}
play-turn-of = { $names }: { phase }
play-turn-many = { $count } spelers
play-nothing-to-do = Er valt nu niets te beslissen.
play-over = Het spel is afgelopen.
play-spectator = Je kijkt toe: je ziet wat voor iedereen open ligt, en van niemand de kaarten.
play-nobody-looks = Iedereen mag kijken: er liggen geen kaarten open.
play-clock-minutes = { $count ->
    [one] nog { $count } minuut
   *[other] nog { $count } minuten
}
play-clock-seconds = { $count ->
    [one] nog { $count } seconde
   *[other] nog { $count } seconden
}
play-clock-hours = { $count ->
    [one] nog { $count } uur
   *[other] nog { $count } uur
}
play-clock-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
}

## One's own things.

play-hand = Je kaarten
play-identity = Je identiteit
play-you-are = Je bent { figure } ({ sign }).
play-identity-peek = Houd ingedrukt om te zien
play-time-tiles = Je tijdfiches
play-time-tiles-count = { $count ->
    [0] Geen tijdfiches
    [one] { $count } tijdfiche
   *[other] { $count } tijdfiches
}
play-give-back = { $tile } teruggeven

play-laid = Door jou gelegd

## Deciding.

play-hint = { $phase ->
    [play] Kies een kaart; je kunt die nog terugnemen.
    [spend] Kies fiches om terug te geven, of houd ze.
    [move] Kies een van de verlichte plekken in de abdij.
   *[other] {""}
}
play-hint-figures = Kies een van de verlichte figuren.
play-would = { $choice }: { $outlook }
play-then = Je keuze: { $choice }.
play-confirm = Bevestigen
play-confirm-label = Je keuze bevestigen
play-confirm-anyway = Toch leggen
play-cancel = Annuleren
play-undo = Terugnemen
play-exactly = De precieze regel
play-all-choices = { $count ->
    [one] De keuze als tekst
   *[other] Alle { $count } keuzes als tekst
}
play-more = { $count ->
    [one] nog { $count } keuze
   *[other] nog { $count } keuzes
}
play-delivery = { $delivery ->
    [sent] Verstuurd …
   *[kept] { $choice ->
        [none] Onthouden.
       *[other] Onthouden: { $choice }.
    } Het wordt verstuurd zodra de verbinding terug is.
}
play-never-short = { $never ->
    [own] nooit goed: dat ben jij
   *[shown] nooit goed: al getoond
}
play-never = { $never ->
    [own] Deze gok kan niet kloppen: je bent zelf deze monnik. Wil je er een marker aan verspillen?
   *[shown] Deze gok kan niet kloppen: deze persoon heeft die kleur al getoond en is dus niet deze monnik. Wil je er een marker aan verspillen?
}
play-own-marker = Deze marker kun je niet tonen: het is je eigen kleur. Kies een andere.
play-own-marker-short = niet te tonen: dat ben jij

## The sealed letter, at the beginning of a game.

play-letter = Een brief voor jou
play-letter-hold = Hij zegt welke monnik je bent. Houd de brief ingedrukt om hem te openen, of druk er kort op. Let op dat niemand anders meekijkt.
play-letter-secret = Dit is je geheim: je bent { figure } ({ sign }).
play-letter-means = Houd het bewijs tegen { figure } laag, en laat niemand merken dat jij { figure } bent.
play-letter-place = Van nu af aan ligt hij naast je kaarten: “Je identiteit”. Houd hem daar ingedrukt als je hem weer wilt zien.

## The others' turns.

play-skip = Overslaan
play-recap = Sinds je laatste beurt
play-recap-none = Er is sindsdien niets gebeurd.
play-recap-watch = Nog eens bekijken
play-rule = De regel:
play-pin = Deze regel vastprikken: { $line }

## Several people at one device.

play-veil = Geef het apparaat aan { $name }
play-veil-why = De kaarten blijven gedekt tot { $name } de sluier oplicht.
play-veil-hold = Houd ingedrukt om de sluier op te lichten
play-veil-longer = Blijf ingedrukt houden tot de knop vol is.

## Players.

play-seat-back = Mijn plaats weer innemen
play-seat-back-of = { $who } neemt de plaats weer in
play-replaced = Er speelt een bot voor jou. Je kunt je plaats altijd weer innemen.
play-seat-fill = Een bot laten spelen voor { $who }

## Chat.

play-chat-empty = Nog niemand heeft iets gezegd.
play-chat-earlier = Eerdere berichten tonen
play-chat-say = Zeg iets
play-chat-send = Versturen
play-chat-unsaid = Opmerkingen die op de verbinding wachten
play-chat-waiting = (wacht op verzending)
play-chat-mute = Dempen

## The board in words.

play-text-title = Het bord als tekst
play-none = geen
play-text-monks = De monniken
play-text-monk = Monnik
play-text-suspicion = Verdenking vandaag
play-text-tonight = Bewijs vanavond
play-text-evidence = Bewijs tot nu toe
play-text-buildings = De gebouwen
play-text-building = Gebouw
# "Figures", so that "none" (geen) agrees.
play-text-here = Figuren
play-text-tasks = Taken
play-text-players = Aan tafel
play-text-player = Naam
play-text-cards = Kaarten
play-text-time-tiles = Tijdfiches
play-text-day-tiles = Gebeurteniskaarten
play-text-shown = Getoonde markers
play-text-piles = Kaarten en fiches
play-text-hand = Je kaarten: { $cards }.
play-text-between = { "; " }
play-text-deck = Kaarten in de trekstapel: { $deck }, in de aflegstapel: { $discard }.
play-text-discard = Afgelegd: { $cards }.
play-text-chain = Fiches in de keten van komende taken: { $count }; daarvan nog door niemand gezien: { $unseen }.
play-text-chain-seen = De fiches die al gezien zijn, van voren af: { $tiles }.

## A day's end, and markers turned up.

play-go-on = Doorgaan
play-night = Dag { $day } is voorbij
play-night-about = Verdenking wordt bewijs, en alle verdenking gaat terug naar het begin.
play-night-none = Niemand krijgt bewijs.
play-suspicion-was = verdenking { $suspicion }
play-evidence-now = nu { $after }
play-night-tile = { $you ->
    [yes] { $last ->
        [yes] Je hebt de dag beëindigd: de kaart is van jou. Aan het eind van het spel levert die je monnik 2 bewijspunten op. Dag 7 heeft geen beurten.
       *[no] Je hebt de dag beëindigd: de kaart is van jou, en morgen begin jij. Aan het eind van het spel levert die je monnik 2 bewijspunten op.
    }
   *[no] { $last ->
        [yes] { $who } heeft de dag beëindigd en neemt de kaart. Die levert aan het eind van het spel 2 bewijspunten op. Dag 7 heeft geen beurten.
       *[no] { $who } heeft de dag beëindigd, neemt de kaart en begint morgen. De kaart levert aan het eind van het spel 2 bewijspunten op.
    }
}
play-shown-title = Iedereen toont een marker
play-shown-about = Elke marker geeft 2 bewijspunten aan de monnik met de kleur van de marker, en bewijst wie iemand niet is.
play-shown-not = { $you ->
    [yes] Jij bent niet { figure }.
   *[no] { $who } is niet { figure }.
}

## The end.

play-ending = Het einde
play-nobody = Niemand was:
play-turn-all = Alles omdraaien
play-points = { $points ->
    [one] { $points } bewijspunt
   *[other] { $points } bewijspunten
}
play-winner = { $you ->
    [yes] Je wint met { play-points }.
   *[no] { $count ->
        [one] { $names } wint met { play-points }.
       *[other] Gedeelde winst met { play-points }: { $names }.
    }
}
play-guesses = De gokken
play-guess-by = Gok van { $name }
play-guess = { $right ->
    [yes] goed
   *[no] fout
}
play-sources = Waar het bewijs vandaan kwam
play-source = { $source ->
    [start] aan het begin
    [convert] verdenking aan het eind van de dag
    [william] William
    [event] gebeurtenissen
    [reveal] getoonde markers
    [accuse] goede gokken
   *[day-cards] gebeurteniskaarten
}
play-source-all = in totaal
play-promise = { $kept ->
    [yes] De kaarten zijn verdeeld zoals het vóór de eerste kaart verzegeld is.
    [mixed] De verdeling is vóór de eerste kaart verzegeld, en er zitten willekeurige bytes uit je eigen browser in: niemand heeft haar gekozen.
    [left-out] De verdeling is vóór de eerste kaart verzegeld, maar de willekeurige bytes uit je eigen browser zitten er niet in: ze kwamen te laat, of de server heeft ze weggelaten.
   *[no] De verdeling van de kaarten past niet bij het zegel van het begin. Er is iets mis met deze tafel.
}
play-hints-taken = { $you ->
    [yes] { $count ->
        [0] Je hebt geen tips genomen.
        [one] Je hebt { $count } tip genomen.
       *[other] Je hebt { $count } tips genomen.
    }
   *[no] { $count ->
        [0] { $who } heeft geen tips genomen.
        [one] { $who } heeft { $count } tip genomen.
       *[other] { $who } heeft { $count } tips genomen.
    }
}
play-rematch = Nog eens samen spelen
play-rematch-there = Naar de nieuwe tafel
play-watch-again = Spel terugkijken
play-analysis = { $you ->
    [yes] Wat jou verraadde
   *[no] Wat de spelers verraadde
}
play-download = Opname opslaan
play-look-at-board = Het bord bekijken
play-home = Startpagina

## Keys.

play-what-if = Wat als
play-keys = Sneltoetsen
play-keys-single = Losse toetsen zijn opdrachten
play-key-name = { $key ->
    [digit] 1–9, A–Z
    [Enter] Enter
    [Escape] Esc
    [u] U
    [s] S
    [r] R
    [t] T
    [p] P
   *[other] ?
}
play-key = { $key ->
    [digit] de keuze met dit nummer of deze letter; nog eens om te bevestigen
    [Enter] bevestigen
    [Escape] annuleren; overslaan wat er getoond wordt
    [u] terugnemen, zoals Ctrl+Z
    [s] overslaan wat er getoond wordt
    [r] sinds je laatste beurt
    [t] het bord als tekst
    [p] de regel van het verloop vastprikken waar je bent
   *[other] deze sneltoetsen
}
