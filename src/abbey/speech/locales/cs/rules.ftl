### The rules in our own words, exactly: a text for every clause and every event. More for translators in en/rules.ftl.
### Tile = žeton (úkolu, času), marker = barevný žeton, event tile = karta události, track = počítadlo, chain = řada.

## Clauses.

rule-data = Tištěná pravidla hodnoty žetonů a karet neuvádějí: jejich příklady ukazují žetony 2, 4 a 5 a karty 3 a 4. Podle recenzí jsou na žetonech čísla od 2 do 6. Hodnoty zde jsou náš předpoklad a můžeš si přinést vlastní tabulku.
rule-events = Týden tvoří šest ze čtrnácti karet událostí, na každý den jedna. Každá se odkryje ráno a platí celý den.
rule-tracks = Každý mnich začíná s 10 body podezření a 5 indiciemi. Sluneční hodiny začínají na hodině 0.
rule-figures = Šest mnichů, Vilém a Adson začínají v osmi různých budovách, které určí los. „Mnich“ nikdy neznamená Viléma ani Adsona; „figurka“ znamená kteroukoli z osmi.
rule-tasks = V každé budově leží dva odkryté žetony úkolů. Zbylých čtrnáct leží lícem dolů v jedné řadě.
rule-cards = Každý drží tři karty.
rule-identity = Každý je tajně jedním ze šesti mnichů. Totožnosti, které nikdo nedostal, zůstávají skryté až do konce.
rule-start = Kdo začíná, určí los. Pak se hraje podle míst u stolu.
rule-card = Ve svém tahu položíš jednu ze svých tří karet odkrytě na odkládací balíček.
rule-time = Sluneční hodiny se posunou o hodiny karty. Každý žeton času, který vrátíš na konec řady, ušetří jednu hodinu, ale nikdy pod 0. Které žetony to budou, si vybereš; žetony získané v tomto tahu použít nesmíš. Karta Vilém/Adson stojí 5 hodin za Viléma a žádnou za Adsona.
rule-move = Karta mnicha ho pošle do kterékoli jiné budovy. Karta budovy přivede kteroukoli figurku, která tam ještě není. Karta Vilém/Adson pošle Viléma nebo Adsona, kterého při hraní určíš, do kterékoli jiné budovy. Figurkou pohnout musíš; jen když je už všech osm figurek v budově karty, nikdo se nehne. Počítají se vždy hodiny karty, ať jde kdokoli.
rule-action = Po přesunu se figurka setká s tím, co tam je: mnich s úkoly, Vilém a Adson s mnichy. Mnich, který jde k Vilémovi nebo Adsonovi, u nich nic nespustí. Vilém a Adson na sebe navzájem nepůsobí.
rule-task = Mnich, který najde úkol své barvy, musí jeden splnit: vezmeš si jeden takový žeton, ze dvou podle své volby, a podezření na mnicha klesne o jeho hodnotu. Žeton teď leží před tebou jako žeton času. Byl-li v budově poslední, položí se tam odkrytě první dva žetony z řady. Budova, která má ještě jeden žeton, druhý nedostane.
rule-no-task = Neleží-li tam úkol jeho barvy, podezření na mnicha stoupne o součet všech žetonů, které tam leží. Nebereš si nic.
rule-william = Když Vilém přijde k mnichům, zvolíš pro každého z nich zvlášť 3 indicie navíc, nebo o 3 méně.
rule-adson = Když Adson přijde k mnichům, zvolíš pro každého z nich zvlášť 5 bodů podezření navíc, nebo o 5 méně.
rule-event = Událost dne provedeš až po všem ostatním, co přesun způsobil. Je povinná; jen „Pilný“ je dobrovolný.
rule-draw = Po události si dobereš jednu kartu. Je-li dobírací balíček právě tehdy prázdný, zamíchá se z odkládacího nový, i s kartou právě zahranou.
rule-clamp = Podezření zůstává vždy mezi 0 a 40 a indicie nikdy neklesnou pod 0, ať je příčina jakákoli. Horní mez indicie nemají.
rule-time-last = V této variantě přijde čas v tahu jako poslední: karta, přesun, co figurka potká, událost, dobrání, pak sluneční hodiny. Žetony času vracíš až tehdy, ale žádné získané v tomto tahu. Toto pořadí mají francouzská a nizozemská pravidla; v německých, českých a italských plyne čas hned po kartě.
rule-convert = Na konci dne se mniši seřadí podle podezření: první dostanou 5 indicií, další 4, 3, 2, 1 a 0. Mniši na stejné úrovni sdílejí pořadí a všichni dostanou jeho body. Následující pořadí se nepřeskakuje. Je-li na stejné úrovni všech šest, dostane každý ze šesti 5.
rule-reset = Potom se všechno podezření vrátí na 10. Indicie zůstávají.
rule-day-card = Kdo posune sluneční hodiny na 24 nebo dál, končí den, ale nejdřív dohraje svůj tah. Bere si kartu události toho dne; na konci hry za ni jeho mnich dostane 2 indicie.
rule-reveal = Po 1., 3. a 5. dni si každý vybere jeden ze svých dosud zakrytých barevných žetonů, nikdy ve vlastní barvě. Všechny se otočí najednou. Každý dá 2 indicie mnichovi té barvy, kterou žeton má. Zůstane odkrytý a dokazuje, že ten, kdo ho položil, tímto mnichem není.
rule-next = Kdo ukončil den, začíná ten další a je tedy dvakrát za sebou na tahu. Sedmý den žádné tahy nemá.
rule-overshoot = Hodiny přes 24 se počítají do dalšího dne, pokud jste se nedohodli, že každý den začíná na hodině 0.
rule-chain-short = Budova, která přišla o poslední žeton, dostane, co v řadě zbývá: jeden žeton, nebo žádný. Nedostala-li žádný, dostane hned první žeton, který se do řady vrátí. Čeká-li více budov, jde první ta, která čeká nejdéle. S jedním žetonem už nečeká.
rule-accuse = Sedmý den se karty nehrají: každý tajně položí před každého z ostatních jeden ze svých šesti barevných žetonů. Tvé tipy se musí všechny lišit. Barevné žetony, které už byly ukázané, smíš použít znovu. Smíš položit i vlastní barvu nebo barvu, kterou druhý ukázal, ale ta správně není nikdy. Pak se vše otočí a každý správný tip dá uhodnutému mnichovi indicie: 12 ve dvou hráčích, 6 ve třech, 4 ve čtyřech, 3 v pěti.
rule-day-cards = Pak mnich každého hráče dostane 2 indicie za každou kartu události, kterou si jeho hráč vzal.
rule-winner = Mniši, za které nikdo nehraje, vypadávají. Vyhrává, kdo má nejméně indicií. Při shodě z nich vyhrává ten, kdo má více karet událostí. Při další shodě se vítězství dělí.

