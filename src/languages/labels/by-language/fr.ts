import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const fr: LabelWords = {
  binding: bars(`
    acheter|commander|réserver|louer|envoyer|soumettre|publier|partager|répondre|transférer|virer|retirer
    signer|s'abonner|s’abonner|souscrire|faire un don|enchérir|postuler|s'inscrire|s’inscrire|confirmer
    accepter|approuver|autoriser|inviter|renouveler|finaliser|valider|demander|voter|valider la commande
    vendre|parier|déposer|envoyer la demande|adhérer|changer de forfait|changer le mot de passe
    modifier le mot de passe|changer l'adresse|activer|essai gratuit|donner|mettre en ligne|poster
    rembourser|changer de rôle
    verser|débloquer les fonds|promouvoir|rétrograder|liquider|changer de propriétaire
    céder|miser|précommander|accorder|rendre public
    certifier|attester|déclarer malade|se porter malade|sur ma note`),
  final: bars(`
    payer|acheter maintenant|passer la commande|passer commande|confirmer la commande|valider et payer
    régler|envoyer de l'argent|payer maintenant|commander maintenant|finaliser la commande|finaliser l'achat
    confirmer le paiement|confirmer l'achat|réserver maintenant|effectuer le paiement
    commande avec obligation de paiement`),
  destructive: bars(`
    supprimer|effacer|enlever|annuler|résilier|se désabonner|désabonner|se désinscrire|désactiver
    fermer le compte|clôturer|révoquer|refuser|rejeter|réinitialiser|vider|détruire|retirer du panier
    bloquer|se déconnecter|déconnexion|supprimer le compte|mettre à la corbeille|corbeille|vider le panier
    écraser|quitter le groupe|arrêter|formater|bannir|suspendre
    licencier|suspendre l abonnement
    jeter|se désister|mettre hors ligne|radier|exclure|renoncer
    désimmatriculer|désenregistrer|donner congé|donner mon préavis|donner son préavis|rappeler le message|rappeler l e mail`),
  harmless: bars(`
    plus anciens|plus récents|plus ancien|plus récent|renommer

    rechercher|recherche|chercher|trouver|filtrer|filtres|trier|afficher|voir|voir plus|afficher plus
    ajouter au panier|suivant|étape suivante|continuer|retour|précédent|calculer|comparer|aperçu
    se connecter|connexion|appliquer le code|appliquer les filtres|ajouter aux favoris|ajouter à la liste
    ajouter à ma liste|menu|ouvrir le menu|fermer|plus|moins|voir moins|tout voir|voir tout|détails
    voir les détails|en savoir plus|lire la suite|modifier|choisir|sélectionner|tout sélectionner|copier
    copier le lien|imprimer|actualiser|rafraîchir|zoom avant|zoom arrière|accueil|aide|contact|paramètres
    langue|aujourd'hui|précédente|page précédente|suivante|page suivante|première page|dernière page
    augmenter|diminuer|passer|ajouter|ajouter un article|vérifier la disponibilité|trier par|panier
    voir le panier|continuer mes achats|mot de passe oublié|télécharger|carte|liste|nouvelle recherche|enregistrer le brouillon
    plus de résultats|comparer les produits|passer à la caisse|mettre à jour le panier
    paiement|livraison|expédition|récapitulatif|adresse
    plus tôt|plus tard|trains suivants|trains précédents|départs suivants|départs précédents`),
  innocent: bars(`
    supprimer le filtre|supprimer les filtres|effacer les filtres|réinitialiser les filtres
    annuler la recherche|ma commande|mes commandes|suivre ma commande|historique des commandes
    détails de la commande|annuler la sélection|modes de paiement|effacer la recherche`),
  search: bars(`recherche*|chercher`),
  consent: bars(`
    j'accepte|j’accepte|accepte|consens|consentement|conditions|cgv|cgu|confidentialité|politique|newsletter
    j'ai lu|j’ai lu|je déclare|je certifie|j'atteste|j’atteste|offres commerciales`),
  captcha: bars(`je ne suis pas un robot|pas un robot`),
}
