### Wat er in een les wordt gezegd.

lesson-title = Je eerste dag
lesson-progress = { $at } van { $count }
lesson-now = Nu: { $choice }
lesson-watch = De anderen zijn aan de beurt. Kijk wat er beweegt.
lesson-skip = Overslaan
lesson-leave = De les verlaten
lesson-stay = Hier blijven
lesson-jump-now = Naar de laatste dag
lesson-finish = Zelf een spel spelen
lesson-leave-ask = Je kunt nu stoppen en later doorgaan: de startpagina onthoudt waar je was.

lesson-secret = Welkom in de abdij! In deze brief staat welke monnik je bent. Kijk erin en vertel het niemand: op de laatste dag raden de anderen wie je bent.
lesson-goal = Bewijs is wat telt. Het blijft voorgoed, en aan het eind wint wie de monnik met het minste bewijs heeft.
lesson-suspicion = Verdenking is alleen het gepraat van de dag. Vannacht wordt die bewijs: de monnik met de meeste krijgt 5, de volgende 4, enzovoort.
lesson-event = Elke dag heeft een gebeurtenis die één regel verandert. Vandaag verliest een monnik 1 bewijspunt als hij in een gebouw komt waar verder niemand staat.
lesson-card = Jij bent aan de beurt: speel een kaart. Deze verplaatst je eigen monnik. Het getal is het aantal uren dat hij kost, en na 24 uur eindigt de dag.
lesson-task = Een fiche in de kleur van je monnik is een taak voor hem. Wijs een gebouw aan of raak het aan om te zien wat daar zou gebeuren. Kies dan het gemarkeerde, waar verder niemand staat.
lesson-moved = Je monnik deed zijn taak en de verdenking daalde. Toen stuurde iemand hem naar een gebouw zonder taak, en ze steeg weer. Ja, iedereen mag elke monnik verplaatsen.
lesson-tile = Het fiche van de taak is nu van jou, als tijdfiche. Elk tijdfiche dat je teruggeeft, maakt een kaart een uur korter.
lesson-building = Nu doe jij hetzelfde met een ander. De kaart van een gebouw haalt een figuur naar keuze naar dat gebouw.
lesson-spend = Voordat de uren verstrijken, mag je tijdfiches teruggeven. Geef het jouwe: dan kost de kaart 2 uur in plaats van 3.
lesson-no-task = Geen fiche daar heeft de kleur van deze monnik. Hij heeft dus niets te doen, en de verdenking tegen hem stijgt met de waarde van alle fiches.
lesson-william = William verandert bewijs met 3 en Adson verdenking met 5, voor elke monnik die ze ontmoeten. Speel William: zijn 5 uur maken een eind aan de dag.
lesson-guests = Stuur hem naar het gebouw waar je monnik met één andere staat.
lesson-worse = Je beslist voor elke monnik daar. Deze is niet de jouwe: geef hem 3 bewijspunten.
lesson-better = En haal er 3 weg bij je eigen monnik. Help hem in een echt spel niet te openlijk: de anderen letten op je.
lesson-night = De dag is voorbij: verdenking is bewijs geworden, en daarna stond alle verdenking weer op 10. Goed gedaan, jouw monnik heeft het minste bewijs.
lesson-day-card = Jij beëindigde de dag, dus de gebeurteniskaart is van jou: 2 bewijspunten voor je monnik aan het eind van het spel. Daarvoor begin jij de volgende dag.
lesson-show = Na dag 1, 3 en 5 toont iedereen een marker: een monnik die ze niet zijn. Die monnik krijgt 2 bewijspunten.
lesson-notebook = De notities strepen door wat de markers bewijzen. Vul aan wat je zelf opvalt: wie helpt welke monnik?
lesson-jump = Dat was een hele dag, en er volgen er nog vijf. We springen naar de laatste dag van dit spel.

lesson-last-day = Dag 7: de dagen ertussen hebben we overgeslagen. Niemand speelt nog kaarten. Iedereen raadt wie de anderen zijn.
lesson-accuse = Een goede gok geeft de monnik 6 bewijspunten. Een tip: { $who } heeft { figure-acc } van de ene taak naar de andere gestuurd.
lesson-accuse-next = En nu de andere plaats. Als { $who } William of Adson verplaatste, was dat bijna altijd goed voor { figure-acc }.
lesson-end = Nu ken je het hele spel. Pas op je monnik, maar laat het niemand merken!
