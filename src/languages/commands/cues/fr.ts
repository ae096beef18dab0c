/** In the order of `cueNames`. */
export const fr = `quand|à quelle heure|quel jour|quelle date|quelles heures|jusqu'à quand|quelle heure|jusqu'à quelle heure|à partir de quand|depuis quand|dès quand|quels jours|c'est quand|quelle année|en quelle année|quel mois|vers quelle heure|jusque quand
combien coûte|combien|prix|tarif|coûte|coûtent|quel prix|quel montant
combien de|nombre de
combien de temps|durée|en combien de temps|délai
tous les combien|à quelle fréquence|combien de fois
qui|à qui|par qui|de qui
où|d'où|à quel endroit|quelle adresse
que|qu'est-ce que|quoi|quel|quelle|quels|quelles|laquelle|lequel|lesquels|lesquelles|c'est quoi|que se passe-t-il si|que se passe-t-il|qu'est-ce qui se passe|que veut dire|veut dire|signifie
pourquoi
comment|comment faire
quelle taille|quelle hauteur|quelle largeur|quelle longueur|quel poids|combien pèse|quelle distance|à quelle distance|quelle température|quel âge|quelle surface|quelle superficie|quelles dimensions|jusqu'à quel âge|dès quel âge|combien mesure|quelle profondeur|quelle épaisseur
est-ce que|est-ce|peut-on|puis-je|avez-vous|y a-t-il|peut|peux|sont|est|pouvez|faut-il|vous avez|est-il|sont-ils|est-elle|dois-je|on peut|je peux|il y a|c'est possible
pas|ne|n'|non|jamais|sans|aucun|aucune|sauf|rien|plus de
seulement|uniquement|que
plutôt|à la place|non attends|je veux dire|enfin|en fait|oublie
puis|ensuite|après|enfin
et|ainsi que|aussi|plus|et pour|qu'en est-il de|et si
ou
moins cher|moins chère|plus petit|plus petite|plus bas|plus court|le moins
plus cher|plus chère|plus grand|plus grande|plus haut|meilleur|plus récent|plus long
dernier|dernière|derniers
jusqu'au|jusqu'à|au|fin|retour|départ
je m'appelle|mon nom est|au nom de|nom|je suis|moi c'est|s'appelle
dans|en|comme|pour|sur|via|au
recherche|rechercher
cherche|trouve|trouve-moi|chercher|je cherche|on cherche|nous cherchons|cherche-moi
écris|tape|mets|entre|saisis|remplis|remplissez|saisir|remplir|inscris dans
ajoute|rappelle-moi de|note|nouvelle tâche|ajouter
envoyez|envoie|envoyer|valide|validez|réservez|inscris|inscrivez|inscris-moi|abonne|recevoir|appliquez|utilise|allez-y|vas-y|c'est parti
truc|trucs|chose|choses|quelque|bah|ben|euh|bon|alors|encore|aussi|maintenant|vite|ça|là|svp|vous vendez|vendez-vous|vendez vous|vous proposez|proposez-vous|faut|il faut|il me faut|il nous faut|besoin|j'ai besoin|voilà|bonjour|salut|merci|coucou|hein|juste|plutôt|vraiment|très|déjà|puis|mais|car|comme|parce que|là-bas|ici|celui|celle|ceux|celui-là|celle-là|tout de suite|peut-être|en fait|du coup|enfin|finalement|genre|sinon|chez|j'aimerais|aimerais|aimerait|préfère|préférerais|on préfère|souhaite|souhaiterais|il y a|y a|fait|faire|faites|vais|pouvoir|serait|était|dans|afin|bien|jusqu'ici|jusqu'à présent
page|site|lien|bouton|section|partie|sujet|article|onglet|menu|champ|option|rubrique|liste|endroit|suite
je|j'|j'ai|nous|mon|ma|mes|notre
nouveau|nouvelle|nouvel
au lieu de|plutôt que
clique|clique sur|cliquez|cliquez sur|appuie|appuie sur|appuyez|appuyez sur|coche|cochez|décoche|choisis|choisissez|sélectionne|focalise|place le curseur dans
va|va à|aller|aller à|va sur|emmène-moi|allez à
dis-moi|dis moi|dites-moi|dites moi|dis nous|dites-nous|indique-moi|indique moi|indiquez-moi|indiquez moi|explique-moi|explique moi|expliquez-moi|expliquez moi|parle-moi de|parlez-moi de|renseigne-moi sur|renseignez-moi sur|informe-moi sur|informez-moi sur|j'aimerais savoir|j'aimerais connaître|je voudrais savoir|je voudrais connaître|je veux savoir|je veux connaître|je souhaite savoir|je souhaite connaître|je souhaiterais savoir|je souhaiterais connaître|peux-tu me dire|pouvez-vous me dire|tu peux me dire|vous pouvez me dire|pourriez-vous me dire|pourrais-tu me dire|fais-moi savoir|faites-moi savoir|tu sais|savez-vous`
