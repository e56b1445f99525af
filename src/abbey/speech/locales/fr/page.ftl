### The frame of the page: home, lobby, replay, settings. The arguments are explained in en/page.ftl.
### Tutoiement ; ni genre ni élision devant le nom d'une personne.

## The tab's title and what is everywhere

page-name = Abbey
page-title = Abbey
page-title-at = { $place } · Abbey
page-title-your-turn = ● À toi · Abbey
page-place-table = Une table
page-place-replay = Revoir une partie
page-skip = Aller au contenu
page-loading = Un instant…
page-go-home = Accueil
page-done = Terminé
page-copy = Copier
page-copied = Copié
page-reload = Recharger
page-part-missing = Un élément de cette page n’est pas arrivé. Le serveur en a peut-être un plus récent. Recharge la page : aucune partie n’est perdue.
page-share = Partager
# Without gender: a person who gives no name.
page-guest = Anonyme

page-connection = { $status ->
    [lost] La connexion est perdue. Nouvel essai…
   *[back] La connexion est rétablie.
}

## What happened to the table, told in passing.

news-taken-back = { $you ->
    [yes] Tu as repris ta décision.
   *[no] { $who } a repris une décision.
}
news-taken-over = { $you ->
    [yes] Un bot joue maintenant pour toi.
   *[no] Un bot joue maintenant pour { $who }.
}
news-left-to-chance = { $you ->
    [yes] Le bot qui joue pour toi n’a pas répondu : cette fois, le hasard a choisi.
   *[no] { $who } n’a pas répondu : cette fois, le hasard a choisi.
}
news-given-back = { $you ->
    [yes] C’est de nouveau toi qui joues.
   *[no] { $who } est de retour.
}

## Outside the page, when somebody looks elsewhere

page-notice-title = À toi de jouer
page-notice-body = La table t’attend.

## Pages that are not there

page-nowhere = Cette page n’existe pas
page-nowhere-text = Il n’y a pas de telle page dans l’abbaye. Retour au début :
page-no-table = Impossible de montrer cette table
page-guide = Les règles

## Settings

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-choice = { $theme ->
    [auto] Comme l’appareil
    [light] Clair
   *[dark] Sombre
}
page-motion = Animations
page-motion-choice = { $motion ->
    [auto] Comme l’appareil
   *[reduced] Réduites
}
page-pace = Les coups des autres
page-pace-choice = { $pace ->
    [slow] Lents
    [usual] Normaux
   *[quick] Rapides
}
page-confirming = Demander confirmation
page-confirming-choice = { $confirming ->
    [final] Si c’est définitif
    [always] Toujours
   *[never] Jamais
}
page-sound = Sons : une cloche pour ton tour, un petit coup pour un déplacement, une cloche grave pour la nuit
page-notices = Me prévenir quand c’est mon tour, même si je regarde ailleurs
page-hints = Indications pendant mes premières parties
page-notices-refused = Ton navigateur n’autorise pas les messages de cette page. Tu peux changer cela dans ses réglages.

## Home

page-lead = Six moines, l’un d’eux, c’est toi, et personne ne doit savoir lequel. Oriente les soupçons, esquive les indices, et n’aie pas l’air trop innocent.
page-about = Une édition de fans, non officielle, du jeu « Le Nom de la rose » de Stefan Feld. Gratuite, sans publicité ni compte, et sans lien avec l’auteur ni avec un éditeur. Si elle te plaît, joues-y avec la vraie boîte.
page-your-name = Ton nom
page-players = Places à table
page-people = Personnes
page-against = Les autres sont des bots :
page-other-seats = Les autres places sont pour des bots :

