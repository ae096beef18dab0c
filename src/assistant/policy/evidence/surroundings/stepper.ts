import type { PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { isMarkedAsDeed } from './marked-deed.ts'
import { isSentLater } from './sent-later.ts'

/** Plus, minus, "Increase quantity": makes more or less of something that is only counted. */
export function isStepper(thing: Thing, page: PageContext): boolean {
  const { use, names, state } = thing
  if (use !== 'press' || names.length === 0 || state.submits || state.href !== undefined) return false
  return names.every(saysStep) && isCounted(thing, page) && !isMarkedAsDeed(thing)
}

function saysStep(name: string): boolean {
  if (sign.test(name.trim())) return true
  const line = lineOf(name)
  return vocabulary.steps.begins(line) && (isStep(line) || vocabulary.quantities.has(line))
}

function isStep(line: string): boolean {
  return isCoveredBy(line, [vocabulary.steps])
}

const sign = /^[+＋−–-]$/u

/** As `isCounted`; under nothing at all, "Increase" is taken for a quantity, too. */
export function countsPieces(thing: Thing, page: PageContext): boolean {
  const isAlone = (thing.path.at(-1) ?? '') === '' && thing.record === undefined
  return isAlone || isCounted(thing, page)
}

/**
 * Whether what is stepped is how many of something, for how many, or how large it is shown: its names, its title or the
 * field beside it say so, or a number stands there that goes into the cart. What nothing is known of counts as none.
 */
function isCounted(thing: Thing, page: PageContext): boolean {
  const { names, path, column } = thing
  const words = [...names, path.at(-1) ?? '', column ?? '', ...fieldsBeside(thing, page)].map(lineOf)
  if (words.some((line) => heavy.some((weights) => weights.has(line)))) return false
  if (words.some((line) => vocabulary.quantities.has(line) || vocabulary.cart.has(line))) return true
  return hasNumberBeside(thing, page) && (isSold(thing, page) || isSentLater(thing, page))
}

const heavy = [vocabulary.sums, vocabulary.machines, vocabulary.access, vocabulary.law, vocabulary.spends]

/** Names of the fields for a number right before or after it. */
function fieldsBeside(thing: Thing, page: PageContext): string[] {
  const { things } = viewOf(page)
  const at = things.indexOf(thing)
  return [things[at - 1], things[at + 1]].flatMap((other) =>
    other && isNumberField(other) && other.record === thing.record ? other.names : [],
  )
}

function isNumberField({ kind, state, use }: Thing): boolean {
  return (
    kind === 'spinbutton' ||
    (use === 'write' && (/^\d{1,3}$/.test(state.value ?? '') || state.inputType === 'number'))
  )
}

/** A small number, in a field or as a text, among the lines next to it. */
function hasNumberBeside({ line }: Thing, page: PageContext): boolean {
  const { lines } = viewOf(page)
  return lines
    .slice(Math.max(0, line - 2), line + 3)
    .some(({ text, kind, state }) => kind === 'spinbutton' || /^\d{1,3}$/.test((state.value ?? text).trim()))
}

/** In a list of what has a price, or beside what puts it into the cart. */
function isSold({ record }: Thing, page: PageContext): boolean {
  const { records, things } = viewOf(page)
  if (record !== undefined) return (records[record]?.amounts.length ?? 0) > 0
  return things.some(({ use, name }) => use === 'press' && vocabulary.cart.has(lineOf(name)))
}
