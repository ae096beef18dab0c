import type { Replies } from './en.ts'

export const fr: Replies = {
  stopped: 'Arrêté.',
  failed: 'Un problème est survenu de mon côté. Veuillez réessayer.',
  unavailable: 'Je n’arrive pas à joindre mon modèle de langage. Veuillez réessayer dans un moment.',
  standIn: 'Mon modèle de langage est injoignable pour l’instant. Voici ce que je peux faire sans lui.',
  busy: 'Il y a beaucoup de demandes en ce moment. Veuillez réessayer dans une minute.',
  slow: 'Ma réponse a pris trop de temps. Veuillez réessayer.',
  cutOff: 'Ma réponse a été coupée. Veuillez reposer votre question.',
  confused: 'Je n’ai pas réussi à comprendre. Veuillez le dire autrement.',
  budgetSpent: 'Cet assistant a atteint sa limite pour aujourd’hui. Veuillez réessayer demain.',
  tooManySteps:
    'Cela demande plus d’étapes que je ne m’en autorise, je me suis donc arrêté. Dites-moi comment continuer.',
  stuck:
    'J’ai essayé deux fois la même chose et la page n’a pas changé, je me suis donc arrêté. Vous pouvez faire cette étape vous-même.',
  pageChanged:
    'La page a changé depuis ma question, je n’ai donc rien fait. Dites-moi si vous le souhaitez toujours.',
  noAnswer: 'Je n’ai pas eu de réponse, je n’ai donc rien fait. Dites-moi si vous le souhaitez toujours.',
  noReport: 'La page ne m’a pas dit si cela a marché. Veuillez vérifier et me dire comment continuer.',
  unsure: 'Je n’ai pas vu la page changer, veuillez donc vérifier :',
  confirmPress: 'Dois-je appuyer sur « {label} » ?',
  confirmSubmit: 'Dois-je envoyer ce formulaire avec « {label} » ?',
  confirmFill: 'Dois-je écrire « {value} » dans « {label} » ?',
  confirmKey: 'Dois-je appuyer sur {value} dans « {label} » ?',
  confirmTool: 'Dois-je utiliser « {label} » sur ce site ?',
  confirmOpen: 'Dois-je ouvrir {label} ?',
  confirmOther: 'Dois-je faire ceci : {label} ?',
  confirmSeveral: 'Dois-je faire tout cela ?',
  nameless: 'un élément sans nom',
  withValues: 'Avec ces valeurs :',
  hiddenValue: 'non affiché',
  yes: 'Oui, allez-y',
  yesAlways: 'Oui, et ne plus demander ici',
  no: 'Non, laissez',
  choose: 'Veuillez choisir :',
  here: 'Voici :',
}
