import type { CommandLanguage } from '../kinds.ts'

/** What ratings are counted in. */
export const starWords: Readonly<Record<CommandLanguage, string>> = {
  en: '★|☆|⭐|stars?',
  de: 'sterne?',
  fr: 'étoiles?',
  es: 'estrellas?',
  it: 'stell[ae]',
  pt: 'estrelas?',
  nl: 'sterren',
  pl: 'gwiazd\\p{L}*',
  tr: 'yıldız',
  ar: 'نجوم',
  zh: '星',
  ja: '星|点',
}
