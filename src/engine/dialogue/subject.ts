import { limits } from '#protocol'
import type { Decision } from '../decide/decision.ts'
import { itemsOf, type Item } from '../records/item.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import type { Memory } from './memory.ts'
import type { ReplyContext } from './reply-context.ts'

/** What was last spoken of on a page: what "it" and "the second one" mean. */
export interface Subject {
  readonly url: string | undefined
  /** What was said of it. */
  readonly asked: string
  /** The things alike that were told of, in the order in which they were shown. */
  readonly titles: readonly string[]
}

/** What a decision makes the subject of the next sentence; what was spoken of before, where it speaks of nothing alike. */
export function subjectOf(
  decision: Decision,
  { text }: Sentence,
  { memory, scene, view }: ReplyContext,
): Pick<Memory, 'subject'> {
  const items = scene ? itemsOf(scene.view) : []
  const told = itemsIn(decision, items)
  const titles = told.slice(0, limits.blockItems).map(({ title }) => title)
  if (titles.length > 0 || decision.kind === 'tell')
    return { subject: { url: view.page?.url, asked: text.slice(0, following.keptLetters), titles } }
  return memory.subject ? { subject: memory.subject } : {}
}

function itemsIn(decision: Decision, items: readonly Item[]): readonly Item[] {
  if (decision.kind === 'show') return decision.selection.items
  if (decision.kind === 'tell') {
    const { line, text } = decision.unit
    const own = items.filter((item) => item.parts.some((part) => part.line === line))
    return own.length > 1 ? own.filter(({ title }) => text.includes(title)) : own
  }
  if (decision.kind !== 'do') return []
  const touched = new Set(decision.moves.map(({ elementId }) => elementId))
  return items.filter(({ things }) => things.some(({ id }) => touched.has(id)))
}
