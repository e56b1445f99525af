### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-kind =
    { $kind ->
        [certain] jistá
       *[likely] pravděpodobná
    }
puzzle-level =
    { $level ->
        [easy] lehká
        [medium] střední
       *[hard] těžká
    }
puzzle-title = Hádanka { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Jsi { figure } mnich a víš to jen ty. U stolu s tebou: { $others }.
puzzle-you-watch = Díváš se na hru a nevidíš ničí kartu. U stolu: { $others }.
puzzle-ask-certain = Kdo je { $who }? Právě jsou ukázány poslední barevné žetony a jedna odpověď je teď jistá.
puzzle-ask-likely = Kdo je { $who }? Rozděl 100 bodů mezi šest mnichů, každému podle toho, jak je pravděpodobný.
puzzle-rests-on-certain = Nikdo neukazuje barevný žeton vlastní barvy a žádní dva hráči nejsou týž mnich. Ale ne za každého mnicha někdo hraje.
puzzle-rests-on-likely = Řešení je to, co trpělivý pozorovatel usoudí jen z tohoto příběhu. Zvažuje každý způsob, jak mohl tah skončit, a předpokládá, že většina dělá to, co prospívá vlastnímu mnichovi, někteří i s ohledem na ostatní mnichy, a že pár jich hraje náhodně.
puzzle-story = Co vidíš a slyšíš
puzzle-question = Otázka

## The answer. $monks: all six in order.

puzzle-answer-certain = Tvá odpověď, 1 až 6 (Enter: ukázat řešení):
puzzle-answer-likely = Šest čísel se součtem 100, v pořadí { $monks }; nebo číslo jednoho mnicha, 1 až 6, který dostane všech 100 (Enter: ukázat řešení):
puzzle-no-answer-certain = Napiš číslo od 1 do 6, nebo stiskni Enter.
puzzle-no-answer-likely = Napiš šest celých čísel se součtem 100, nebo jedno číslo od 1 do 6, nebo stiskni Enter.
puzzle-right = Správně, { $who } je { figure } mnich.
puzzle-wrong = Ne, { $who } nemůže být { figure } mnich. Zkus to znovu.
puzzle-score = Tvá odpověď má { $score } ze 100. Kdo dá každému ještě možnému mnichovi stejně, má { $even }.
puzzle-share = Hádanku bez odpovědi sdílíš jejím kódem: { $code }

## The solution.

puzzle-solution = Řešení
puzzle-step-shown = { $who } ukazuje barevné žetony ({ $shown }), takže to není { $never } mnich.
puzzle-step-single =
    { $you ->
        [yes] Jsi { figure } mnich, takže nikdo jiný jím není.
       *[no] { $who } může být jen { figure } mnich, takže nikdo jiný jím není.
    }
puzzle-step-closed = { $players } mohou být jen { $monks } mnich: mnichů je právě tolik co hráčů. Nikdo jiný tedy není žádný z nich.
puzzle-step-place = { $players } mohou být jen { $monks } mnich: mnichů je právě tolik co hráčů. Každý z těchto mnichů je tedy mezi nimi a jen { $who } může být { figure } mnich.
puzzle-so = Takže { $who } je { figure } mnich.
puzzle-turn = Den { $day }: { $done } { figure-start } mnich by to tak hrál asi { $times }krát častěji než { $other }.
puzzle-turn-little = Den { $day }: { $done } To říká málo.
puzzle-other = { $who } je nejspíš { figure } mnich: { $points } ze 100.
puzzle-points = Těch 100 bodů řešení: { $points }.
puzzle-points-of = { figure } { $points }
puzzle-truth = V této hře { $who } hraje za mnicha, který je { figure }.
