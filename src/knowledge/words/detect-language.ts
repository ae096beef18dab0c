import { conceptLanguages, isFunctionWord } from '#languages'

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
const spaced = conceptLanguages.filter((language) => !['ar', 'zh', 'ja'].includes(language))
const wordsLookedAt = 80

/** The language of a text, by its script and by the small words that bind it together. English when nothing tells. */
export function detectLanguage(text: string): string {
  const start = text.slice(0, 2_000)
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  for (const [script, language] of scripts)
    if ((start.match(script)?.length ?? 0) > letters / 5) return language
  const words = (start.match(/[\p{L}'’]+/gu) ?? []).slice(0, wordsLookedAt)
  let [best, most] = ['en', 0]
  for (const language of spaced) {
    const count = words.filter((word) => isFunctionWord(word.toLowerCase(), language)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
