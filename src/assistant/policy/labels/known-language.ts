import { labelLanguages, wideBindingWords } from '#languages'
import type { PageContext } from '#protocol'

const languages = new Set<string>([...labelLanguages, ...Object.keys(wideBindingWords), 'no', 'nn'])

/** Scripts of the languages that we have words for. */
const scripts =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Whether a label is in a language in which a binding word would have been seen. A label without letters is in none. */
export function isLanguageKnown(label: string, { language }: PageContext): boolean {
  if (!/\p{L}/u.test(label) || !scripts.test(label)) return false
  const [tag = ''] = (language ?? '').toLowerCase().split('-')
  return tag === '' || languages.has(tag)
}
