import { conceptLanguages, isFunctionWord } from './concepts/index.ts'

/** Scripts that name their language, near enough. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
]
/** Any of the scripts above: a text with none of them needs no count. */
const beyondLatin = new RegExp(
  `[${scripts.map(([script]) => script.source.replaceAll(/[[\]]/g, '')).join('')}]`,
  'u',
)
const spaced = conceptLanguages.filter((language) => !['ar', 'zh', 'ja'].includes(language))
const wordsLookedAt = 80
/** Languages that are kin share small words: another must have this many times those of the expected one. */
const clearly = 1.5

/**
 * The language of a text, by its script and by the small words that bind it together. The expected one when nothing
 * tells, or English.
 */
export function detectLanguage(text: string, expected?: string): string {
  const start = text.slice(0, 2_000)
  // Most texts are Latin throughout, and this runs for every one that is read.
  const letters = beyondLatin.test(start) ? (start.match(/\p{L}/gu)?.length ?? 0) : 0
  if (letters > 0)
    for (const [script, language] of scripts)
      if ((start.match(script)?.length ?? 0) > letters / 5) return language
  const words = firstWords(start)
  const count = (language: (typeof spaced)[number]) =>
    words.filter((word) => isFunctionWord(word, language)).length
  const own = spaced.find((language) => language === expected)
  let [best, most] = [expected ?? 'en', own ? clearly * count(own) : 0]
  for (const language of spaced) {
    const found = count(language)
    if (found > most) [best, most] = [language, found]
  }
  return best
}

function firstWords(text: string): string[] {
  const words: string[] = []
  for (const [word] of text.matchAll(/[\p{L}'’]+/gu))
    if (words.push(word.toLowerCase()) === wordsLookedAt) break
  return words
}
