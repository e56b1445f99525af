### What only the terminal says. The arguments are explained in en/terminal.ftl.
### Tutoiement ; les commandes, les touches et les mots entre crochets restent en anglais.

## Welcome.

terminal-welcome =
    Bienvenue à l’abbaye, une édition de fans non officielle. { $players } à la table : toi et { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }.
terminal-welcome-back = Te revoilà à l’abbaye, { $who }. Tape me pour voir qui tu es, ? pour l’aide.
terminal-aim = Tu es en secret l’un des six moines ; qui a le moins d’indices contre le sien gagne. Tape me pour voir qui tu es, ? pour l’aide.
terminal-committed = La donne est fixée et sera ouverte à la fin. Son sceau : { $commitment }
terminal-opened = La donne est ouverte ; son sceau était { $commitment }.
terminal-kept = La partie est gardée dans { $path }.

## What can be typed.

terminal-prompt = Ton choix (? pour l’aide) :
terminal-how-to-answer = Tape un nombre de 1 à { $count }, ou ? pour l’aide.
terminal-help =
    Tape le numéro d’un choix et appuie sur Entrée. Ou tape :
      board          revoir tout le plateau
      hand           voir tes cartes
      log            lire ce qui s’est passé aujourd’hui (log all : depuis le début)
      me             voir une fois qui tu es
      rules MOT      lire une règle : un mot entre [crochets] ou un événement (rules : les lister)
      odds           voir à quel point chacun est probablement chaque moine
      why NOM MOINE  voir les tours qui ont décidé de l’un de ces chiffres, et son évolution
      mirror         voir pour qui on te prend, et ce que chaque choix y changerait
      hint           recevoir jusqu’à trois bons tours, avec leurs raisons
      undo           reprendre ta dernière décision, si rien de caché n’a été révélé
      save FICHIER   continuer dans un autre fichier (save : sauver maintenant ; c’est fait de toute façon)
      quit           sauver et partir
terminal-how-it-goes = Comment on joue : tu es en secret l’un des six moines, et les autres aussi. À chaque tour tu joues une carte, le temps passe, et un pion se déplace. Un moine qui trouve une mission de sa couleur perd des soupçons ; celui qui n’en trouve pas en gagne. Guillaume change les indices, Adson les soupçons. Chaque soir les soupçons deviennent des indices : les plus soupçonnés en reçoivent le plus. Après six jours, tu devines qui sont les autres. La partie va à qui joue le moine avec le moins d’indices : prends soin du tien, sans que cela se voie.
terminal-legend = Chaque moine a un signe et une lettre : { $tokens }. Une mission porte en plus sa valeur : { $example }.
terminal-you-are = Tu es { figure } (lettre { letter }, signe : { sign }). Personne d’autre ne le sait.
terminal-hide = Appuie sur Entrée pour le cacher.
terminal-unknown-rule = Aucune règle ne s’appelle « { $word } ». Tape rules seul pour voir les mots.
terminal-rule-words = Règles : { $clauses }. Événements : { $events }.
terminal-taken-back = Repris : { $choice }.
terminal-nothing-to-undo = Tu n’as encore rien décidé : il n’y a rien à reprendre.
terminal-undo-past-other = { $who } a décidé quelque chose depuis ta dernière décision : tu ne peux plus la reprendre.
terminal-undo-past-secret = Ta dernière décision a révélé quelque chose de caché : tu ne peux plus la reprendre.
terminal-choose-again = choisir autre chose
terminal-left-to-chance =
    Le hasard a choisi { $count ->
        [one] une fois
       *[other] { $count } fois
    } pour { $who } : le bot n’a pas répondu.

## The game's file.

terminal-saved = Sauvé dans { $path }.
terminal-not-saved = La partie n’a pas pu être sauvée dans { $path } : { $reason }. Essaie save avec un autre nom de fichier.
terminal-file-exists = { $path } existe déjà et contient peut-être une autre partie : choisis un autre nom, ou continue-la avec { $command }.
terminal-resume-with = La partie est sauvée. Pour continuer :
terminal-hints-since = { $count ->
    [one] Tu as pris { $count } conseil depuis que tu as repris cette partie.
   *[other] Tu as pris { $count } conseils depuis que tu as repris cette partie.
}
terminal-look-back = Pour vérifier la donne et chaque coup, ou pour revoir la partie :

