import { oncePerObject } from '#protocol'
import { removing } from './acts.ts'
import { cuePlaces } from '../words/cues.ts'
import { askingForFacts } from './question-cues.ts'
import { referencesIn } from './references.ts'
import type { Sentence } from './sentence.ts'

/** Deeds that put something in. */
export const puttingIn: readonly string[] = ['cart.add', 'act.add', 'wishlist.add']

/** How much is to be taken out: what is named or was spoken of, or all that there is. Undefined where nothing is. */
export const takingOut: (sentence: Sentence) => 'some' | 'all' | undefined = oncePerObject(
  (sentence: Sentence) => {
    const { senses, negated, cues } = sentence
    // What denies takes nothing out by itself.
    const denying = cuePlaces(cues, new Set(['not']))
    const isOff = (place: number) => negated[place] === true || denying.has(place)
    const says = (is: (notion: string) => boolean) =>
      senses.some(({ notion, places }) => is(notion) && !places.every(isOff))
    if (cues.some(({ name, from }) => from === 0 && askingForFacts.has(name))) return undefined
    if (says((notion) => notion === 'cart.empty')) return 'all'
    const takes = says((notion) => removing.includes(notion))
    const { refuses, leans, aside } = referencesIn(sentence)
    const all = senses.some(
      ({ notion, places }) => notion === 'talk.all' && !places.every((place) => aside.has(place)),
    )
    if (takes && all) return 'all'
    return takes || (refuses && leans) ? 'some' : undefined
  },
)
