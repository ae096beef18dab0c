import { moveOf } from '../../plan/move.ts'
import { clausesOf } from '../../understand/clauses.ts'
import { saysOrder } from '../../understand/orders.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Deciding, Doing } from '../decision.ts'
import { doing } from '../doing.ts'
import { isNamed } from '../ranked/does-all-said.ts'
import { isSo, rankSingle } from '../ranked/single.ts'
import type { LineReading } from './search.ts'

/** A search after what is set ahead of it and before what is to be done with what was found; nothing where an order ahead of it is not understood. */
export function withRest(
  { lines, at, moves }: LineReading,
  sentence: Sentence,
  deciding: Deciding,
): Doing | undefined {
  const { scene, weights, parsePart } = deciding
  const end = sentence.text.lastIndexOf(lines[0] ?? '') + (lines[0]?.length ?? 0)
  const parts = clausesOf(sentence).map(({ text, at: start, end: stop }) => ({
    text,
    at: start,
    end: stop,
    part: parsePart(text),
  }))
  const ahead = parts.filter((clause) => clause.end <= at)
  const set = ahead.map(({ part }) => {
    const { meant } = rankSingle(part, scene, weights, 0)
    return meant.filter((one) => one.doable.use !== 'press' && isNamed(one, part)).slice(0, 1)
  })
  // "Only the unread ones" narrows a list, and is an order too.
  const wants = (part: Sentence) => saysOrder(part) || part.cues.some(({ name }) => name === 'only')
  if (ahead.some(({ part }, index) => set[index]?.length === 0 && wants(part))) return undefined
  const open = set.flat().filter((one) => !isSo(one))
  const first = open.map(({ doable, on }) => moveOf(doable, on))
  const then = parts.filter((clause) => clause.at >= end && saysOrder(clause.part))
  return { ...doing([...first, ...moves], sentence), todo: then.map(({ text }) => text) }
}
