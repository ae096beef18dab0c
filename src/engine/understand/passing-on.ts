import { oncePerKey, passingOnWords, type ConceptLanguage } from '#languages'
import { oncePerObject } from '#protocol'
import { clausesOf } from './clauses.ts'
import { type Extent, overlap } from './extent.ts'
import type { Sentence } from './sentence.ts'

/** What somebody is to be told, and where the part of the sentence that says so begins and ends. */
export interface PassedOn extends Extent {
  readonly from: number
  readonly stop: number
}

/** "Tell the driver to ring twice", "let them know that we come late": what a sentence wants passed on to others. */
export const passingOn: (sentence: Sentence) => readonly PassedOn[] = oncePerObject((sentence) => {
  const { text, language } = sentence
  const pattern = patternOf(language)
  return clausesOf(sentence).flatMap(({ at: from }, nth): PassedOn[] => {
    // "Sagt dem Fahrer, er soll …": what is to be said may stand behind a comma.
    for (const stop of [nth, nth + 1].flatMap((one) => runEnd(one, sentence) ?? [])) {
      const said = pattern.exec(text.slice(from, stop))?.indices?.groups?.['text']
      if (said) return [{ from, stop, at: from + said[0], end: from + said[1] }]
    }
    return []
  })
})

const patternOf = oncePerKey(
  (language: ConceptLanguage) => new RegExp(`^(?:\\p{L}+,? )?(?:${passingOnWords[language]})$`, 'diu'),
)

/** Where a part of a sentence ends with all that "and" joins to it, but for what holds a value of its own. */
export function runEnd(nth: number, sentence: Sentence): number | undefined {
  const clauses = clausesOf(sentence)
  let last = clauses[nth]
  for (const next of clauses.slice(nth + 1)) {
    const told = sentence.values.some((one) => one.kind !== 'number' && overlap(one, next))
    if (next.joint !== 'and' || told) break
    last = next
  }
  return last?.end
}
