import type { TimelineEntry } from '#protocol'
import { Text } from '@mantine/core'
import { Line } from './line.tsx'

/** What the visitor was asked before it went on. */
export function QuestionEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'question' }> }) {
  return (
    <Line icon="ask" color="grape" at={entry.at} page={entry.page} title={<b>Asked the visitor first</b>}>
      <Text size="sm" className="wrap-anywhere" style={{ whiteSpace: 'pre-wrap' }}>
        {entry.message}
      </Text>
      <Text size="xs" c="dimmed">
        {entry.confirmLabel} / {entry.cancelLabel}
      </Text>
    </Line>
  )
}
