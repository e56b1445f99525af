### The rules in our own words, exactly: a text for every clause and every event. More for translators in en/rules.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « mission » sont au féminin.

## Clauses.

rule-data = Les règles imprimées ne donnent pas les valeurs des tuiles et des cartes : leurs exemples montrent des tuiles de 2, 4 et 5 et des cartes de 3 et 4. Selon des critiques, les tuiles vont de 2 à 6. Les valeurs d’ici sont notre supposition, et tu peux apporter ton propre tableau.
rule-events = Six des quatorze cartes Événement font la semaine, une par jour. Chacune est dévoilée le matin et vaut toute la journée.
rule-tracks = Chaque moine commence avec 10 soupçons et 5 indices. Le cadran solaire commence à l’heure 0.
rule-figures = Les six moines, Guillaume et Adson commencent dans huit lieux différents, tirés au sort. « Moine » ne désigne jamais Guillaume ni Adson ; « personnage » désigne les huit.
rule-tasks = Deux tuiles Mission sont visibles dans chaque lieu. Les quatorze autres forment une rangée face cachée, la chaîne.
rule-cards = Chaque main compte trois cartes.
rule-identity = Chaque personne à la table est en secret l’un des six moines. Les identités que personne n’a reçues restent cachées jusqu’à la fin.
rule-start = Le sort désigne qui commence. Ensuite on joue dans l’ordre des places.
rule-card = À ton tour, tu poses une de tes trois cartes face visible sur la défausse.
rule-time = Le cadran solaire avance des heures de la carte. Chaque tuile Temps que tu remets au bout de la chaîne économise une heure, mais jamais en dessous de 0. Tu choisis lesquelles, mais pas celles gagnées pendant ce tour. Une carte Guillaume/Adson coûte 5 heures pour Guillaume et aucune pour Adson.
rule-move = La carte d’un moine l’envoie dans n’importe quel autre lieu. La carte d’un lieu y fait venir n’importe quel personnage qui n’y est pas encore. Une carte Guillaume/Adson envoie Guillaume ou Adson, que tu nommes en la jouant, dans n’importe quel autre lieu. Le déplacement est obligatoire ; mais si les huit personnages sont déjà dans le lieu de la carte, personne ne bouge. Ce sont toujours les heures de la carte qui comptent, qui que tu déplaces.
rule-action = Après le déplacement, le personnage rencontre ce qui est là : un moine rencontre des missions, Guillaume et Adson rencontrent des moines. Un moine qui rejoint Guillaume ou Adson ne déclenche rien de leur part. Guillaume et Adson ne se font rien l’un à l’autre.
rule-task = Un moine qui trouve une mission de sa couleur doit en accomplir une : tu prends une seule tuile, à ton choix s’il y en a deux, et les soupçons contre lui baissent de sa valeur. Elle devient une tuile Temps devant toi. Si c’était la dernière du lieu, les deux premières tuiles de la chaîne y sont posées face visible. Un lieu qui a encore une tuile n’en reçoit pas de seconde.
rule-no-task = S’il n’y a aucune mission de sa couleur, les soupçons contre le moine montent de la somme de toutes les tuiles présentes. Tu ne prends rien.
rule-william = Quand Guillaume rejoint des moines, tu choisis pour chacun d’eux, l’un après l’autre, 3 indices de plus ou 3 de moins.
rule-adson = Quand Adson rejoint des moines, tu choisis pour chacun d’eux, l’un après l’autre, 5 soupçons de plus ou 5 de moins.
rule-event = L’événement du jour s’applique après tout le reste de ce que le déplacement a entraîné. Il est obligatoire ; seul « Appliqué » est facultatif.
rule-draw = Après l’événement, tu pioches une carte. Si la pioche est vide à ce moment-là, la défausse, avec la carte que tu viens de jouer, est mélangée pour en former une nouvelle.
rule-clamp = Les soupçons restent toujours entre 0 et 40, et les indices ne descendent jamais sous 0, quelle qu’en soit la cause. Les indices n’ont pas de limite supérieure.
rule-time-last = Dans cette variante, le temps vient en dernier dans un tour : carte, déplacement, ce que le personnage rencontre, événement, pioche, puis le cadran solaire. C’est alors que tu rends des tuiles Temps, mais aucune gagnée pendant ce tour. Les livrets français et néerlandais donnent cet ordre ; dans les livrets allemand, tchèque et italien, le temps passe juste après la carte.
rule-convert = À la fin de la journée, les moines sont classés par soupçons : les premiers reçoivent 5 indices, puis 4, 3, 2, 1 et 0. Les moines à égalité partagent un rang et en reçoivent tous les points. Le rang suivant n’est pas sauté. Si les six sont à égalité, tous les six en reçoivent 5.
rule-reset = Ensuite, tous les soupçons reviennent à 10. Les indices restent.
rule-day-card = Qui amène le cadran solaire à 24 ou au-delà met fin à la journée, mais termine d’abord son tour. Cette personne prend la carte Événement du jour, qui donne 2 indices à son moine à la fin de la partie.
rule-reveal = Après les jours 1, 3 et 5, tout le monde choisit un de ses marqueurs encore cachés, jamais de sa propre couleur. Tous sont retournés en même temps. Chaque marqueur donne 2 indices au moine de la couleur du marqueur. Il reste visible et prouve que la personne qui l’a posé n’est pas ce moine.
rule-next = Qui a mis fin à la journée commence la suivante et joue donc deux fois de suite. Le jour 7 n’a pas de tours.
rule-overshoot = Les heures au-delà de 24 comptent pour le jour suivant, sauf si vous avez convenu que chaque jour commence à l’heure 0.
rule-chain-short = Un lieu qui a perdu sa dernière tuile reçoit ce qui reste de la chaîne, une tuile ou aucune. S’il n’en a reçu aucune, il reçoit aussitôt la prochaine tuile qui revient à la chaîne. Si plusieurs lieux attendent, celui qui attend depuis le plus longtemps passe en premier. Avec une tuile, il n’attend plus.
rule-accuse = Le jour 7, on ne joue pas de cartes : chaque personne pose en secret un de ses six marqueurs devant chacune des autres. Tes suppositions doivent toutes être différentes. Les marqueurs que tu as déjà montrés peuvent resservir. Tu peux poser ta propre couleur, ou une couleur que l’autre a montrée, mais elle n’est jamais juste. Puis tout est retourné, et chaque supposition juste donne des indices au moine nommé : 12 à deux, 6 à trois, 4 à quatre, 3 à cinq.
rule-day-cards = Puis le moine de chaque personne reçoit 2 indices pour chaque carte Événement qu’elle a prise.
rule-winner = Les moines que personne ne joue sont écartés. Qui a le moins d’indices gagne. À égalité, gagne parmi eux qui a le plus de cartes Événement. Si l’égalité demeure, la victoire se partage.

