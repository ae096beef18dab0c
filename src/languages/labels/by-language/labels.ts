import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'
import type { LabelLanguage } from '../../kinds.ts'
import type { LabelWords } from './label-words.ts'

/** What the labels of pages say, in each language. */
export const labels: Record<LabelLanguage, LabelWords> = {
  ar,
  cs,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  zh,
}
