### The rules in our own words, exactly: a text for every clause and every event. More for translators in en/rules.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord; het fiche, de marker, de kolom.

## Clauses.

rule-data = De gedrukte regels noemen de waarden van fiches en kaarten niet: hun voorbeelden tonen fiches van 2, 4 en 5 en kaarten van 3 en 4. Volgens recensies lopen de fiches van 2 tot 6. De waarden hier zijn onze aanname, en je kunt je eigen tabel meebrengen.
rule-events = Zes van de veertien gebeurteniskaarten vormen de week, één voor elke dag. Elke kaart wordt ’s ochtends opengelegd en geldt de hele dag.
rule-tracks = Elke monnik begint met 10 verdenkingspunten en 5 bewijspunten. De zonnewijzer begint op uur 0.
rule-figures = De zes monniken, William en Adson beginnen in acht verschillende gebouwen, bepaald door het lot. ‘Monnik’ betekent nooit William of Adson; ‘figuur’ betekent alle acht.
rule-tasks = In elk gebouw liggen twee taakfiches open. De andere veertien liggen gedekt in een rij, de keten.
rule-cards = Iedereen heeft drie kaarten in de hand.
rule-identity = Iedereen is in het geheim een van de zes monniken. De identiteiten die niemand kreeg, blijven tot het einde verborgen.
rule-start = Het lot wijst aan wie begint. Daarna gaat het de tafel rond.
rule-card = In je beurt leg je een van je drie kaarten open op de aflegstapel.
rule-time = De zonnewijzer gaat de uren van de kaart vooruit. Elk tijdfiche dat je aan het eind van de keten teruglegt, bespaart een uur, maar nooit onder 0. Je kiest welke fiches; fiches uit dezelfde beurt mag je niet inzetten. Een William/Adson-kaart kost 5 uur voor William en geen uur voor Adson.
rule-move = De kaart van een monnik brengt die monnik naar een ander gebouw naar keuze. De kaart van een gebouw haalt een figuur naar keuze die er nog niet is. Een William/Adson-kaart brengt William of Adson, die je bij het spelen noemt, naar een ander gebouw naar keuze. Je moet een figuur verplaatsen; alleen als alle acht figuren al in het gebouw van de kaart zijn, gaat er niemand. Het zijn altijd de uren van de kaart, wie er ook gaat.
rule-action = Na de zet ontmoet de figuur wat er is: een monnik ontmoet taken, William en Adson ontmoeten monniken. Een monnik die naar William of Adson gaat, zet bij hen niets in gang. William en Adson doen elkaar niets.
rule-task = Vindt een monnik een taak van zijn kleur, dan moet hij er een doen: je neemt één zo’n fiche, naar keuze als er twee zijn, en de verdenking tegen hem daalt met de waarde ervan. Het fiche ligt nu als tijdfiche voor je. Was het het laatste van het gebouw, dan worden de eerste twee fiches van de keten daar open neergelegd. Een gebouw dat nog één fiche heeft, krijgt er geen tweede bij.
rule-no-task = Ligt er geen taak van zijn kleur, dan stijgt de verdenking tegen de monnik met de som van alle fiches daar. Je neemt niets.
rule-william = Komt William bij monniken, dan kies je voor elk van hen, één voor één, 3 bewijspunten erbij of 3 eraf.
rule-adson = Komt Adson bij monniken, dan kies je voor elk van hen, één voor één, 5 verdenkingspunten erbij of 5 eraf.
rule-event = De gebeurtenis van de dag voer je uit na al het andere dat de zet teweegbracht. Ze is verplicht; alleen ‘IJverig’ is vrijwillig.
rule-draw = Na de gebeurtenis trek je één kaart. Is de trekstapel juist dan leeg, dan wordt de aflegstapel tot een nieuwe geschud, met de kaart die je net speelde.
rule-clamp = Verdenking blijft altijd tussen 0 en 40, en bewijs daalt nooit onder 0, wat de oorzaak ook is. Naar boven heeft bewijs geen grens.
rule-time-last = In deze variant komt de tijd in een beurt als laatste: kaart, zet, wat de figuur ontmoet, gebeurtenis, kaart trekken, dan de zonnewijzer. Pas dan leg je tijdfiches terug, maar geen fiches uit dezelfde beurt. Zo staat het in het Franse en het Nederlandse boekje; in het Duitse, het Tsjechische en het Italiaanse verstrijkt de tijd meteen na de kaart.
rule-convert = Aan het eind van de dag telt de rangorde in verdenking: wie vooraan staat, krijgt 5 bewijspunten, dan 4, 3, 2, 1 en 0. Monniken die gelijk staan, delen een rang en krijgen allemaal de punten ervan. De rang daarna wordt niet overgeslagen. Staan alle zes gelijk, dan krijgen alle zes er 5.
rule-reset = Daarna gaat alle verdenking terug naar 10. Bewijs blijft.
rule-day-card = Wie de zonnewijzer op of voorbij 24 brengt, beëindigt de dag, maar maakt eerst de beurt af. Die persoon neemt de gebeurteniskaart van de dag; aan het eind van het spel levert die de eigen monnik 2 bewijspunten op.
rule-reveal = Na dag 1, 3 en 5 kiest iedereen een van de eigen nog gedekte markers, nooit van de eigen kleur. Alle worden tegelijk omgedraaid. Elke marker geeft 2 bewijspunten aan de monnik met de kleur van de marker. Hij blijft open liggen en bewijst dat wie hem legde niet die monnik is.
rule-next = Wie de dag beëindigde, begint de volgende en is dus twee keer achter elkaar aan de beurt. Dag 7 heeft geen beurten.
rule-overshoot = Uren voorbij 24 tellen voor de volgende dag, tenzij jullie afspraken dat elke dag op uur 0 begint.
rule-chain-short = Een gebouw dat zijn laatste fiche kwijt is, krijgt wat de keten nog heeft: één fiche of geen. Kreeg het er geen, dan krijgt het meteen het volgende fiche dat in de keten terugkomt. Wachten er meer gebouwen, dan gaat het gebouw dat het langst wacht voor. Met één fiche wacht het niet meer.
rule-accuse = Op dag 7 worden geen kaarten gespeeld: iedereen legt in het geheim voor elk van de anderen een van de eigen zes markers. Je gokken moeten allemaal verschillen. Markers die je al getoond hebt, mag je opnieuw gebruiken. Je mag je eigen kleur leggen, of een kleur die de ander heeft getoond, maar goed is die nooit. Dan wordt alles omgedraaid, en elke goede gok levert de genoemde monnik bewijspunten op: 12 met z’n tweeën, 6 met z’n drieën, 4 met z’n vieren, 3 met z’n vijven.
rule-day-cards = Dan levert elke genomen gebeurteniskaart 2 bewijspunten op: voor de monnik van wie hem nam.
rule-winner = Monniken die niemand speelt, vallen af. Wie het minste bewijs heeft, wint. Bij gelijke stand wint wie van hen meer gebeurteniskaarten heeft. Is ook dat gelijk, dan wordt de winst gedeeld.

