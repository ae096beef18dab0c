import { isLocale } from './facts/read-number.ts'

// A sign within a line that may end a sentence there.
const mayEnd = /[.!?。！？؟][\s\p{L}]/u
// `Intl` takes these for the end of a sentence, and in JavaScript cannot be told otherwise.
const abbreviated =
  /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Mme|Mlle|Jr|Tel|Str|Inc|Ltd|Co|vs|ca|approx|bzw|zzgl|inkl|incl|art|pag)\.$/u
const numbered = /(?:^|\s)(?:No|Nr|Nº|Art|Abs|p|pp)\.$/u

/** Makes a cutter of texts into sentences, by the rules of a language. A line break ends a sentence, too. */
export function sentencesIn(language: string | undefined): (text: string) => string[] {
  const locale = language && isLocale(language) ? language : 'en'
  let segmenter: Intl.Segmenter | undefined
  return (text) => {
    const lines = text.split(/\n+| \| /).map((line) => line.replace(/\s+/g, ' ').trim())
    return lines.flatMap((line) => {
      if (line === '') return []
      if (!mayEnd.test(line)) return [line]
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
    if (last && (abbreviated.test(last) || (numbered.test(last) && /^\d/.test(piece))))
      sentences.splice(-1, 1, `${last} ${piece}`)
    else sentences.push(piece)
  }
  return sentences
}
