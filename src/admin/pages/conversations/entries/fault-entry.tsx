import type { TimelineEntry } from '#protocol'
import { Text } from '@mantine/core'
import { Line } from './line.tsx'

/** Something of ours or the model's that failed. The visitor read a plain sentence instead. */
export function FaultEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'fault' }> }) {
  return (
    <Line icon="warning" color="red" at={entry.at} title={<b>A fault</b>}>
      <Text size="sm" c="dimmed" className="wrap-anywhere">
        {entry.reason}
      </Text>
    </Line>
  )
}
