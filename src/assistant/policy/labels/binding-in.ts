import { isCoveredBy, restOf } from './covered.ts'
import { readings } from './readings.ts'
import { vocabulary } from './vocabulary.ts'

/**
 * What a label binds the visitor to: something is lost, money or an order is settled, or something else that counts is
 * done in their name. Undefined where it says none of these.
 */
export type Bond = 'destructive' | 'final' | 'binding'

const bonds: readonly Bond[] = ['destructive', 'final', 'binding']

/** The strongest bond that a label speaks of, in any language we have words for and however it is spelled. */
export function bondIn(label: string | undefined): Bond | undefined {
  if (!label?.trim()) return undefined
  const lines = readings(label)
  const found = bonds.find((bond) =>
    lines.some((line) => vocabulary[bond].has(line) && (!isMeantOtherwise(line) || saysMore(bond, line))),
  )
  if (found) return found
  // "PAYNOW", "Del ete": the blanks are elsewhere than they belong.
  const torn = bonds.find((bond) =>
    lines.some((line) => vocabulary[bond].is(line) && !isMeantOtherwise(line)),
  )
  if (torn) return torn
  const orders = lines.filter((line) => !isMeantOtherwise(line)).flatMap(ordersIn)
  return orders.some((line) => isCoveredBy(line, [vocabulary.wholeBinding])) ? 'binding' : undefined
}

/** A label as it stands, and what it orders one after the other: "Print and ship". */
function ordersIn(line: string): string[] {
  const orders = [line]
  let from = 0
  for (const [start, end] of vocabulary.ands.spans(line)) {
    // Only between words, and no single letter, which is another word elsewhere: "Leave a review".
    if (line[start] !== ' ' || end - start < 4) continue
    orders.push(`${line.slice(from, start)} `, line.slice(end - 1))
    from = end - 1
  }
  return orders
}

/** "Log in as": what binds has an innocent phrase in it, and goes on. */
function saysMore(bond: Bond, line: string): boolean {
  const innocent = vocabulary.innocent.spans(line)
  return vocabulary[bond]
    .spans(line)
    .some(([from, to]) =>
      innocent.some(([start, end]) => from <= start && end <= to && end - start < to - from),
    )
}

/** "Order history", "Remove filter: red": the whole label is a phrase that means something else. */
export function isMeantOtherwise(line: string): boolean {
  // "Clear all filters" clears filters.
  const some = ` ${restOf(line, vocabulary.every)} `
  return isInnocent(line) || (some.length < line.length && isInnocent(some))
}

function isInnocent(line: string): boolean {
  if (isCoveredBy(line, [vocabulary.innocent])) return true
  if (isCoveredBy(line, [vocabulary.innocent, vocabulary.harmless, vocabulary.reveals]))
    return vocabulary.innocent.has(line)
  const [narrowing] = vocabulary.innocent.spans(line)
  if (!narrowing || !vocabulary.filter.has(` ${line.slice(...narrowing)} `)) return false
  const rest = ` ${line.slice(0, narrowing[0])} ${line.slice(narrowing[1])} `
  return !bonds.some((bond) => vocabulary[bond].has(rest))
}
