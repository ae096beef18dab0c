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

/** Whether a language writes its words without spaces between them. */
export function isUnspaced(language: ConceptLanguage): boolean {
  return language === 'zh' || language === 'ja'
}
