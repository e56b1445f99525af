### Words and short phrases. What the arguments are and where each form is used is said in en/words.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « mission » sont au féminin.

## Figures. $figure: red, blue, white, grey, black, orange, william, adson.

figure =
    { $figure ->
        [red] Rouge
        [blue] Bleu
        [white] Blanc
        [grey] Gris
        [black] Noir
        [orange] Orange
        [william] Guillaume
       *[adson] Adson
    }
figure-start =
    { $figure ->
        [red] Rouge
        [blue] Bleu
        [white] Blanc
        [grey] Gris
        [black] Noir
        [orange] Orange
        [william] Guillaume
       *[adson] Adson
    }
figure-acc = { figure }
figure-dat = { figure }
guest =
    { $guest ->
        [william] Guillaume
       *[adson] Adson
    }
letter =
    { $figure ->
        [red] R
        [blue] Be
        [white] Ba
        [grey] G
        [black] N
       *[orange] O
    }
sign =
    { $figure ->
        [red] croix
        [blue] losange
        [white] anneau
        [grey] triangle
        [black] carré
       *[orange] étoile
    }

## Tiles. $colour: the colour of a monk; $value: 2 to 6.

colour =
    { $colour ->
        [red] rouge
        [blue] bleue
        [white] blanche
        [grey] grise
        [black] noire
       *[orange] orange
    }
colour-acc = la tuile { colour }
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
        [bibliotheca] bibliothèque
        [scriptorium] scriptorium
        [stabulum] étable
        [dormitorium] dortoir
        [officina] atelier
        [refectorium] réfectoire
        [culina] cuisine
        [porta] porte
        [infirmorum_domus] hospice
        [balneatorium] bains
        [ecclesia] église
        [capitulum] salle capitulaire
        [porticus] cloître
       *[hortus] jardin
    }
place-to =
    { $building ->
        [bibliotheca] à la bibliothèque
        [scriptorium] au scriptorium
        [stabulum] à l’étable
        [dormitorium] au dortoir
        [officina] à l’atelier
        [refectorium] au réfectoire
        [culina] à la cuisine
        [porta] à la porte
        [infirmorum_domus] à l’hospice
        [balneatorium] aux bains
        [ecclesia] à l’église
        [capitulum] à la salle capitulaire
        [porticus] au cloître
       *[hortus] au jardin
    }
place-in =
    { $building ->
        [bibliotheca] dans la bibliothèque
        [scriptorium] dans le scriptorium
        [stabulum] dans l’étable
        [dormitorium] dans le dortoir
        [officina] dans l’atelier
        [refectorium] dans le réfectoire
        [culina] dans la cuisine
        [porta] à la porte
        [infirmorum_domus] dans l’hospice
        [balneatorium] aux bains
        [ecclesia] dans l’église
        [capitulum] dans la salle capitulaire
        [porticus] dans le cloître
       *[hortus] dans le jardin
    }
origin-from =
    { $origin ->
        [bibliotheca] de la bibliothèque
        [scriptorium] du scriptorium
        [stabulum] de l’étable
        [dormitorium] du dortoir
        [officina] de l’atelier
        [refectorium] du réfectoire
        [culina] de la cuisine
        [porta] de la porte
        [infirmorum_domus] de l’hospice
        [balneatorium] des bains
        [ecclesia] de l’église
        [capitulum] de la salle capitulaire
        [porticus] du cloître
       *[hortus] du jardin
    }

## Events. $event: the name of the day's event.

event =
    { $event ->
        [talkative] Bavard
        [puzzling] Énigmatique
        [diligent] Appliqué
        [close_behind] Sur ses talons
        [hasty] Pressé
        [impious] Impie
        [unobtrusive] Discret
        [delicate] Délicat
        [forbidden] Interdit
        [caught] Pris sur le fait
        [compromising] Compromettant
        [inquiring] Curieux
        [dubious] Douteux
       *[suspicious] Suspect
    }
event-start = { event }

## Cards. $card_kind: monk, building, figure (the William/Adson card).

card-name =
    { $card_name ->
        [red] Rouge
        [blue] Bleu
        [white] Blanc
        [grey] Gris
        [black] Noir
        [orange] Orange
        [bibliotheca] bibliothèque
        [scriptorium] scriptorium
        [stabulum] étable
        [dormitorium] dortoir
        [officina] atelier
        [refectorium] réfectoire
        [culina] cuisine
        [porta] porte
        [infirmorum_domus] hospice
        [balneatorium] bains
        [ecclesia] église
        [capitulum] salle capitulaire
        [porticus] cloître
        [hortus] jardin
        [william] Guillaume/Adson pour Guillaume
        [adson] Guillaume/Adson pour Adson
       *[other] Guillaume/Adson
    }
card-hours =
    { $card_time ->
        [0] aucune heure
        [one] { $card_time } heure
       *[other] { $card_time } heures
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
                [william] la carte Guillaume/Adson pour Guillaume, { card-hours }
                [adson] la carte Guillaume/Adson pour Adson
               *[other] la carte Guillaume/Adson
            }
       *[other] la carte { card-name } ({ card-hours })
    }

## Other words.

hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
hours-acc = { hours }
track =
    { $track ->
        [suspicion] soupçons
       *[evidence] indices
    }
player =
    { $you ->
        [yes] Toi
       *[no] { $who }
    }
phase =
    { $phase ->
        [play] une carte
        [spend] des tuiles Temps
        [move] un déplacement
        [take] une mission
        [sway] plus ou moins
        [give] qui reçoit un indice
        [cast] qui reçoit les soupçons
        [return] une tuile Temps à rendre
        [show] un marqueur à montrer
        [accuse] l’accusation
       *[over] plus rien
    }
list-and = { $head } et { $last }
list-or = { $head } ou { $last }
