import type { StatsOfDay } from '#protocol'
import { LineChart } from '@mantine/charts'
import { ChartCard } from './chart-card.tsx'
import { sayDay } from './say-day.ts'

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

/** Milliseconds as people say them: 340 ms, 2.4 s, 1 min 20 s. */
function sayDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`
}