## Events.

rule-talkative = Quand Guillaume est déplacé auprès d’Adson, ou Adson auprès de Guillaume, les soupçons deviennent aussitôt des indices, comme à la fin de la journée, et reviennent à 10. Cela peut arriver plusieurs fois par jour, et la fin de la journée a lieu quand même. Si les six moines sont à égalité, il ne se passe rien.
rule-puzzling = Qui déplace un moine dans le lieu où est Guillaume distribue ensuite deux indices : les deux à un moine, ou un chacun à deux moines. N’importe quel moine convient, même celui qui a été déplacé.
rule-diligent = La carte jouée peut servir une seconde fois ; ses heures comptent une fois. La carte d’un moine déplace encore le même moine, la carte d’un lieu fait venir un second personnage. Une carte Guillaume/Adson déplace encore le même, jamais chacun une fois. Chaque déplacement a son plein effet.
rule-close-behind = Qui déplace Guillaume, avec n’importe quelle carte, distribue ensuite deux indices : les deux à un moine, ou un chacun à deux moines. N’importe quel moine convient, où qu’il soit.
rule-hasty = Personne ne peut rendre de tuile Temps pour économiser des heures. On prend toujours des missions.
rule-impious = Quand un moine est déplacé dans l’église, chaque autre personne qui a une tuile Temps en remet une au bout de la chaîne. Elle choisit laquelle, dans l’ordre des places après qui a joué.
rule-unobtrusive = Un moine déplacé dans un lieu sans autre personnage perd 1 indice.
rule-delicate = Après le déplacement, tu donnes à un moine de ton choix autant de soupçons que la carte compte d’heures. Les tuiles Temps rendues n’y changent rien. La carte pour Guillaume compte 5 ; celle pour Adson compte 0, et personne ne reçoit rien.
rule-forbidden = Un moine déplacé dans la bibliothèque reçoit 2 indices.
rule-caught = À la fin de la journée, les soupçons donnent le double d’indices : 10, 8, 6, 4, 2 et 0.
rule-compromising = Guillaume donne ou retire 6 indices au lieu de 3, Adson 10 soupçons au lieu de 5.
rule-inquiring = Quand un moine est déplacé auprès d’autres moines, chacun de ceux-ci reçoit 1 indice. Le moine déplacé n’en reçoit pas.
rule-dubious = Un moine déplacé reçoit 1 indice, où qu’il aille.
rule-suspicious = Après chaque tour, avant la pioche, chaque moine en tête des soupçons reçoit 1 indice. Si les six sont à égalité, personne n’en reçoit.
