import type { CommandLanguage } from '../kinds.ts'

/** What says that something is for whoever speaks, and what the answer to "Who is it for?" is then called. */
export const forMeNames = ['said', 'called'] as const

/** In the order of `forMeNames`, a line for each; bars between. */
export const forMeWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'for me|for myself|just me|just for me|for me myself|me myself\nme|myself|for me|for myself|just me|only me|i am',
  de: 'für mich|für mich selbst|nur für mich|nur ich|für mich persönlich\nmich|mich selbst|für mich|für mich selbst|ich|ich selbst|nur ich',
  fr: 'pour moi|pour moi-même|moi-même|juste pour moi\nmoi|moi-même|pour moi|pour moi-même',
  es: 'para mí|para mí mismo|para mí misma|solo para mí\nyo|para mí|yo mismo|yo misma|para mí mismo',
  it: 'per me|per me stesso|per me stessa|solo per me\nme|per me|me stesso|io|per me stesso',
  pt: 'para mim|para mim mesmo|para mim mesma|só para mim\neu|para mim|eu mesmo|eu próprio|mim',
  nl: 'voor mij|voor mezelf|voor mijzelf|voor me\nmij|mijzelf|mezelf|voor mij|voor mezelf|ik|ikzelf',
  pl: 'dla mnie|dla siebie|tylko dla mnie\nja|dla mnie|dla siebie|mnie|siebie',
  tr: 'benim için|kendim için|kendime|bana\nben|kendim|benim için|kendim için',
  ar: 'لي أنا|لنفسي|من أجلي\nأنا|لي|لنفسي|نفسي',
  zh: '给我自己|我自己|为我自己|我本人\n我|本人|自己|我自己|我本人',
  ja: '自分用|自分のため|私用|自分に\n自分|本人|私|自分用|ご本人',
}
