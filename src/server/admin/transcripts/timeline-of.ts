import { timelineKinds, type HistoryEntry, type TimelineEntry, type TimelineKind } from '#protocol'
import type { TimelineNote } from '#store'

/** What comes first of the things that were saved at the same moment: the question before its answer. */
const order: readonly (TimelineKind | 'user')[] = [
  'user',
  'confirmation',
  'result',
  'policy',
  'usage',
  'noted',
  'fault',
  'message',
  'plan',
  'question',
  'outcome',
  'feedback',
]

/** Puts what was said and what was done into one line, in the order it happened. */
export function timelineOf(
  history: readonly HistoryEntry[],
  notes: readonly TimelineNote[],
  startedAt: number,
): TimelineEntry[] {
  const noted = notes.flatMap(({ at, note }) => {
    const { kind } = note as { kind?: string }
    return kind !== undefined && Object.hasOwn(timelineKinds, kind)
      ? [{ ...(note as object), at } as TimelineEntry]
      : []
  })
  const asked = new Set(
    noted.flatMap((entry) => (entry.kind === 'question' ? [`${entry.at} ${entry.message}`] : [])),
  )
  const said = history
    .map(({ at = startedAt, role, content, streamId, block, sources }): TimelineEntry => ({
      kind: 'message',
      at,
      role,
      content,
      ...(streamId !== undefined && { streamId }),
      ...(block && { block }),
      ...(sources && { sources }),
    }))
    // A question stands there as itself; its words need not stand there twice.
    .filter((entry) => !(entry.kind === 'message' && asked.has(`${entry.at} ${entry.content}`)))
  return [...said, ...noted].sort((a, b) => a.at - b.at || rank(a) - rank(b))
}

function rank(entry: TimelineEntry): number {
  return order.indexOf(entry.kind === 'message' && entry.role === 'user' ? 'user' : entry.kind)
}
