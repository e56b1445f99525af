### Hints in the first games. More for translators in en/hints.ftl.

hint =
    { $hint ->
        [end] Als jij de dag beëindigt, kost de gebeurteniskaart je monnik 2 bewijspunten aan het eind van het spel, en begin jij de volgende dag.
        [tile] Het fiche dat je nam, is een tijdfiche: geef het later terug, en een kaart kost een uur minder.
        [marker] Een getoonde marker zegt wie een speler niet is. In de notities is dat al voor je doorgestreept.
       *[night] Vannacht wordt verdenking bewijs: 5 voor de monnik met de meeste, dan 4, 3, 2, 1 en 0.
    }
hint-read = Begrepen
