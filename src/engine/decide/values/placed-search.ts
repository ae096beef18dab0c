import type { CueName } from '#languages'
import type { Scene } from '../../candidates/scene.ts'
import { slotsOf, type Slot } from '../../fill/slots.ts'
import { moveOf, writing } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isTelling } from '../../understand/telling.ts'
import type { Cue } from '../../words/cues.ts'
import { isSeeking, type LineReading } from './search.ts'

/** "Nursing jobs in Austin": a form that asks what and where takes both, where the sentence speaks of it. */
export function readPlaced(sentence: Sentence, scene: Scene): LineReading | undefined {
  const { words, cues, weights, text, values } = sentence
  // Who says where each value goes, or gives an address, speaks of no search.
  if (cues.some(({ name }) => placing.has(name)) || values.some(({ kind }) => valued.has(kind)))
    return undefined
  const slots = slotsOf(scene).filter(({ thing, options }) => thing.use === 'write' && options.length === 0)
  const where = slots.find((slot) => isPlaceSlot(slot))
  const what = slots.find(({ form, purpose }) => form === where?.form && !placed.has(purpose ?? ''))
  const form = where?.thing.form === undefined ? undefined : scene.view.forms[where.thing.form]
  const button = scene.doables.find(({ thing }) => thing.id === form?.submits.at(-1)?.id)
  const place = placeCue(sentence)
  if (!where || !what || what === where || form?.fields.length !== 2 || !button || !place) return undefined
  const topic = [...button.labels, ...what.labels].flatMap((label) =>
    Array.from(cover(sentence, label, scene.rarity).met.keys()),
  )
  const seeks = cues.some((cue) => cue.to <= place.from && isSeeking(cue, sentence))
  if (!seeks && !topic.some((at) => at < place.from && isTelling(weights[at]))) return undefined
  const told = [...words.keys()].filter((at) => at < place.from && (weights[at] ?? 0) > 0)
  const own = told.filter((at) => !topic.includes(at) && !sentence.leading[at] && !isSought(at, cues))
  const [first, last, town] = [words[own[0] ?? -1], words[own.at(-1) ?? -1], words[place.to]]
  if (!first || !last || !town) return undefined
  const query = text.slice(first.at, last.end)
  const city = text.slice(town.at, cityEnd(place.to, sentence)).replace(/[.!?\s]+$/u, '')
  const moves = [
    writing(what.thing, query, what.thing.name),
    writing(where.thing, city, where.thing.name),
    moveOf(button, true),
  ]
  return { lines: [query], slot: what, named: true, sure: true, at: 0, moves }
}

const placing = new Set<CueName>(['put', 'press', 'note'])
const valued = new Set<string>(['email', 'money'])
const placed = new Set<string>(['city', 'region', 'country', 'postal-code'])

function isPlaceSlot({ purpose, labels }: Slot): boolean {
  const speaks = labels.some(({ senses }) =>
    senses.some(({ notion }) => /^(?:place|city|field\.(?:city|destination))$/.test(notion)),
  )
  return placed.has(purpose ?? '') || speaks
}

function isSought(place: number, cues: readonly Cue[]): boolean {
  return cues.some(
    ({ name, from, to }) => (name === 'find' || name === 'seek') && from <= place && place < to,
  )
}

/** The small word before a town: "in", or one that says that it is near. */
function placeCue({
  cues,
  words,
  senses,
}: Sentence): { readonly from: number; readonly to: number } | undefined {
  const inside = cues.findLast(({ name, to }) => name === 'into' && to < words.length)
  const near = senses.find(
    ({ notion, places }) =>
      notion === 'search.near-me' && /^\p{Lu}/u.test(words[Math.max(...places) + 1]?.text ?? ''),
  )
  return near ? { from: Math.min(...near.places), to: Math.max(...near.places) + 1 } : inside
}

/** A town goes on to the end of its clause, without what is said by the way: "… instead". */
function cityEnd(first: number, sentence: Sentence): number {
  const { words, cues, text } = sentence
  const clause = clausesOf(sentence).find(({ end }) => end > (words[first]?.at ?? 0))
  const aside = cues.find(({ name, from }) => byTheWay.has(name) && from > first)
  return Math.min(clause?.end ?? text.length, words[aside?.from ?? -1]?.at ?? text.length)
}

const byTheWay = new Set<CueName>(['instead', 'filler'])