page-bot = { $bot ->
    [postulant] Postulant
    [novice] Novice
    [apprentice] Apprenti
    [brother] Frère
    [librarian] Bibliothécaire
    [inquisitor] Inquisiteur
    [herald] Héraut
    [gossip] Commère
    [cellarer] Cellérier
    [sexton] Sacristain
    [random] Hasard
   *[other] { $bot }
}
page-bot-about = { $bot ->
    [postulant] Fait quelque chose de bon pour son moine, rarement le meilleur, et n’observe personne.
    [novice] Fait ce qu’il y a de mieux pour son moine et n’observe personne.
    [apprentice] Gêne aussi les autres. Déduit des tours du jour et de la veille qui est qui et ne se cache pas.
    [brother] Se souvient de chaque tour et se cache un peu. N’anticipe pas.
    [librarian] Se souvient de chaque tour et se cache plus que le frère. N’anticipe pas.
    [inquisitor] Perce à jour toutes les façons de jouer, ne montre presque rien et anticipe. Ne voit rien de plus que toi à sa place.
    [herald] Déduit et se cache ; aime déplacer Guillaume.
    [gossip] Déduit et se cache ; aime déplacer Adson.
    [cellarer] Déduit et se cache ; garde ses tuiles Temps.
    [sexton] Déduit et se cache ; aime les journées courtes.
    [random] Joue n’importe quel coup permis. Bien pour découvrir.
   *[other] N’en fait qu’à sa tête.
}

page-new = Première visite ?
page-new-lesson = Joue ton premier jour
page-new-lesson-about = Une vraie partie, expliquée pas à pas. Il faut environ six minutes.
page-new-continue = Continuer ton premier jour
page-new-quick = Ou les règles en deux minutes, en images

page-now = Jouer maintenant
page-now-about = Toi contre des bots, tout de suite.
page-now-go = Prendre place

page-friends = Entre amis
page-friends-about = Ouvre une table et envoie le lien.
page-friends-go = Ouvrir la table
page-seat = Place { $number }
page-filling-me = Moi
page-filling-open = Libre, sur invitation
page-filling-bot = Bot : { page-bot }

page-shared = Sur un seul appareil
page-shared-about = Faites passer le téléphone ou la tablette. Vos cartes se cachent entre-temps.
page-shared-go = S’installer
page-name-of = Nom { $number }
page-player = Anonyme { $number }

page-record = Revoir une partie
page-record-about = Ouvre un fichier de partie, enregistré par toi ou par quelqu’un d’autre.
page-record-file = Fichier de partie
page-file-choose = Choisir un fichier
page-record-help = Un fichier texte, en général en « .abbey ».

page-mine = Mon abbaye
page-mine-about = Tes parties terminées, et ce qu’elles montrent.

page-tables = Tes tables
page-tables-all = Tout montrer ({ $count })
page-table-unnamed = Une table
page-standing = { $standing ->
    [gone] Introuvable
    [gathering] Attend du monde
    [your-turn] ● À toi
    [waiting] En cours
    [over] Finie
    [called-off] Arrêtée
   *[unknown] …
}
page-forget = Retirer de la liste : { $names }

## The puzzle of the day. $kind: certain, likely; $level: easy, medium, hard.

page-puzzle = Énigme du jour
page-puzzle-about = Qui est qui ? La même pour tout le monde.
page-puzzle-today = { page-puzzle-about } Aujourd’hui : { puzzle-level }.
page-puzzle-solved = Celle d’aujourd’hui est résolue.
puzzle-kind =
    { $kind ->
        [certain] certaine
       *[likely] probable
    }
puzzle-level =
    { $level ->
        [easy] facile
        [medium] moyenne
       *[hard] difficile
    }

## What is agreed before the deal

