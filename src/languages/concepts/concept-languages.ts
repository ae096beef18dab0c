/** The languages of the concepts, in the order of their columns. */
export const conceptLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'ar',
  'zh',
  'ja',
] as const
export type ConceptLanguage = (typeof conceptLanguages)[number]

/** Languages that write their words without spaces between them. */
const unspaced: Record<ConceptLanguage, boolean> = {
  en: false,
  de: false,
  fr: false,
  es: false,
  it: false,
  pt: false,
  nl: false,
  pl: false,
  tr: false,
  ar: false,
  zh: true,
  ja: true,
}

export function isUnspaced(language: ConceptLanguage): boolean {
  return unspaced[language]
}

/** Whether what is to be done, and what takes the place of something, is said last. */
export function isVerbLast(language: ConceptLanguage): boolean {
  return language === 'tr' || language === 'ja'
}
