import { oncePerObject } from '#protocol'
import type { Sentence } from './sentence.ts'

/** What a sentence means by words together with their denial: "no meat" says vegetarian, and denies nothing of it. */
export const saidByDenying: (sentence: Sentence) => ReadonlySet<string> = oncePerObject(
  ({ senses, cues }: Sentence) => {
    const denying = cues.filter(({ name }) => name === 'not')
    const phrases = senses.filter(
      ({ places }) =>
        places.length > 1 &&
        places.some((place) => denying.some(({ from, to }) => from <= place && place < to)),
    )
    return new Set(phrases.map(({ notion }) => notion))
  },
)
