import type { TextLanguage } from '../kinds.ts'
import { en, type WidgetTexts } from './widget/en.ts'

export type { TextKey, WidgetTexts } from './widget/en.ts'

/** English is always there. */
export const englishTexts: WidgetTexts = en

/** The other languages are files of their own, each loaded when its words are needed. */
export const widgetTexts: Record<TextLanguage, () => Promise<{ texts: WidgetTexts }>> = {
  en: async () => ({ texts: en }),
  de: () => import('./widget/de.ts'),
  fr: () => import('./widget/fr.ts'),
  es: () => import('./widget/es.ts'),
  it: () => import('./widget/it.ts'),
  pt: () => import('./widget/pt.ts'),
  nl: () => import('./widget/nl.ts'),
  pl: () => import('./widget/pl.ts'),
  tr: () => import('./widget/tr.ts'),
  ar: () => import('./widget/ar.ts'),
  ja: () => import('./widget/ja.ts'),
  zh: () => import('./widget/zh.ts'),
}
