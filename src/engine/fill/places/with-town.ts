import type { Sentence } from '../../understand/sentence.ts'
import type { Extent } from '../../understand/extent.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { spansIn } from '../names/spans.ts'

const towns = /^(?:field\.city|city|town-village)$/
const lines: ReadonlySet<string> = new Set(['postal-code', 'city'])

/** "9 Mill Row, 81543 Munich": a field for a postcode and a town takes both, and one for a whole address all of it. */
export function withTown(filling: Filling, sentence: Sentence, slots: readonly Slot[]): Filling {
  const { slot, option } = filling
  if (option || (!takesLine(slot) && !takesAddress(slot, slots))) return filling
  const { text, values } = sentence
  const parts: Extent[] = [
    ...values.filter(({ kind }) => kind === 'postcode'),
    ...spansIn(sentence).filter(({ kind }) => kind === 'city'),
  ]
  let { at, end } = filling
  if (text.slice(at, end) !== filling.value) return filling
  for (let grown = true; grown;) {
    grown = false
    for (const part of parts) {
      if (part.at >= end && beside.test(text.slice(end, part.at))) {
        end = part.end
        grown = true
      } else if (takesLine(slot) && part.end <= at && beside.test(text.slice(part.end, at))) {
        at = part.at
        grown = true
      }
    }
  }
  return { ...filling, at, end, value: text.slice(at, end) }
}

const beside = /^,? $/

/** "Postcode and town" */
function takesLine({ purpose, labels }: Slot): boolean {
  const notions = labels.flatMap(({ senses }) => senses.map(({ notion }) => notion))
  return (
    lines.has(purpose ?? '') &&
    notions.includes('field.postcode') &&
    notions.some((notion) => towns.test(notion))
  )
}

/** A field for a street in a form that asks for no town. */
function takesAddress({ purpose, form }: Slot, slots: readonly Slot[]): boolean {
  return purpose === 'street' && !slots.some((other) => other.form === form && lines.has(other.purpose ?? ''))
}
