### Words and short phrases. What the arguments are and where each form is used is said in en/words.ftl.
### Informal; present tense, since players can be of any gender; the colour of a task tile is feminine (barva).
### Suspicion = podezření, evidence = indicie, tile = žeton (úkolu, času), marker = barevný žeton (never žeton alone),
### event tile = karta události, track = počítadlo, chain = řada.

## Figures. $figure: red, blue, white, grey, black, orange, william, adson.

figure =
    { $figure ->
        [red] červený
        [blue] modrý
        [white] bílý
        [grey] šedý
        [black] černý
        [orange] oranžový
        [william] Vilém
       *[adson] Adson
    }
figure-start =
    { $figure ->
        [red] Červený
        [blue] Modrý
        [white] Bílý
        [grey] Šedý
        [black] Černý
        [orange] Oranžový
        [william] Vilém
       *[adson] Adson
    }
figure-acc =
    { $figure ->
        [red] červeného
        [blue] modrého
        [white] bílého
        [grey] šedého
        [black] černého
        [orange] oranžového
        [william] Viléma
       *[adson] Adsona
    }
figure-dat =
    { $figure ->
        [red] červenému
        [blue] modrému
        [white] bílému
        [grey] šedému
        [black] černému
        [orange] oranžovému
        [william] Vilémovi
       *[adson] Adsonovi
    }
guest =
    { $guest ->
        [william] Vilém
       *[adson] Adson
    }
letter =
    { $figure ->
        [red] Čv
        [blue] M
        [white] B
        [grey] Š
        [black] Čn
       *[orange] O
    }
sign =
    { $figure ->
        [red] kříž
        [blue] kosočtverec
        [white] kroužek
        [grey] trojúhelník
        [black] čtverec
       *[orange] hvězda
    }

## Tiles. $colour: the colour of a monk; $value: 2 to 6.

colour =
    { $colour ->
        [red] červená
        [blue] modrá
        [white] bílá
        [grey] šedá
        [black] černá
       *[orange] oranžová
    }
colour-acc =
    { $colour ->
        [red] červenou
        [blue] modrou
        [white] bílou
        [grey] šedou
        [black] černou
       *[orange] oranžovou
    }
tile = { colour } { $value }
tile-acc = { colour-acc } { $value }

## Buildings. $building or $origin: the Latin name with "_" for a space.

building-latin =
    { $building ->
        [bibliotheca] Bibliotheca
        [scriptorium] Scriptorium
        [stabulum] Stabulum
        [dormitorium] Dormitorium
        [officina] Officina
        [refectorium] Refectorium
        [culina] Culina
        [porta] Porta
        [infirmorum_domus] Infirmorum domus
        [balneatorium] Balneatorium
        [ecclesia] Ecclesia
        [capitulum] Capitulum
        [porticus] Porticus
       *[hortus] Hortus
    }
building =
    { $building ->
        [bibliotheca] knihovna
        [scriptorium] skriptorium
        [stabulum] stáje
        [dormitorium] dormitář
        [officina] dílny
        [refectorium] refektář
        [culina] kuchyně
        [porta] vrátnice
        [infirmorum_domus] špitál
        [balneatorium] lázně
        [ecclesia] kostel
        [capitulum] kapitulní síň
        [porticus] ambit
       *[hortus] zahrada
    }
place-to =
    { $building ->
        [bibliotheca] do knihovny
        [scriptorium] do skriptoria
        [stabulum] do stájí
        [dormitorium] do dormitáře
        [officina] do dílen
        [refectorium] do refektáře
        [culina] do kuchyně
        [porta] do vrátnice
        [infirmorum_domus] do špitálu
        [balneatorium] do lázní
        [ecclesia] do kostela
        [capitulum] do kapitulní síně
        [porticus] do ambitu
       *[hortus] do zahrady
    }
place-in =
    { $building ->
        [bibliotheca] v knihovně
        [scriptorium] ve skriptoriu
        [stabulum] ve stájích
        [dormitorium] v dormitáři
        [officina] v dílnách
        [refectorium] v refektáři
        [culina] v kuchyni
        [porta] ve vrátnici
        [infirmorum_domus] ve špitálu
        [balneatorium] v lázních
        [ecclesia] v kostele
        [capitulum] v kapitulní síni
        [porticus] v ambitu
       *[hortus] v zahradě
    }
origin-from =
    { $origin ->
        [bibliotheca] z knihovny
        [scriptorium] ze skriptoria
        [stabulum] ze stájí
        [dormitorium] z dormitáře
        [officina] z dílen
        [refectorium] z refektáře
        [culina] z kuchyně
        [porta] z vrátnice
        [infirmorum_domus] ze špitálu
        [balneatorium] z lázní
        [ecclesia] z kostela
        [capitulum] z kapitulní síně
        [porticus] z ambitu
       *[hortus] ze zahrady
    }

## Events. $event: the name of the day's event.

event =
    { $event ->
        [talkative] Sdílný
        [puzzling] Záhadný
        [diligent] Pilný
        [close_behind] V patách
        [hasty] Uspěchaný
        [impious] Bezbožný
        [unobtrusive] Nenápadný
        [delicate] Ošemetný
        [forbidden] Zakázaný
        [caught] Při činu
        [compromising] Kompromitující
        [inquiring] Zvídavý
        [dubious] Pochybný
       *[suspicious] Podezřelý
    }
event-start = { event }

## Cards. $card_kind: monk, building, figure (the William/Adson card).

card-name =
    { $card_name ->
        [red] červený
        [blue] modrý
        [white] bílý
        [grey] šedý
        [black] černý
        [orange] oranžový
        [bibliotheca] knihovna
        [scriptorium] skriptorium
        [stabulum] stáje
        [dormitorium] dormitář
        [officina] dílny
        [refectorium] refektář
        [culina] kuchyně
        [porta] vrátnice
        [infirmorum_domus] špitál
        [balneatorium] lázně
        [ecclesia] kostel
        [capitulum] kapitulní síň
        [porticus] ambit
        [hortus] zahrada
        [william] Vilém/Adson pro Viléma
        [adson] Vilém/Adson pro Adsona
       *[other] Vilém/Adson
    }
card-hours =
    { $card_time ->
        [0] žádný čas
        [one] { $card_time } hodina
        [few] { $card_time } hodiny
       *[other] { $card_time } hodin
    }
card =
    { $card_name ->
        [william] { card-name }, { card-hours }
        [adson] { card-name }, { card-hours }
       *[other]
            { $card_kind ->
                [figure] { card-name }
               *[other] { card-name }, { card-hours }
            }
    }
card-phrase =
    { $card_kind ->
        [figure]
            { $card_name ->
                [william] kartu Vilém/Adson pro Viléma ({ card-hours })
                [adson] kartu Vilém/Adson pro Adsona
               *[other] kartu Vilém/Adson
            }
       *[other] kartu „{ card-name }“ ({ card-hours })
    }

## Other words.

hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
hours-acc =
    { $count ->
        [one] { $count } hodinu
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
track =
    { $track ->
        [suspicion] podezření
       *[evidence] indicie
    }
player =
    { $you ->
        [yes] Ty
       *[no] { $who }
    }
phase =
    { $phase ->
        [play] karta
        [spend] žetony času
        [move] tah figurkou
        [take] úkol
        [sway] nahoru, nebo dolů
        [give] kdo dostane bod indicií
        [cast] kdo dostane podezření
        [return] žeton času k vrácení
        [show] barevný žeton k ukázání
        [accuse] obvinění
       *[over] už nic
    }
list-and = { $head } a { $last }
list-or = { $head } nebo { $last }
