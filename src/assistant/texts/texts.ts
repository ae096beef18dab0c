import type { Language } from '#protocol'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** One language's sentences. A language that lacks one does not compile. */
export type Texts = Readonly<Record<keyof typeof en, string>>
export type TextName = keyof Texts

export const texts: Readonly<Record<Language, Texts>> = { en, de, fr, es, it, pt, nl, pl, tr, ar, ja, zh }

/** Puts values into a sentence. A value is page text or the visitor's: it is never looked through for places. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
