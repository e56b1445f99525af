### The frame of the page: home, lobby, replay, settings. The arguments are explained in en/page.ftl.
### Du. Keine weiblichen oder männlichen Formen für Personen; "host" ist, wer den Tisch leitet.

## The tab's title and what is everywhere

page-name = Abbey
page-title = Abbey
page-title-at = { $place } · Abbey
page-title-your-turn = ● Du bist am Zug · Abbey
page-place-table = Ein Tisch
page-place-replay = Wiederholung
page-skip = Zum Inhalt springen
page-loading = Einen Moment …
page-go-home = Startseite
page-done = Fertig
page-copy = Kopieren
page-copied = Kopiert
page-reload = Neu laden
page-part-missing = Ein Teil dieser Seite ist nicht angekommen. Vielleicht hat der Server einen neueren. Lade die Seite neu: Kein Spiel geht verloren.
page-share = Teilen
page-guest = Gast

page-connection = { $status ->
    [lost] Die Verbindung ist weg. Neuer Versuch …
   *[back] Wieder verbunden.
}

## What happened to the table, told in passing.

news-taken-back = { $you ->
    [yes] Du hast deine Entscheidung zurückgenommen.
   *[no] { $who } hat eine Entscheidung zurückgenommen.
}
news-taken-over = { $you ->
    [yes] Jetzt spielt ein Bot für dich.
   *[no] Jetzt spielt ein Bot für { $who }.
}
news-left-to-chance = { $you ->
    [yes] Der Bot, der für dich spielt, hatte keine Antwort: Diesmal hat der Zufall entschieden.
   *[no] { $who } hatte keine Antwort: Diesmal hat der Zufall entschieden.
}
news-given-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $who } ist wieder da.
}

## Outside the page, when somebody looks elsewhere

page-notice-title = Du bist am Zug
page-notice-body = Der Tisch wartet auf dich.

## Pages that are not there

page-nowhere = Diese Seite gibt es nicht
page-nowhere-text = In dieser Abtei gibt es keine solche Seite. Zurück zum Anfang:
page-no-table = Dieser Tisch lässt sich nicht zeigen
page-guide = Die Regeln

## Settings

page-settings = Einstellungen
page-language = Sprache
page-theme = Design
page-theme-choice = { $theme ->
    [auto] Wie das Gerät
    [light] Hell
   *[dark] Dunkel
}
page-motion = Animationen
page-motion-choice = { $motion ->
    [auto] Wie das Gerät
   *[reduced] Wenige
}
page-pace = Züge der anderen
page-pace-choice = { $pace ->
    [slow] Langsam
    [usual] Normal
   *[quick] Schnell
}
page-confirming = Um Bestätigung bitten
page-confirming-choice = { $confirming ->
    [final] Wenn es endgültig ist
    [always] Immer
   *[never] Nie
}
page-sound = Töne: eine Glocke, wenn du am Zug bist, ein Klopfen, wenn jemand geht, eine tiefe Glocke zur Nacht
page-notices = Sag mir Bescheid, wenn ich am Zug bin, auch wenn ich gerade woanders bin
page-hints = Hinweise in meinen ersten Partien
page-notices-refused = Dein Browser erlaubt keine Mitteilungen von dieser Seite. Das kannst du in den Einstellungen des Browsers ändern.

## Home

page-lead = Sechs Mönche, einer davon bist du, und niemand darf herausfinden, welcher. Lenk den Verdacht, weich den Indizien aus, und wirk nicht zu unschuldig.
page-about = Eine inoffizielle Fan-Ausgabe von „Der Name der Rose“ von Stefan Feld. Kostenlos, ohne Werbung und ohne Konten, und ohne Verbindung zum Autor oder zu einem Verlag. Wenn es dir gefällt, spiel es mit der echten Schachtel.
page-your-name = Dein Name
page-players = Wie viele spielen
page-people = Menschen
page-against = Die anderen sind Bots:
page-other-seats = Die übrigen Plätze sind für Bots:

