import type { CommandLanguage } from '../kinds.ts'

/** How a language says for how many people something is, where no noun follows the number: "a table for four". */
export interface PartyWords {
  /** What stands right before the number; bars between. */
  readonly before: string
  /** Numbers from two on as they are said there only: "zu viert". Written as `numberWords`. */
  readonly counts: string
}

/** Turkish, Chinese and Japanese name the people they count; Arabic writes the word onto the number. */
export const partyWords: Readonly<Record<CommandLanguage, PartyWords>> = {
  en: {
    before: "for|party of|group of|we are|we're|we’re|we will be|we'll be|there will be|there'll be",
    counts: '',
  },
  de: {
    before: 'für|zu|wir sind|wir wären|wir werden',
    counts: 'zweit dritt viert fünft sechst siebt acht neunt zehnt',
  },
  fr: { before: 'pour|à|nous serons|nous sommes|on est|on sera|on serait', counts: '' },
  es: { before: 'para|somos|seremos|vamos a ser', counts: '' },
  it: { before: 'per|in|siamo in|saremo in|siamo|saremo', counts: '' },
  pt: { before: 'para|somos|seremos|vamos ser', counts: '' },
  nl: {
    before: "voor|met|met z'n|met zijn|we zijn met|we zijn met z'n",
    counts: 'tweeën drieën vieren vijven zessen zevenen achten',
  },
  pl: {
    before: 'dla|na|jest nas|będzie nas|we',
    counts: 'dwóch/dwojga trzech/trojga czterech/czworga pięciu/pięcioro sześciu/sześcioro siedmiu ośmiu',
  },
  tr: { before: '', counts: '' },
  ar: { before: '', counts: '' },
  zh: { before: '', counts: '' },
  ja: { before: '', counts: '' },
}
