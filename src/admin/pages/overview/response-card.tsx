import type { StatsOfDay } from '#protocol'
import { LineChart } from '@mantine/charts'
import { ChartCard } from './chart-card.tsx'
import { sayDay } from './say-day.ts'
import { sayDuration } from './say-duration.ts'

/** How long visitors waited for a whole reply. */
export function ResponseCard({ days, zone }: { days: readonly StatsOfDay[]; zone: string }) {
  const data = days.map(({ day, responseMs }) => ({ day: sayDay(day), 'Time to a reply': responseMs }))
  return (
    <ChartCard
      title="Time to a reply"
      about={`From a message to the end of the first reply, on average, by day (${zone})`}
      empty={days.every(({ responseMs }) => responseMs === null)}
    >
      <LineChart
        h={220}
        data={data}
        dataKey="day"
        connectNulls
        tickLine="none"
        gridAxis="x"
        valueFormatter={sayDuration}
        series={[{ name: 'Time to a reply', color: 'ink.6' }]}
        yAxisProps={{ width: 72 }}
      />
    </ChartCard>
  )
}
