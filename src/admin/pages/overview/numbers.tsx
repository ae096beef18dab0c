import type { Stats } from '#protocol'
import { Card, SimpleGrid, Text } from '@mantine/core'
import { sayDuration } from './say-duration.ts'

type Totals = Stats['totals']

const whole = new Intl.NumberFormat()

/** The four numbers of the time span. */
export function Numbers({ totals }: { totals: Totals }) {
  const rated = totals.thumbsUp + totals.thumbsDown
  const ratings =
    rated === 0
      ? 'no ratings yet'
      : `${Math.round((100 * totals.thumbsUp) / rated)} % of ${whole.format(rated)} ratings good`
  const messages = totals.messages === 1 ? '1 message' : `${whole.format(totals.messages)} messages`
  const shown: readonly { label: string; value: string; note: string }[] = [
    {
      label: 'Conversations',
      value: whole.format(totals.sessions),
      note: `${messages}, ${ratings}`,
    },
    {
      label: 'Tasks done',
      value: whole.format(totals.completed),
      note: `${whole.format(totals.failed)} failed, ${whole.format(totals.stopped)} stopped`,
    },
    {
      label: 'Without an answer',
      value: whole.format(totals.unanswered),
      note: `${whole.format(totals.answered)} answered`,
    },
    {
      label: 'Time to a reply',
      value: totals.responseMs === null ? '–' : sayDuration(totals.responseMs),
      note: 'on average',
    },
  ]
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {shown.map(({ label, value, note }) => (
        <Card key={label} padding="md">
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <Text fz={28} fw={650} lh={1.3}>
            {value}
          </Text>
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
