import type { TimelineEntry } from '#protocol'
import { Line } from './line.tsx'

/** What the visitor decided. */
export function ConfirmationEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'confirmation' }> }) {
  return entry.confirmed ? (
    <Line icon="check" color="teal" at={entry.at} title="The visitor agreed" />
  ) : (
    <Line icon="cross" color="orange" at={entry.at} title="The visitor said no" />
  )
}
