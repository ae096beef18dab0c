import type { TimelineEntry } from '#protocol'
import { Text } from '@mantine/core'

const whole = new Intl.NumberFormat()

/** What a step of the model took. */
export function UsageEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'usage' }> }) {
  return (
    <Text size="xs" c="dimmed" ps={38}>
      {entry.model}: {whole.format(entry.inputTokens)} tokens in
      {entry.cachedTokens ? ` (${whole.format(entry.cachedTokens)} of them cached)` : ''},{' '}
      {whole.format(entry.outputTokens)} out
    </Text>
  )
}
