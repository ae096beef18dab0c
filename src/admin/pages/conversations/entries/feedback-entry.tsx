import type { TimelineEntry } from '#protocol'
import { Text } from '@mantine/core'
import { sayReason } from '../../../choices/rating-reasons.ts'
import { Line } from './line.tsx'

/** What the visitor thought of a reply. */
export function FeedbackEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'feedback' }> }) {
  const good = entry.value === 'up'
  return (
    <Line
      icon={good ? 'up' : 'down'}
      color={good ? 'teal' : 'orange'}
      at={entry.at}
      title={good ? 'The visitor found this helpful' : 'The visitor did not find this helpful'}
    >
      {entry.reason && (
        <Text size="sm" className="wrap-anywhere">
          {sayReason(entry.reason)}
        </Text>
      )}
      {entry.comment && (
        <Text size="sm" className="wrap-anywhere">
          “{entry.comment}”
        </Text>
      )}
    </Line>
  )
}
