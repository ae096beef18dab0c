import type { TextLanguage } from '../kinds.ts'
import { ar } from './engine/ar.ts'
import { de } from './engine/de.ts'
import { en, type EngineTexts } from './engine/en.ts'
import { es } from './engine/es.ts'
import { fr } from './engine/fr.ts'
import { it } from './engine/it.ts'
import { ja } from './engine/ja.ts'
import { nl } from './engine/nl.ts'
import { pl } from './engine/pl.ts'
import { pt } from './engine/pt.ts'
import { tr } from './engine/tr.ts'
import { zh } from './engine/zh.ts'

export type { TextName } from './engine/en.ts'

/** What the built-in engine says, in each language. One without its texts does not compile. */
export const engineTexts: Record<TextLanguage, EngineTexts> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  tr,
  ar,
  ja,
  zh,
}
