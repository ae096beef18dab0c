import { abbreviations, beforeOrdinals, numberSigns } from '#languages'
import { isLocale } from './facts/read-number.ts'

// A sign within a line that may end a sentence there.
const mayEnd = /[.!?。！？؟][\s\p{L}]/u
// `Intl` takes these for the end of a sentence, and in JavaScript cannot be told otherwise.
const abbreviated = new RegExp(String.raw`(?:^|\s)(?:${abbreviations})\.$`, 'u')
// "am 20. Dezember", "3. Etage": a number with a stop before a word in small letters or the name of a month goes on.
const ordinal = /(?:^|\s)\d{1,2}\.$/u
const counted = new RegExp(String.raw`(?:^|\s)(?:${beforeOrdinals})\s\d{1,2}\.$`, 'iu')
const months = monthNames()
// Marks of notes, as encyclopedias have them, are read by nobody.
const notes = /\[\d{1,3}\]/g
const numbered = new RegExp(String.raw`(?:^|\s)(?:${numberSigns})\.$`, 'u')

/** Makes a cutter of texts into sentences, by the rules of a language. A line break ends a sentence, too. */
export function sentencesIn(language: string | undefined): (text: string) => string[] {
  const locale = language && isLocale(language) ? language : 'en'
  let segmenter: Intl.Segmenter | undefined
  return (text) => {
    const lines = text.split(/\n+| \| /).map((line) => line.replace(notes, '').replace(/\s+/g, ' ').trim())
    return lines.flatMap((line) => {
      if (line === '') return []
      if (!mayEnd.test(line)) return [line]
      const entries = entriesIn(line)
      if (entries) return entries
      segmenter ??= new Intl.Segmenter(locale, { granularity: 'sentence' })
      return joined([...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    })
  }
}

function joined(pieces: readonly string[]): string[] {
  const sentences: string[] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    if (piece === '') continue
    if (
      last &&
      (abbreviated.test(last) ||
        counted.test(last) ||
        (ordinal.test(last) && goesOn(piece)) ||
        (numbered.test(last) && /^\d/.test(piece)))
    )
      sentences.splice(-1, 1, `${last} ${piece}`)
    else sentences.push(piece)
  }
  return sentences
}

/** "The winners: 1. Ada 2. Grace 3. Mary": a counted list in one line, entry by entry. */
function entriesIn(line: string): string[] | undefined {
  const starts: number[] = []
  for (let next = 1, from = 0; ; next++) {
    const found = new RegExp(`(?:^|\\s)${String(next)}[.)]\\s+(?=\\p{L})`, 'u').exec(line.slice(from))
    if (!found) break
    starts.push(from + found.index + (found[0].length - found[0].trimStart().length))
    from += found.index + found[0].length
  }
  if (starts.length < leastEntries) return undefined
  const ends = [...starts.slice(1), line.length]
  const before = line.slice(0, starts[0]).trim()
  const entries = starts.map((start, at) => line.slice(start, ends[at]).trim())
  return before === '' ? entries : [before, ...entries]
}

const leastEntries = 3

function goesOn(piece: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(piece) ?? []
  return /^\p{Ll}/u.test(word) || months.has(word.toLowerCase())
}

/** The names of months in languages that write a day with a stop. */
function monthNames(): ReadonlySet<string> {
  const names = ['de', 'pl', 'cs', 'da', 'nb', 'fi', 'hu', 'tr', 'hr'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(Date.UTC(2026, month, 15)))
      return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
    })
  })
  return new Set(names)
}
