import {
  conceptLanguages,
  foldWord,
  moreEndings,
  oncePerKey,
  splitSentences,
  type ConceptLanguage,
} from '#languages'

/** Stands between two sentences of a list of terms. */
export const sentenceEnd = '|'

/** No word is longer; what is, is no word. */
const maxLetters = 40
/** Writing without spaces between its words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
const word = /[\p{L}\p{M}\p{N}]+/gu

/** The terms of a text in their order: words cut, folded and brought to their stems. */
export function termsOf(text: string, language: string): string[] {
  const terms: string[] = []
  for (const each of wordsIn(text, language)) {
    const term = termOf(each, language)
    if (term !== '') terms.push(term)
  }
  return terms
}

/** The same as it is stored: one line, sentences kept apart, behind each the notions it means. */
export function storedTerms(
  text: string,
  language: string,
  notionsOf: (sentence: string) => readonly string[] = () => [],
): string {
  return splitSentences(text)
    .flatMap(withoutMarks)
    .map((sentence) => [...termsOf(sentence, language), ...notionsOf(sentence)].join(' '))
    .filter((terms) => terms !== '')
    .join(` ${sentenceEnd} `)
}

/** Thai and its neighbours end no sentence with a mark. A space does, and parts smaller things too. */
function withoutMarks(text: string): string[] {
  if (text.length < 2 * leastSentence || !unmarked.test(text)) return [text]
  const sentences: string[] = []
  for (const piece of text.split(' ')) {
    const last = sentences.at(-1)
    if (last !== undefined && last.length < leastSentence)
      sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}
const unmarked = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
const leastSentence = 80

/** The stem a word is filed under. */
export function termOf(given: string, language: string): string {
  const base = baseOf(language)
  const short = given.slice(0, maxLetters)
  if (isConceptLanguage(base)) return foldWord(short, base)
  const plain = short.normalize('NFKC').toLowerCase()
  const bare = /\p{Script=Thai}|\p{Script=Devanagari}/u.test(plain)
    ? plain
    : plain
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC')
  return withoutEnding(bare, base)
}

export function isConceptLanguage(language: string): language is ConceptLanguage {
  return (conceptLanguages as readonly string[]).includes(language)
}

export function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? ''
}

export function wordsIn(text: string, language: string): string[] {
  if (!unspaced.test(text)) return text.match(word) ?? []
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(baseOf(language)).segment(text))
    if (isWordLike) words.push(segment)
  return words
}

const segmenterOf = oncePerKey((language: string) => {
  const known = Intl.Segmenter.supportedLocalesOf(language === '' ? [] : [language])
  return new Intl.Segmenter(known, { granularity: 'word' })
})

/** Longest first. */
const endingsOf = oncePerKey((table: string) => table.split(' ').sort((a, b) => b.length - a.length))

function withoutEnding(given: string, language: string): string {
  const table = moreEndings[language]
  if (table === undefined) return given
  const ending = endingsOf(table).find((each) => given.endsWith(each) && given.length - each.length >= 3)
  return ending === undefined ? given : given.slice(0, -ending.length)
}
