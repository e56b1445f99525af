mine-lead = Je afgelopen spellen, bewaard in deze browser. Een spel dat nog loopt, staat hier nooit.
mine-asking = Afgelopen spellen worden gezocht …
mine-reading = { $left ->
    [one] Eén spel wordt nog uitgewerkt …
   *[other] { $left } spellen worden nog uitgewerkt …
}
mine-games = Je spellen
mine-none = Nog geen afgelopen spel. Eindigt een spel waarin je in deze browser een plaats hebt, dan wordt het hier bewaard.
mine-unread = Een afgelopen spel
mine-as = Je was { figure }
mine-result = { $result ->
    [won] gewonnen, bewijs: { $score }
    [shared] samen met anderen gewonnen, bewijs: { $score }
   *[lost] niet gewonnen, bewijs: { $score }
}
mine-watch = Terugkijken
mine-watch-of = Terugkijken: { $names }
mine-erase = Wissen
mine-erase-of = Het spel van { $day } wissen: { $names }
mine-which = Welke plaats was de jouwe?
mine-which-none = Kies …
mine-which-help = In deze browser werd op meer plaatsen gespeeld. Het spel telt zodra je hebt gezegd welke de jouwe was.
mine-wins = Wat ze laten zien
mine-total = { $games ->
    [one] Eén spel,
   *[other] { $games } spellen,
} { $wins } gewonnen: { $share } (op den duur ergens tussen { $low } en { $high }).
mine-unsaid = { $games ->
    [one] Nog één spel telt niet mee: zeg welke plaats de jouwe was.
   *[other] Nog { $games } spellen tellen niet mee: zeg welke plaats de jouwe was.
}
mine-how = Tussen haakjes staat het 95%-interval: hoe minder spellen, hoe breder. In de balken is de dikke streep jouw aandeel, het bleke deel het interval en de dunne streep wat gelijk verdeeld zou zijn. Een gedeelde overwinning telt voor een deel.
mine-by-monk = Per monnik
mine-by-players = Per aantal spelers
mine-players = { $players } spelers
mine-by-opponent = Per tegenstander
mine-wins-of = Gewonnen
mine-guesses = Doorzien en doorzien worden
mine-guesses-of = Gokken
mine-guess = { $who ->
    [right] Jij doorzag anderen
   *[named] Anderen doorzagen jou
}
mine-share = Aandeel (95%)
mine-count = { $hits } van { $of }
mine-share-of = { $share } ({ $low } tot { $high })
mine-even = gelijk verdeeld: { $even }
mine-habits = Wat je beurten verraden
mine-habits-about = Een waarnemer die elke beurt letterlijk neemt, heeft naar je spellen gekeken. Zo ver steeg zijn geloof in jouw monnik met elk soort beurt, in procentpunten. Elk spel telt één keer.
mine-habits-slow = Deze server kan gewoonten nu niet uitwerken: er is niets gecompileerd. Je spellen blijven hier, en de volgende keer wordt het opnieuw gevraagd.
mine-habit-turn = Een beurt waarin …
mine-habit-rise = Geloof (95%)
mine-habit = { $habit ->
    [own-task] jouw monnik een taak doet
    [own-spared] je jouw monnik ontlast: William, Adson of een gebeurtenis neemt iets van hem af
    [own-loaded] je je eigen monnik belast
    [other-task] een andere monnik een taak doet
    [other-spared] je een andere monnik ontlast
   *[other-loaded] je een andere monnik belast
}
mine-habit-count = { $turns ->
    [one] één keer
   *[other] { $turns } keer
}, { $games ->
    [one] in één spel
   *[other] in { $games } spellen
}
mine-habit-by = { $rise } ({ $low } tot { $high })
mine-habit-few = Te weinig spellen: { $games } van { $enough }.
mine-habit-verdict = { $verdict ->
    [loud] verraadt je
    [quiet] misleidt
    [faint] verraadt bijna niets
   *[unclear] nog niet duidelijk
}
mine-keeping = Bewaren, meenemen, wissen
mine-keeping-about = Sla alle spellen op in één bestand, als kopie of voor een andere browser. Daarin staan de opnamen van de spellen met de namen, en geen sleutel van een plaats.
mine-save = Alle spellen opslaan in een bestand
mine-bring = Spellen uit een bestand halen
mine-bring-help = Een bestand dat hier is opgeslagen. Spellen die hier al zijn, blijven zoals ze zijn.
mine-brought = { $fresh ->
    [0] Geen nieuw spel.
    [one] Er is één nieuw spel.
   *[other] Er zijn { $fresh } nieuwe spellen.
} { $known ->
    [0] { "" }
    [one] Eén was hier al.
   *[other] { $known } waren hier al.
}
mine-erase-title = Dit spel wissen
mine-erase-sure = Deze browser vergeet het spel, en wat het laat zien. Dat kan niet ongedaan worden gemaakt.
mine-erase-all = Alles wissen
mine-erase-all-sure = { $count ->
    [0] Deze browser bewaart geen spel.
    [one] Deze browser vergeet één spel, en wat het laat zien.
   *[other] Deze browser vergeet alle { $count } spellen, en wat ze laten zien.
} { $count ->
    [0] Je notitieboeken van alle tafels en je opgeloste puzzels verdwijnen.
   *[other] Ook je notitieboeken van alle tafels en je opgeloste puzzels verdwijnen.
} Dat kan niet ongedaan worden gemaakt. De kopie op de server blijft zolang de beheerder die bewaart.
mine-erased = { $count ->
    [0] Je notitieboeken en je opgeloste puzzels zijn gewist.
    [one] Het spel is gewist.
   *[other] { $count } spellen zijn gewist.
}
mine-left-out = Eén spel is weggelaten. { $why }
mine-trouble = { $trouble ->
    [full] In deze browser is geen plaats voor meer spellen: sla ze op in een bestand en wis er dan een paar. Er is niets veranderd.
   *[unavailable] Deze browser bewaart niets voor deze pagina, misschien omdat het een privévenster is.
}
mine-file-fault = { $fault ->
    [large] Dit bestand is te lang om hier te zijn opgeslagen.
    [newer] Dit bestand komt van een nieuwere versie van de pagina. Laad de pagina opnieuw en probeer het nog eens.
    [game] Spel { $number } in dit bestand is niet te lezen, dus er is niets opgehaald.
   *[other] Dit is geen bestand met spellen dat hier is opgeslagen.
}
