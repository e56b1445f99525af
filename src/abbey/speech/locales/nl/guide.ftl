### The rules inside the page. The arguments are explained in en/guide.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord. Verdenking en bewijs nooit verwarren.

## The frame.

guide-close = Regels sluiten
guide-tabs = Kort of volledig
guide-tab-minutes = In twee minuten
guide-tab-reference = Naslagwerk

## In two minutes.

guide-step-identity = Een van de zes
guide-step-identity-text = Iedereen is in het geheim een van deze zes monniken. Welke jij bent, gaat niemand iets aan.
guide-scene-identity = Zes monniken op een rij. Daaronder liggen vier kaarten: drie gedekt, de jouwe toont Grijs.

guide-step-turn = Een beurt
guide-step-turn-text = Speel een van je drie kaarten: die kost uren en verplaatst een figuur. De kaart van een monnik stuurt hem waarheen je wilt; de kaart van een gebouw haalt wie je wilt; een William/Adson-kaart stuurt een van de twee.
guide-scene-turn = Een kaart Rood van 3 uur wordt gespeeld, de zonnewijzer gaat van 9 naar 12, en Rood loopt naar de keuken.

guide-step-task = Bezig of lui
guide-step-task-text = Met een taak van zijn kleur is een monnik bezig: de verdenking tegen hem daalt met de waarde ervan, en het fiche is van jou. Is die er niet, dan lijkt hij te luieren, en de verdenking stijgt met de som van alle fiches daar.
guide-scene-task = Oranje vindt in de kerk de taak oranje 2: de verdenking daalt van 10 naar 8. Liggen daar blauw 2 en wit 2, dan stijgt die van 10 naar 14.

guide-step-guests = Twee kolommen, twee gasten
guide-step-guests-text = Adson wakkert verdenking aan, de praatjes van vandaag op de blauwe ladder: 5 erbij of eraf voor elke monnik die hij ontmoet, zoals jij wilt. William noteert bewijs op de bruine rol, en dat blijft voorgoed: 3 erbij of eraf.
guide-scene-guests = Links Adson naast een blauwe ladder: verdenking, 5 erbij of eraf. Rechts William naast een bruine rol: bewijs, 3 erbij of eraf.

guide-step-event = De gebeurtenis van de dag
guide-step-event-text = Elke ochtend wordt een gebeurtenis opengelegd, en die verandert één regel tot de avond. Je hoeft ze niet te leren: die van vandaag staat altijd op het bord.
guide-scene-event = Zeven dagen op een rij, de eerste opengelegd: Verboden. Rood gaat de bibliotheek binnen, en het bewijs tegen hem stijgt van 5 naar 7.

guide-step-tiles = Tijd winnen
guide-step-tiles-text = De taken die je nam, zijn tijdfiches: elk fiche dat je teruggeeft, bespaart een uur. Dat kan de moeite waard zijn, want wie de zonnewijzer op 24 brengt, beëindigt de dag en neemt de gebeurteniskaart: 2 bewijspunten aan het eind van het spel.
guide-scene-tiles = Een kaart keuken van 3 uur, en twee tijdfiches worden teruggegeven: de zonnewijzer gaat maar van 22 naar 23.

guide-step-night = De nacht
guide-step-night-text = Aan het eind van de dag wordt verdenking bewijs: 5 voor de hoogste, dan 4, 3, 2, 1 en 0; monniken die gelijk staan, delen een rang. ’s Ochtends staat alle verdenking weer op 10, alsof er nooit iets gezegd is.
guide-scene-night = Zes monniken staan op de blauwe ladder, elk lager dan de vorige. Daaronder, op de bruine rol, krijgen ze 5, 4, 3, 2, 1 en 0 bewijspunten.

guide-step-show = Ik niet
guide-step-show-text = Na dag 1, 3 en 5 toont iedereen een marker, nooit die van de eigen kleur. Die geeft 2 bewijspunten aan de monnik met de kleur van de marker en vertelt de tafel wie jij niet bent.
guide-scene-show = Aan tafel worden drie markers getoond: blauw, grijs en blauw. Blauw krijgt 4 bewijspunten, Grijs 2.

guide-step-accuse = De zevende dag
guide-step-accuse-text = Nu raadt iedereen wie de anderen zijn. Elke goede gok levert de genoemde monnik bewijspunten op: 12 met z’n tweeën, 6 met z’n drieën, 4 met z’n vieren, 3 met z’n vijven.
guide-scene-accuse = Drie identiteitskaarten worden omgedraaid, voor elk ligt een gok. Rood is goed geraden en krijgt 4 bewijspunten; de twee andere gokken waren fout.

guide-step-winner = Wie het minste bewijs heeft, wint
guide-step-winner-text = Wie de monnik met het minste bewijs heeft, wint. Pas dus goed op hem, maar nooit zo goed dat iemand het merkt.
guide-scene-winner = De bruine rol aan het eind: Grijs, jouw monnik, heeft het minste bewijs en wint vóór Rood, Oranje en Blauw. Wit en Zwart, die niemand speelt, tellen niet mee.

guide-back = Terug
guide-on = Volgende
guide-finish = Klaar
guide-progress = { $at } van { $count }
guide-dot = Stap { $at }: { $title }
guide-steps = Stappen

## The reference.

guide-search = Zoek in de regels
guide-also-convert = gelijkspel gelijk gelijkstand rangschikking nacht
guide-also-winner = winnaar winnen overwinning gelijkspel gelijk gelijkstand gedeeld einde score
guide-found = { $count ->
    [0] Geen regel gevonden
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
}
guide-nothing = Over ‘{ $query }’ zeggen de regels niets. Probeer een korter woord, of een van het bord.
guide-clear = Alle regels tonen

guide-group-before = Voor het spel
guide-group-turn = Een beurt
guide-group-evening = Het eind van de dag
guide-group-seventh = De zevende dag
guide-group-events = De veertien gebeurtenissen
guide-group-options = Wat jullie kunnen afspreken

## Titles of the rules, in the order of the reference.

guide-clause-identity = Wie je bent
guide-clause-figures = De figuren
guide-clause-tracks = De twee kolommen
guide-clause-tasks = Taken en de keten
guide-clause-cards = Je hand
guide-clause-events = De week
guide-clause-start = Wie begint

guide-clause-card = Een kaart spelen
guide-clause-time = De tijd laten verstrijken
guide-clause-move = Een figuur verplaatsen
guide-clause-action = Wat de figuur ontmoet
guide-clause-task = Een taak van zijn kleur
guide-clause-no-task = Geen taak van zijn kleur
guide-clause-william = William ontmoet monniken
guide-clause-adson = Adson ontmoet monniken
guide-clause-event = Doen wat de gebeurtenis zegt
guide-clause-draw = Een kaart trekken
guide-clause-clamp = De grenzen van de kolommen
guide-clause-chain-short = Als de keten te kort wordt

guide-clause-convert = Verdenking wordt bewijs
guide-clause-reset = Verdenking terug naar 10
guide-clause-day-card = Wie de dag beëindigt
guide-clause-overshoot = Uren die overblijven
guide-clause-reveal = Een marker tonen
guide-clause-next = De volgende dag

guide-clause-accuse = De aanklacht
guide-clause-day-cards = Gebeurteniskaarten tellen
guide-clause-winner = Wie wint

guide-clause-time-last = Tijd aan het eind van een beurt
guide-clause-data = Waarden van fiches en kaarten