## The board.

terminal-title = { $title } :
terminal-before = Avant ton premier tour
terminal-day = { play-day-of } : { event }
terminal-last-day = { play-day-of } : l’accusation
terminal-over = La semaine est finie
terminal-last-day-text = Qui est qui ? Tout le monde pose un marqueur devant chacune des autres personnes, tous de couleurs différentes.
terminal-sundial = { board-time }, encore { $left }
terminal-sundial-full = Cadran solaire : heure { $time }, la journée finit après ce tour
terminal-week = Semaine : { $days }, VII accusation. (R) : alors tout le monde montre un marqueur.
terminal-buildings = Lieux, leurs missions et qui est là
terminal-suspicion = Soupçons du jour, du plus haut au plus bas
terminal-evidence = Indices pour de bon, du plus bas au plus haut
terminal-players = À la table
terminal-level = { $level } : { $monks }
terminal-level-tonight = { $level } : { $monks } (+{ $tonight ->
    [one] { $tonight } indice
   *[other] { $tonight } indices
} ce soir)
terminal-suspicion-note = du jour (+ indices ce soir)
terminal-evidence-note = pour de bon (moins, c’est mieux)
terminal-deciding = { $you ->
    [yes] Toi (à toi de décider)
   *[no] { $who } (doit décider)
}
terminal-is-not = { $you ->
    [yes] tu n’es pas
   *[no] n’est pas
} { $monks }
terminal-seat = { $name } : { $shown }. { $tiles }. { $days }.

## The end.

terminal-who-was-who = Qui était qui
terminal-source = { $source ->
    [start] départ
    [convert] soirs
    [william] Guillaume
    [event] événements
    [reveal] marqueurs
    [accuse] suppositions
    [day-cards] cartes
   *[all] en tout
}
terminal-sources-of = { player }, { figure } : { $parts }.

## A record that is read again.

terminal-page = { $page } sur { $last }
terminal-keys = Entrée : suite, b : retour, d 3 : au jour 3, q : quitter
terminal-last-page = C’était la dernière page.
terminal-first-page = C’est la première page.
terminal-no-page = Cette page n’existe pas. { terminal-keys }.
terminal-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
terminal-secrets = { $who } est { figure } et a en main : { $cards }

## A puzzle. $monks: all six in order; $code: its short name.

terminal-puzzle-answer-certain = Ta réponse, de 1 à 6 (Entrée : voir la solution) :
terminal-puzzle-answer-likely = Six nombres dont la somme est 100, pour { $monks } ; ou le numéro d’un seul moine, de 1 à 6, qui reçoit alors les 100 points (Entrée : voir la solution) :
terminal-puzzle-no-answer-certain = Tape un nombre de 1 à 6, ou appuie sur Entrée.
terminal-puzzle-no-answer-likely = Tape six nombres entiers dont la somme est 100, ou un seul nombre de 1 à 6, ou appuie sur Entrée.
terminal-puzzle-share = Pour partager cette énigme sans la réponse, transmets son code : { $code }

terminal-odds = { $who } : { $odds }
terminal-odds-share = { figure } { $chance } %
terminal-odds-own = Tape { $word } pour tenir compte de ton propre moine, que personne d’autre ne peut être.
terminal-mirror = { analysis-observer } : { $shares }
terminal-mirror-none = Ce que tu décides maintenant ne révèle rien de toi aux autres.
terminal-why-how = Tape why, le nom d’un autre et un moine, par exemple { $example }. Avec { $word } à la fin, ton propre moine est pris en compte.
terminal-why = { notes-cell } : { $course }.
terminal-why-then = { $when ->
    [start] { $chance } % au début
    [day] { $chance } % après le jour { $day }
   *[now] { $chance } % maintenant
}
terminal-why-moment = Jour { $day } [{ $action }] : { notes-reason-weight }.
