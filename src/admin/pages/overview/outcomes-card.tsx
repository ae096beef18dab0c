import type { Stats } from '#protocol'
import { Anchor, Group, Progress, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { NumbersRange } from '../../resources/use-numbers.ts'
import { outcomeLooks } from '../conversations/outcome-badge.tsx'
import { ChartCard } from './chart-card.tsx'

const shown = ['answered', 'completed', 'unanswered', 'failed', 'stopped'] as const

/** How requests ended, with the numbers beside. Each leads to the conversations it happened in. */
export function OutcomesCard(props: { siteId: string; totals: Stats['totals']; range: NumbersRange }) {
  const { siteId, totals, range } = props
  const sum = shown.reduce((all, name) => all + totals[name], 0)
  return (
    <ChartCard
      title="Outcomes"
      about={`How each request ended (${range.zone}). The counts stay when conversations are erased; a number opens those that are kept.`}
      empty={sum === 0}
    >
      <Stack gap="xs">
        {shown.map((name) => {
          const share = sum === 0 ? 0 : (100 * totals[name]) / sum
          const { label, color } = outcomeLooks[name]
          return (
            <div key={name}>
              <Group justify="space-between" gap="xs">
                <Text size="sm">{label}</Text>
                <Text size="sm">
                  <Anchor
                    component={Link}
                    to={`/sites/${siteId}/conversations?${new URLSearchParams({ outcome: name, ...range })}`}
                    fw={700}
                    c="inherit"
                    aria-label={`${label}: ${totals[name]}. Show the conversations.`}
                  >
                    {totals[name]}
                  </Anchor>{' '}
                  <Text span c="dimmed" inherit>
                    {Math.round(share)} %
                  </Text>
                </Text>
              </Group>
              <Progress
                value={share}
                color={color}
                size="sm"
                mt={4}
                aria-label={`${label}: ${Math.round(share)} %`}
              />
            </div>
          )
        })}
      </Stack>
    </ChartCard>
  )
}
