import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const boulangerie: PageCases = {
  page: 'boulangerie',
  half: 'held-out',
  literal: [
    ['click Viennoiseries', does(click('Viennoiseries'))],
    ['Ouvre Nos magasins', does(click('Nos magasins'))],
    ['clique sur "Mentions légales"', does(click('Mentions légales'))],
    ['choisis 9 h', does(choose('Heure de retrait', '9 h'))],
    ['Gâteaux', does(click('Gâteaux'))],
    ['coche Emballage cadeau', does(tick('Emballage cadeau'))],
  ],
  paraphrase: [
    ['ouvre le panier', does(click('Panier'))],
    ['cherche brioche', does(type('Rechercher', 'brioche'), enter())],
    ['ajoute la tarte aux pommes au panier', does(click('Ajouter au panier', 'Tarte aux pommes'))],
    ['va à Contact', does(click('Contact'))],
  ],
  question: [
    ['Combien coûte la tarte aux pommes ?', says('16,50 €')],
    ['Quel jour le magasin est-il fermé ?', says('mercredi')],
  ],
  steps: [['écris "sans noix" dans Remarques', does(type('Remarques', 'sans noix'))]],
  impossible: ['ouvre la page des sandwichs', 'clique sur Payer'],
}
