import type { Language } from '#protocol'
import { en, type TextName, type Texts } from './en.ts'

export type { TextName, Texts } from './en.ts'

const byLanguage: Partial<Record<Language, Texts>> = { en }

/** Says something in one language, its blanks filled in. */
export type Phrasebook = (name: TextName, blanks?: Readonly<Record<string, string>>) => string

export function phrasebook(language: Language): Phrasebook {
  const texts = byLanguage[language] ?? en
  return (name, blanks = {}) => texts[name].replace(/\{(\w+)\}/g, (_, key: string) => blanks[key] ?? '')
}
