mine-lead = Deine beendeten Spiele, aufbewahrt in diesem Browser. Ein Spiel, das noch läuft, steht hier nie.
mine-asking = Beendete Spiele werden gesucht …
mine-reading = { $left ->
    [one] Ein Spiel wird noch ausgewertet …
   *[other] { $left } Spiele werden noch ausgewertet …
}
mine-games = Deine Spiele
mine-none = Noch kein beendetes Spiel. Endet ein Spiel, in dem du in diesem Browser einen Platz hast, wird es hier aufbewahrt.
mine-unread = Ein beendetes Spiel
mine-as = Du warst { figure }
mine-result = { $result ->
    [won] gewonnen, Indizien: { $score }
    [shared] gemeinsam mit anderen gewonnen, Indizien: { $score }
   *[lost] nicht gewonnen, Indizien: { $score }
}
mine-watch = Noch einmal ansehen
mine-watch-of = Noch einmal ansehen: { $names }
mine-erase = Löschen
mine-erase-of = Das Spiel vom { $day } löschen: { $names }
mine-which = Welcher Platz war deiner?
mine-which-none = Wählen …
mine-which-help = In diesem Browser wurde auf mehreren Plätzen gespielt. Das Spiel zählt, sobald du gesagt hast, welcher deiner war.
mine-wins = Was sie zeigen
mine-total = { $games ->
    [one] Ein Spiel,
   *[other] { $games } Spiele,
} { $wins } gewonnen: { $share } (auf Dauer irgendwo zwischen { $low } und { $high }).
mine-unsaid = { $games ->
    [one] Ein weiteres Spiel zählt noch nicht: Sag, welcher Platz deiner war.
   *[other] { $games } weitere Spiele zählen noch nicht: Sag, welcher Platz deiner war.
}
mine-how = In Klammern steht das 95-%-Intervall: je weniger Spiele, desto breiter. In den Balken ist der dicke Strich dein Anteil, der blasse Teil das Intervall und der dünne Strich das, was ausgeglichen wäre. Ein geteilter Sieg zählt anteilig.
mine-by-monk = Nach Mönch
mine-by-players = Nach Zahl der Mitspielenden
mine-players = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
mine-by-opponent = Nach Gegnern
mine-wins-of = Gewonnen
mine-guesses = Erkennen und erkannt werden
mine-guesses-of = Tipps
mine-guess = { $who ->
    [right] Du hast andere erkannt
   *[named] Andere haben dich erkannt
}
mine-share = Anteil (95 %)
mine-count = { $hits } von { $of }
mine-share-of = { $share } ({ $low } bis { $high })
mine-even = ausgeglichen: { $even }
mine-habits = Was deine Züge verraten
mine-habits-about = Ein Beobachter, der jeden Zug für bare Münze nimmt, hat deinen Spielen zugesehen. So weit stieg sein Glaube an deinen Mönch mit jeder Art von Zug, in Prozentpunkten. Jedes Spiel zählt einmal.
mine-habits-slow = Dieser Server kann Gewohnheiten gerade nicht auswerten: Bei ihm ist nichts kompiliert. Deine Spiele bleiben hier, und er wird das nächste Mal wieder gefragt.
mine-habit-turn = Ein Zug, in dem …
mine-habit-rise = Glaube (95 %)
mine-habit = { $habit ->
    [own-task] dein Mönch eine Aufgabe erledigt
    [own-spared] du deinen Mönch entlastest: William, Adson oder ein Ereignis nimmt ihm etwas ab
    [own-loaded] du deinen eigenen Mönch belastest
    [other-task] ein anderer Mönch eine Aufgabe erledigt
    [other-spared] du einen anderen Mönch entlastest
   *[other-loaded] du einen anderen Mönch belastest
}
mine-habit-count = { $turns ->
    [one] einmal
   *[other] { $turns }-mal
}, { $games ->
    [one] in einem Spiel
   *[other] in { $games } Spielen
}
mine-habit-by = { $rise } ({ $low } bis { $high })
mine-habit-few = Zu wenige Spiele: { $games } von { $enough }.
mine-habit-verdict = { $verdict ->
    [loud] verrät dich
    [quiet] führt in die Irre
    [faint] verrät kaum etwas
   *[unclear] noch nicht klar
}
mine-keeping = Aufbewahren, mitnehmen, löschen
mine-keeping-about = Speichere alle Spiele in einer Datei, als Kopie oder für einen anderen Browser. Darin stehen die Aufzeichnungen der Spiele mit den Namen, aber kein Schlüssel zu einem Platz.
mine-save = Alle Spiele in einer Datei speichern
mine-bring = Spiele aus einer Datei holen
mine-bring-help = Eine Datei, die hier gespeichert wurde. Spiele, die schon hier sind, bleiben, wie sie sind.
mine-brought = { $fresh ->
    [0] Kein neues Spiel.
    [one] Ein neues Spiel ist da.
   *[other] { $fresh } neue Spiele sind da.
} { $known ->
    [0] { "" }
    [one] Eines war schon hier.
   *[other] { $known } waren schon hier.
}
mine-erase-title = Dieses Spiel löschen
mine-erase-sure = Dieser Browser vergisst das Spiel und was es zeigt. Das lässt sich nicht rückgängig machen.
mine-erase-all = Alles löschen
mine-erase-all-sure = { $count ->
    [0] Dieser Browser bewahrt kein Spiel auf.
    [one] Dieser Browser vergisst ein Spiel und was es zeigt.
   *[other] Dieser Browser vergisst alle { $count } Spiele und was sie zeigen.
} { $count ->
    [0] Deine Notizbücher aller Tische und deine gelösten Rätsel verschwinden.
   *[other] Auch deine Notizbücher aller Tische und deine gelösten Rätsel verschwinden.
} Das lässt sich nicht rückgängig machen. Die Kopie auf dem Server bleibt, solange sein Betreiber sie behält.
mine-erased = { $count ->
    [0] Deine Notizbücher und deine gelösten Rätsel sind gelöscht.
    [one] Das Spiel ist gelöscht.
   *[other] { $count } Spiele sind gelöscht.
}
mine-left-out = Ein Spiel wurde weggelassen. { $why }
mine-trouble = { $trouble ->
    [full] In diesem Browser ist kein Platz für weitere Spiele: Speichere sie in einer Datei und lösch dann einige. Geändert wurde nichts.
   *[unavailable] Dieser Browser bewahrt für diese Seite nichts auf, vielleicht weil das Fenster ein privates ist.
}
mine-file-fault = { $fault ->
    [large] Diese Datei ist zu lang, um hier gespeichert worden zu sein.
    [newer] Diese Datei kommt von einer neueren Fassung der Seite. Lade die Seite neu und versuch es noch einmal.
    [game] Spiel { $number } in dieser Datei lässt sich nicht lesen, also wurde nichts geholt.
   *[other] Das ist keine Datei mit Spielen, die hier gespeichert wurde.
}
