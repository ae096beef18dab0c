import type { TimelineEntry } from '#protocol'
import { Divider } from '@mantine/core'
import { OutcomeBadge } from '../outcome-badge.tsx'

/** The end of a turn. */
export function OutcomeEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'outcome' }> }) {
  return (
    <Divider
      label={<OutcomeBadge outcome={entry.outcome} />}
      labelPosition="center"
      color="var(--dashboard-line)"
    />
  )
}
