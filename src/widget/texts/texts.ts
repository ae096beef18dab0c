import type { Language } from '#protocol'
import { en, type TextKey, type Texts } from './en.ts'

/** English is always here; the others come when they are needed. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ texts: Texts }>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  tr: () => import('./tr.ts'),
  ar: () => import('./ar.ts'),
  ja: () => import('./ja.ts'),
  zh: () => import('./zh.ts'),
}

/** Looks up one of the widget's own sentences. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

export async function loadTexts(language: Language): Promise<Texts> {
  return language === 'en' ? en : (await loaders[language]()).texts
}

export function speak(texts: Texts): Say {
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
