import { boundWords, foldLetters, type ConceptLanguage } from '#languages'
import { oncePerObject } from '#protocol'
import type { Meaning } from '../../meaning/meanings.ts'
import { relationIn } from '../../records/comparisons.ts'
import type { Slot } from '../slots.ts'

/** A field for the least or the most of something. */
export interface BoundedSlot {
  readonly slot: Slot
  readonly side: Side
  /** What is bounded: the least and the most of one thing share it. */
  readonly of: string
}

export type Side = 'least' | 'most'

/** The fields for the least and the most of something: "Min price", "Maximum mileage", "Price from" beside "Price to". */
export const boundedSlots: (slots: readonly Slot[]) => readonly BoundedSlot[] = oncePerObject(readBounded)

function readBounded(slots: readonly Slot[]): BoundedSlot[] {
  const open = slots.filter(takesFigure)
  return open.flatMap((slot): BoundedSlot[] => {
    const side = plainSide(slot) ?? sideOfOptions(slot) ?? pairedSide(slot, open)
    return side ? [{ slot, side, of: restOf(slot) }] : []
  })
}

function takesFigure({ purpose, thing, options }: Slot): boolean {
  if (options.length > 0) return options.some(({ option = '' }) => /\d/.test(option))
  return thing.kind !== 'slider' && (purpose === undefined || purpose === 'number' || purpose === 'amount')
}

/** What the first word says, a notion of the whole name, or the last word where a number is asked for. */
function plainSide(slot: Slot): Side | undefined {
  const [label] = slot.labels
  if (!label) return undefined
  const notions = new Set(
    label.senses.flatMap(({ notion, places }) =>
      places.includes(0) || places.includes(label.words.length - 1) ? [notion] : [],
    ),
  )
  if (notions.has('maximum') || notions.has('field.price-to')) return 'most'
  if (notions.has('minimum') || notions.has('field.price-from')) return 'least'
  const first = label.words[0]?.letters ?? ''
  if (names.most.has(first)) return 'most'
  if (names.least.has(first)) return 'least'
  // "Kilometerstand bis", "Year from": what a number is asked for by its last word.
  const last = label.words.length > 1 && isNumeric(slot) ? (label.words.at(-1)?.letters ?? '') : ''
  return ends.most.has(last) ? 'most' : ends.least.has(last) ? 'least' : undefined
}

/** What a list says by its options: "1 or more", "2 or more". */
function sideOfOptions({ options, language }: Slot): Side | undefined {
  const sides = options.flatMap(({ option = '', labels: [label] }) =>
    label && /\d/.test(option) ? [boundOf(option, label.words, language)] : [],
  )
  const [side] = sides
  return sides.length > 1 && sides.every((one) => one === side) ? side : undefined
}

function boundOf(option: string, words: Meaning['words'], language: ConceptLanguage): Side | undefined {
  const relation = /\d\s*\+/.test(option) ? 'atLeast' : relationIn(words, language)
  if (relation === undefined) return undefined
  return relation === 'atLeast' || relation === 'above' ? 'least' : 'most'
}

/** "From" and "Price (min)" say it only where the other end of the same stands beside them. */
function pairedSide(slot: Slot, slots: readonly Slot[]): Side | undefined {
  const own = endOf(slot)
  if (!own || slot.options.length > 0) return undefined
  const paired = slots.some((other) => {
    const end = other === slot || other.form !== slot.form ? undefined : endOf(other)
    return end !== undefined && end.side !== own.side && end.rest === own.rest
  })
  return paired && isNumeric(slot) ? own.side : undefined
}

function endOf({ labels, around }: Slot): { readonly side: Side; readonly rest: string } | undefined {
  const words = labels[0]?.words.map(({ letters }) => letters) ?? []
  const most = words.some((word) => ends.most.has(word))
  const least = words.some((word) => ends.least.has(word))
  if (most === least) return undefined
  return { side: most ? 'most' : 'least', rest: `${restOf({ labels })}\n${around[0]?.text ?? ''}` }
}

/** A name without the words that bound it. */
function restOf({ labels: [label] }: Pick<Slot, 'labels'>): string {
  const words = label?.words.map(({ letters }) => letters) ?? []
  return words.filter((word) => !ends.most.has(word) && !ends.least.has(word)).join(' ')
}

function isNumeric({ purpose, thing }: Slot): boolean {
  return (
    purpose === 'number' ||
    purpose === 'amount' ||
    thing.kind === 'spinbutton' ||
    thing.state.inputType === 'number'
  )
}

/** Page and visitor may speak different languages, and so may two pages of a site. */
function wordsOf(...kinds: readonly ('least' | 'most' | 'from' | 'to')[]): ReadonlySet<string> {
  return new Set(
    Object.entries(boundWords).flatMap(([language, words]) =>
      kinds.flatMap((kind) =>
        words[kind].split('|').map((word) => foldLetters(word, language as ConceptLanguage)),
      ),
    ),
  )
}

const names = { least: wordsOf('least'), most: wordsOf('most') }
const ends = { least: wordsOf('least', 'from'), most: wordsOf('most', 'to') }
