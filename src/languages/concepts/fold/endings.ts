import type { ConceptLanguage } from '../concept-languages.ts'

/** What inflection adds to a word's end. `ies>y` puts y in its place. Letters carry no accents by then. */
export interface Endings {
  endings: string
  /** How many letters must stay; behind a single letter at least three. */
  least: number
  /** How often an ending may be taken off. */
  rounds: number
}

/** Enough to bring the forms of one word together; two words that fall together are told apart by their spelling. */
export const endings: Record<ConceptLanguage, Endings | 'no endings'> = {
  en: {
    endings: "'s ’s ies>y ied>y ying>y ing ings ed sses>ss ches>ch shes>sh xes>x oes>o s e ss>ss us>us is>is",
    least: 3,
    rounds: 2,
  },
  de: {
    endings: 'innen>in ungen>ung ern em en er es e n s st est t te ten tet test ss>ss ung>ung',
    least: 3,
    rounds: 2,
  },
  fr: {
    endings:
      'eaux>eau aux>al s x e es ee ees er ez ent ons ait ais aient ant erai era erons eront euse>eur euses>eur trice>teur ive>if ives>if',
    least: 3,
    rounds: 2,
  },
  es: {
    endings:
      's es a o e as os ar er ir ando iendo ado ada ados adas ido ida idos idas an en amos emos imos arlo arla arlos arlas erlo erla irlo irla arme erme irme arse erse irse are aria ces>z iones>ion',
    least: 3,
    rounds: 2,
  },
  it: {
    endings:
      'a e i o are ere ire ando endo ato ata ati ate uto uta uti ute ito ita iti ite arlo arla arli erlo erla irlo armi ermi irmi arsi ersi irsi iamo ano ono chi>c che>c ghi>g ghe>g zioni>zion zione>zion',
    least: 3,
    rounds: 2,
  },
  pt: {
    endings:
      's es a o e as os ar er ir ando endo indo ado ada ados adas ido ida idos idas am em amos emos imos oes>ao aes>ao ao>ao ais>al eis>el ois>ol ns>m iu ou ei',
    least: 3,
    rounds: 2,
  },
  nl: {
    endings: "en ls>l rs>r ns>n ms>m ps>p 's e t te ten de den je jes tje tjes heden>heid er ers>er ss>ss",
    least: 3,
    rounds: 2,
  },
  pl: {
    endings:
      'ami ach om ow owi em ie y i a e u o iem iego ego emu ymi ych ej ym imi ich im owac uje ujesz uja ac ic yc asz amy acie aja al ala ali aly il ila ili isz imy icie ysz esz emy iesz ilem alem ilam alam owy owa owe oscia osci>osc eczka eczki',
    least: 3,
    rounds: 2,
  },
  tr: {
    endings:
      'lar ler lari leri nin nun in un yi yu i u ye ya e a da de ta te dan den tan ten im um imi umu imiz umuz iniz unuz si su sini sunu mak mek iyor uyor iyorum uyorum di du ti tu dim dum tim tum mis mus ecek acak ecegim acagim ebilir abilir ebilirim abilirim li lu siz suz lik luk yla yle ip up b>p d>t g>k',
    least: 2,
    rounds: 3,
  },
  ar: { endings: 'ات ون ين ان ها هم هن كم نا ته تي تك يه ه ي ك وا ت', least: 3, rounds: 2 },
  zh: 'no endings',
  // Japanese verbs are cut where their kana begin.
  ja: 'no endings',
}

/** What stands before an Arabic word and belongs to it: and, with, to, the. */
export const arabicBeginnings = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و']

/** Pronouns that are written onto an imperative or an infinitive, the longest first. */
export const attachedPronouns: Partial<Record<ConceptLanguage, string>> = {
  es: 'noslos noslas noslo nosla melos melas selos selas telos telas melo mela selo sela telo tela nos los las les lo la le me te se',
  it: 'gliela glielo glieli gliele melo mela meli mele mene telo tela teli tele tene celo cela cene selo sela velo vela gli lo la li le mi ti si ci vi ne',
  pt: 'los las lhes nos lo la lhe me te se',
}
