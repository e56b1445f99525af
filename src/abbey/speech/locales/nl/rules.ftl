### The rules in our own words, clause by clause and event by event.
### Je; monniken heten naar hun kleur en staan zonder lidwoord.

## Clauses.

rule-data = De waarden op tegels en kaarten zijn onze aanname, want de gedrukte regels noemen ze niet; je kunt je eigen tabel meebrengen.
rule-events = Zes van de veertien gebeurtenistegels vormen de week, één per dag; ’s ochtends wordt die opengelegd.
rule-tracks = Elke monnik begint met 10 verdenking en 5 bewijs.
rule-figures = De zes monniken, William en Adson beginnen in acht verschillende gebouwen.
rule-tasks = In elk gebouw liggen twee taken open; de andere veertien vormen gedekt de keten.
rule-cards = Iedereen heeft drie kaarten in de hand.
rule-identity = Iedereen is in het geheim een van de zes monniken. Houd het voor je.
rule-start = Het lot wijst aan wie begint; daarna gaat het de tafel rond.
rule-card = Een beurt is één kaart uit je hand, open op de aflegstapel.
rule-time = De uren van de kaart bewegen de zonnewijzer. Elke tijdtegel die je aan de keten teruggeeft, bespaart een uur. Een William/Adson-kaart kost 5 voor William en niets voor Adson.
rule-move = De kaart van een monnik brengt hem naar een ander gebouw naar keuze; de kaart van een gebouw haalt een figuur naar keuze daarheen. Iemand moet gaan, hoe weinig je er ook voor voelt.
rule-action = Dan ontmoet de verplaatste figuur wat er is: een monnik taken, William en Adson monniken.
rule-task = Vindt een monnik een taak van zijn kleur, dan doet hij die: jij neemt de tegel, en de verdenking tegen hem daalt met de waarde ervan. Het is nu een tijdtegel. Is de laatste taak van een gebouw weg, dan komen er twee nieuwe uit de keten.
rule-no-task = Vindt een monnik geen taak van zijn kleur, dan lijkt hij te luieren: de verdenking tegen hem stijgt met de som van de taken daar.
rule-william = William ondervraagt elke monnik in het gebouw: voor elk kies je 3 bewijs erbij of eraf.
rule-adson = Adson roddelt over elke monnik in het gebouw: voor elk kies je 5 verdenking erbij of eraf.
rule-event = De gebeurtenis van de dag komt na al het andere dat de zet teweegbracht.
rule-draw = Aan het eind van je beurt trek je een kaart. Een lege stapel wordt uit de afgelegde kaarten opnieuw gemaakt.
rule-clamp = Verdenking blijft tussen 0 en 40; bewijs daalt nooit onder 0.
rule-time-last = In deze variant schuift de zonnewijzer aan het eind van een beurt op. Tegels die je in die beurt wint, kunnen daar niet voor betalen.
rule-convert = Aan het eind van de dag telt de rangorde in verdenking: de hoogsten krijgen 5 bewijs, dan 4, 3, 2, 1, 0. Wie gelijk staat, deelt een rang, en geen rang wordt overgeslagen.
rule-reset = Daarna staat alle verdenking weer op 10. Bewijs blijft voorgoed.
rule-day-card = Wie de dag beëindigt, neemt de gebeurtenistegel; die levert de eigen monnik helemaal aan het eind 2 bewijs op.
rule-reveal = Na dag 1, 3 en 5 toont iedereen een merkteken, nooit dat van de eigen kleur. Elk geeft zijn monnik 2 bewijs en laat zien wie je niet bent.
rule-next = Wie de dag beëindigde, begint ook de volgende.
rule-overshoot = Uren voorbij het blauwe veld tellen voor de volgende dag, tenzij jullie afspraken elke dag bij 0 te beginnen.
rule-chain-short = Raakt de keten op, dan krijgt een gebouw wat er nog is, of de volgende tegel die terugkomt.
rule-accuse = Op dag 7 legt iedereen voor elk van de anderen een merkteken neer. Voor elk dat klopt, krijgt de geraden monnik bewijs: 12 met z’n tweeën, 6 met z’n drieën, 4 met z’n vieren, 3 met z’n vijven.
rule-day-cards = Dan levert elke genomen gebeurtenistegel 2 bewijs op: voor de monnik van wie hem nam.
rule-winner = Het minste bewijs wint. Staat het gelijk, dan winnen de meeste gebeurtenistegels; staat het dan nog gelijk, dan wordt de winst gedeeld.

## Events, as the board says them all day long.

event-talkative-text = Gaat William naar Adson of Adson naar William, dan wordt verdenking meteen bewijs, zoals aan het eind van een dag, tenzij alle zes gelijk staan.
event-puzzling-text = Wie een monnik bij William brengt, deelt daarna twee bewijspunten uit: aan één monnik, of aan twee.
event-diligent-text = De kaart die je speelt, mag je twee keer gebruiken; de uren tellen één keer.
event-close-behind-text = Wie William verplaatst, deelt daarna twee bewijspunten uit: aan één monnik, of aan twee.
event-hasty-text = Vandaag bespaart geen enkele tijdtegel een uur. Taken kun je nog wel nemen.
event-impious-text = Komt een monnik de kerk binnen, dan verliest ieder ander aan tafel een tijdtegel naar keuze.
event-unobtrusive-text = Een monnik die ergens komt waar niemand is, raakt 1 bewijs kwijt.
event-delicate-text = Leg na de zet de volle uren van de kaart als verdenking op een monnik naar keuze, of je nu uren hebt bespaard of niet.
event-forbidden-text = Een monnik die de bibliotheek binnengaat, krijgt 2 bewijs.
event-caught-text = Vanavond telt verdenking dubbel: 10, 8, 6, 4, 2, 0 bewijs.
event-compromising-text = William en Adson tellen dubbel: 6 bewijs, 10 verdenking.
event-inquiring-text = Een monnik die zich bij andere monniken voegt, bezorgt elk van hen 1 bewijs.
event-dubious-text = Elke monnik die verplaatst wordt, krijgt 1 bewijs.
event-suspicious-text = Na elke beurt krijgen de monniken met de meeste verdenking 1 bewijs, tenzij alle zes gelijk staan.
