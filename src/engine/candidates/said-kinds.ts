import type { Thing } from '#assistant'
import type { Sentence } from '../understand/sentence.ts'
import { ordinal } from '../words/cues.ts'

/** A thing that is spoken of by what sort it is and which of them: "the second checkbox", "the slider". */
export interface SaidKind {
  /** Everything of that sort, in page order. */
  readonly things: readonly Thing[]
  /** The one that is meant, where that is clear. */
  readonly thing: Thing | undefined
  /** Whether its place was said: "the third", "the last". */
  readonly counted: boolean
  /** The words that say so. */
  readonly places: readonly number[]
}

const ofKind = (...kinds: readonly string[]) => {
  const set = new Set(kinds)
  return ({ kind }: Thing) => set.has(kind)
}

/** What the words for parts of a page stand for. */
const sorts: Readonly<Record<string, (thing: Thing) => boolean>> = {
  button: ofKind('button'),
  link: ofKind('link', 'clickable'),
  'tab-page': ofKind('tab'),
  checkbox: ofKind('checkbox', 'switch'),
  'radio-button': ofKind('radio'),
  dropdown: ({ use }) => use === 'choose',
  'input-field': ({ use }) => use === 'write',
  'toggle-switch': ofKind('switch'),
  slider: ofKind('slider'),
  'number-field': ofKind('spinbutton'),
}

const maxBefore = 2

/** The things that a sentence speaks of by their sort, in its order. */
export function saidKinds(sentence: Sentence, all: readonly Thing[]): SaidKind[] {
  const { senses, words, cues, language } = sentence
  const named = senses.filter(({ notion }) => Object.hasOwn(sorts, notion))
  const found = named
    .filter((one) => !named.some((other) => isInside(one.places, other.places)))
    .map(({ notion, places }) => {
      const things = all.filter((thing) => !thing.state.disabled && sorts[notion]?.(thing))
      const first = Math.min(...places)
      // The parts of "the third input text box" stand side by side.
      const before = [...words.keys()].filter((place) => place < first && first - place <= maxBefore)
      const place = before.findLast((one) => ordinal(words[one]?.letters ?? '', language) !== undefined)
      const nth = place === undefined ? undefined : ordinal(words[place]?.letters ?? '', language)
      const last = cues.find(({ name, from }) => name === 'last' && before.includes(from))
      const counted = nth !== undefined || last !== undefined
      const only = things.length === 1 ? things[0] : undefined
      const thing = last ? things.at(-1) : nth === undefined ? only : things[nth - 1]
      const own = [...places, ...(place === undefined ? [] : [place]), ...(last ? [last.from] : [])]
      return { things, thing, counted, places: own }
    })
    .filter(({ things }) => things.length > 0)
  const seen = new Set<string>()
  return found
    .sort((one, other) => Math.min(...one.places) - Math.min(...other.places))
    .filter(({ places }) => !seen.has(places.join()) && seen.add(places.join()))
}

function isInside(places: readonly number[], others: readonly number[]): boolean {
  return others.length > places.length && places.every((place) => others.includes(place))
}
