import type { NumbersOfDay } from '#protocol'
import { BarChart } from '@mantine/charts'
import { ChartCard } from './chart-card.tsx'
import { sayDay } from './say-day.ts'

/** Conversations and messages, day by day. */
export function ActivityCard({ days, zone }: { days: readonly NumbersOfDay[]; zone: string }) {
  const data = days.map(({ day, conversations, messages }) => ({
    day: sayDay(day),
    Conversations: conversations,
    Messages: messages,
  }))
  return (
    <ChartCard
      title="Activity"
      about={`Conversations by the day they began (${zone}), and what visitors wrote in them`}
      empty={days.every(({ messages }) => messages === 0)}
    >
      <BarChart
        h={220}
        data={data}
        dataKey="day"
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        tickLine="none"
        gridAxis="x"
        barProps={{ radius: 3, maxBarSize: 22 }}
        series={[
          { name: 'Conversations', color: 'ink.6' },
          { name: 'Messages', color: 'ink.3' },
        ]}
        yAxisProps={{ width: 34, allowDecimals: false }}
      />
    </ChartCard>
  )
}