page-options = Options
page-agreed = Ce qui est convenu
page-order = Quand le temps passe dans un tour
page-order-choice = { $order ->
    [last] À la fin (livrets français et néerlandais)
   *[usual] Juste après la carte (livrets allemand, tchèque et italien)
}
page-overshoot = Heures au-delà de la fin de la journée
page-overshoot-choice = { $overshoot ->
    [reset] Sont perdues
   *[carry] Comptent pour le jour suivant
}
page-clock = Temps de réflexion
page-clock-help = Pour chaque décision. Quand il est écoulé, un bot joue pour toi jusqu’à ton retour.
page-clock-choice = { $seconds ->
    [0] Sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [180] 3 minutes
    [600] 10 minutes
    [3600] 1 heure
    [86400] 1 jour
    [259200] 3 jours
   *[other] { $seconds } secondes
}
page-aids = Aides
page-aids-help = Les aides montrent avec quelle probabilité chacun est quel moine, donnent des conseils et tendent un miroir.
page-aids-choice = { $aids ->
    [usual] Toutes contre des bots seulement, aucune entre humains
    [none] Aucune
    [public] Probabilités pour tout le monde, même pour qui regarde
   *[all] Toutes (probabilités, conseils et miroir)
}
page-components = Valeurs des tuiles et des cartes
page-components-help = Laisse vide pour les valeurs habituelles. Sinon, un tableau en TOML avec les parties [tiles], [monks] et [buildings].
page-components-file = … ou depuis un fichier

# The same as sentences, in the lobby.
page-agreed-order = { $order ->
    [last] Le temps passe à la fin de chaque tour.
   *[usual] Le temps passe juste après la carte jouée.
}
page-agreed-overshoot = { $overshoot ->
    [reset] Les heures au-delà de la fin de la journée sont perdues.
   *[carry] Les heures au-delà de la fin de la journée comptent pour le jour suivant.
}
page-agreed-clock = { $seconds ->
    [0] Chaque personne réfléchit aussi longtemps qu’elle veut.
   *[other] Temps de réflexion pour chaque décision : { page-clock-choice }.
}
page-agreed-aids = Aides : { page-aids-choice }.
page-agreed-components = { $own ->
    [yes] Les tuiles et les cartes ont les valeurs choisies par l’hôte.
   *[no] Les tuiles et les cartes ont les valeurs habituelles.
}
page-agreed-see = Voir les valeurs

## Hints at the table; the rest of their words is in notebook.ftl.

page-hint-ways = { $count ->
    [one] Une bonne façon de continuer :
   *[other] { $count } bonnes façons de continuer :
}
page-hint-left = Aucun des conseils ne mène plus loin d’ici. Redemande si tu veux : dans un même tour, cela compte pour un seul conseil.

## The lobby

