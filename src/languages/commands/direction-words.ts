import type { CommandLanguage } from '../kinds.ts'

/** Where something comes from and where it goes. */
export const directionNames = ['from', 'to'] as const

/** Small words that stand before the one or the other, in a sentence and as names of fields, in the order of `directionNames`, a line for each. Turkish and Japanese put them behind the word and have none. */
export const directionWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'from|out of|off|from my\nto|into|onto',
  de: 'von|vom|aus\nnach|zu|zum|zur|auf|an|ins',
  fr: 'de|du|des|depuis\nvers|à|au|aux|sur|pour',
  es: 'de|del|desde\na|al|hacia|hasta|para',
  it: 'da|dal|dalla|dallo|dai|dalle\na|al|alla|allo|ad|verso|su|sul|sulla|per',
  pt: 'de|do|da|desde\npara|a|ao|até',
  nl: 'van|uit|vanaf\nnaar|op|aan|tot',
  pl: 'z|ze|od\ndo|na',
  tr: 'nereden\nnereye',
  ar: 'من\nإلى|الى|لـ',
  zh: '从|由\n到|往|去|转到|转入',
  ja: 'から\nまで',
}
