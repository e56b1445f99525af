### Die Auswertung eines beendeten Spiels, wie `abbey analyse` sie erzählt.

analysis-title = Was dieses Spiel verrät
analysis-game = { $names }. Aktionen in der Aufzeichnung: { $actions }.
analysis-how = Zwei Beobachter sahen ohne Platz am Tisch zu: ein einfacher, der glaubt, dass alle offen für ihren Mönch spielen, und ein vorsichtiger, der weiß, dass man sich versteckt. Die lautesten Züge und die beste Täuschung sind die, die beide Beobachter im Mittel am stärksten umstimmten. Wert und Siegchancen sind nach dem beurteilt, was damals bekannt sein konnte, zum Teil mit durchgespielten Fortsetzungen und festen Startzahlen; ± ist das 95-%-Intervall.
analysis-brackets = Zahlen in eckigen Klammern sind Aktionen der Aufzeichnung.
analysis-actions = Das Spiel, Aktion für Aktion
analysis-decimal = { $whole },{ $tenths }
analysis-seat =
    { $who } ({ figure }): { $score } Indizien{ $won ->
        [yes] , gewonnen
       *[no] { "" }
    }
analysis-observer =
    { $observer ->
        [simple] einfacher Beobachter
       *[careful] vorsichtiger Beobachter
    }
analysis-told = Was die Züge verrieten
analysis-belief =
    Wahrscheinlichkeit des wahren Mönchs für { $observer ->
        [simple] einen einfachen
       *[careful] einen vorsichtigen
    } Beobachter, am Anfang und nach jedem Tag: { $chances }.
analysis-belief-rival = Für { $who }, mit dem Wissen um den eigenen Mönch: { $chances }.
analysis-loudest = Die lautesten Züge
analysis-moved = { analysis-observer } { $before } % → { $after } %
analysis-loud = Tag { $day } [{ $action }]: { $turn }. Wahrscheinlichkeit des wahren Mönchs: { $beliefs }.
analysis-no-loud = Kein Zug verriet den Beobachtern viel.
analysis-instead = { analysis-observer } { $after } % statt { $loud } %
analysis-quieter = Leiser und ähnlich gut: { $turn }. Wahrscheinlichkeit des wahren Mönchs: { $beliefs }. Siegchance: { $change } (±{ $within }) Prozentpunkte.
analysis-no-quieter = Es fand sich kein leiserer Zug, der ähnlich gut war.
analysis-bluff = Die beste Täuschung
analysis-no-bluff = Kein Zug führte die Beobachter in die Irre.
analysis-accusation = Die Anklage
analysis-guess =
    { $whom }: { figure } ({ $chance } %, { $right ->
        [yes] richtig
       *[no] falsch
    })
analysis-made = Getippt [{ $action }]: { $guesses }. Zu erwartende Punkte { $expected }, tatsächlich { $brought }, Siegchance { $win } %.
analysis-best = Das Beste nach dem, was bekannt sein konnte [{ $action }]: { $guesses }. Zu erwartende Punkte { $expected }, gebracht hätte es { $brought }, Siegchance { $win } %.
analysis-was-best = Nach dem, was bekannt sein konnte, war nichts Besseres zu tippen.
analysis-source = { play-source }: { $points } [{ $actions }]
analysis-source-start = { play-source }: { $points }
analysis-swings = Zufall und Entscheidung
analysis-cause =
    { $cause ->
        [cards] gezogene Karten
        [reshuffle] nach neuem Mischen gezogene Karten
        [event] Ereignisse der Tage
        [turn] eigene Züge, verglichen mit gewöhnlichen
       *[rest] die anderen und was sich nicht trennen lässt
    }
analysis-swing = { analysis-cause }: { $change } (±{ $within }) Prozentpunkte. Die größte Änderung, an Tag { $day } [{ $action }]: { $largest } (±{ $largest_within }).
analysis-rest = { analysis-cause }: { $change } Prozentpunkte.
analysis-chances = Siegchance
analysis-eyes =
    { $eyes ->
        [public] wie alle sie beurteilen konnten
       *[own] wie dieser Platz sie beurteilen konnte
    }
analysis-chances-day = Vor Tag { $day } [{ $action }]: { $chances }.
analysis-share = { $who } { $chance } %
analysis-axis-action = Aktion der Aufzeichnung
analysis-axis-belief = Wahrscheinlichkeit, %
analysis-axis-chance = Siegchance, %
analysis-axis-points = Indizien
analysis-axis-change = Prozentpunkte der Siegchance
analysis-plot-belief = Für wie wahrscheinlich jeder Beobachter den wahren Mönch hielt. Senkrechte Linien: ein neuer Tag beginnt.
analysis-plot-rivals = Für wie wahrscheinlich ein vorsichtiger Beobachter den wahren Mönch von allen hielt.
analysis-plot-chances = Die Siegchancen aller, { analysis-eyes }.
analysis-plot-swings = Was Zufall und Entscheidung mit der Siegchance machten, mit 95-%-Intervallen.
analysis-picture = Das Brett vor diesem Zug. Durchgezogener Pfeil: der gemachte Zug; gestrichelter Pfeil: der leisere.
analysis-picture-alone = Das Brett vor diesem Zug. Der Pfeil ist der gemachte Zug.
