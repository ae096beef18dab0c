import type { Language } from '#protocol'
import { dateInWords } from '../../date-in-words.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type TextName, type Texts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

export type { TextName } from './en.ts'

/** A language without its texts does not compile. */
const byLanguage: Readonly<Record<Language, Texts>> = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh }

/** Says something in one language, its blanks filled in. */
export type Phrasebook = (name: TextName, blanks?: Readonly<Record<string, string>>) => string

export function phrasebook(language: Language): Phrasebook {
  const texts = byLanguage[language] ?? en
  return (name, blanks = {}) =>
    texts[name].replace(/\{(\w+)\}/g, (_, key: string) =>
      setApart(dateInWords(blanks[key] ?? '', language), language),
    )
}

/** A page's English inside an Arabic sentence keeps its own direction, and its full stop at its own end. */
function setApart(text: string, language: Language): string {
  return language === 'ar' && /\p{Script=Latin}/u.test(text) ? `\u2068${text}\u2069` : text
}
