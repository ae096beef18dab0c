import { conceptLanguages, isFunctionWord, type ConceptLanguage } from '#languages'

const scripts: readonly (readonly [RegExp, ConceptLanguage])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
]

/** The language a sentence is in: by its script, then by its small words and by the words that are known. */
export function spokenLanguage(
  text: string,
  expected: ConceptLanguage,
  knows: (word: string, language: ConceptLanguage) => boolean = () => false,
): ConceptLanguage {
  const script = scripts.find(([letters]) => letters.test(text))
  if (script) return script[1] === 'zh' && expected === 'ja' ? 'ja' : script[1]
  const words = text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  let best = expected
  let most = 0
  for (const language of [expected, ...conceptLanguages]) {
    const count = words.reduce(
      (sum, word) => sum + (isFunctionWord(word, language) ? 2 : knows(word, language) ? 0.5 : 0),
      0,
    )
    // Words that several languages share speak for the page's own.
    const all = language === expected ? count + 1.5 : count
    if (all > most) [best, most] = [language, all]
  }
  return best
}

/** The language of a page, as far as the concepts know it. */
export function pageLanguage(tag: string | undefined): ConceptLanguage {
  const code = tag?.toLowerCase().split('-')[0]
  return conceptLanguages.find((language) => language === code) ?? 'en'
}
