### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-title = Hádanka { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Jsi { figure } mnich a víš to jen ty. U stolu s tebou: { $others }.
puzzle-you-watch = Díváš se na hru a nevidíš ničí kartu. U stolu: { $others }.
puzzle-ask-certain = Kdo je { $who }? Právě jsou ukázány poslední barevné žetony a jedna odpověď je teď jistá.
puzzle-ask-likely = Kdo je { $who }? Rozděl 100 bodů mezi šest mnichů, každému podle toho, jak je pravděpodobný.
puzzle-rests-on-certain = Nikdo neukazuje barevný žeton vlastní barvy a žádní dva hráči nejsou týž mnich. Ale ne za každého mnicha někdo hraje.
puzzle-rests-on-likely = Řešení je to, co trpělivý pozorovatel usoudí jen z tohoto příběhu. Zvažuje každý způsob, jak mohl tah skončit, a předpokládá, že většina dělá to, co prospívá vlastnímu mnichovi, někteří i s ohledem na ostatní mnichy, a že pár jich hraje náhodně.
puzzle-story = Co vidíš a slyšíš
puzzle-question = Otázka

## The answer.

puzzle-right = Správně, { $who } je { figure } mnich.
puzzle-wrong = Ne, { $who } nemůže být { figure } mnich. Zkus to znovu.
puzzle-score = Tvá odpověď má { $score } ze 100. Kdo dá každému ještě možnému mnichovi stejně, má { $even }.

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

## On the page. $date: a day, as the language writes it; $time: a time of day.

puzzle-of-day = Hádanka dne { $date }
puzzle-days = Každý den nová, pro všechny stejná. Dny se mění o půlnoci UTC: u tebe v { $time }.
puzzle-sort = { puzzle-kind }, { puzzle-level } · { $code }
puzzle-before = Předchozí den
puzzle-after = Následující den
puzzle-today = Dnešní hádanka
puzzle-table = Stůl
puzzle-your-answer = Tvá odpověď
puzzle-answer = Odpovědět
puzzle-give-up = Ukázat řešení
puzzle-asked = { $who }, na koho se ptáme
puzzle-you = { $who } (ty)
puzzle-fewer = O 5 méně, { figure }
puzzle-more = O 5 více, { figure }
puzzle-left =
    { $count ->
        [0] Všech 100 bodů je rozdáno.
        [one] Zbývá rozdat { $count } bod.
        [few] Zbývá rozdat { $count } body.
       *[other] Zbývá rozdat { $count } bodů.
    }
puzzle-share-rest = Rozdělit zbytek rovným dílem
puzzle-clear = Začít znovu
puzzle-points-yours = Tvé body
puzzle-points-observer = Body řešení
puzzle-step-at = Krok { $at } z { $count }
puzzle-next = Další krok
puzzle-previous = Krok zpět
puzzle-field-out = { figure } ne
puzzle-link = Odkaz na tuto hádanku, bez odpovědi
puzzle-with-result = Říct i to, jak mi to šlo
puzzle-boast-certain =
    { $tries ->
        [1] Abbey, hádanka { $code }: vyřešená na první pokus.
       *[other] Abbey, hádanka { $code }: vyřešená, počet pokusů: { $tries }.
    }
puzzle-boast-likely = Abbey, hádanka { $code }: { $score } ze 100.
puzzle-solved = Vyřešené tady
puzzle-solved-about = Tento seznam zůstává jen v tomto prohlížeči.
puzzle-streak =
    { $count ->
        [one] { $count } den v řadě.
        [few] { $count } dny v řadě.
       *[other] { $count } dní v řadě.
    }
puzzle-result-certain =
    { $tries ->
        [1] na první pokus
       *[other] počet pokusů: { $tries }
    }
puzzle-result-likely = { $score } ze 100
puzzle-result-seen = ukázané řešení

## The grid of a certain puzzle, for one's own marks.

puzzle-marks-about = Kdo je kdo? Vidíš to jen ty. Ťukni na pole: ne, možná, ano.
puzzle-marks-proven = { figure } ne, to je jisté
puzzle-marks-mark = { $mark ->
    [none] { $who } jako { figure }: bez značky
    [no] { $who } jako { figure }: ne
    [maybe] { $who } jako { figure }: možná
   *[yes] { $who } jako { figure }: ano
}
