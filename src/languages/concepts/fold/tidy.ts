import type { ConceptLanguage } from '../concept-languages.ts'

/** What doubling and softening leave behind once the ending is gone: "shipp", "tass", "naam". */
export const tidy: Record<ConceptLanguage, (stem: string, word: string) => string> = {
  en: englishEnd,
  it: singleEnd,
  fr: singleEnd,
  de: singleEnd,
  nl: (stem) =>
    singleEnd(stem)
      .replace(/([aeou])\1(?=[a-z]$)/, '$1')
      .replace(/v$/, 'f')
      .replace(/z$/, 's'),
  es: asItIs,
  pt: asItIs,
  pl: polishEnd,
  tr: hardEnd,
  ar: personless,
  zh: once,
  ja: kanji,
}

function asItIs(stem: string): string {
  return stem
}

function singleEnd(stem: string): string {
  return stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

/** "Taping" comes from "tape" and "tapping" from "tap"; "movie", "movies", "carry" and "carried" end alike. */
function englishEnd(stem: string, word: string): string {
  const cut = word.charAt(stem.length)
  if ((cut === 'e' || cut === 'i') && shortWord.test(stem)) return `${stem}e`
  const last = stem.charAt(stem.length - 1)
  if (last === 'y' && stem.length > 3 && !vowel.test(stem.charAt(stem.length - 2)))
    return `${stem.slice(0, -1)}i`
  return singleEnd(stem)
}

const vowel = /[aeiou]/
/** One vowel between consonants. */
const shortWord = /^[^aeiou]*[aeiouy][^aeiouwxy]$/

/** "Najnowsz-y", "ładniejsz-ego": the best of them is still of the kind. */
function polishEnd(stem: string): string {
  const end = stem.endsWith('sz') ? /(?:i?ej|(?<=[^aeiouy]))sz$/.exec(stem) : null
  return end && end.index > 2 ? stem.slice(0, end.index).replace(/^naj(?=.{3})/, '') : stem
}

/** "Kitab-ı", "gid-iyor", "sokağ-ı": what a vowel behind it made soft. */
function hardEnd(stem: string): string {
  const last = stem.charAt(stem.length - 1)
  // "Dağ" and "bağ" are soft by themselves.
  const hard = stem.length > (last === 'g' ? 3 : 2) ? hardLetters[last] : undefined
  return hard === undefined ? stem : stem.slice(0, -1) + hard
}

const hardLetters: Record<string, string> = { b: 'p', d: 't', g: 'k' }

/** "سأعود، تعود، نعود، يعود": who comes back, and when, stands before the verb. */
function personless(stem: string): string {
  const now = stem.length > 4 && stem.charAt(0) === 'س' && isPerson(stem.charAt(1)) ? stem.slice(1) : stem
  return now.length > 3 && isPerson(now.charAt(0)) ? `ي${now.slice(1)}` : now
}

function isPerson(letter: string): boolean {
  return letter === 'ي' || letter === 'ت' || letter === 'ن' || letter === 'ا'
}

/** "试试", "休息休息": to do it a little. */
function once(stem: string): string {
  const half = stem.slice(0, stem.length / 2)
  return stem.length % 2 === 0 && stem === half + half ? half : stem
}

/** Kanji carry the meaning of a verb or adjective; the kana behind them conjugate it. */
function kanji(stem: string): string {
  return /^([\p{sc=Han}々]+)\p{sc=Hiragana}+$/u.exec(stem)?.[1] ?? stem
}