## Events.

rule-talkative = Když se Vilém přesune k Adsonovi nebo Adson k Vilémovi, podezření se hned promění v indicie jako na konci dne a vrátí se na 10. Může se to stát několikrát za den a konec dne přijde i tak. Je-li všech šest mnichů na stejné úrovni, nestane se nic.
rule-puzzling = Kdo přesune mnicha do budovy, kde je Vilém, rozdá pak dva body indicií: oba jednomu mnichovi, nebo po jednom dvěma. Může to být kterýkoli mnich, i ten přesunutý.
rule-diligent = Zahraná karta se smí použít podruhé; její hodiny se počítají jednou. Karta mnicha pohne znovu týmž mnichem, karta budovy přivede druhou figurku. Karta Vilém/Adson pohne znovu tímtéž, nikdy jednou každým z nich. Každý přesun má plný účinek.
rule-close-behind = Kdo pohne Vilémem, kteroukoli kartou, rozdá pak dva body indicií: oba jednomu mnichovi, nebo po jednom dvěma. Může to být kterýkoli mnich, ať je kdekoli.
rule-hasty = Nikdo nesmí vracet žetony času, aby ušetřil hodiny. Úkoly se berou dál.
rule-impious = Když se mnich přesune do kostela, každý z ostatních, kdo má žeton času, jeden vrátí na konec řady. Který, si vybere sám, v pořadí míst od hráče na tahu.
rule-unobtrusive = Mnich, který se přesune do budovy bez jiné figurky, ztratí 1 indicii.
rule-delicate = Po přesunu dáš mnichovi podle své volby tolik bodů podezření, kolik má karta hodin. Vrácené žetony času na tom nic nemění. Karta za Viléma platí 5; za Adsona platí 0 a nikdo nedostane nic.
rule-forbidden = Mnich, který se přesune do knihovny, dostane 2 indicie.
rule-caught = Na konci dne dá podezření dvojnásobek indicií: 10, 8, 6, 4, 2 a 0.
rule-compromising = Vilém přidá nebo ubere 6 indicií místo 3, Adson 10 bodů podezření místo 5.
rule-inquiring = Když se mnich přesune k jiným mnichům, každý z nich dostane 1 indicii. Přesunutý mnich nedostane žádnou.
rule-dubious = Přesunutý mnich dostane 1 indicii, ať jde kamkoli.
rule-suspicious = Po každém tahu, před dobráním, dostane každý mnich s nejvyšším podezřením 1 indicii. Je-li všech šest na stejné úrovni, nedostane ji nikdo.
