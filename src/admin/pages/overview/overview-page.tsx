import { SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useStats } from '../../resources/use-stats.ts'
import { Page } from '../../shell/page.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { ActivityCard } from './activity-card.tsx'
import { LiveCard } from './live-card.tsx'
import { ModelWarning } from './model-warning.tsx'
import { Numbers } from './numbers.tsx'
import { OutcomesCard } from './outcomes-card.tsx'
import { RangeSelect, rangeOf, type RangeName } from './range-select.tsx'
import { ResponseCard } from './response-card.tsx'
import { UnansweredCard } from './unanswered-card.tsx'

/** Is it installed and live, what did it do this week, what could it not answer. */
export function OverviewPage() {
  const { site } = useCurrentSite()
  const [name, setName] = useState<RangeName>('7')
  const range = rangeOf(name, Date.now())
  const query = useStats(site.id, range)
  return (
    <Page title="Overview" action={<RangeSelect value={name} onChange={setName} />}>
      <ModelWarning />
      <LiveCard />
      <Loaded query={query} waiting={<Waiting rows={3} height={120} />}>
        {(stats) => (
          <Stack>
            <Numbers totals={stats.totals} />
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <ActivityCard days={stats.days} />
              <OutcomesCard totals={stats.totals} />
              <UnansweredCard siteId={site.id} range={range} />
              <ResponseCard days={stats.days} />
            </SimpleGrid>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