page-bot = { $bot ->
    [postulant] Postulant
    [novice] Novize
    [apprentice] Lehrling
    [brother] Bruder
    [librarian] Bibliothekar
    [inquisitor] Inquisitor
    [herald] Herold
    [gossip] Klatschmaul
    [cellarer] Kellermeister
    [sexton] Küster
    [random] Zufall
   *[other] { $bot }
}
page-bot-about = { $bot ->
    [postulant] Tut etwas Gutes für den eigenen Mönch, selten das Beste, und achtet auf niemanden.
    [novice] Tut das Beste für den eigenen Mönch und achtet auf niemanden.
    [apprentice] Kommt auch den anderen in die Quere. Schließt aus den Zügen von heute und gestern, wer wer ist, und tarnt sich nicht.
    [brother] Merkt sich jeden Zug und tarnt sich ein wenig. Denkt nicht voraus.
    [librarian] Merkt sich jeden Zug und tarnt sich mehr als der Bruder. Denkt nicht voraus.
    [inquisitor] Durchschaut jede Spielweise, zeigt kaum, wer es ist, und denkt voraus. Sieht nicht mehr, als du an seinem Platz sähest.
    [herald] Kombiniert und tarnt sich; bewegt gern William.
    [gossip] Kombiniert und tarnt sich; bewegt gern Adson.
    [cellarer] Kombiniert und tarnt sich; spart Zeitplättchen auf.
    [sexton] Kombiniert und tarnt sich; mag kurze Tage.
    [random] Spielt irgendeinen erlaubten Zug. Gut zum Kennenlernen.
   *[other] Hat einen eigenen Kopf.
}

page-new = Neu hier?
page-new-lesson = Spiel deinen ersten Tag
page-new-lesson-about = Eine echte Partie, Schritt für Schritt erklärt. Sie dauert etwa sechs Minuten.
page-new-continue = Deinen ersten Tag fortsetzen
page-new-quick = Oder die Regeln in zwei Minuten, mit Bildern

page-now = Gleich spielen
page-now-about = Du gegen Bots, und zwar sofort.
page-now-go = Platz nehmen

page-friends = Im Freundeskreis
page-friends-about = Eröffne einen Tisch und schick den Link.
page-friends-go = Tisch eröffnen
page-seat = Platz { $number }
page-filling-me = Ich
page-filling-open = Frei für Gäste
page-filling-bot = Bot: { page-bot }

page-shared = An einem Gerät
page-shared-about = Reich das Handy oder das Tablet herum. Dazwischen verbirgt es deine Karten.
page-shared-go = Hinsetzen
page-name-of = Name { $number }
page-player = Person { $number }

page-record = Ein Spiel noch einmal ansehen
page-record-about = Öffne eine Aufzeichnung, die du oder jemand anders gespeichert hat.
page-record-file = Aufzeichnung
page-file-choose = Datei auswählen
page-record-help = Eine Textdatei, meist mit der Endung „.abbey“.

page-mine = Meine Abtei
page-mine-about = Deine beendeten Spiele, und was sie zeigen.

page-tables = Deine Tische
page-tables-all = Alle { $count } zeigen
page-table-unnamed = Ein Tisch
page-standing = { $standing ->
    [gone] Nicht zu finden
    [gathering] Wartet auf Gäste
    [your-turn] ● Du bist am Zug
    [waiting] Läuft
    [over] Vorbei
    [called-off] Vorzeitig beendet
   *[unknown] …
}
page-forget = Von der Liste nehmen: { $names }

## The puzzle of the day. $kind: certain, likely; $level: easy, medium, hard.

page-puzzle = Rätsel des Tages
page-puzzle-about = Wer ist wer? Für alle dasselbe.
page-puzzle-today = { page-puzzle-about } Heute: { puzzle-level }.
page-puzzle-solved = Das heutige ist gelöst.
puzzle-kind =
    { $kind ->
        [certain] sicher
       *[likely] wahrscheinlich
    }
puzzle-level =
    { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }

## What is agreed before the deal

