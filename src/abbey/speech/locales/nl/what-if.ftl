### What-if games. More for translators in en/what-if.ftl.

what-if-title = Vanaf hier verder spelen
what-if-about = Neem een plaats over bij stap { $moment }. Bots spelen de anderen, en het wordt een eigen spel.
what-if-seat = Welke plaats
what-if-hidden = Wat deze plaats niet wist
what-if-redealt = Opnieuw delen
what-if-redealt-about = Monniken, handen, stapels en komende gebeurtenissen worden opnieuw gedeeld, zoals iemand die oplet ze op deze plaats op dat moment kon vermoeden.
what-if-kept = Laten zoals het was
what-if-kept-about = Alles wat verborgen is, ligt waar het lag. Als je dit spel hebt bekeken, weet je misschien nog geheimen.
what-if-bots = Waar mensen speelden, spelen bots verder:
what-if-go = Plaats overnemen
what-if-no-more = Hier is het spel voorbij. Ga terug naar een eerdere stap om vandaar verder te spelen.
what-if-game = Wat-als-spel
what-if-says = Dit spel gaat verder vanuit een ander spel, bij stap { $moment } daarvan. { $hidden ->
        [kept] Wat de overgenomen plaats niet wist, ligt zoals daar.
       *[redealt] Wat de overgenomen plaats niet wist, is opnieuw gedeeld, zoals die het toen kon vermoeden.
    }
what-if-parent = De opname van het andere spel heeft de vingerafdruk { $parent }.
what-if-look = Het andere spel bekijken
what-if-unpromised = Niemand heeft deze verdeling vóór de eerste beurt beloofd: het begin komt uit een ander spel.
what-if-read = Begrepen