page-lobby = Avant la partie
page-lobby-state = { $free ->
    [0] Toutes les places sont prises. On peut commencer.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
page-seats = Places
page-seat-open = Place libre
page-seat-who = { $kind ->
    [bot] { $name }, bot ({ page-bot })
   *[person] { $you ->
        [yes] { $name } (toi)
       *[no] { $name }
    }
}
page-seat-state = { $host ->
    [yes] { $present ->
        [yes] Hôte, en ligne
       *[no] Hôte, hors ligne
    }
   *[no] { $present ->
        [yes] En ligne
       *[no] Hors ligne
    }
}
page-seat-change = Changer la place { $number }
page-seat-change-short = { $kind ->
    [open] Mettre un bot…
   *[other] Changer…
}
page-seat-empty = { $kind ->
    [bot] Libérer la place
   *[person] Faire partir { $name }
}
page-unseat = { $to ->
    [bot] Donner la place de { $name } à un bot ?
   *[open] Libérer la place de { $name } pour une autre personne ?
}
page-unseat-about = { $name } est en ligne en ce moment et perd cette place.
page-unseat-go = { $to ->
    [bot] La donner à un bot
   *[open] Libérer la place
}
page-start = Distribuer les cartes
page-start-wait = On peut distribuer quand toutes les places sont prises. Envoie le lien, ou mets un bot sur une place libre.
page-start-host = L’hôte distribue les cartes quand tout le monde est là.
page-leave = Quitter ma place
page-join = Rejoins la table
page-join-go = Prendre une place libre
page-join-watch = Ou reste simplement : tu peux regarder sans prendre de place.
page-join-full = Toutes les places sont prises. Reste et regarde : les cartes te restent cachées, comme à tout le monde.
page-invite = Invite du monde
page-qr = Le lien vers cette table en code QR
page-device = Sur un autre appareil
page-device-about = Ta place est gardée dans ce navigateur. Pour jouer sur un autre appareil, ouvres-y son lien. Qui a ce lien joue à ta place : ne le montre à personne.
page-device-show = Montrer mon propre lien
page-device-link = Lien personnel : { $name }

## Watching a game again

page-replay-more = Vue
page-hands = Mains
page-hands-hidden = Le public ne voit aucune main. Sous « { page-replay-more } », tu peux choisir quelqu’un.
page-replay-link = Lien vers ce moment
page-replay-jump = Montrer ce moment
page-replay-download = Télécharger la partie
page-chances = Chances
page-eyes = Le point de vue
page-eyes-public = Le public
# The name alone: no "de" or "d'" before a name.
page-eyes-seat = { $name }
page-eyes-open = Toutes les cartes visibles
page-reel = Lecture
page-reel-first = Au début
page-reel-back = Une étape en arrière
page-reel-run = Lire
page-reel-pause = Pause
page-reel-on = Une étape en avant
page-reel-last = À la fin
page-reel-at = Moment de la partie
page-reel-step = Étape { $at } sur { $last }, jour { $day }
page-reel-day = Jour
page-reel-day-number = Jour { $day }
page-reel-speed = Vitesse
page-broken-commitment = La donne de cette partie ne correspond pas au sceau du début. L’un des deux a été modifié après le début du jeu : ce n’est peut-être pas la partie qui a été jouée.

## What is wrong with a text that somebody handed in.

page-components-fault = { $fault ->
    [toml] la ligne { $line } n’est pas du TOML correct.
    [end] le texte s’arrête trop tôt.
    [part] il n’y a pas de partie [{ $entry }].
    [section] « { $entry } » doit être une partie à part, [{ $entry }].
    [name] « { $entry } » ne désigne rien dans ce jeu.
    [count] « { $entry } » demande une liste de { $count } nombres entiers.
    [value] « { $entry } » prend des nombres entiers de { $least } à { $most }.
   *[other] relis-les encore une fois.
}
page-record-fault = { $fault ->
    [title] sa première ligne n’est pas celle d’un fichier de partie.
    [version] la partie a été jouée selon la version { $version } des règles, qui n’est pas la nôtre.
    [line] la ligne { $line } n’a pas de sens.
    [action] le coup { $number } y est impossible.
    [short] il manque des coups, ou il y en a trop.
    [missing] la ligne « { $entry } » manque.
    [entry] la ligne « { $entry } » n’a pas de sens.
    [deal] la donne n’a pas de sens.
    [parent] ce qu’il dit de la partie qu’il continue n’a pas de sens.
    [names] les noms n’ont pas de sens.
   *[other] quelque chose n’y est pas comme il faut.
}

## What the server would not do, and what to do instead. The word after "refused-" is the server's code for it.

refused-unreached = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
refused-unexpected = Quelque chose entre toi et le serveur a donné une réponse illisible pour nous. Réessaie dans un instant.
refused-no-record = Aucun fichier de partie n’est ouvert dans cet onglet. Ouvre-le à nouveau : « { page-go-home } », puis « { page-record } ».
refused-aid-not-agreed = Cette aide n’a pas été convenue à cette table.
refused-aids-settled = Quelqu’un d’autre est déjà assis ici et a accepté ce qui était écrit alors : on peut encore retirer des aides, plus en ajouter.
refused-already-greeted = Cette page est déjà connectée. Recharge-la si quelque chose te semble bizarre.
refused-already-started = La partie a déjà commencé à cette table. Tu peux regarder.
refused-bad-answer = Ce n’est pas une réponse à cette énigme.
refused-bad-components = Ces valeurs de tuiles et de cartes ne conviennent pas : { page-components-fault }
refused-bad-message = Le serveur n’a pas compris cette page. Recharge-la : elle n’est peut-être plus à jour.
refused-bad-name = Cela ne peut pas être un nom ici : une seule ligne de caractères visibles.
refused-bad-record = Ce n’est pas un fichier de partie que nous sachions lire : { page-record-fault }
refused-bad-text = Un message tient en une ligne de caractères visibles.
refused-banned = La personne qui gère ce serveur t’a exclu : tu ne peux pas jouer ici.
refused-bot-plays = Un bot joue pour toi : reprends d’abord ta place.
refused-broken-commitment = { page-broken-commitment } Elle n’est donc pas comptée, et personne ne peut continuer à partir d’elle ; elle ne peut être montrée que si ses coups sont possibles avec cette donne.
refused-foreign-origin = La table n’accepte aucun coup venant de la page d’un autre site. Ouvre l’adresse de ce serveur.
refused-illegal-action = C’est impossible maintenant. Choisis parmi ce qui est proposé.
refused-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.
refused-newer-table = Une version plus récente d’Abbey a continué cette partie, et celle qui tourne ici ne peut pas la lire. Demande à qui gère ce serveur de la mettre à jour.
refused-no-hello = Le serveur n’a pas entendu qui tu es. Recharge la page.
refused-no-such-moment = Personne ne peut continuer à partir de ce moment : choisis une étape précédente de la partie.
refused-no-such-page = Il n’y a rien à cette adresse. Il manque peut-être une lettre au lien.
refused-no-such-puzzle = Il n’y a pas d’énigme avec ce code ici. Les énigmes restent un an.
refused-no-such-remark = Ce message n’a pas été écrit à cette table.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-such-table = Il n’y a aucune table à cette adresse. Il manque peut-être une lettre au lien, ou la table a été supprimée après un long moment.
refused-not-away = La personne de cette place est là, ou son absence est encore trop courte.
refused-not-host = Seul l’hôte de cette table peut faire cela.
refused-not-over = Cette partie n’a pas été jouée jusqu’à la fin. Tant qu’elle est en cours, son fichier reste fermé.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-seated = Tu n’as pas de place à cette table : tu peux seulement regarder.
refused-not-stored = Le serveur n’a pas pu l’enregistrer, donc cela n’a pas eu lieu. Réessaie dans un instant.
refused-nothing-to-undo = Il n’y a rien que tu puisses reprendre maintenant.
refused-off-lesson = C’est permis aussi, mais la leçon montre un autre coup. Choisis ce qui est marqué.
refused-old-protocol = Cette page est plus ancienne que le serveur. Recharge-la pour continuer.
refused-other-rules = Cette partie a été commencée avec d’autres règles que celles de ce serveur. Elle ne peut donc pas être montrée ici.
refused-seat-taken = Cette place est prise.
refused-seats-open = Des places sont encore vides : attends quelqu’un, ou mets-y un bot.
refused-server-fault = Le serveur a fait une erreur. Réessaie ; si cela continue, dis-le à la personne qui s’en occupe.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde encore, puis décide.
refused-table-closed = La personne qui gère ce serveur a fermé cette table. Plus rien n’est possible ici.
refused-table-full = Cette table est pleine : la partie peut être jouée jusqu’au bout, mais rien d’autre.
refused-too-early = Le jour de cette énigme n’a pas commencé. Les jours changent à minuit UTC.
refused-too-fast = Trop à la fois. Attends un instant, puis réessaie.
refused-too-large = C’est trop long.
refused-too-many = Trop de connexions viennent déjà de ton réseau. Ferme un onglet, ou réessaie plus tard.
refused-unknown-bot = Ce bot n’est plus là. Choisis-en un autre.
refused-what-if-game = C’est une partie « et si » : elle en continue une autre et n’est pas comptée.
refused-wrong-method = { refused-bad-message }
refused-wrong-seat = Tu n’as rien à décider maintenant.
