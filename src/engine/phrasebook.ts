import { dateInWords } from '#assistant'
import { engineTexts, type TextName } from '#languages'
import type { Language } from '#protocol'

/** Says something in one language, its blanks filled in. */
export type Phrasebook = (name: TextName, blanks?: Readonly<Record<string, string>>) => string

export function phrasebook(language: Language): Phrasebook {
  const texts = engineTexts[language]
  return (name, blanks = {}) =>
    texts[name].replace(/\{(\w+)\}/g, (_, key: string) =>
      setApart(dateInWords(blanks[key] ?? '', language), language),
    )
}

/** A page's English inside an Arabic sentence keeps its own direction, and its full stop at its own end. */
function setApart(text: string, language: Language): string {
  return language === 'ar' && /\p{Script=Latin}/u.test(text) ? `\u2068${text}\u2069` : text
}
