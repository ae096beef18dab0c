import type { TimelineEntry } from '#protocol'
import { Text } from '@mantine/core'
import { Line } from './line.tsx'

/** What the model wrote down for itself. The visitor never saw it. */
export function NotedEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'noted' }> }) {
  return (
    <Line icon="audit" at={entry.at} title="Noted for itself; the visitor did not see it">
      <Text size="sm" c="dimmed" className="wrap-anywhere">
        {entry.text}
      </Text>
    </Line>
  )
}