page-options = Optionen
page-agreed = Was vereinbart ist
page-order = Wann im Zug die Zeit vergeht
page-order-choice = { $order ->
    [last] Am Ende (französisches und niederländisches Heft)
   *[usual] Gleich nach der Karte (deutsches, tschechisches und italienisches Heft)
}
page-overshoot = Stunden über das Ende des Tages hinaus
page-overshoot-choice = { $overshoot ->
    [reset] Verfallen
   *[carry] Zählen für den nächsten Tag
}
page-clock = Bedenkzeit
page-clock-help = Für jede Entscheidung. Ist sie abgelaufen, spielt ein Bot für dich weiter, bis du zurück bist.
page-clock-choice = { $seconds ->
    [0] Solange du willst
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [180] 3 Minuten
    [600] 10 Minuten
    [3600] 1 Stunde
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] { $seconds } Sekunden
}
page-aids = Hilfen
page-aids-help = Hilfen zeigen, wie wahrscheinlich wer wer ist, geben Rat und halten einen Spiegel vor.
page-aids-choice = { $aids ->
    [usual] Alle, wenn du allein gegen Bots spielst, sonst keine
    [none] Keine
    [public] Wahrscheinlichkeiten für alle, auch für Zuschauende
   *[all] Alle (Wahrscheinlichkeiten, Rat und Spiegel)
}
page-components = Werte der Plättchen und Karten
page-components-help = Für die üblichen leer lassen. Sonst eine Tabelle in TOML mit den Teilen [tiles], [monks] und [buildings].
page-components-file = … oder aus einer Datei

page-agreed-order = { $order ->
    [last] Die Zeit vergeht am Ende jedes Zuges.
   *[usual] Die Zeit vergeht gleich nach dem Spielen der Karte.
}
page-agreed-overshoot = { $overshoot ->
    [reset] Stunden über das Ende des Tages hinaus verfallen.
   *[carry] Stunden über das Ende des Tages hinaus zählen für den nächsten Tag.
}
page-agreed-clock = { $seconds ->
    [0] Alle denken nach, solange sie wollen.
   *[other] Bedenkzeit für jede Entscheidung: { page-clock-choice }.
}
page-agreed-aids = Hilfen: { page-aids-choice }.
page-agreed-components = { $own ->
    [yes] Plättchen und Karten haben eigene Werte, gewählt von der Tischleitung.
   *[no] Plättchen und Karten haben die üblichen Werte.
}
page-agreed-see = Werte ansehen

## Hints at the table; the rest of their words is in notebook.ftl.

page-hint-ways = { $count ->
    [one] Eine gute Möglichkeit:
   *[other] { $count } gute Möglichkeiten:
}
page-hint-left = Von hier führt keiner der Ratschläge weiter. Frag noch einmal, wenn du magst: In einem Zug zählt alles als ein Ratschlag.

## The lobby