## Events.

rule-talkative = Wordt William naar Adson verplaatst of Adson naar William, dan wordt verdenking meteen bewijs, zoals aan het eind van de dag, en gaat ze terug naar 10. Dat kan meermaals per dag gebeuren, en het eind van de dag volgt toch. Staan alle zes monniken gelijk, dan gebeurt er niets.
rule-puzzling = Wie een monnik verplaatst naar het gebouw waar William is, deelt daarna twee bewijspunten uit: beide aan één monnik, of aan twee monniken elk één. Elke monnik mag, ook de verplaatste.
rule-diligent = De gespeelde kaart mag een tweede keer gebruikt worden; de uren tellen één keer. De kaart van een monnik verplaatst dezelfde monnik nog eens, de kaart van een gebouw haalt een tweede figuur. Een William/Adson-kaart verplaatst dezelfde nog eens, nooit elk van beiden één keer. Elke zet heeft zijn volle werking.
rule-close-behind = Wie William verplaatst, met welke kaart ook, deelt daarna twee bewijspunten uit: beide aan één monnik, of aan twee monniken elk één. Elke monnik mag, waar hij ook is.
rule-hasty = Niemand mag tijdfiches teruggeven om uren te besparen. Taken worden nog wel genomen.
rule-impious = Wordt een monnik naar de kerk verplaatst, dan legt ieder ander die een tijdfiche heeft, er een terug aan het eind van de keten. Ze kiezen zelf welk, op volgorde van de plaatsen na wie aan de beurt is.
rule-unobtrusive = Een monnik die naar een gebouw zonder andere figuur wordt verplaatst, verliest 1 bewijspunt.
rule-delicate = Na de zet geef je een monnik naar keuze zoveel verdenkingspunten als de kaart uren heeft. Teruggegeven tijdfiches maken dat niet minder. De kaart voor William telt 5; die voor Adson telt 0, en niemand krijgt iets.
rule-forbidden = Een monnik die naar de bibliotheek wordt verplaatst, krijgt 2 bewijspunten.
rule-caught = Aan het eind van de dag levert verdenking dubbel zoveel bewijspunten op: 10, 8, 6, 4, 2 en 0.
rule-compromising = William geeft of neemt 6 bewijspunten in plaats van 3, Adson 10 verdenkingspunten in plaats van 5.
rule-inquiring = Wordt een monnik naar andere monniken verplaatst, dan krijgt elk van die monniken 1 bewijspunt. De verplaatste monnik krijgt er geen.
rule-dubious = Een monnik die verplaatst wordt, krijgt 1 bewijspunt, waar hij ook heen gaat.
rule-suspicious = Na elke beurt, vóór het trekken, krijgt elke monnik met de hoogste verdenking 1 bewijspunt. Staan alle zes gelijk, dan krijgt niemand het.
