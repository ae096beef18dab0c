import type { Stats } from '#protocol'
import { Group, Progress, Stack, Text } from '@mantine/core'
import { outcomeLooks } from '../conversations/outcome-badge.tsx'
import { ChartCard } from './chart-card.tsx'

const shown = ['answered', 'completed', 'unanswered', 'failed', 'stopped'] as const

/** How the turns ended, with the numbers beside. */
export function OutcomesCard({ totals, zone }: { totals: Stats['totals']; zone: string }) {
  const sum = shown.reduce((all, name) => all + totals[name], 0)
  return (
    <ChartCard
      title="Outcomes"
      about={`How requests ended, each of them counted (${zone}); also of conversations that are no longer kept`}
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
                  <b>{totals[name]}</b>{' '}
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
