import { SimpleGrid, Stack } from '@mantine/core'
import { Loaded } from '../../parts/loaded.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useNumbers } from '../../resources/use-numbers.ts'
import { useStats } from '../../resources/use-stats.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { ActivityCard } from './activity-card.tsx'
import { LiveCard } from './live-card.tsx'
import { ModelWarning } from './model-warning.tsx'
import { Numbers } from './numbers.tsx'
import { OutcomesCard } from './outcomes-card.tsx'
import { RangeSelect } from './range-select.tsx'
import { ResponseCard } from './response-card.tsx'
import { UnansweredCard } from './unanswered-card.tsx'
import { useRange } from './use-range.ts'

/** Is it installed and live, what did it do this week, what could it not answer. */
export function OverviewPage() {
  const { site } = useCurrentSite()
  const [range, setRange] = useRange()
  const numbers = useNumbers(site.id, range)
  const query = useStats(site.id, range)
  return (
    <PageLayout title="Overview" action={<RangeSelect value={range} onChange={setRange} />}>
      <ModelWarning />
      <LiveCard />
      <Loaded query={numbers} waiting={<Waiting rows={2} height={120} />}>
        {({ totals, days }) => (
          <Stack>
            <Numbers siteId={site.id} totals={totals} range={range} />
            <ActivityCard days={days} zone={range.zone} />
          </Stack>
        )}
      </Loaded>
      <Loaded query={query} waiting={<Waiting rows={1} height={120} />}>
        {(stats) => (
          <Stack>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <OutcomesCard siteId={site.id} totals={stats.totals} range={range} />
              <UnansweredCard siteId={site.id} range={range} />
            </SimpleGrid>
            <ResponseCard days={stats.days} zone={range.zone} />
          </Stack>
        )}
      </Loaded>
    </PageLayout>
  )
}