page-lobby = Vor dem Spiel
page-lobby-state = { $free ->
    [0] Alle Plätze sind besetzt. Es kann losgehen.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
page-seats = Plätze
page-seat-open = Freier Platz
page-seat-who = { $kind ->
    [bot] { $name }, Bot ({ page-bot })
   *[person] { $you ->
        [yes] { $name } (du)
       *[no] { $name }
    }
}
page-seat-state = { $host ->
    [yes] { $present ->
        [yes] Leitet den Tisch, anwesend
       *[no] Leitet den Tisch, abwesend
    }
   *[no] { $present ->
        [yes] Anwesend
       *[no] Abwesend
    }
}
page-seat-change = Platz { $number } ändern
page-seat-change-short = { $kind ->
    [open] Bot setzen …
   *[other] Ändern …
}
page-seat-empty = { $kind ->
    [bot] Platz frei machen
   *[person] { $name } wegschicken
}
page-unseat = { $to ->
    [bot] Den Platz von { $name } einem Bot geben?
   *[open] Den Platz von { $name } für andere Gäste öffnen?
}
page-unseat-about = { $name } ist gerade da und verliert diesen Platz.
page-unseat-go = { $to ->
    [bot] Einem Bot geben
   *[open] Platz öffnen
}
page-start = Karten austeilen
page-start-wait = Ausgeteilt wird, sobald alle Plätze besetzt sind. Schick den Link, oder setz einen Bot auf einen freien Platz.
page-start-host = Wer den Tisch leitet, teilt die Karten aus, wenn alle da sind.
page-leave = Meinen Platz aufgeben
page-join = Mitspielen
page-join-go = Freien Platz nehmen
page-join-watch = Oder bleib einfach: Zuschauen kannst du auch ohne Platz.
page-join-full = Alle Plätze sind besetzt. Bleib und schau zu: Die Karten bleiben dir verborgen wie allen anderen.
page-invite = Lade Leute ein
page-qr = Der Link zu diesem Tisch als QR-Code
page-device = Auf einem anderen Gerät
page-device-about = Dein Platz ist in diesem Browser gespeichert. Um auf einem anderen Gerät zu spielen, öffne dort seinen Link. Wer diesen Link hat, spielt an deiner Stelle: Zeig ihn niemandem.
page-device-show = Meinen eigenen Link zeigen
page-device-link = Eigener Link von { $name }

## Watching a game again

page-replay-more = Ansicht
page-hands = Hand{"\u00AD"}karten
page-hands-hidden = Wer nur zuschaut, sieht keine Handkarten. Unter „{ page-replay-more }“ kannst du jemanden auswählen.
page-replay-link = Link zu diesem Moment
page-replay-jump = Diesen Moment zeigen
page-replay-download = Aufzeichnung speichern
page-chances = Sieg{"\u00AD"}chancen
# The choices below are "the public", a name, "all cards open".
page-eyes = Wessen Sicht
page-eyes-public = Publikum
page-eyes-seat = { $name }
page-eyes-open = Alle Karten offen
page-reel = Wiedergabe
page-reel-first = Zum Anfang
page-reel-back = Einen Schritt zurück
page-reel-run = Abspielen
page-reel-pause = Pause
page-reel-on = Einen Schritt weiter
page-reel-last = Zum Ende
page-reel-at = Stelle im Spiel
page-reel-step = Schritt { $at } von { $last }, Tag { $day }
page-reel-day = Tag
page-reel-day-number = Tag { $day }
page-reel-speed = Tempo
page-broken-commitment = Was in dieser Aufzeichnung ausgeteilt wird, passt nicht zum Siegel vom Anfang. Eines von beiden wurde nach Spielbeginn geändert; vielleicht ist es also nicht die Partie, die gespielt wurde.

## What is wrong with a text that somebody handed in.

page-components-fault = { $fault ->
    [toml] Zeile { $line } ist kein gültiges TOML.
    [end] Der Text bricht zu früh ab.
    [part] Einen Teil [{ $entry }] gibt es nicht.
    [section] „{ $entry }“ muss ein eigener Teil sein: [{ $entry }].
    [name] „{ $entry }“ gibt es in diesem Spiel nicht.
    [count] „{ $entry }“ braucht eine Liste von { $count } ganzen Zahlen.
    [value] „{ $entry }“ erlaubt ganze Zahlen von { $least } bis { $most }.
   *[other] Sieh sie noch einmal durch.
}
page-record-fault = { $fault ->
    [title] Die erste Zeile ist nicht die einer Aufzeichnung.
    [version] Gespielt wurde nach Fassung { $version } der Regeln, und die ist nicht unsere.
    [line] Zeile { $line } ergibt keinen Sinn.
    [action] Zug { $number } ist dort nicht möglich.
    [short] Es fehlen Züge, oder es sind zu viele.
    [missing] Die Zeile „{ $entry }“ fehlt.
    [entry] Die Zeile „{ $entry }“ ergibt keinen Sinn.
    [deal] Was ausgeteilt wurde, ergibt keinen Sinn.
    [parent] Was über die Partie darin steht, die sie fortsetzt, ergibt keinen Sinn.
    [names] Die Namen ergeben keinen Sinn.
   *[other] Etwas darin ist nicht, wie es sein soll.
}

## What the server would not do, and what to do instead.

refused-unreached = Der Server ist nicht zu erreichen. Prüf deine Verbindung, dann versuch es noch einmal.
refused-unexpected = Etwas zwischen dir und dem Server hat eine Antwort gegeben, die wir nicht lesen können. Versuch es gleich noch einmal.
refused-no-record = In diesem Tab ist keine Aufzeichnung geöffnet. Öffne ihre Datei noch einmal: „{ page-go-home }“, dann „{ page-record }“.
refused-aid-not-agreed = Diese Hilfe wurde an diesem Tisch nicht vereinbart.
refused-aids-settled = Hier sitzt schon jemand anderes und hat dem zugestimmt, was da stand: Hilfen können jetzt nur noch weggenommen werden.
refused-already-greeted = Diese Seite ist schon verbunden. Lad sie neu, wenn etwas seltsam aussieht.
refused-already-started = Das Spiel an diesem Tisch hat schon begonnen. Du kannst zuschauen.
refused-bad-answer = Das ist keine Antwort auf dieses Rätsel.
refused-bad-components = Mit diesen Werten der Plättchen und Karten geht es nicht: { page-components-fault }
refused-bad-message = Der Server hat diese Seite nicht verstanden. Lad sie neu: Vielleicht ist sie veraltet.
refused-bad-name = Das kann hier kein Name sein: Nimm eine Zeile aus sichtbaren Zeichen.
refused-bad-record = Das ist keine Aufzeichnung, die wir lesen können: { page-record-fault }
refused-bad-text = Eine Bemerkung ist eine Zeile aus sichtbaren Zeichen.
refused-banned = Der Betreiber dieses Servers hat dich ausgesperrt: Du kannst hier nicht spielen.
refused-bot-plays = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
refused-broken-commitment = { page-broken-commitment } Darum zählt sie nicht, und niemand kann von ihr aus weiterspielen; zeigen lässt sie sich nur, wenn ihre Züge mit diesen Karten möglich sind.
refused-foreign-origin = Der Tisch nimmt keine Züge von fremden Seiten an. Öffne die eigene Adresse dieses Servers.
refused-illegal-action = Das geht jetzt nicht. Wähl etwas von dem, was angeboten wird.
refused-name-taken = An diesem Tisch heißt schon jemand so. Wähl einen anderen Namen.
refused-newer-table = Eine neuere Version von Abbey hat dieses Spiel weitergeführt, und die, die hier läuft, kann es nicht lesen. Bitte den Betreiber dieses Servers, sie zu erneuern.
refused-no-hello = Der Server hat nicht gehört, wer du bist. Lad die Seite neu.
refused-no-such-moment = Von diesem Moment an kann niemand weiterspielen: Wähl einen früheren Schritt der Partie.
refused-no-such-page = Unter dieser Adresse ist nichts. Vielleicht fehlt im Link ein Buchstabe.
refused-no-such-puzzle = Ein Rätsel mit diesem Code gibt es hier nicht. Rätsel bleiben ein Jahr lang stehen.
refused-no-such-remark = Diese Nachricht gibt es an diesem Tisch nicht.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-table = Unter dieser Adresse steht kein Tisch. Vielleicht fehlt im Link ein Buchstabe, oder der Tisch wurde nach langer Zeit entfernt.
refused-not-away = Wer auf diesem Platz sitzt, ist da oder noch nicht lange genug weg.
refused-not-host = Das darf nur, wer diesen Tisch leitet.
refused-not-over = Dieses Spiel ist nicht zu Ende gespielt. Solange es läuft, bleibt die Aufzeichnung geschlossen.
refused-not-playing = An diesem Tisch läuft gerade kein Spiel.
refused-not-seated = Du hast an diesem Tisch keinen Platz: Du kannst nur zuschauen.
refused-not-stored = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es gleich noch einmal.
refused-nothing-to-undo = Es gibt jetzt nichts, was du zurücknehmen kannst.
refused-off-lesson = Auch das ist erlaubt, aber die Lektion zeigt einen anderen Zug. Wähl, was markiert ist.
refused-old-protocol = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen.
refused-other-rules = Dieses Spiel wurde nach anderen Regeln begonnen, als dieser Server spielt. Darum lässt es sich hier nicht zeigen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seats-open = Einige Plätze sind noch leer: Warte auf jemanden, oder setz einen Bot dorthin.
refused-server-fault = Der Server hat einen Fehler gemacht. Versuch es noch einmal; wenn es so bleibt, sag es dem, der ihn betreibt.
refused-stale = Seit du hingesehen hast, ist etwas geschehen. Sieh noch einmal hin, dann entscheide.
refused-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Hier geht nichts mehr.
refused-table-full = Dieser Tisch ist voll: Die Partie lässt sich zu Ende spielen, sonst geht hier nichts mehr.
refused-too-early = Der Tag dieses Rätsels hat noch nicht begonnen. Die Tage wechseln um Mitternacht UTC.
refused-too-fast = Zu viel auf einmal. Warte einen Moment, dann versuch es noch einmal.
refused-too-large = Das ist zu lang.
refused-too-many = Aus deinem Netz kommen schon zu viele Verbindungen. Schließ einen Tab, oder versuch es später noch einmal.
refused-unknown-bot = Diesen Bot gibt es hier nicht mehr. Wähl einen anderen.
refused-what-if-game = Das ist eine Was-wäre-wenn-Partie: Sie setzt eine andere fort und wird nicht gezählt.
refused-wrong-method = { refused-bad-message }
refused-wrong-seat = Du hast jetzt nichts zu entscheiden.
