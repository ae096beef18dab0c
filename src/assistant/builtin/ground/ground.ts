import { limits } from '#protocol'
import type { ElementKind } from './kind.ts'
import type { PageIndex, Thing } from './page-index.ts'
import { readPhrase, type Phrase } from './phrase.ts'
import { nthThing } from './nth-thing.ts'
import { isContrary, opposite } from './opposites.ts'
import { score, type Score } from './score.ts'

/** What a phrase was found to mean on a page. */
export type Grounding =
  /** `literal`: it was called by words of its own label, not only by others that can stand for them. */
  | { readonly kind: 'sure'; readonly thing: Thing; readonly literal: boolean }
  | { readonly kind: 'unsure'; readonly things: readonly Thing[] }
  | { readonly kind: 'none' }

export interface GroundOptions {
  /** The kinds the verb can be used on; other things are not looked at. */
  readonly kinds: readonly ElementKind[]
  /** Kinds that are likelier with this verb. */
  readonly preferred?: readonly ElementKind[]
  /** Kinds that only count when they are named as they are. */
  readonly literally?: readonly ElementKind[]
  /** No verb said that something is meant to be used: only what is named plainly counts. */
  readonly strict?: true
}

export interface Match extends Score {
  readonly thing: Thing
}

const sureTotal = 0.66
const strictTotal = 0.7
const sureCovered = 0.8
const maybeCovered = 0.45
const margin = 0.12
const mostChoices = 4

/**
 * Finds what a visitor named. Sure only when one thing answers well and no other comes near. What is longer than any
 * label names nothing, and is not held against all of them.
 */
export function ground(text: string, index: PageIndex, options: GroundOptions): Grounding {
  if (text.length > limits.labelCharacters) return { kind: 'none' }
  const phrase = readPhrase(text, index)
  const matches = rank(phrase, index, options)
  const [top] = matches
  if (!top?.exact) {
    const nth = nthThing(text, index, options)
    if (nth) return { kind: 'sure', thing: nth, literal: true }
  }
  if (!top) return { kind: 'none' }
  const rivals = distinct(
    matches.filter((match) => match.total > top.total - margin && !isOutdone(match, top, options)),
  )
  if (rivals.length === 1 && isSure(top, options)) {
    const contrary = top.exact ? undefined : opposite(top.thing, phrase, index)
    if (contrary) return { kind: 'unsure', things: [top.thing, contrary] }
    return { kind: 'sure', thing: top.thing, literal: top.literal }
  }
  const offered = likely(matches)
  return offered.length > 0 ? { kind: 'unsure', things: offered } : { kind: 'none' }
}

/** What may be meant: things that meet much of the phrase, or whose own label was said. The best four. */
export function likely(matches: readonly Match[]): Thing[] {
  const top = matches[0]?.total ?? 0
  const good = matches.filter(
    ({ total, covered, said }) =>
      said > 0.95 || (covered >= maybeCovered && total > top * 0.6) || (covered >= 0.2 && said >= 0.4),
  )
  return distinct(good)
    .slice(0, mostChoices)
    .map((match) => match.thing)
}

/** What is left to guess from: things that share at least something that tells with the phrase. */
export function barelyLikely(matches: readonly Match[]): Thing[] {
  const top = matches[0]?.total ?? 0
  const near = matches.filter(
    ({ total, covered, said }) => total >= top * 0.4 && (covered >= 0.25 || said >= 0.4),
  )
  return distinct(near)
    .slice(0, mostChoices)
    .map((match) => match.thing)
}

/** `Open the Heron` means the link of that name before a button that only mentions it. */
function isOutdone(match: Match, top: Match, { literally }: GroundOptions): boolean {
  return top.thing.kind === 'link' && match.said < top.said && literally?.includes(match.thing.kind) === true
}

function isSure(
  { thing, total, covered, said, literal, begins }: Match,
  { strict, literally }: GroundOptions,
): boolean {
  if (!literal && literally?.includes(thing.kind)) return false
  // Words that only stand for the label's words must stand for most of them.
  if (!literal && said < 0.6) return false
  if (strict && (total < strictTotal || !(said > 0.95 || begins))) return false
  return total >= sureTotal && covered >= sureCovered
}

/** Every thing that answers to the phrase at all, best first, page order among equals. */
export function rank(phrase: Phrase, index: PageIndex, options: GroundOptions): Match[] {
  return index.things
    .filter((thing) => options.kinds.includes(thing.kind) && !isContrary(phrase.text, thing))
    .map((thing) => {
      const found = score(phrase, thing, index)
      const total = found.total * fit(thing, phrase, options)
      return {
        thing,
        total,
        covered: found.covered,
        said: found.said,
        literal: found.literal,
        begins: found.begins,
        exact: found.exact,
      }
    })
    .filter((match) => match.total > 0)
    .sort((a, b) => b.total - a.total)
}

function fit(thing: Thing, phrase: Phrase, { preferred = [] }: GroundOptions): number {
  const asNamed = phrase.kinds.length === 0 || phrase.kinds.includes(thing.kind) ? 1 : 0.85
  const asUsual = preferred.length === 0 || preferred.includes(thing.kind) ? 1 : 0.88
  return asNamed * asUsual
}

/** Links to one place under one name are one thing, wherever they stand. */
export function distinct(matches: readonly Match[]): Match[] {
  const seen = new Set<string>()
  return matches.filter(({ thing }) => {
    if (thing.element.href === undefined) return true
    const key = `${thing.folded} ${thing.element.href}`
    return !seen.has(key) && seen.add(key)
  })
}
