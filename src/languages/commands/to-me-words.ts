import type { CommandLanguage } from '../kinds.ts'

/** Who gets it, right behind a verb of sending: "send me a message" sends nothing of ours. Without accents, bars between. */
export const toMeWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'me|us',
  de: 'mir|uns',
  fr: 'moi|nous',
  es: 'me|nos',
  it: 'mi|ci',
  pt: 'me|nos',
  nl: 'me|mij|ons',
  pl: 'mi|nam',
  tr: 'bana|bize',
  ar: 'لي|لنا|إلي',
  zh: '给我|我|我们',
  ja: '私に',
}
