### The rules in our own words, clause by clause and event by event.

## Clauses.

rule-data = Hodnoty žetonů a karet jsou náš předpoklad, protože je tištěná pravidla neuvádějí; můžeš si přinést vlastní tabulku.
rule-events = Týden tvoří šest ze čtrnácti událostí, na každý den jedna; odkrývá se ráno.
rule-tracks = Každý mnich začíná s podezřením 10 a s 5 indiciemi.
rule-figures = Šest mnichů, Vilém a Adson začínají v osmi různých budovách.
rule-tasks = V každé budově leží dva odkryté úkoly; zbylých čtrnáct tvoří zakrytou řadu.
rule-cards = Každý drží tři karty.
rule-identity = Každý je tajně jedním ze šesti mnichů. Nech si to pro sebe.
rule-start = Kdo začíná, určí los; pak se hraje podle míst u stolu.
rule-card = Tah je jedna karta z ruky, položená odkrytě na odkládací balíček.
rule-time = Sluneční hodiny se posunou o tolik hodin, kolik ukazuje karta. Každý žeton času, který vrátíš do řady, ušetří jednu hodinu. Karta Vilém/Adson stojí 5 za Viléma a nic za Adsona.
rule-move = Karta mnicha ho pošle do kterékoli jiné budovy; karta budovy tam přivede kteroukoli figurku. Někdo se pohnout musí, i kdyby se ti nechtělo.
rule-action = Pak se figurka setká s tím, co tam je: mnich s úkoly, Vilém a Adson s mnichy.
rule-task = Mnich, který najde úkol své barvy, ho splní: vezmeš si žeton a jeho podezření klesne o hodnotu úkolu. Žeton úkolu je teď žetonem času. Když zmizí poslední úkol budovy, přijdou dva nové z řady.
rule-no-task = Mnich, který nenajde úkol své barvy, vypadá jako zahaleč: jeho podezření stoupne o součet úkolů, které tam leží.
rule-william = Vilém vyslýchá každého mnicha v budově: u každého zvolíš indicie o 3 nahoru, nebo dolů.
rule-adson = Adson klevetí o každém mnichovi v budově: u každého zvolíš podezření o 5 nahoru, nebo dolů.
rule-event = Událost dne přichází až po všem ostatním, co tah způsobil.
rule-draw = Na konci tahu si dobereš kartu. Prázdný balíček se znovu zamíchá z odložených karet.
rule-clamp = Podezření zůstává mezi 0 a 40; indicie nikdy neklesnou pod 0.
rule-time-last = V této variantě se sluneční hodiny posouvají na konci tahu. Žetony získané v tom tahu se na to použít nedají.
rule-convert = Na konci dne se mniši seřadí podle podezření: nejvyšší dostanou 5 indicií, další 4, 3, 2, 1, 0. Mniši na stejné úrovni sdílejí pořadí a žádné pořadí se nepřeskakuje.
rule-reset = Potom je všechno podezření zase 10. Indicie zůstávají natrvalo.
rule-day-card = Kdo ukončí den, bere si jeho žeton události; úplně na konci za něj jeho mnich dostane 2 indicie.
rule-reveal = Po 1., 3. a 5. dni každý ukáže barevný žeton, nikdy ve své vlastní barvě. Dokáže tím, kým není, a mnich té barvy dostane 2 indicie.
rule-next = Kdo ukončil den, začíná ten další.
rule-overshoot = Hodiny za modrým polem se počítají do dalšího dne, pokud jste se nedohodli začínat každý den od 0.
rule-chain-short = Když řada dojde, budova dostane, co zbývá, nebo první žeton, který se vrátí.
rule-accuse = Sedmý den každý položí před každého z ostatních jeden barevný žeton. Za každý správný dostane uhodnutý mnich indicie: 12 ve dvou hráčích, 6 ve třech, 4 ve čtyřech, 3 v pěti.
rule-day-cards = Pak mnich každého hráče dostane 2 indicie za každý žeton události, který si jeho hráč vzal.
rule-winner = Vyhrává, kdo má nejméně indicií. Při shodě rozhodne více žetonů událostí; při další shodě se vítězství dělí.

## Events, as the board says them all day long.

event-talkative-text = Když jde Vilém za Adsonem nebo Adson za Vilémem, podezření se hned promění v indicie jako na konci dne, ledaže je všech šest na stejné úrovni.
event-puzzling-text = Přiveď mnicha k Vilémovi a pak rozdej dva body indicií: jednomu mnichovi, nebo dvěma.
event-diligent-text = Zahraná karta se smí použít dvakrát, její čas se počítá jednou.
event-close-behind-text = Kdo pohne Vilémem, rozdá pak dva body indicií: jednomu mnichovi, nebo dvěma.
event-hasty-text = Dnes se žetony času použít nedají. Úkoly se brát smějí.
event-impious-text = Když mnich vstoupí do kostela, každý z ostatních hráčů přijde o žeton času podle své volby.
event-unobtrusive-text = Mnich, který jde tam, kde nikdo není, se zbaví 1 indicie.
event-delicate-text = Po tahu sveď na mnicha podle své volby tolik podezření, kolik má karta hodin; vrácené žetony na tom nic nemění.
event-forbidden-text = Mnich, který vstoupí do knihovny, dostane 2 indicie.
event-caught-text = Dnes večer se podezření počítá dvojnásobně: 10, 8, 6, 4, 2, 0 indicií.
event-compromising-text = Vilém a Adson se počítají dvojnásobně: indicie po 6, podezření po 10.
event-inquiring-text = Mnich, který přijde k jiným mnichům, přinese každému z nich 1 indicii.
event-dubious-text = Každý přesunutý mnich dostane 1 indicii.
event-suspicious-text = Po každém tahu dostanou mniši s nejvyšším podezřením 1 indicii, ledaže je všech šest na stejné úrovni.
