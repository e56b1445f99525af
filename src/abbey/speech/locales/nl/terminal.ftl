### What only the terminal says. The arguments are explained in en/terminal.ftl.
### Je; commando’s, toetsen en woorden tussen haken blijven Engels.

## Welcome.

terminal-welcome =
    Welkom in de abdij, een onofficiële fanuitgave. { $players } aan tafel: jij en { $bots ->
        [one] een bot
       *[other] { $bots } bots
    }.
terminal-welcome-back = Welkom terug in de abdij, { $who }. Typ me om te zien wie je bent, ? voor hulp.
terminal-aim = Je bent in het geheim een van zes monniken; wie het minste bewijs tegen de eigen monnik heeft, wint. Typ me om te zien wie je bent, ? voor hulp.
terminal-committed = De verdeling van de kaarten ligt vast en wordt aan het eind geopend. Het zegel: { $commitment }
terminal-opened = Het zegel is geopend; het was { $commitment }.
terminal-kept = Het spel wordt bewaard in { $path }.

## What can be typed.

terminal-prompt = Je keuze (? voor hulp):
terminal-how-to-answer = Typ een getal van 1 tot { $count }, of ? voor hulp.
terminal-help =
    Typ het nummer van een keuze en druk op Enter. Of typ:
      board            het hele bord nog eens zien
      hand             je kaarten zien
      log              lezen wat er vandaag gebeurde (log all: vanaf het begin)
      me               één keer zien wie je bent
      rules WOORD      een regel lezen: een woord tussen [haken] of een gebeurtenis (rules: toon ze allemaal)
      odds             zien hoe waarschijnlijk iedereen welke monnik is
      why NAAM MONNIK  de beurten zien die een van deze getallen bepaalden, en het verloop ervan
      mirror           zien voor wie de anderen je houden, en wat elke keuze daaraan zou veranderen
      hint             tot drie goede beurten horen, met redenen
      undo             je laatste beslissing terugnemen, als er niets verborgens is onthuld
      save BESTAND     verdergaan in een ander bestand (save: nu opslaan; dat gebeurt toch al vanzelf)
      quit             opslaan en weggaan
terminal-how-it-goes = Zo gaat het: je bent in het geheim een van zes monniken, net als alle anderen. In elke beurt speel je een kaart, er gaat tijd voorbij, en een figuur verplaatst zich. Een monnik die een taak van zijn kleur vindt, raakt verdenking kwijt; een monnik die er geen vindt, krijgt erbij. William verandert bewijs, Adson verandert verdenking. Elke avond wordt verdenking bewijs: wie het meest verdacht is, krijgt het meest. Na zes dagen raad je wie de anderen zijn. Wie dan de monnik met het minste bewijs heeft, wint: pas goed op de jouwe, en laat het niet merken.
terminal-legend = Elke monnik heeft een teken en een letter: { $tokens }. Bij een taak staat ook de waarde: { $example }.
terminal-you-are = Je bent { figure } (letter { letter }, teken: { sign }). Niemand anders weet dat.
terminal-hide = Druk op Enter om het weer te verbergen.
terminal-unknown-rule = Er is geen regel die ‘{ $word }’ heet. Typ alleen rules om de woorden te zien.
terminal-rule-words = Regels: { $clauses }. Gebeurtenissen: { $events }.
terminal-taken-back = Teruggenomen: { $choice }.
terminal-nothing-to-undo = Je hebt nog niets beslist, dus er valt niets terug te nemen.
terminal-undo-past-other = { $who } heeft na jouw laatste beslissing iets beslist, dus je kunt die niet terugnemen.
terminal-undo-past-secret = Je laatste beslissing heeft iets verborgens onthuld, dus je kunt die niet terugnemen.
terminal-choose-again = opnieuw kiezen
terminal-left-to-chance =
    Het toeval koos { $count ->
        [one] één keer
       *[other] { $count } keer
    } voor { $who }, want de bot had geen antwoord.

## The game's file.

