### What only the terminal says. The arguments are explained in en/terminal.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel. Befehle, Tasten und Wörter in Klammern bleiben englisch.

## Welcome.

terminal-welcome =
    Willkommen in der Abtei, einer inoffiziellen Fan-Ausgabe. { $players } am Tisch: du und { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }.
terminal-welcome-back = Willkommen zurück in der Abtei, { $who }. Mit me siehst du, wer du bist, mit ? bekommst du Hilfe.
terminal-aim = Du bist heimlich einer von sechs Mönchen; wer die wenigsten Indizien gegen den eigenen hat, gewinnt. Mit me siehst du, wer du bist, mit ? bekommst du Hilfe.
terminal-committed = Was ausgeteilt wird, steht fest und wird am Ende offengelegt. Das Siegel darauf: { $commitment }
terminal-opened = Das Siegel ist geöffnet; es war { $commitment }.
terminal-kept = Die Partie liegt in { $path }.

## What can be typed.

terminal-prompt = Deine Wahl (? für Hilfe):
terminal-how-to-answer = Bitte gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
terminal-help =
    Gib die Nummer einer Möglichkeit ein und drück Enter. Oder gib ein:
      board           den ganzen Spielplan noch einmal sehen
      hand            deine Karten sehen
      log             lesen, was heute geschah (log all: seit dem Anfang)
      me              einmal sehen, wer du bist
      rules WORT      eine Regel lesen: ein Wort in [Klammern] oder ein Ereignis (rules: alle auflisten)
      odds            sehen, wie wahrscheinlich wer welcher Mönch ist
      why NAME MÖNCH  die Züge sehen, aus denen eine dieser Zahlen folgt, und ihren Verlauf
      mirror          sehen, für wen dich die anderen halten, und was jede Möglichkeit daran ändern würde
      hint            bis zu drei gute Züge mit Gründen erfahren
      undo            deine letzte Entscheidung zurücknehmen, wenn nichts Verdecktes aufgedeckt wurde
      save DATEI      in einer anderen Datei weiterspielen (save: jetzt speichern; gespeichert wird ohnehin)
      quit            speichern und gehen
terminal-how-it-goes = So geht es: Du bist heimlich einer von sechs Mönchen, und alle anderen sind es auch. In jedem Zug spielst du eine Karte, Zeit vergeht, und eine Figur bewegt sich. Ein Mönch, der eine Aufgabe seiner Farbe findet, verliert Verdacht; einer, der keine findet, bekommt welchen. William ändert Indizien, Adson ändert Verdacht. Jeden Abend wird Verdacht zu Indizien: Wer am meisten verdächtigt wird, bekommt am meisten. Nach sechs Tagen rätst du, wer die anderen sind. Wessen Mönch dann die wenigsten Indizien hat, gewinnt: Pass auf deinen auf, und lass es dir nicht anmerken.
terminal-legend = Jeder Mönch hat ein Zeichen und einen Buchstaben: { $tokens }. Bei einer Aufgabe steht noch ihr Wert: { $example }.
terminal-you-are = Du bist { figure } (Buchstabe { letter }, Zeichen: { sign }). Sonst weiß das niemand.
terminal-hide = Drück Enter, um es wieder zu verbergen.
terminal-unknown-rule = Es gibt keine Regel namens „{ $word }“. Mit rules allein siehst du die Wörter.
terminal-rule-words = Regeln: { $clauses }. Ereignisse: { $events }.
terminal-taken-back = Zurückgenommen: { $choice }.
terminal-nothing-to-undo = Du hast noch nichts entschieden, also gibt es nichts zurückzunehmen.
terminal-undo-past-other = { $who } hat seit deiner letzten Entscheidung etwas entschieden, also kannst du sie nicht zurücknehmen.
terminal-undo-past-secret = Deine letzte Entscheidung hat etwas Verdecktes aufgedeckt, also kannst du sie nicht zurücknehmen.
terminal-choose-again = noch einmal wählen
terminal-left-to-chance =
    Der Zufall hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } für { $who } entschieden, denn der Bot hatte keine Antwort.

## The game's file.

terminal-saved = Gespeichert in { $path }.
terminal-not-saved = Die Partie konnte nicht in { $path } gespeichert werden: { $reason }. Versuch es mit save und einem anderen Dateinamen.
terminal-file-exists = { $path } gibt es schon, vielleicht mit einer anderen Partie: Wähl einen anderen Namen, oder spiel sie weiter mit { $command }.
terminal-resume-with = Die Partie ist gespeichert. So spielst du weiter:
terminal-hints-since = { $count ->
    [one] Seit du diese Partie wieder aufgenommen hast, hast du dir einmal Rat geholt.
   *[other] Seit du diese Partie wieder aufgenommen hast, hast du dir { $count }-mal Rat geholt.
}
terminal-look-back = So prüfst du das Siegel und jeden Zug, oder siehst die Partie noch einmal:

## The board.

terminal-title = { $title }:
terminal-before = Vor deinem ersten Zug
terminal-day = { play-day-of }: { event }
terminal-last-day = { play-day-of }: die Anklage
terminal-over = Die Woche ist vorbei
terminal-last-day-text = Wer ist wer? Alle legen vor alle anderen je einen Marker, jeden in einer anderen Farbe.
terminal-sundial = { board-time }, noch { $left }
terminal-sundial-full = Sonnenuhr: Stunde { $time }, der Tag endet nach diesem Zug
terminal-week = Woche: { $days }, VII Anklage. (R): Dann zeigen alle einen Marker.
terminal-buildings = Gebäude, ihre Aufgaben und wer dort ist
terminal-suspicion = Verdacht heute, der höchste zuerst
terminal-evidence = Indizien für immer, die wenigsten zuerst
terminal-players = Am Tisch
terminal-level = { $level }: { $monks }
terminal-level-tonight = { $level }: { $monks } (heute Abend +{ $tonight ->
    [one] { $tonight } Indiz
   *[other] { $tonight } Indizien
})
terminal-suspicion-note = heute (+ Indizien am Abend)
terminal-evidence-note = für immer (weniger ist besser)
terminal-deciding = { $you ->
    [yes] Du (entscheidest)
   *[no] { $who } (entscheidet)
}
terminal-is-not = { $you ->
    [yes] bist nicht
   *[no] ist nicht
} { $monks }
terminal-seat = { $name }: { $shown }. { $tiles }. { $days }.

## The end.

terminal-who-was-who = Wer wer war
terminal-source = { $source ->
    [start] Anfang
    [convert] Abende
    [william] William
    [event] Ereignisse
    [reveal] Marker
    [accuse] Tipps
    [day-cards] Kärtchen
   *[all] gesamt
}
terminal-sources-of = { player }, { figure }: { $parts }.

## A record that is read again.

terminal-page = { $page } von { $last }
terminal-keys = Enter: weiter, b: zurück, d 3: zu Tag 3, q: Schluss
terminal-last-page = Das war die letzte Seite.
terminal-first-page = Das ist die erste Seite.
terminal-no-page = Diese Seite gibt es nicht. { terminal-keys }.
terminal-unfinished = Hier endet die Aufzeichnung, vor dem Ende der Partie.
terminal-secrets = { $who } ist { figure } und hat auf der Hand: { $cards }

## A puzzle. $monks: all six in order; $code: its short name.

terminal-puzzle-answer-certain = Deine Antwort, 1 bis 6 (Enter: die Lösung sehen):
terminal-puzzle-answer-likely = Sechs Zahlen mit der Summe 100, für { $monks }; oder die Nummer eines Mönchs, 1 bis 6, der dann alle 100 bekommt (Enter: die Lösung sehen):
terminal-puzzle-no-answer-certain = Bitte gib eine Zahl von 1 bis 6 ein oder drück Enter.
terminal-puzzle-no-answer-likely = Bitte gib sechs ganze Zahlen mit der Summe 100 ein oder eine Zahl von 1 bis 6, oder drück Enter.
terminal-puzzle-share = Um dieses Rätsel ohne die Antwort zu teilen, gib seinen Code weiter: { $code }

terminal-odds = { $who }: { $odds }
terminal-odds-share = { figure } { $chance } %
terminal-odds-own = { $word } rechnet deinen eigenen Mönch mit ein, der sonst niemand sein kann.
terminal-mirror = { analysis-observer }: { $shares }
terminal-mirror-none = Was du jetzt entscheidest, verrät den anderen nichts über dich.
terminal-why-how = Gib why, den Namen eines anderen und einen Mönch ein, zum Beispiel { $example }. Mit { $word } dahinter wird dein eigener Mönch mit eingerechnet.
terminal-why = { notes-cell }: { $course }.
terminal-why-then = { $when ->
    [start] { $chance } % am Anfang
    [day] { $chance } % nach Tag { $day }
   *[now] jetzt { $chance } %
}
terminal-why-moment = Tag { $day } [{ $action }]: { notes-reason-weight }.
