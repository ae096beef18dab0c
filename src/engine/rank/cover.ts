import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'

/** By what a word of a label meets a word of the sentence, the surest first. */
export const levels = ['word', 'same', 'near', 'far'] as const
export type Level = 0 | 1 | 2 | 3

/** What a text and a sentence have in common. */
export interface Cover {
  /** How much of the text was said, up to each level. */
  readonly label: readonly [number, number, number, number]
  /** Which words of the sentence are met, and by what at best. */
  readonly met: ReadonlyMap<number, Level>
}

const levelOf = { same: 1, near: 2, far: 3 } as const

/** Holds a text against a sentence. */
export function cover(
  sentence: Sentence,
  { words, senses }: Meaning,
  rarity: (stem: string) => number,
): Cover {
  const met = new Map<number, Level>()
  const meet = (places: readonly number[], level: Level) => {
    for (const place of places) if (level < (met.get(place) ?? 4)) met.set(place, level)
  }
  const own: (Level | undefined)[] = words.map(({ stem, letters }) => {
    const places = sentence.places.get(stem) ?? sentence.places.get(letters)
    if (!places) return undefined
    meet(places, 0)
    return 0
  })
  for (const { notion, places } of senses) {
    const reached = sentence.reach.get(notion)
    if (!reached || reached.opposite) continue
    const level = levelOf[reached.distance]
    meet(reached.places, level)
    for (const place of places) if (level < (own[place] ?? 4)) own[place] = level
  }
  const label: [number, number, number, number] = [0, 0, 0, 0]
  const telling = words.some(({ content }) => content)
  let whole = 0
  for (const [place, { content, stem }] of words.entries()) {
    if (telling && !content) continue
    const weight = rarity(stem)
    whole += weight
    const level = own[place]
    if (level !== undefined) for (let at = level; at < 4; at++) label[at]! += weight
  }
  return {
    label: whole === 0 ? [0, 0, 0, 0] : (label.map((sum) => sum / whole) as [number, number, number, number]),
    met,
  }
}

/** How much of the sentence is met, up to each level, by its weight. */
export function saidShare(
  sentence: Sentence,
  met: ReadonlyMap<number, Level>,
): [number, number, number, number] {
  const shares: [number, number, number, number] = [0, 0, 0, 0]
  let whole = 0
  for (const [place, weight] of sentence.weights.entries()) {
    whole += weight
    const level = met.get(place)
    if (level !== undefined) for (let at = level; at < 4; at++) shares[at]! += weight
  }
  return whole === 0 ? shares : (shares.map((sum) => sum / whole) as [number, number, number, number])
}