terminal-saved = Opgeslagen in { $path }.
terminal-not-saved = Het spel kon niet in { $path } worden opgeslagen: { $reason }. Probeer save met een andere bestandsnaam.
terminal-file-exists = { $path } bestaat al en bevat misschien een ander spel: kies een andere naam, of ga ermee verder met { $command }.
terminal-resume-with = Het spel is opgeslagen. Zo ga je verder:
terminal-hints-since = { $count ->
    [one] Je hebt { $count } tip genomen sinds je dit spel hebt hervat.
   *[other] Je hebt { $count } tips genomen sinds je dit spel hebt hervat.
}
terminal-look-back = Zo controleer je de verdeling en elke zet, of kijk je het spel terug:

## The board.

terminal-title = { $title }:
terminal-before = Voor je eerste beurt
terminal-day = { play-day-of }: { event }
terminal-last-day = { play-day-of }: de aanklacht
terminal-over = De week is voorbij
terminal-last-day-text = Wie is wie? Iedereen legt voor elk van de anderen één marker, allemaal in een andere kleur.
terminal-sundial = { board-time }, nog { $left }
terminal-sundial-full = Zonnewijzer: uur { $time }, de dag eindigt na deze beurt
terminal-week = Week: { $days }, VII aanklacht. (R): dan toont iedereen een marker.
terminal-buildings = Gebouwen, hun taken en wie er is
terminal-suspicion = Verdenking vandaag, de hoogste eerst
terminal-evidence = Bewijs voorgoed, het minste eerst
terminal-players = Aan tafel
terminal-level = { $level }: { $monks }
terminal-level-tonight = { $level }: { $monks } (vanavond +{ $tonight ->
    [one] { $tonight } bewijspunt
   *[other] { $tonight } bewijspunten
})
terminal-suspicion-note = vandaag (+ bewijs vanavond)
terminal-evidence-note = voorgoed (minder is beter)
terminal-deciding = { player } (moet kiezen)
terminal-is-not = { $you ->
    [yes] bent niet
   *[no] is niet
} { $monks }
terminal-seat = { $name }: { $shown }. { $tiles }. { $days }.

## The end.

terminal-who-was-who = Wie wie was
terminal-source = { $source ->
    [start] begin
    [convert] avonden
    [william] William
    [event] gebeurtenissen
    [reveal] markers
    [accuse] gokken
    [day-cards] kaarten
   *[all] totaal
}
terminal-sources-of = { player }, { figure }: { $parts }.

## A record that is read again.

terminal-page = { $page } van { $last }
terminal-keys = Enter: verder, b: terug, d 3: naar dag 3, q: stoppen
terminal-last-page = Dat was de laatste bladzijde.
terminal-first-page = Dit is de eerste bladzijde.
terminal-no-page = Die bladzijde is er niet. { terminal-keys }.
terminal-unfinished = Hier eindigt de opname, vóór het einde van het spel.
terminal-secrets = { $who } is { figure } en heeft in de hand: { $cards }

## A puzzle. $monks: all six in order; $code: its short name.

terminal-puzzle-answer-certain = Je antwoord, 1 tot 6 (Enter: zie de oplossing):
terminal-puzzle-answer-likely = Zes getallen met de som 100, voor { $monks }; of het nummer van één monnik, 1 tot 6, die dan alle 100 krijgt (Enter: zie de oplossing):
terminal-puzzle-no-answer-certain = Typ een getal van 1 tot 6, of druk op Enter.
terminal-puzzle-no-answer-likely = Typ zes hele getallen met de som 100, of één getal van 1 tot 6, of druk op Enter.
terminal-puzzle-share = Om deze puzzel zonder het antwoord te delen, geef je de code door: { $code }

terminal-odds = { $who }: { $odds }
terminal-odds-share = { figure } { $chance } %
terminal-odds-own = Typ { $word } om je eigen monnik mee te tellen, die niemand anders kan zijn.
terminal-mirror = { analysis-observer }: { $shares }
terminal-mirror-none = Wat je nu beslist, vertelt de anderen niets over jou.
terminal-why-how = Typ why, de naam van een ander en een monnik, bijvoorbeeld { $example }. Met { $word } erachter telt je eigen monnik mee.
terminal-why = { notes-cell }: { $course }.
terminal-why-then = { $when ->
    [start] { $chance } % aan het begin
    [day] { $chance } % na dag { $day }
   *[now] nu { $chance } %
}
terminal-why-moment = Dag { $day } [{ $action }]: { notes-reason-weight }.
